import type { MirrorOf } from '#basics/messages.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import type { fr } from './home.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: `${PRODUCT_NAME}: listening at work, and boxes of French products`,
  description:
    'An app where your teams say how work is going without being exposed, and boxes of French products delivered to your offices. For HR and works councils.',
  hero: {
    eyebrow: 'For HR, works councils and the people who do the work',
    title: 'Listen to your teams. Give them a treat.',
    intro:
      'An app where people say in twenty seconds how work is going, without the company seeing their answer. And boxes of French products, delivered to your offices.',
    tryIt: 'Try the app',
    boxes: 'See the boxes',
    prices:
      'A box on demand: {box} excl. VAT. The monthly box: from {monthly} excl. VAT per employee.',
  },
  tryIt: {
    eyebrow: 'Try it',
    title: 'This morning, you work at the front desk',
    intro:
      'Here is the check-in, as everybody receives it. Answer: beside it you will see what you alone see, and what the company will read on Monday.',
    noInference:
      'Nothing is inferred from a voice, a face or a way of writing: only what people choose to say counts.',
  },
  flow: {
    eyebrow: 'From a tap to a decision',
    title: 'Twenty seconds each, and a year of working life becomes clear',
    steps: {
      score: {
        title: 'A score from 1 to 15',
        text: 'The QVCT score (quality of life and conditions at work) follows a public formula. It is an index of the climate, not a diagnosis.',
      },
      trends: {
        title: 'Two trends',
        text: 'Seven and thirty days, over closed weeks. An arrow appears only when chance cannot explain the change.',
      },
      alerts: {
        title: 'Psychosocial-risk alerts',
        text: 'When a group drops and stays down, HR and the works council learn it together. Never about one person.',
      },
      duerp: {
        title: 'A risk document that stays alive',
        text: 'The DUERP, the assessment of occupational risks that French law requires, is exported as PDF or CSV with the indicators of its date.',
      },
    },
    next: 'See what HR reads',
  },
  audiences: {
    title: 'What changes, for each of you',
    hr: {
      title: 'You work in HR',
      lead: 'You know on Monday what you used to learn when people left.',
      points: {
        p1: 'For each group where it is going, then where it stands, with its margin: nothing to guess between two meetings.',
        p2: 'A signal when a team slips, with what to do about it.',
        p3: 'A risk document that is up to date, with its versions, due dates and export.',
      },
      next: 'What the app does',
    },
    cse: {
      title: 'You sit on the works council',
      lead: 'You read exactly what management reads, at the same minute.',
      points: {
        p1: 'Your own access, without asking: the same figures, the same alerts.',
        p2: 'A public rule of anonymity, which you can put to the test yourself.',
        p3: 'Boxes for your events, and the tally of gifts kept for you.',
      },
      next: 'Put the anonymity to the test',
    },
    employee: {
      title: 'You are an employee',
      lead: 'You can say that things are not going well without it following you.',
      points: {
        p1: 'Three taps, each of them optional. Not answering shows nowhere.',
        p2: 'Your trends belong to you: you alone see them, and erase them.',
        p3: 'Help is one tap away, and nobody is told.',
      },
      next: 'How it is used',
    },
  },
  anonymity: {
    eyebrow: 'Trust comes first',
    title:
      '{least, plural, =10 {Ten people listed, or nothing.} other {# people listed, or nothing.}}',
    intro:
      'With fewer than {least} people on the quarter’s list, no figure is published. With more, once half of the company takes part, it is published whatever the answers are, rounded and slightly blurred by a secret value of each person’s own. An absence shows nowhere: nobody learns who answered and who did not.',
    attack: 'Try to identify somebody',
    method: 'Read the method',
    picture: {
      few: '{less} listed: nothing',
      enough: '{least} listed: a figure',
    },
    whoTitle: 'Who sees what',
  },
  boxes: {
    eyebrow: 'Boxes on demand',
    title: 'Four themes, one kind thought',
    intro:
      '{price} a box excl. VAT, delivered to your offices, no subscription. You choose the note inside and the colour of the sleeve, and may swap a product for another of the same theme.',
    introWithoutPrice:
      'Delivered to your offices, no subscription. You choose the note inside and the colour of the sleeve, and may swap a product for another of the same theme.',
    net: 'excl. VAT',
    gross: 'incl. VAT',
    soon: 'Coming soon',
    themes: {
      food: 'Good food',
      hygiene: 'Care',
      wellness: 'Wellness',
      surprise: 'Surprise',
    },
    away: 'The catalogue is not answering right now. The boxes are still there: try again in a minute, or open their page.',
    next: 'See the boxes',
    notPrevention:
      'A box gives pleasure, but it is not prevention. Prevention means listening, and the decisions that follow.',
  },
  monthly: {
    eyebrow: 'The monthly box, “purchasing power”',
    title: 'Every month, each to their own taste',
    intro:
      'One link is enough: every employee picks a theme and products. No time to choose? The default box leaves anyway. Rather not? It is given to a charity.',
    plan: '{months, plural, =0 {No commitment} other {# months’ commitment}}',
    planNote: 'excl. VAT per employee per month',
    cancel:
      'You may leave a commitment whenever you like, at no fee. From that day on, and never backwards, the price becomes that of the plan without commitment.',
    urssaf:
      'Worth knowing before you choose: in France the URSSAF tolerance on gifts is {limit} per employee in {year}, VAT included, all gifts of the year added together. The simulator shows when your boxes go over it, and what that means.',
    crossing:
      'One box a month from January goes over it in the {month, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} month.',
    next: 'Work out my budget',
  },
  guarantees: {
    title: 'What we guarantee, and how',
    origin: {
      title: 'Origin, with the evidence',
      text: 'Every product carries its maker’s name, the town, and what proves it is made there.',
      all: '100% of the products shown are made in France, on evidence in force on {day}.',
      some: '{percent}% of the products shown have a proven French origin as of {day}; the figure is computed again whenever the catalogue changes.',
    },
    urssaf: {
      title: 'The URSSAF rules, worked out',
      text: 'An account rather than a slogan: the gifts of the year, per employee, and a warning in the cart and the simulator before the limit is passed.',
    },
    exchange: {
      title: 'An exchange if it disappoints',
      text: 'Something damaged, missing or simply not to your taste: tell us after delivery and we exchange it at our expense.',
    },
    freedom: {
      title: 'Change or stop, at no fee',
      text: 'At any time, without a registered letter and without saying why.',
    },
    next: 'Read the terms',
  },
  questions: {
    title: 'What people ask us',
    items: {
      together: {
        question: 'Must we take the app and the boxes together?',
        answer:
          'No. They are two separate offers with two prices. The app comes by licence, after a thirty-day trial; boxes are ordered one by one or every month, even without the app.',
      },
      prevention: {
        question: 'Can a box count as a preventive measure?',
        answer:
          'No, and we do not let anybody believe so. A box pleases; prevention means listening, then acting on work itself. A box has no place in an action plan.',
      },
      trust: {
        question: 'Why would teams answer honestly?',
        answer:
          'Because nothing can be turned against them: the rule of anonymity is public, can be checked and is the same for all, and the works council reads the same figures as HR. And because people find their own trends there, for themselves.',
      },
      urssaf: {
        question: 'Are social contributions due on the boxes?',
        answer:
          'That depends on all that each employee receives in the year, and on who gives it. We do the arithmetic with you: <simulator>the simulator</simulator> shows when you go over the URSSAF tolerance, and what that means.',
      },
      commitment: {
        question: 'What happens if we stop the monthly box?',
        answer:
          'You stop on the day you choose, at no fee. If you had a commitment, the price becomes that of the plan without one from that day on, never backwards.',
      },
      personal: {
        question: 'Can a private person buy?',
        answer:
          'No. We sell to companies and their works councils. If you like the idea for your team, <contact>write to us</contact>: we will prepare with you what it takes to bring it up.',
      },
    },
  },
  closing: {
    title: 'A quote, a demonstration, a question?',
    text: 'Write us a few lines. A person reads them, and answers you.',
    next: 'Write to us',
  },
};
