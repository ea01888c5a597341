import type { Texts } from '#basics/messages.ts';

/** What protects people in the app, whole: the rule, what attacks it, and where data is. */
export const texts = {
  title: { fr: 'La règle, la méthode, les données', en: 'The rule, the method, the data' },
  eyebrow: { fr: 'L’application, à vérifier', en: 'The app, to be checked' },
  intro: {
    fr: 'Ce qui protège chaque personne, jusqu’où cela protège, et comment le vérifier soi-même.',
    en: 'What protects each person, how far it protects them, and how to check it yourself.',
  },
  back: { fr: 'Ce que fait l’application', en: 'What the app does' },
  whoTitle: { fr: 'Qui voit quoi', en: 'Who sees what' },
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
} satisfies Texts;
