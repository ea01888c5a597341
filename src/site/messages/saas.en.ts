import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './saas.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'The listening app',
  description:
    'A score from 1 to 15 with its trends, psychosocial-risk alerts, the DUERP as PDF or CSV, and a public rule of anonymity. Thirty-day trial, support included.',
  hero: {
    eyebrow: 'The app, by licence',
    title: 'Know how your teams are, without knowing who said what',
    intro:
      'A score from 1 to 15 and its trends, signals when a group slips, and a risk document that stays up to date. From {price} excl. VAT per employee per month, with a thirty-day trial.',
    quote: 'Ask for a quote',
    demo: 'See the demonstration',
  },
  demo: {
    eyebrow: 'The product, not a screenshot',
    title: 'Read the results as HR reads them',
    intro:
      'An invented company, six months of invented answers, and the real rules. Change whose eyes you look through, choose a group, then let somebody fall silent: nothing moves. Let them leave: two teams disappear.',
  },
  attack: {
    eyebrow: 'Your turn to try',
    title: 'You want to know what Camille answered',
    intro:
      'You manage her, you know the method and who is in which team. Camille works at the Front desk; she answered one week, went on leave, then left the company. Four ways to go about it, and what the product says to each.',
  },
  features: {
    title: 'What the app does',
    score: {
      title: 'One score, one formula',
      text: 'Each answer goes from 1 to 5. We take the mean and lay it on a scale from 1 to 15: all lowest gives 1, all in the middle 8, all highest 15. Each person counts once, whether they answered one time or five, and one week moves their number by two points only.',
    },
    trends: {
      title: 'Trends over 7 and 30 days',
      text: 'The last closed week against the one before; the last four against the four before. People who come and go do not move them. If the change may be chance, the screen says “stable”.',
    },
    alerts: {
      title: 'Psychosocial-risk alerts',
      text: 'A drop that lasts, a low level that its margin confirms, a company that falls silent: a signal to examine goes to HR, the prevention lead and the works council, together. Never about one person.',
    },
    duerp: {
      title: 'The DUERP, as PDF and CSV',
      text: 'Work units, risks, ratings, action plan, opinion of the works council. Psychosocial risks carry the indicator frozen at the date of the version. The indicator proposes; a person decides.',
    },
    space: {
      title: 'A closed space for each company',
      text: 'HR adds employees one by one or from a file. People sign in through a link sent by e-mail: there is no password to remember.',
    },
    support: {
      title: 'Support included',
      text: 'Getting started, questions, preparing the works-council meeting: someone answers, in French or in English, at no extra cost.',
    },
  },
  anonymity: {
    eyebrow: 'The rule',
    title: 'The promise of anonymity, and its limits',
    rules: {
      threshold: {
        title: '{least, plural, =10 {Ten listed, or nothing} other {# listed, or nothing}}',
        text: 'Under {least} people on the quarter’s list no figure appears. The employer’s list decides it, never the answers of a group; if less than half of the company takes part, all of it is silent. A company may raise this threshold; the software refuses to lower it.',
      },
      remainder: {
        title: 'No subtraction',
        text: 'A group is not published if, by taking it away from a larger one, anyone could work out the few people who remain.',
      },
      closed: {
        title: 'Closed weeks',
        text: 'Figures appear on Monday morning, then never move again. Between two lists nobody’s coming or going changes them: there is no needle to watch when a colleague leaves.',
      },
      blurred: {
        title: 'Blurred values, and their margin',
        text: 'They are rounded, and blurred by secret terms whose margin stands beside them. In a small team it is wide: read changes there, not levels.',
      },
      silence: {
        title: 'The right to say nothing',
        text: 'No one sees who answered, or who stopped: without an answer the last number stays. Reminders go to everybody in the same way, in working hours, and anyone may refuse them.',
      },
      separate: {
        title: 'A separate database',
        text: 'Answers are kept under a pseudonym in a second database, which the HR space has no way to open.',
      },
    },
    limits:
      'No method removes every risk: the figure of a group always says a little about its members, and a lasting change of one person can be noticed by somebody who knew everything about the others. That is why the rule is public, with what it does not promise, and tried against a simulated employer with each version of the software.',
    noInference:
      'Nothing is inferred from voice, face or typing, as the European AI Act requires (art. 5(1)(f)).',
  },
  week: {
    eyebrow: 'Getting started',
    title: 'A week to open, five to hear',
    intro:
      'Opening is quick. The first figures are not, on purpose: that time is what protects everybody.',
    monday: {
      when: 'Monday',
      title: 'You open the space',
      text: 'A link by e-mail, the company’s SIREN number, and the thirty-day trial begins. You invite a colleague from HR, and the works council.',
    },
    tuesday: {
      when: 'Tuesday',
      title: 'You add the teams',
      text: 'From a file, just as your payroll software exports it, or by hand. Errors are shown line by line, before anything comes in.',
    },
    wednesday: {
      when: 'Wednesday',
      title: 'You talk about it',
      text: 'With the works council first, which must be consulted from fifty employees on; then with the teams, the rule of anonymity in hand.',
    },
    friday: {
      when: 'Friday',
      title: 'The invitations leave',
      text: 'By e-mail, or on paper with a code for those who have no address. People come in when they like, or do not.',
    },
    later: {
      when: 'Five weeks later',
      title: 'The first results',
      text: 'On a Monday at six, for groups of at least {least} listed people, if half of those who came in have answered in two weeks. We prepare the first meeting with the works council together with you.',
    },
  },
  prices: {
    title: 'The price',
    intro:
      'Per employee per month, excluding VAT. The price of your band applies to the whole headcount.',
    caption: 'Prices of the licence, excluding VAT',
    columns: {
      headcount: 'Headcount',
      price: 'Per employee per month',
      example: 'For example',
    },
    upTo: 'Up to {to} employees',
    between: '{from} to {to} employees',
    from: '{from} employees and more',
    example: '{count} employees: {total} a month',
    note: 'The licence is bought online at these prices, for a year, or by quote. The trial lasts thirty days, with every feature, and ends by itself if you say nothing.',
    estimate: {
      title: 'Your estimate',
      headcount: 'Number of employees',
      fewer: 'One employee fewer',
      more: 'One employee more',
      month: 'excl. VAT per month, that is {unit} per employee',
      year: '{total} excl. VAT for a year',
    },
    quote: 'Ask for a quote',
    buy: 'Buy online',
  },
  questions: {
    title: 'Frequent questions',
    items: {
      install: {
        question: 'Is there anything to install?',
        answer:
          'No. The app opens in a browser, on a phone as on a computer. If you like, you can <mobile>put its icon on the home screen</mobile>.',
      },
      start: {
        question: 'How long before the first figures?',
        answer:
          'Five to eight weeks. The first list is made after four weeks of listening, or with the quarter’s if that follows closely; those count then who have answered in two weeks. After that, one list a quarter: whoever comes between two waits for the next one, so that nobody can invent employees and read the others. Alerts wait six weeks more, the time it takes to learn what is ordinary for each group.',
      },
      small: {
        question: 'What if there are fewer than ten of us?',
        answer:
          'Then there is no score: with nine, anonymity would be a fiction. The app offers a conversation guide instead, and still keeps the risk document.',
      },
      cse: {
        question: 'Must the works council be consulted?',
        answer:
          'In France, from fifty employees on, yes, before you begin. The council then has its own access, to the same figures and at the same minute as HR.',
      },
      wrong: {
        question: 'Can an alert be wrong?',
        answer:
          'Yes, and it says so: in our simulations, about one false alert per group every five years, and up to one in eighteen months if moods there wander twice as far as we assume. An alert invites you to look; it concludes nothing.',
      },
      duerp: {
        question: 'Does the risk document write itself?',
        answer:
          'No. The app looks after its form, its versions and its dates; assessing the risks remains the work of the employer, with those who do the job. As the national portal is not open, a company keeps its own versions for forty years: the app archives them and hands them over, even after the contract ends.',
      },
      unwell: {
        question: 'And if somebody is truly unwell?',
        answer:
          'Help is one tap away on their own screen: in France 3114, 15 or 112, and the occupational doctor. Nobody is told, nothing is written down: that is the condition for daring to open the page.',
      },
      leave: {
        question: 'What becomes of our data if we leave?',
        answer:
          'You take it with you: employees, the risk document and all its versions, in files that can be read without us. What people answered belongs to each of them alone, and they can erase it. How we keep the rest, and for how long, is in <privacy>the privacy policy</privacy>.',
      },
    },
  },
  security: {
    title: 'Where the data is, and who reaches it',
    intro:
      'What IT departments, data-protection officers and elected representatives ask us, in six answers.',
    hosting: {
      title: 'In France',
      text: 'The site and its data are hosted there, and connections are encrypted. No script of a third party is loaded into our pages.',
    },
    rights: {
      title: 'Rights kept by the database',
      text: 'Who may read what is checked by the database itself, row by row, and not by the screens.',
    },
    vault: {
      title: 'The answers, apart',
      text: 'A second database, under pseudonyms, with no time of day and no network address. The tools of HR and our own are not connected to it.',
    },
    journal: {
      title: 'A journal',
      text: 'Each addition, each role given, each setting changed in the space is written there, with who and when. The works council can read it.',
    },
    export: {
      title: 'All of it can leave',
      text: 'People download their answers. The company exports its employees, and its risk document as PDF or CSV, archives included.',
    },
    erasure: {
      title: 'Erased for good',
      text: 'The history of each person is encrypted with a key of their own: destroying it erases everything, backups included.',
    },
    next: 'The privacy policy',
  },
  closing: {
    title: 'Thirty days to see, with your own team',
    text: 'All functions, somebody who answers you, and nothing to cancel: the trial ends by itself. After that, from {price} excl. VAT per employee and month.',
    open: 'Open a trial space',
  },
};
