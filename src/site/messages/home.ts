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
      fr: 'Voici les questions, telles que chacun les reçoit. Répondez\u202f: à côté, vous verrez ce que vous seul·e voyez, et ce que l’entreprise lira lundi.',
      en: 'Here is the check-in, as everybody receives it. Answer: beside it you will see what you alone see, and what the company will read on Monday.',
    },
    noInference: {
      fr: 'Rien n’est déduit d’une voix, d’un visage ou d’une façon d’écrire\u00a0: seul compte ce que chacun choisit de dire.',
      en: 'Nothing is inferred from a voice, a face or a way of writing: only what people choose to say counts.',
    },
  },
  flow: {
    eyebrow: { fr: 'Du geste à la décision', en: 'From a tap to a decision' },
    title: {
      fr: 'Vingt secondes par personne, et une année de climat social devient lisible',
      en: 'Twenty seconds each, and a year of working life becomes clear',
    },
    steps: {
      score: {
        title: { fr: 'Un score de 1 à 15', en: 'A score from 1 to 15' },
        text: {
          fr: 'Le score QVCT (qualité de vie et conditions de travail) suit une formule publique. C’est un indice de climat, pas un diagnostic.',
          en: 'The QVCT score (quality of life and conditions at work) follows a public formula. It is an index of the climate, not a diagnosis.',
        },
      },
      trends: {
        title: { fr: 'Deux tendances', en: 'Two trends' },
        text: {
          fr: 'Sept et trente jours, sur des semaines closes. Une flèche ne s’affiche que si l’écart ne peut s’expliquer par le hasard.',
          en: 'Seven and thirty days, over closed weeks. An arrow appears only when chance cannot explain the change.',
        },
      },
      alerts: {
        title: { fr: 'Des alertes RPS', en: 'Psychosocial-risk alerts' },
        text: {
          fr: 'Quand un groupe baisse pour de bon, RH et CSE l’apprennent ensemble. Jamais au sujet d’une seule personne.',
          en: 'When a group drops and stays down, HR and the works council learn it together. Never about one person.',
        },
      },
      duerp: {
        title: { fr: 'Un DUERP qui vit', en: 'A risk document that stays alive' },
        text: {
          fr: 'Le document unique d’évaluation des risques s’exporte en PDF ou en CSV, avec les indicateurs de sa date.',
          en: 'The DUERP, the assessment of occupational risks that French law requires, is exported as PDF or CSV with the indicators of its date.',
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
      points: {
        p1: {
          fr: 'Pour chaque groupe, où il va, puis où il est, avec sa marge\u00a0: rien à deviner entre deux réunions.',
          en: 'For each group where it is going, then where it stands, with its margin: nothing to guess between two meetings.',
        },
        p2: {
          fr: 'Un signal quand une équipe décroche, avec ce qu’il convient de faire.',
          en: 'A signal when a team slips, with what to do about it.',
        },
        p3: {
          fr: 'Un document unique à jour, ses versions, ses échéances, son export.',
          en: 'A risk document that is up to date, with its versions, due dates and export.',
        },
      },
      next: { fr: 'Ce que fait l’application', en: 'What the app does' },
    },
    cse: {
      title: { fr: 'Vous êtes élu·e au CSE', en: 'You sit on the works council' },
      lead: {
        fr: 'Vous lisez exactement ce que lit la direction, à la même minute.',
        en: 'You read exactly what management reads, at the same minute.',
      },
      points: {
        p1: {
          fr: 'Votre propre accès, sans demander\u00a0: mêmes chiffres, mêmes alertes.',
          en: 'Your own access, without asking: the same figures, the same alerts.',
        },
        p2: {
          fr: 'Une règle d’anonymat publique, que vous pouvez mettre à l’épreuve vous-même.',
          en: 'A public rule of anonymity, which you can put to the test yourself.',
        },
        p3: {
          fr: 'Des box pour vos événements, et le compte des cadeaux tenu pour vous.',
          en: 'Boxes for your events, and the tally of gifts kept for you.',
        },
      },
      next: { fr: 'Mettre l’anonymat à l’épreuve', en: 'Put the anonymity to the test' },
    },
    employee: {
      title: { fr: 'Vous êtes salarié·e', en: 'You are an employee' },
      lead: {
        fr: 'Vous pouvez dire que cela ne va pas, sans que cela vous suive.',
        en: 'You can say that things are not going well without it following you.',
      },
      points: {
        p1: {
          fr: 'Trois gestes, chacun facultatif. Ne pas répondre ne se voit nulle part.',
          en: 'Three taps, each of them optional. Not answering shows nowhere.',
        },
        p2: {
          fr: 'Vos tendances vous appartiennent\u00a0: vous seul·e les voyez, et les effacez.',
          en: 'Your trends belong to you: you alone see them, and erase them.',
        },
        p3: {
          fr: 'De l’aide à un geste, sans que personne n’en soit averti.',
          en: 'Help is one tap away, and nobody is told.',
        },
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
      fr: 'Sous {least} personnes sur la liste du trimestre, aucun chiffre n’est publié. Au-dessus, dès que la moitié de l’entreprise participe, il l’est quelles que soient les réponses, arrondi et légèrement brouillé par une valeur secrète propre à chaque personne. Une absence ne se voit nulle part\u00a0: personne n’apprend qui a répondu et qui ne l’a pas fait.',
      en: 'With fewer than {least} people on the quarter’s list, no figure is published. With more, once half of the company takes part, it is published whatever the answers are, rounded and slightly blurred by a secret value of each person’s own. An absence shows nowhere: nobody learns who answered and who did not.',
    },
    attack: { fr: 'Essayer d’identifier quelqu’un', en: 'Try to identify somebody' },
    method: { fr: 'Lire la méthode', en: 'Read the method' },
    picture: {
      few: { fr: '{less} inscrits\u00a0: rien', en: '{less} listed: nothing' },
      enough: { fr: '{least} inscrits\u00a0: un chiffre', en: '{least} listed: a figure' },
    },
    whoTitle: { fr: 'Qui voit quoi', en: 'Who sees what' },
  },
  boxes: {
    eyebrow: { fr: 'Les box à la demande', en: 'Boxes on demand' },
    title: { fr: 'Quatre thèmes, une attention', en: 'Four themes, one kind thought' },
    intro: {
      fr: '{price} HT la box, livrée à l’entreprise, sans abonnement. Vous choisissez le mot glissé à l’intérieur et la couleur du fourreau, et pouvez échanger un produit contre un autre du même thème.',
      en: '{price} a box excl. VAT, delivered to your offices, no subscription. You choose the note inside and the colour of the sleeve, and may swap a product for another of the same theme.',
    },
    introWithoutPrice: {
      fr: 'Livrées à l’entreprise, sans abonnement. Vous choisissez le mot glissé à l’intérieur et la couleur du fourreau, et pouvez échanger un produit contre un autre du même thème.',
      en: 'Delivered to your offices, no subscription. You choose the note inside and the colour of the sleeve, and may swap a product for another of the same theme.',
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
    notPrevention: {
      fr: 'Une box fait plaisir, mais ce n’est pas de la prévention. La prévention, c’est l’écoute, et les décisions qui la suivent.',
      en: 'A box gives pleasure, but it is not prevention. Prevention means listening, and the decisions that follow.',
    },
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
      en: 'One link is enough: every employee picks a theme and products. No time to choose? The default box leaves anyway. Rather not? It is given to a charity.',
    },
    plan: {
      fr: '{months, plural, =0 {Sans engagement} other {Engagement de # mois}}',
      en: '{months, plural, =0 {No commitment} other {# months’ commitment}}',
    },
    planNote: { fr: 'HT par mois et par salarié', en: 'excl. VAT per employee per month' },
    cancel: {
      fr: 'Un engagement se quitte quand vous le souhaitez, sans frais. À partir de ce jour, jamais en arrière, le prix devient celui de la formule sans engagement.',
      en: 'You may leave a commitment whenever you like, at no fee. From that day on, and never backwards, the price becomes that of the plan without commitment.',
    },
    urssaf: {
      fr: 'À savoir avant de choisir : la tolérance de l’URSSAF sur les cadeaux est de {limit} par salarié en {year}, TVA comprise, tous cadeaux de l’année additionnés. Le simulateur indique à partir de quand vos box la dépassent, et avec quelles conséquences.',
      en: 'Worth knowing before you choose: in France the URSSAF tolerance on gifts is {limit} per employee in {year}, VAT included, all gifts of the year added together. The simulator shows when your boxes go over it, and what that means.',
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
        fr: 'Plutôt qu’un slogan, un compte : les cadeaux de l’année, par salarié, et un avertissement dans le panier et le simulateur avant que la limite soit dépassée.',
        en: 'An account rather than a slogan: the gifts of the year, per employee, and a warning in the cart and the simulator before the limit is passed.',
      },
    },
    exchange: {
      title: { fr: 'L’échange, si vous êtes déçus', en: 'An exchange if it disappoints' },
      text: {
        fr: 'Un produit abîmé, manquant ou qui ne plaît pas : dites-le-nous après la livraison, nous l’échangeons à nos frais.',
        en: 'Something damaged, missing or simply not to your taste: tell us after delivery and we exchange it at our expense.',
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
      trust: {
        question: {
          fr: 'Pourquoi les équipes répondraient-elles franchement\u202f?',
          en: 'Why would teams answer honestly?',
        },
        answer: {
          fr: 'Parce que rien ne peut se retourner contre elles\u00a0: la règle d’anonymat est publique, vérifiable, la même pour tous, et le CSE lit les mêmes chiffres que les RH. Et parce que chacun retrouve ses propres tendances, pour soi.',
          en: 'Because nothing can be turned against them: the rule of anonymity is public, can be checked and is the same for all, and the works council reads the same figures as HR. And because people find their own trends there, for themselves.',
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
      commitment: {
        question: {
          fr: 'Que se passe-t-il si nous arrêtons la box du mois\u202f?',
          en: 'What happens if we stop the monthly box?',
        },
        answer: {
          fr: 'Vous arrêtez le jour où vous le souhaitez, sans frais. Si vous aviez un engagement, le prix devient à partir de ce jour celui de la formule sans engagement, jamais en arrière.',
          en: 'You stop on the day you choose, at no fee. If you had a commitment, the price becomes that of the plan without one from that day on, never backwards.',
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
      fr: 'Écrivez-nous quelques lignes. C’est une personne qui les lit, et qui vous répond.',
      en: 'Write us a few lines. A person reads them, and answers you.',
    },
    next: { fr: 'Nous écrire', en: 'Write to us' },
  },
} satisfies Texts;
