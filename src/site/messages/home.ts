import type { Texts } from '#basics/messages.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';

export const texts = {
  title: {
    fr: `${PRODUCT_NAME} : écoute au travail et box de produits français`,
    en: `${PRODUCT_NAME}: listening at work, and boxes of French products`,
  },
  description: {
    fr: 'Une application où vos équipes disent comment va leur travail sans être exposées, et des box de produits français livrées chez vous. Pour les RH et les CSE.',
    en: 'An app where your teams say how work is going without being exposed, and boxes of French products delivered to your offices. For HR and works councils.',
  },
  hero: {
    eyebrow: {
      fr: 'Pour les RH, le CSE et celles et ceux qui font le travail',
      en: 'For HR, works councils and the people who do the work',
    },
    title: {
      fr: 'Écoutez vos équipes. Faites-leur plaisir.',
      en: 'Listen to your teams. Give them a treat.',
    },
    intro: {
      fr: 'Une application où chacun dit en vingt secondes comment va son travail, sans que l’entreprise voie sa réponse. Et des box de produits français, livrées dans vos locaux.',
      en: 'An app where people say in twenty seconds how work is going, without the company seeing their answer. And boxes of French products, delivered to your offices.',
    },
    tryIt: { fr: 'Essayer l’application', en: 'Try the app' },
    boxes: { fr: 'Voir les box', en: 'See the boxes' },
    prices: {
      fr: 'La box à la demande\u00a0: {box} HT. La box du mois\u00a0: dès {monthly} HT par salarié.',
      en: 'A box on demand: {box} excl. VAT. The monthly box: from {monthly} excl. VAT per employee.',
    },
  },
  tryIt: {
    eyebrow: { fr: 'Essayez', en: 'Try it' },
    title: {
      fr: 'Ce matin, vous travaillez à l’accueil',
      en: 'This morning, you work at the front desk',
    },
    intro: {
      fr: 'Répondez comme chacun répond\u00a0: vous verrez ce que vous seul·e voyez, et ce que l’entreprise lira lundi.',
      en: 'Answer as everybody does: you will see what you alone see, and what the company will read on Monday.',
    },
  },
  flow: {
    eyebrow: { fr: 'Du geste à la décision', en: 'From a tap to a decision' },
    title: {
      fr: 'Vingt secondes par personne, une année lisible',
      en: 'Twenty seconds each, a year made clear',
    },
    steps: {
      score: {
        title: { fr: 'Un score de 1 à 15', en: 'A score from 1 to 15' },
        text: {
          fr: 'Une formule publique. Un indice de climat, pas un diagnostic.',
          en: 'A public formula. An index of the climate, not a diagnosis.',
        },
      },
      trends: {
        title: { fr: 'Deux tendances', en: 'Two trends' },
        text: {
          fr: 'Sept et trente jours. Une flèche seulement si ce n’est pas le hasard.',
          en: 'Seven and thirty days. An arrow only when it is not chance.',
        },
      },
      alerts: {
        title: { fr: 'Des alertes RPS', en: 'Psychosocial-risk alerts' },
        text: {
          fr: 'RH et CSE l’apprennent ensemble. Jamais au sujet d’une personne.',
          en: 'HR and the works council learn it together. Never about one person.',
        },
      },
      duerp: {
        title: { fr: 'Un DUERP qui vit', en: 'A risk document that stays alive' },
        text: {
          fr: 'Le document unique, en PDF ou en CSV, avec les indicateurs de sa date.',
          en: 'The risk document that French law requires, as PDF or CSV, with the indicators of its date.',
        },
      },
    },
    next: { fr: 'Voir ce que lisent les RH', en: 'See what HR reads' },
  },
  audiences: {
    title: { fr: 'Ce que cela change, pour chacun', en: 'What changes, for each of you' },
    hr: {
      title: { fr: 'Vous êtes aux RH', en: 'You work in HR' },
      lead: {
        fr: 'Vous savez le lundi ce que vous appreniez lors des départs.',
        en: 'You know on Monday what you used to learn when people left.',
      },
      next: { fr: 'Ce que fait l’application', en: 'What the app does' },
    },
    cse: {
      title: { fr: 'Vous êtes élu·e au CSE', en: 'You sit on the works council' },
      lead: {
        fr: 'Vous lisez exactement ce que lit la direction, à la même minute.',
        en: 'You read exactly what management reads, at the same minute.',
      },
      next: { fr: 'Mettre l’anonymat à l’épreuve', en: 'Put the anonymity to the test' },
    },
    employee: {
      title: { fr: 'Vous êtes salarié·e', en: 'You are an employee' },
      lead: {
        fr: 'Vous pouvez dire que cela ne va pas, sans que cela vous suive.',
        en: 'You can say that things are not going well without it following you.',
      },
      next: { fr: 'Comment on s’en sert', en: 'How it is used' },
    },
  },
  anonymity: {
    eyebrow: { fr: 'La confiance d’abord', en: 'Trust comes first' },
    title: {
      fr: '{least, plural, =10 {Dix personnes inscrites, ou rien.} other {# personnes inscrites, ou rien.}}',
      en: '{least, plural, =10 {Ten people listed, or nothing.} other {# people listed, or nothing.}}',
    },
    intro: {
      fr: 'Sous {least} personnes sur la liste du trimestre, aucun chiffre n’est publié. Au-dessus, il est arrondi et brouillé\u00a0: personne n’apprend qui a répondu, ni qui ne l’a pas fait.',
      en: 'With fewer than {least} people on the quarter’s list, no figure is published. With more, it is rounded and blurred: nobody learns who answered and who did not.',
    },
    attack: { fr: 'Essayer d’identifier quelqu’un', en: 'Try to identify somebody' },
    method: { fr: 'Lire la méthode', en: 'Read the method' },
    picture: {
      few: { fr: '{less} inscrits\u00a0: rien', en: '{less} listed: nothing' },
      enough: { fr: '{least} inscrits\u00a0: un chiffre', en: '{least} listed: a figure' },
    },
  },
  boxes: {
    eyebrow: { fr: 'Les box à la demande', en: 'Boxes on demand' },
    title: { fr: 'Quatre thèmes, une attention', en: 'Four themes, one kind thought' },
    intro: {
      fr: '{price} HT la box, livrée à l’entreprise, sans abonnement, avec votre mot et votre couleur de fourreau.',
      en: '{price} a box excl. VAT, delivered to your offices, no subscription, with your note and your colour of sleeve.',
    },
    introWithoutPrice: {
      fr: 'Livrées à l’entreprise, sans abonnement, avec votre mot et votre couleur de fourreau.',
      en: 'Delivered to your offices, no subscription, with your note and your colour of sleeve.',
    },
    net: { fr: 'HT', en: 'excl. VAT' },
    gross: { fr: 'TTC', en: 'incl. VAT' },
    soon: { fr: 'Bientôt', en: 'Coming soon' },
    themes: {
      food: { fr: 'Gourmandises', en: 'Good food' },
      hygiene: { fr: 'Soin', en: 'Care' },
      wellness: { fr: 'Bien-être', en: 'Wellness' },
      surprise: { fr: 'Surprise', en: 'Surprise' },
    },
    away: {
      fr: 'Le catalogue ne répond pas pour l’instant. Vos box n’ont pas disparu : réessayez dans une minute, ou ouvrez la page qui leur est consacrée.',
      en: 'The catalogue is not answering right now. The boxes are still there: try again in a minute, or open their page.',
    },
    next: { fr: 'Voir les box', en: 'See the boxes' },
  },
  monthly: {
    eyebrow: {
      fr: 'La box du mois « pouvoir d’achat »',
      en: 'The monthly box, “purchasing power”',
    },
    title: {
      fr: 'Chaque mois, chacun compose la sienne',
      en: 'Every month, each to their own taste',
    },
    intro: {
      fr: 'Un lien suffit : chaque salarié choisit son thème et ses produits. S’il n’a pas le temps, la box par défaut part quand même ; s’il préfère, elle est offerte à une association.',
      en: 'One link is enough: every employee picks a theme and products, or gives the box to a charity. Prices excl. VAT per employee per month.',
    },
    plan: {
      fr: '{months, plural, =0 {Sans engagement} other {Engagement de # mois}}',
      en: '{months, plural, =0 {No commitment} other {# months’ commitment}}',
    },
    urssaf: {
      fr: 'À savoir\u00a0: l’URSSAF tolère {limit} de cadeaux par salarié en {year}, TVA comprise. Le simulateur dit quand vos box dépassent cette limite, et avec quelles conséquences.',
      en: 'Worth knowing: in France the URSSAF tolerates {limit} of gifts per employee in {year}, VAT included. The simulator says when your boxes go over it, and what that means.',
    },
    crossing: {
      fr: 'Une box par mois dès janvier la dépasse au {month, selectordinal, one {#er} other {#e}} mois.',
      en: 'One box a month from January goes over it in the {month, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} month.',
    },
    next: { fr: 'Simuler mon budget', en: 'Work out my budget' },
  },
  guarantees: {
    title: { fr: 'Ce que nous garantissons, et comment', en: 'What we guarantee, and how' },
    origin: {
      title: { fr: 'L’origine, preuve à l’appui', en: 'Origin, with the evidence' },
      text: {
        fr: 'Chaque produit porte le nom de son fabricant, sa ville et ce qui atteste qu’il y est fait.',
        en: 'Every product carries its maker’s name, the town, and what proves it is made there.',
      },
      all: {
        fr: '100 % des produits présentés sont fabriqués en France, preuve en cours de validité au {day}.',
        en: '100% of the products shown are made in France, on evidence in force on {day}.',
      },
      some: {
        fr: '{percent} % des produits présentés ont une origine française prouvée au {day} ; le chiffre se recalcule à chaque changement du catalogue.',
        en: '{percent}% of the products shown have a proven French origin as of {day}; the figure is computed again whenever the catalogue changes.',
      },
    },
    urssaf: {
      title: { fr: 'Les règles de l’URSSAF, calculées', en: 'The URSSAF rules, worked out' },
      text: {
        fr: 'Le compte des cadeaux de l’année, par salarié, et un avertissement avant que la limite soit dépassée.',
        en: 'The account of the year’s gifts, per employee, and a warning before the limit is passed.',
      },
    },
    exchange: {
      title: { fr: 'L’échange, si vous êtes déçus', en: 'An exchange if it disappoints' },
      text: {
        fr: 'Abîmé, manquant ou décevant\u00a0: nous l’échangeons à nos frais.',
        en: 'Damaged, missing or disappointing: we exchange it at our expense.',
      },
    },
    freedom: {
      title: { fr: 'Changer ou arrêter, sans frais', en: 'Change or stop, at no fee' },
      text: {
        fr: 'À tout moment, sans lettre recommandée et sans avoir à dire pourquoi.',
        en: 'At any time, without a registered letter and without saying why.',
      },
    },
    next: { fr: 'Lire les conditions', en: 'Read the terms' },
  },
  questions: {
    title: { fr: 'Ce que l’on nous demande', en: 'What people ask us' },
    items: {
      together: {
        question: {
          fr: 'Faut-il prendre l’application et les box ensemble\u202f?',
          en: 'Must we take the app and the boxes together?',
        },
        answer: {
          fr: 'Non. Ce sont deux offres séparées, avec deux prix. L’application se prend par licence, après trente jours d’essai\u202f; les box se commandent à l’unité ou chaque mois, même sans l’application.',
          en: 'No. They are two separate offers with two prices. The app comes by licence, after a thirty-day trial; boxes are ordered one by one or every month, even without the app.',
        },
      },
      prevention: {
        question: {
          fr: 'Une box peut-elle compter comme une action de prévention\u202f?',
          en: 'Can a box count as a preventive measure?',
        },
        answer: {
          fr: 'Non, et nous ne le laissons pas croire. Une box fait plaisir\u202f; la prévention, c’est d’écouter puis d’agir sur le travail. Elle n’a pas sa place dans un plan d’action.',
          en: 'No, and we do not let anybody believe so. A box pleases; prevention means listening, then acting on work itself. A box has no place in an action plan.',
        },
      },
      urssaf: {
        question: {
          fr: 'Les box sont-elles soumises à cotisations\u202f?',
          en: 'Are social contributions due on the boxes?',
        },
        answer: {
          fr: 'Cela dépend de tout ce que chaque salarié reçoit dans l’année, et de qui l’offre. Nous faisons le compte avec vous\u00a0: <simulator>le simulateur</simulator> indique à partir de quand la tolérance de l’URSSAF est dépassée, et avec quelles conséquences.',
          en: 'That depends on all that each employee receives in the year, and on who gives it. We do the arithmetic with you: <simulator>the simulator</simulator> shows when you go over the URSSAF tolerance, and what that means.',
        },
      },
      personal: {
        question: { fr: 'Un particulier peut-il acheter\u202f?', en: 'Can a private person buy?' },
        answer: {
          fr: 'Non. Nous vendons aux entreprises et à leurs CSE. Si l’idée vous plaît pour votre équipe, <contact>écrivez-nous</contact>\u00a0: nous préparerons avec vous ce qu’il faut pour en parler.',
          en: 'No. We sell to companies and their works councils. If you like the idea for your team, <contact>write to us</contact>: we will prepare with you what it takes to bring it up.',
        },
      },
    },
  },
  closing: {
    title: {
      fr: 'Un devis, une démonstration, une question\u202f?',
      en: 'A quote, a demonstration, a question?',
    },
    text: {
      fr: 'Quelques lignes suffisent\u00a0: une personne les lit et vous répond.',
      en: 'A few lines are enough: a person reads them and answers you.',
    },
    next: { fr: 'Nous écrire', en: 'Write to us' },
  },
} satisfies Texts;
