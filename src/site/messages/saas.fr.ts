export const fr = {
  title: 'L’application d’écoute',
  description:
    'Un score de 1 à 15 et ses tendances, des alertes RPS, un DUERP en PDF ou CSV, et une règle d’anonymat publique. Trente jours d’essai, accompagnement compris.',
  hero: {
    eyebrow: 'L’application, par licence',
    title: 'Savoir comment vont vos équipes, sans savoir qui a dit quoi',
    intro:
      'Un score de 1 à 15, ses tendances, des signaux quand un groupe décroche, et un document unique qui reste à jour. À partir de {price} HT par salarié et par mois, trente jours d’essai.',
    quote: 'Demander un devis',
    demo: 'Voir la démonstration',
  },
  demo: {
    eyebrow: 'Le produit, pas une capture d’écran',
    title: 'Lisez les résultats comme les RH les lisent',
    intro:
      'Une entreprise inventée, six mois de réponses inventées, et les vraies règles. Changez de regard, choisissez un groupe, puis faites taire quelqu’un\u00a0: rien ne bouge. Faites-le partir\u00a0: deux équipes disparaissent.',
  },
  attack: {
    eyebrow: 'À vous d’essayer',
    title: 'Vous voulez savoir ce que Camille a répondu',
    intro:
      'Vous la managez, vous connaissez la méthode et la composition des équipes. Camille est à l’Accueil\u202f; elle a répondu une semaine, elle est partie en congé, puis elle a quitté l’entreprise. Quatre façons de s’y prendre, et ce que le produit en dit.',
  },
  features: {
    title: 'Ce que fait l’application',
    score: {
      title: 'Un score, une formule',
      text: 'Chaque réponse va de 1 à 5. On en fait la moyenne, que l’on porte sur une échelle de 1 à 15 : tout au plus bas donne 1, au milieu 8, au plus haut 15. Chaque personne compte pour une, qu’elle réponde une fois ou cinq, et une semaine ne déplace son nombre que de deux points.',
    },
    trends: {
      title: 'Des tendances à 7 et à 30 jours',
      text: 'La dernière semaine close face à la précédente\u202f; les quatre dernières face aux quatre d’avant. Les arrivées et les départs ne les font pas bouger. Si l’écart peut tenir au hasard, l’écran dit «\u202fstable\u202f».',
    },
    alerts: {
      title: 'Des alertes RPS',
      text: 'Une baisse qui dure, un niveau bas que la marge confirme, une entreprise qui se tait\u00a0: un signal à examiner part vers les RH, le référent prévention et le CSE, ensemble. Jamais au sujet d’une seule personne.',
    },
    duerp: {
      title: 'Le DUERP, en PDF et en CSV',
      text: 'Unités de travail, risques, cotation, plan d’action, avis du CSE. Les risques psychosociaux y portent l’indicateur figé à la date de la version. L’indicateur propose, une personne décide.',
    },
    space: {
      title: 'Un espace fermé par entreprise',
      text: 'Les RH y ajoutent les salariés, un par un ou depuis un fichier. On se connecte par un lien reçu par e-mail : il n’y a pas de mot de passe à retenir.',
    },
    support: {
      title: 'L’accompagnement compris',
      text: 'La mise en route, les questions, la préparation du point au CSE : quelqu’un vous répond, en français ou en anglais, sans supplément.',
    },
  },
  anonymity: {
    eyebrow: 'La règle',
    title: 'La promesse d’anonymat, et ses limites',
    rules: {
      threshold: {
        title: '{least, plural, =10 {Dix inscrits, ou rien} other {# inscrits, ou rien}}',
        text: 'Sous {least} personnes sur la liste du trimestre, aucun chiffre ne paraît. C’est la liste de l’employeur qui décide, jamais les réponses d’un groupe\u202f; si moins de la moitié de l’entreprise participe, tout se tait. Une entreprise peut relever ce seuil\u202f; le logiciel refuse qu’il descende.',
      },
      remainder: {
        title: 'Pas de soustraction',
        text: 'Un groupe n’est pas publié si l’on pouvait, en l’ôtant d’un plus grand, deviner les quelques personnes qui restent.',
      },
      closed: {
        title: 'Des semaines closes',
        text: 'Les chiffres paraissent le lundi matin, puis ne bougent plus. Entre deux listes, ni une arrivée ni un départ n’y change rien\u00a0: personne ne peut guetter l’aiguille quand un collègue s’en va.',
      },
      blurred: {
        title: 'Des valeurs floues, et leur marge',
        text: 'Elles sont arrondies, et brouillées par des termes secrets dont la marge est affichée. Dans une petite équipe, elle est large\u00a0: on y lit les changements, pas les niveaux.',
      },
      silence: {
        title: 'Le droit de se taire',
        text: 'Nul ne voit qui a répondu, ni qui s’est arrêté\u00a0: sans réponse, le dernier nombre reste. Les rappels partent à tous de la même façon, aux heures de travail, et chacun peut les refuser.',
      },
      separate: {
        title: 'Une base à part',
        text: 'Les réponses sont gardées sous pseudonyme dans une seconde base de données, que l’espace des RH ne peut pas ouvrir.',
      },
    },
    limits:
      'Aucune méthode n’annule tout risque\u00a0: le chiffre d’un groupe dit toujours un peu de ceux qui le composent, et un changement durable d’une personne peut être remarqué par qui saurait tout des autres. C’est pourquoi la règle est publique, avec ce qu’elle ne promet pas, et mise à l’épreuve d’un employeur simulé à chaque version du logiciel.',
    noInference:
      'Rien n’est déduit de la voix, du visage ni de la frappe au clavier, comme l’exige le règlement européen sur l’intelligence artificielle (art. 5, § 1, f).',
  },
  week: {
    eyebrow: 'La mise en route',
    title: 'Une semaine pour ouvrir, cinq pour entendre',
    intro:
      'L’ouverture est rapide. Les premiers chiffres ne le sont pas, et c’est voulu\u00a0: c’est ce temps qui protège chacun.',
    monday: {
      when: 'Lundi',
      title: 'Vous ouvrez l’espace',
      text: 'Un lien par e-mail, le numéro SIREN, et l’essai de trente jours commence. Vous invitez un·e collègue des RH et le CSE.',
    },
    tuesday: {
      when: 'Mardi',
      title: 'Vous ajoutez les équipes',
      text: 'Depuis un fichier, tel que votre logiciel de paie l’exporte, ou à la main. Les erreurs sont montrées ligne par ligne, avant d’entrer.',
    },
    wednesday: {
      when: 'Mercredi',
      title: 'Vous en parlez',
      text: 'Au CSE d’abord, qui doit être consulté à partir de cinquante salariés\u202f; puis aux équipes, la règle d’anonymat en main.',
    },
    friday: {
      when: 'Vendredi',
      title: 'Les invitations partent',
      text: 'Par e-mail, ou sur papier avec un code, pour ceux qui n’ont pas d’adresse. Chacun entre quand il le souhaite, ou n’entre pas.',
    },
    later: {
      when: 'Cinq semaines après',
      title: 'Les premiers résultats',
      text: 'Un lundi à six heures, pour les groupes d’au moins {least} inscrits, si la moitié des personnes entrées ont répondu deux semaines. Nous préparons avec vous le premier point au CSE.',
    },
  },
  prices: {
    title: 'Le prix',
    intro: 'Par salarié et par mois, hors taxes. Le prix de la tranche vaut pour tout l’effectif.',
    caption: 'Prix de la licence, hors taxes',
    columns: {
      headcount: 'Effectif',
      price: 'Par salarié et par mois',
      example: 'Par exemple',
    },
    upTo: 'Jusqu’à {to} salariés',
    between: 'De {from} à {to} salariés',
    from: '{from} salariés et plus',
    example: '{count} salariés : {total} par mois',
    note: 'La licence s’achète en ligne à ces prix, pour un an, ou sur devis. L’essai dure trente jours, avec toutes les fonctions, et s’arrête de lui-même si vous ne dites rien.',
    estimate: {
      title: 'Votre estimation',
      headcount: 'Nombre de salariés',
      fewer: 'Un salarié de moins',
      more: 'Un salarié de plus',
      month: 'HT par mois, soit {unit} par salarié',
      year: '{total} HT pour un an',
    },
    quote: 'Demander un devis',
    buy: 'Acheter en ligne',
  },
  questions: {
    title: 'Questions fréquentes',
    items: {
      install: {
        question: 'Faut-il installer quelque chose ?',
        answer:
          'Non. L’application s’ouvre dans un navigateur, sur un téléphone comme sur un ordinateur. On peut, si l’on veut, <mobile>en poser l’icône sur l’écran d’accueil</mobile>.',
      },
      start: {
        question: 'Combien de temps avant les premiers chiffres ?',
        answer:
          'De cinq à huit semaines. La première liste est faite après quatre semaines d’écoute, ou avec celle du trimestre si elle suit de près\u00a0; comptent alors ceux qui ont répondu deux semaines. Ensuite, une liste par trimestre\u00a0: qui arrive entre deux attend la suivante, pour que nul ne puisse inventer des salariés et lire les autres. Les alertes attendent six semaines de plus, le temps de connaître l’ordinaire de chaque groupe.',
      },
      small: {
        question: 'Et si nous sommes moins de dix\u202f?',
        answer:
          'Alors il n’y aura pas de score\u00a0: à neuf, l’anonymat serait une fiction. L’application propose à la place un guide de conversation, et garde le document unique.',
      },
      cse: {
        question: 'Faut-il consulter le CSE ?',
        answer:
          'À partir de cinquante salariés, oui, avant la mise en place. Le CSE dispose ensuite de son propre accès, aux mêmes chiffres et à la même minute que les RH.',
      },
      wrong: {
        question: 'Une alerte peut-elle se tromper ?',
        answer:
          'Oui, et elle le dit : d’après nos simulations, une fausse alerte par groupe tous les cinq ans environ, et jusqu’à une tous les dix-huit mois si l’humeur y varie deux fois plus que nous ne le supposons. Une alerte invite à regarder ; elle ne conclut pas.',
      },
      duerp: {
        question: 'Le document unique s’écrit-il tout seul ?',
        answer:
          'Non. L’application en tient la forme, les versions et les échéances ; évaluer les risques reste l’affaire de l’employeur, avec ceux qui font le travail. Le portail national de dépôt n’étant pas ouvert, l’entreprise conserve elle-même ses versions pendant quarante ans : l’application les archive et vous les remet, même après la fin du contrat.',
      },
      unwell: {
        question: 'Et si quelqu’un va vraiment mal ?',
        answer:
          'De l’aide est à un geste, sur son propre écran : le 3114, le 15 ou le 112, le médecin du travail. Personne n’est averti, rien n’est noté : c’est à cette condition qu’on ose ouvrir la page.',
      },
      leave: {
        question: 'Que deviennent nos données si nous partons\u202f?',
        answer:
          'Vous les emportez\u00a0: salariés, document unique et toutes ses versions, en fichiers que l’on relit sans nous. Ce que chacun a répondu n’appartient qu’à lui, et il peut l’effacer. La façon dont nous gardons le reste, et combien de temps, est dans <privacy>la politique de confidentialité</privacy>.',
      },
    },
  },
  security: {
    title: 'Où sont les données, et qui les atteint',
    intro:
      'Ce qu’un service informatique, un délégué à la protection des données ou un élu nous demande, en six réponses.',
    hosting: {
      title: 'En France',
      text: 'Le site et ses données y sont hébergés, et les connexions sont chiffrées. Aucun script d’un tiers n’est chargé dans nos pages.',
    },
    rights: {
      title: 'Des droits tenus par la base',
      text: 'Qui peut lire quoi est vérifié par la base de données elle-même, ligne par ligne, et non par les écrans.',
    },
    vault: {
      title: 'Les réponses, à part',
      text: 'Une seconde base, sous pseudonyme, sans heure ni adresse de connexion. Les outils des RH et les nôtres n’y sont pas reliés.',
    },
    journal: {
      title: 'Un journal',
      text: 'Chaque ajout, chaque rôle donné, chaque réglage changé dans l’espace y est écrit, avec qui et quand. Le CSE peut le lire.',
    },
    export: {
      title: 'Tout s’emporte',
      text: 'Chacun télécharge ses réponses. L’entreprise exporte ses salariés, et son document unique en PDF ou en CSV, archives comprises.',
    },
    erasure: {
      title: 'Effacer, pour de bon',
      text: 'L’historique de chaque personne est chiffré avec une clé à elle seule\u00a0: la détruire efface tout, copies de sauvegarde comprises.',
    },
    next: 'La politique de confidentialité',
  },
  closing: {
    title: 'Trente jours pour voir, avec votre propre équipe',
    text: 'Toutes les fonctions, quelqu’un qui vous répond, et rien à résilier\u00a0: l’essai s’arrête de lui-même. Ensuite, à partir de {price} HT par salarié et par mois.',
    open: 'Ouvrir un espace d’essai',
  },
};
