import type { Texts } from '#basics/messages.ts';

export const texts = {
  title: { fr: 'L’application d’écoute', en: 'The listening app' },
  description: {
    fr: 'Un score de 1 à 15 et ses tendances, des alertes RPS, un DUERP en PDF ou CSV, et une règle d’anonymat publique. Trente jours d’essai, accompagnement compris.',
    en: 'A score from 1 to 15 with its trends, psychosocial-risk alerts, the DUERP as PDF or CSV, and a public rule of anonymity. Thirty-day trial, support included.',
  },
  hero: {
    eyebrow: { fr: 'L’application, par licence', en: 'The app, by licence' },
    title: {
      fr: 'Savoir comment vont vos équipes, sans savoir qui a dit quoi',
      en: 'Know how your teams are, without knowing who said what',
    },
    intro: {
      fr: 'Un score de 1 à 15, des signaux quand un groupe décroche, et un document unique à jour. Au plus {price} HT par salarié et par mois, après trente jours d’essai.',
      en: 'A score from 1 to 15, signals when a group slips, and an up-to-date risk document. At most {price} excl. VAT per employee per month, after a thirty-day trial.',
    },
    quote: { fr: 'Demander un devis', en: 'Ask for a quote' },
    demo: { fr: 'Voir la démonstration', en: 'See the demonstration' },
  },
  demo: {
    eyebrow: { fr: 'Le produit, pas une capture d’écran', en: 'The product, not a screenshot' },
    title: {
      fr: 'Lisez les résultats comme les RH les lisent',
      en: 'Read the results as HR reads them',
    },
    intro: {
      fr: 'Une entreprise inventée, et les vraies règles. Faites taire quelqu’un\u00a0: rien ne bouge. Faites-le partir\u00a0: deux équipes disparaissent.',
      en: 'An invented company, and the real rules. Let somebody fall silent: nothing moves. Let them leave: two teams disappear.',
    },
  },
  features: {
    title: { fr: 'Ce que fait l’application', en: 'What the app does' },
    score: {
      title: { fr: 'Un score, une formule', en: 'One score, one formula' },
      text: {
        fr: 'De 1 à 15, tous les lundis, pour chaque groupe d’au moins dix inscrits.',
        en: 'From 1 to 15, every Monday, for each group of at least ten listed people.',
      },
    },
    trends: {
      title: { fr: 'Des tendances à 7 et à 30 jours', en: 'Trends over 7 and 30 days' },
      text: {
        fr: 'Si l’écart peut tenir au hasard, l’écran dit «\u202fstable\u202f».',
        en: 'If the change may be chance, the screen says “stable”.',
      },
    },
    alerts: {
      title: { fr: 'Des alertes RPS', en: 'Psychosocial-risk alerts' },
      text: {
        fr: 'Une baisse qui dure\u00a0: RH, référent prévention et CSE l’apprennent ensemble.',
        en: 'A drop that lasts: HR, the prevention lead and the works council learn it together.',
      },
    },
    duerp: {
      title: { fr: 'Le DUERP, en PDF et en CSV', en: 'The DUERP, as PDF and CSV' },
      text: {
        fr: 'Unités, risques, plan d’action, avis du CSE. L’indicateur propose, vous décidez.',
        en: 'Units, risks, action plan, opinion of the works council. The indicator proposes; you decide.',
      },
    },
  },
  rule: {
    eyebrow: { fr: 'L’anonymat', en: 'Anonymity' },
    title: {
      fr: '{least, plural, =10 {Dix inscrits, ou rien} other {# inscrits, ou rien}}',
      en: '{least, plural, =10 {Ten listed, or nothing} other {# listed, or nothing}}',
    },
    text: {
      fr: 'Sous {least} personnes inscrites, rien n’est publié\u00a0; au-dessus, le chiffre est flou, et ne bouge ni quand quelqu’un se tait ni quand il part. La règle est publique, avec ses limites, et nous l’attaquons nous-mêmes.',
      en: 'Under {least} listed people nothing is published; above, the figure is blurred, and moves neither when somebody falls silent nor when they leave. The rule is public, with its limits, and we attack it ourselves.',
    },
    attack: { fr: 'Essayer d’identifier quelqu’un', en: 'Try to identify somebody' },
    method: { fr: 'La règle, la méthode, les données', en: 'The rule, the method, the data' },
  },
  week: {
    eyebrow: { fr: 'La mise en route', en: 'Getting started' },
    title: {
      fr: 'Une semaine pour ouvrir, cinq pour entendre',
      en: 'A week to open, five to hear',
    },
    intro: {
      fr: 'Ouvrir est rapide. Les premiers chiffres ne le sont pas\u00a0: ce temps protège.',
      en: 'Opening is quick. The first figures are not: that time is what protects people.',
    },
    monday: {
      when: { fr: 'Lundi', en: 'Monday' },
      title: { fr: 'Vous ouvrez l’espace', en: 'You open the space' },
      text: {
        fr: 'Un lien par e-mail, un numéro SIREN, et l’essai de trente jours commence.',
        en: 'A link by e-mail, a SIREN number, and the thirty-day trial begins.',
      },
    },
    tuesday: {
      when: { fr: 'Mardi', en: 'Tuesday' },
      title: { fr: 'Vous ajoutez les équipes', en: 'You add the teams' },
      text: {
        fr: 'Depuis le fichier de votre logiciel de paie, ou à la main.',
        en: 'From the file of your payroll software, or by hand.',
      },
    },
    wednesday: {
      when: { fr: 'Mercredi', en: 'Wednesday' },
      title: { fr: 'Vous en parlez', en: 'You talk about it' },
      text: {
        fr: 'Au CSE d’abord, consulté à partir de cinquante salariés\u202f; puis aux équipes.',
        en: 'With the works council first, consulted from fifty employees on; then with the teams.',
      },
    },
    friday: {
      when: { fr: 'Vendredi', en: 'Friday' },
      title: { fr: 'Les invitations partent', en: 'The invitations leave' },
      text: {
        fr: 'Par e-mail, ou sur papier avec un code. Chacun est libre d’entrer.',
        en: 'By e-mail, or on paper with a code. People come in if they like.',
      },
    },
    later: {
      when: { fr: 'Cinq semaines après', en: 'Five weeks later' },
      title: { fr: 'Les premiers résultats', en: 'The first results' },
      text: {
        fr: 'Si la moitié des personnes entrées ont répondu deux semaines. Nous préparons avec vous le point au CSE.',
        en: 'If half of those who came in have answered in two weeks. We prepare the works-council meeting with you.',
      },
    },
  },
  prices: {
    title: { fr: 'Le prix', en: 'The price' },
    intro: {
      fr: 'Par salarié et par mois, hors taxes. Chaque tranche a son prix\u00a0: un effectif plus grand ne coûte jamais moins.',
      en: 'Per employee per month, excluding VAT. Each band has its price: more people never cost less.',
    },
    caption: { fr: 'Prix de la licence, hors taxes', en: 'Prices of the licence, excluding VAT' },
    columns: {
      headcount: { fr: 'Salariés', en: 'Employees' },
      price: { fr: 'Chacun, par mois', en: 'Each, per month' },
      example: { fr: 'Par exemple', en: 'For example' },
    },
    upTo: { fr: 'Les {to} premiers', en: 'The first {to}' },
    between: { fr: 'Du {from}e au {to}e', en: 'From number {from} to {to}' },
    from: { fr: 'À partir du {from}e', en: 'From number {from} on' },
    example: {
      fr: '{count} salariés : {total} par mois',
      en: '{count} employees: {total} a month',
    },
    note: {
      fr: 'La licence s’achète en ligne, pour un an, ou sur devis. L’essai dure trente jours et s’arrête de lui-même.',
      en: 'The licence is bought online, for a year, or by quote. The trial lasts thirty days and ends by itself.',
    },
    estimate: {
      title: { fr: 'Votre estimation', en: 'Your estimate' },
      headcount: { fr: 'Nombre de salariés', en: 'Number of employees' },
      fewer: { fr: 'Un salarié de moins', en: 'One employee fewer' },
      more: { fr: 'Un salarié de plus', en: 'One employee more' },
      month: {
        fr: 'HT par mois, soit {unit} par salarié en moyenne',
        en: 'excl. VAT per month, that is {unit} per employee on average',
      },
      year: { fr: '{total} HT pour un an', en: '{total} excl. VAT for a year' },
    },
    quote: { fr: 'Demander un devis', en: 'Ask for a quote' },
    buy: { fr: 'Acheter en ligne', en: 'Buy online' },
  },
  questions: {
    title: { fr: 'Questions fréquentes', en: 'Frequent questions' },
    items: {
      install: {
        question: { fr: 'Faut-il installer quelque chose ?', en: 'Is there anything to install?' },
        answer: {
          fr: 'Non. L’application s’ouvre dans un navigateur, sur un téléphone comme sur un ordinateur. On peut, si l’on veut, <mobile>en poser l’icône sur l’écran d’accueil</mobile>.',
          en: 'No. The app opens in a browser, on a phone as on a computer. If you like, you can <mobile>put its icon on the home screen</mobile>.',
        },
      },
      start: {
        question: {
          fr: 'Combien de temps avant les premiers chiffres ?',
          en: 'How long before the first figures?',
        },
        answer: {
          fr: 'De cinq à huit semaines. La première liste est faite après quatre semaines d’écoute, ou avec celle du trimestre si elle suit de près\u00a0; comptent alors ceux qui ont répondu deux semaines. Ensuite, une liste par trimestre\u00a0: qui arrive entre deux attend la suivante, pour que nul ne puisse inventer des salariés et lire les autres. Les alertes attendent six semaines de plus, le temps de connaître l’ordinaire de chaque groupe.',
          en: 'Five to eight weeks. The first list is made after four weeks of listening, or with the quarter’s if that follows closely; those count then who have answered in two weeks. After that, one list a quarter: whoever comes between two waits for the next one, so that nobody can invent employees and read the others. Alerts wait six weeks more, the time it takes to learn what is ordinary for each group.',
        },
      },
      small: {
        question: {
          fr: 'Et si nous sommes moins de dix\u202f?',
          en: 'What if there are fewer than ten of us?',
        },
        answer: {
          fr: 'Alors il n’y aura pas de score\u00a0: à neuf, l’anonymat serait une fiction. L’application propose à la place un guide de conversation, et garde le document unique.',
          en: 'Then there is no score: with nine, anonymity would be a fiction. The app offers a conversation guide instead, and still keeps the risk document.',
        },
      },
      cse: {
        question: { fr: 'Faut-il consulter le CSE ?', en: 'Must the works council be consulted?' },
        answer: {
          fr: 'À partir de cinquante salariés, oui, avant la mise en place. Le CSE dispose ensuite de son propre accès, aux mêmes chiffres et à la même minute que les RH.',
          en: 'In France, from fifty employees on, yes, before you begin. The council then has its own access, to the same figures and at the same minute as HR.',
        },
      },
      wrong: {
        question: { fr: 'Une alerte peut-elle se tromper ?', en: 'Can an alert be wrong?' },
        answer: {
          fr: 'Oui, et elle le dit : d’après nos simulations, une fausse alerte par groupe tous les cinq ans environ, et jusqu’à une tous les dix-huit mois si l’humeur y varie deux fois plus que nous ne le supposons. Une alerte invite à regarder ; elle ne conclut pas.',
          en: 'Yes, and it says so: in our simulations, about one false alert per group every five years, and up to one in eighteen months if moods there wander twice as far as we assume. An alert invites you to look; it concludes nothing.',
        },
      },
      duerp: {
        question: {
          fr: 'Le document unique s’écrit-il tout seul ?',
          en: 'Does the risk document write itself?',
        },
        answer: {
          fr: 'Non. L’application en tient la forme, les versions et les échéances ; évaluer les risques reste l’affaire de l’employeur, avec ceux qui font le travail. Le portail national de dépôt n’étant pas ouvert, l’entreprise conserve elle-même ses versions pendant quarante ans : l’application les archive et vous les remet, même après la fin du contrat.',
          en: 'No. The app looks after its form, its versions and its dates; assessing the risks remains the work of the employer, with those who do the job. As the national portal is not open, a company keeps its own versions for forty years: the app archives them and hands them over, even after the contract ends.',
        },
      },
      unwell: {
        question: {
          fr: 'Et si quelqu’un va vraiment mal ?',
          en: 'And if somebody is truly unwell?',
        },
        answer: {
          fr: 'De l’aide est à un geste, sur son propre écran : le 3114, le 15 ou le 112, le médecin du travail. Personne n’est averti, rien n’est noté : c’est à cette condition qu’on ose ouvrir la page.',
          en: 'Help is one tap away on their own screen: in France 3114, 15 or 112, and the occupational doctor. Nobody is told, nothing is written down: that is the condition for daring to open the page.',
        },
      },
      leave: {
        question: {
          fr: 'Que deviennent nos données si nous partons\u202f?',
          en: 'What becomes of our data if we leave?',
        },
        answer: {
          fr: 'Vous les emportez\u00a0: salariés, document unique et toutes ses versions, en fichiers que l’on relit sans nous. Ce que chacun a répondu n’appartient qu’à lui, et il peut l’effacer. La façon dont nous gardons le reste, et combien de temps, est dans <privacy>la politique de confidentialité</privacy>.',
          en: 'You take it with you: employees, the risk document and all its versions, in files that can be read without us. What people answered belongs to each of them alone, and they can erase it. How we keep the rest, and for how long, is in <privacy>the privacy policy</privacy>.',
        },
      },
    },
  },
  closing: {
    title: {
      fr: 'Trente jours pour voir, avec votre propre équipe',
      en: 'Thirty days to see, with your own team',
    },
    text: {
      fr: 'Toutes les fonctions, quelqu’un qui vous répond, rien à résilier. Ensuite, au plus {price} HT par salarié et par mois.',
      en: 'All functions, somebody who answers you, nothing to cancel. After that, at most {price} excl. VAT per employee and month.',
    },
    open: { fr: 'Ouvrir un espace d’essai', en: 'Open a trial space' },
  },
} satisfies Texts;
