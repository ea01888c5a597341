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
      fr: 'Un score de 1 à 15, ses tendances, des signaux quand un groupe décroche, et un document unique qui reste à jour. À partir de {price} HT par salarié et par mois, trente jours d’essai.',
      en: 'A score from 1 to 15 and its trends, signals when a group slips, and a risk document that stays up to date. From {price} excl. VAT per employee per month, with a thirty-day trial.',
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
      fr: 'Une entreprise inventée, six mois de réponses inventées, et les vraies règles. Changez de regard, choisissez un groupe, puis faites taire quelqu’un\u00a0: rien ne bouge. Faites-le partir\u00a0: deux équipes disparaissent.',
      en: 'An invented company, six months of invented answers, and the real rules. Change whose eyes you look through, choose a group, then let somebody fall silent: nothing moves. Let them leave: two teams disappear.',
    },
  },
  attack: {
    eyebrow: { fr: 'À vous d’essayer', en: 'Your turn to try' },
    title: {
      fr: 'Vous voulez savoir ce que Camille a répondu',
      en: 'You want to know what Camille answered',
    },
    intro: {
      fr: 'Vous la managez, vous connaissez la méthode et la composition des équipes. Camille est à l’Accueil\u202f; elle a répondu une semaine, elle est partie en congé, puis elle a quitté l’entreprise. Quatre façons de s’y prendre, et ce que le produit en dit.',
      en: 'You manage her, you know the method and who is in which team. Camille works at the Front desk; she answered one week, went on leave, then left the company. Four ways to go about it, and what the product says to each.',
    },
  },
  features: {
    title: { fr: 'Ce que fait l’application', en: 'What the app does' },
    score: {
      title: { fr: 'Un score, une formule', en: 'One score, one formula' },
      text: {
        fr: 'Chaque réponse va de 1 à 5. On en fait la moyenne, que l’on porte sur une échelle de 1 à 15 : tout au plus bas donne 1, au milieu 8, au plus haut 15. Chaque personne compte pour une, qu’elle réponde une fois ou cinq, et une semaine ne déplace son nombre que de deux points.',
        en: 'Each answer goes from 1 to 5. We take the mean and lay it on a scale from 1 to 15: all lowest gives 1, all in the middle 8, all highest 15. Each person counts once, whether they answered one time or five, and one week moves their number by two points only.',
      },
    },
    trends: {
      title: { fr: 'Des tendances à 7 et à 30 jours', en: 'Trends over 7 and 30 days' },
      text: {
        fr: 'La dernière semaine close face à la précédente\u202f; les quatre dernières face aux quatre d’avant. Les arrivées et les départs ne les font pas bouger. Si l’écart peut tenir au hasard, l’écran dit «\u202fstable\u202f».',
        en: 'The last closed week against the one before; the last four against the four before. People who come and go do not move them. If the change may be chance, the screen says “stable”.',
      },
    },
    alerts: {
      title: { fr: 'Des alertes RPS', en: 'Psychosocial-risk alerts' },
      text: {
        fr: 'Une baisse qui dure, un niveau bas que la marge confirme, une entreprise qui se tait\u00a0: un signal à examiner part vers les RH, le référent prévention et le CSE, ensemble. Jamais au sujet d’une seule personne.',
        en: 'A drop that lasts, a low level that its margin confirms, a company that falls silent: a signal to examine goes to HR, the prevention lead and the works council, together. Never about one person.',
      },
    },
    duerp: {
      title: { fr: 'Le DUERP, en PDF et en CSV', en: 'The DUERP, as PDF and CSV' },
      text: {
        fr: 'Unités de travail, risques, cotation, plan d’action, avis du CSE. Les risques psychosociaux y portent l’indicateur figé à la date de la version. L’indicateur propose, une personne décide.',
        en: 'Work units, risks, ratings, action plan, opinion of the works council. Psychosocial risks carry the indicator frozen at the date of the version. The indicator proposes; a person decides.',
      },
    },
    space: {
      title: { fr: 'Un espace fermé par entreprise', en: 'A closed space for each company' },
      text: {
        fr: 'Les RH y ajoutent les salariés, un par un ou depuis un fichier. On se connecte par un lien reçu par e-mail : il n’y a pas de mot de passe à retenir.',
        en: 'HR adds employees one by one or from a file. People sign in through a link sent by e-mail: there is no password to remember.',
      },
    },
    support: {
      title: { fr: 'L’accompagnement compris', en: 'Support included' },
      text: {
        fr: 'La mise en route, les questions, la préparation du point au CSE : quelqu’un vous répond, en français ou en anglais, sans supplément.',
        en: 'Getting started, questions, preparing the works-council meeting: someone answers, in French or in English, at no extra cost.',
      },
    },
  },
  anonymity: {
    eyebrow: { fr: 'La règle', en: 'The rule' },
    title: {
      fr: 'La promesse d’anonymat, et ses limites',
      en: 'The promise of anonymity, and its limits',
    },
    rules: {
      threshold: {
        title: {
          fr: '{least, plural, =10 {Dix inscrits, ou rien} other {# inscrits, ou rien}}',
          en: '{least, plural, =10 {Ten listed, or nothing} other {# listed, or nothing}}',
        },
        text: {
          fr: 'Sous {least} personnes sur la liste du trimestre, aucun chiffre ne paraît. C’est la liste de l’employeur qui décide, jamais les réponses d’un groupe\u202f; si moins de la moitié de l’entreprise participe, tout se tait. Une entreprise peut relever ce seuil\u202f; le logiciel refuse qu’il descende.',
          en: 'Under {least} people on the quarter’s list no figure appears. The employer’s list decides it, never the answers of a group; if less than half of the company takes part, all of it is silent. A company may raise this threshold; the software refuses to lower it.',
        },
      },
      remainder: {
        title: { fr: 'Pas de soustraction', en: 'No subtraction' },
        text: {
          fr: 'Un groupe n’est pas publié si l’on pouvait, en l’ôtant d’un plus grand, deviner les quelques personnes qui restent.',
          en: 'A group is not published if, by taking it away from a larger one, anyone could work out the few people who remain.',
        },
      },
      closed: {
        title: { fr: 'Des semaines closes', en: 'Closed weeks' },
        text: {
          fr: 'Les chiffres paraissent le lundi matin, puis ne bougent plus. Entre deux listes, ni une arrivée ni un départ n’y change rien\u00a0: personne ne peut guetter l’aiguille quand un collègue s’en va.',
          en: 'Figures appear on Monday morning, then never move again. Between two lists nobody’s coming or going changes them: there is no needle to watch when a colleague leaves.',
        },
      },
      blurred: {
        title: { fr: 'Des valeurs floues, et leur marge', en: 'Blurred values, and their margin' },
        text: {
          fr: 'Elles sont arrondies, et brouillées par des termes secrets dont la marge est affichée. Dans une petite équipe, elle est large\u00a0: on y lit les changements, pas les niveaux.',
          en: 'They are rounded, and blurred by secret terms whose margin stands beside them. In a small team it is wide: read changes there, not levels.',
        },
      },
      silence: {
        title: { fr: 'Le droit de se taire', en: 'The right to say nothing' },
        text: {
          fr: 'Nul ne voit qui a répondu, ni qui s’est arrêté\u00a0: sans réponse, le dernier nombre reste. Les rappels partent à tous de la même façon, aux heures de travail, et chacun peut les refuser.',
          en: 'No one sees who answered, or who stopped: without an answer the last number stays. Reminders go to everybody in the same way, in working hours, and anyone may refuse them.',
        },
      },
      separate: {
        title: { fr: 'Une base à part', en: 'A separate database' },
        text: {
          fr: 'Les réponses sont gardées sous pseudonyme dans une seconde base de données, que l’espace des RH ne peut pas ouvrir.',
          en: 'Answers are kept under a pseudonym in a second database, which the HR space has no way to open.',
        },
      },
    },
    limits: {
      fr: 'Aucune méthode n’annule tout risque\u00a0: le chiffre d’un groupe dit toujours un peu de ceux qui le composent, et un changement durable d’une personne peut être remarqué par qui saurait tout des autres. C’est pourquoi la règle est publique, avec ce qu’elle ne promet pas, et mise à l’épreuve d’un employeur simulé à chaque version du logiciel.',
      en: 'No method removes every risk: the figure of a group always says a little about its members, and a lasting change of one person can be noticed by somebody who knew everything about the others. That is why the rule is public, with what it does not promise, and tried against a simulated employer with each version of the software.',
    },
    noInference: {
      fr: 'Rien n’est déduit de la voix, du visage ni de la frappe au clavier, comme l’exige le règlement européen sur l’intelligence artificielle (art. 5, § 1, f).',
      en: 'Nothing is inferred from voice, face or typing, as the European AI Act requires (art. 5(1)(f)).',
    },
  },
  week: {
    eyebrow: { fr: 'La mise en route', en: 'Getting started' },
    title: {
      fr: 'Une semaine pour ouvrir, cinq pour entendre',
      en: 'A week to open, five to hear',
    },
    intro: {
      fr: 'L’ouverture est rapide. Les premiers chiffres ne le sont pas, et c’est voulu\u00a0: c’est ce temps qui protège chacun.',
      en: 'Opening is quick. The first figures are not, on purpose: that time is what protects everybody.',
    },
    monday: {
      when: { fr: 'Lundi', en: 'Monday' },
      title: { fr: 'Vous ouvrez l’espace', en: 'You open the space' },
      text: {
        fr: 'Un lien par e-mail, le numéro SIREN, et l’essai de trente jours commence. Vous invitez un·e collègue des RH et le CSE.',
        en: 'A link by e-mail, the company’s SIREN number, and the thirty-day trial begins. You invite a colleague from HR, and the works council.',
      },
    },
    tuesday: {
      when: { fr: 'Mardi', en: 'Tuesday' },
      title: { fr: 'Vous ajoutez les équipes', en: 'You add the teams' },
      text: {
        fr: 'Depuis un fichier, tel que votre logiciel de paie l’exporte, ou à la main. Les erreurs sont montrées ligne par ligne, avant d’entrer.',
        en: 'From a file, just as your payroll software exports it, or by hand. Errors are shown line by line, before anything comes in.',
      },
    },
    wednesday: {
      when: { fr: 'Mercredi', en: 'Wednesday' },
      title: { fr: 'Vous en parlez', en: 'You talk about it' },
      text: {
        fr: 'Au CSE d’abord, qui doit être consulté à partir de cinquante salariés\u202f; puis aux équipes, la règle d’anonymat en main.',
        en: 'With the works council first, which must be consulted from fifty employees on; then with the teams, the rule of anonymity in hand.',
      },
    },
    friday: {
      when: { fr: 'Vendredi', en: 'Friday' },
      title: { fr: 'Les invitations partent', en: 'The invitations leave' },
      text: {
        fr: 'Par e-mail, ou sur papier avec un code, pour ceux qui n’ont pas d’adresse. Chacun entre quand il le souhaite, ou n’entre pas.',
        en: 'By e-mail, or on paper with a code for those who have no address. People come in when they like, or do not.',
      },
    },
    later: {
      when: { fr: 'Cinq semaines après', en: 'Five weeks later' },
      title: { fr: 'Les premiers résultats', en: 'The first results' },
      text: {
        fr: 'Un lundi à six heures, pour les groupes d’au moins {least} inscrits, si la moitié des personnes entrées ont répondu deux semaines. Nous préparons avec vous le premier point au CSE.',
        en: 'On a Monday at six, for groups of at least {least} listed people, if half of those who came in have answered in two weeks. We prepare the first meeting with the works council together with you.',
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
      fr: 'La licence s’achète en ligne à ces prix, pour un an, ou sur devis. L’essai dure trente jours, avec toutes les fonctions, et s’arrête de lui-même si vous ne dites rien.',
      en: 'The licence is bought online at these prices, for a year, or by quote. The trial lasts thirty days, with every feature, and ends by itself if you say nothing.',
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
  security: {
    title: {
      fr: 'Où sont les données, et qui les atteint',
      en: 'Where the data is, and who reaches it',
    },
    intro: {
      fr: 'Ce qu’un service informatique, un délégué à la protection des données ou un élu nous demande, en six réponses.',
      en: 'What IT departments, data-protection officers and elected representatives ask us, in six answers.',
    },
    hosting: {
      title: { fr: 'En France', en: 'In France' },
      text: {
        fr: 'Le site et ses données y sont hébergés, et les connexions sont chiffrées. Aucun script d’un tiers n’est chargé dans nos pages.',
        en: 'The site and its data are hosted there, and connections are encrypted. No script of a third party is loaded into our pages.',
      },
    },
    rights: {
      title: { fr: 'Des droits tenus par la base', en: 'Rights kept by the database' },
      text: {
        fr: 'Qui peut lire quoi est vérifié par la base de données elle-même, ligne par ligne, et non par les écrans.',
        en: 'Who may read what is checked by the database itself, row by row, and not by the screens.',
      },
    },
    vault: {
      title: { fr: 'Les réponses, à part', en: 'The answers, apart' },
      text: {
        fr: 'Une seconde base, sous pseudonyme, sans heure ni adresse de connexion. Les outils des RH et les nôtres n’y sont pas reliés.',
        en: 'A second database, under pseudonyms, with no time of day and no network address. The tools of HR and our own are not connected to it.',
      },
    },
    journal: {
      title: { fr: 'Un journal', en: 'A journal' },
      text: {
        fr: 'Chaque ajout, chaque rôle donné, chaque réglage changé dans l’espace y est écrit, avec qui et quand. Le CSE peut le lire.',
        en: 'Each addition, each role given, each setting changed in the space is written there, with who and when. The works council can read it.',
      },
    },
    export: {
      title: { fr: 'Tout s’emporte', en: 'All of it can leave' },
      text: {
        fr: 'Chacun télécharge ses réponses. L’entreprise exporte ses salariés, et son document unique en PDF ou en CSV, archives comprises.',
        en: 'People download their answers. The company exports its employees, and its risk document as PDF or CSV, archives included.',
      },
    },
    erasure: {
      title: { fr: 'Effacer, pour de bon', en: 'Erased for good' },
      text: {
        fr: 'L’historique de chaque personne est chiffré avec une clé à elle seule\u00a0: la détruire efface tout, copies de sauvegarde comprises.',
        en: 'The history of each person is encrypted with a key of their own: destroying it erases everything, backups included.',
      },
    },
    next: { fr: 'La politique de confidentialité', en: 'The privacy policy' },
  },
  closing: {
    title: {
      fr: 'Trente jours pour voir, avec votre propre équipe',
      en: 'Thirty days to see, with your own team',
    },
    text: {
      fr: 'Toutes les fonctions, quelqu’un qui vous répond, et rien à résilier\u00a0: l’essai s’arrête de lui-même. Ensuite, à partir de {price} HT par salarié et par mois.',
      en: 'All functions, somebody who answers you, and nothing to cancel: the trial ends by itself. After that, from {price} excl. VAT per employee and month.',
    },
    open: { fr: 'Ouvrir un espace d’essai', en: 'Open a trial space' },
  },
} satisfies Texts;
