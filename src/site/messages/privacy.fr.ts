export const fr = {
  title: 'Politique de confidentialité',
  description:
    'Quelles données sont traitées, pourquoi, combien de temps, qui voit quoi, et comment exercer vos droits. Pourquoi ce site n’a pas de bandeau de cookies.',
  intro:
    'Quelles données, pour quoi faire, combien de temps, et surtout\u00a0: qui voit quoi. En phrases que l’on peut lire.',
  sections: {
    summary: {
      title: 'En bref',
      body: '<ul><li>Nous ne vendons ni ne louons aucune donnée.</li><li>Aucune page ne demande quoi que ce soit à un tiers\u00a0: ni mesure d’audience, ni publicité, ni police de caractères.</li><li>Les réponses d’un salarié ne sont montrées qu’à lui.</li><li>Rien n’est déduit d’une voix, d’un visage ou d’une façon d’écrire.</li></ul>',
    },
    controller: {
      title: 'Qui est responsable',
      body: '<p>{entity} (<legal>mentions légales</legal>) est responsable de ce qui concerne le site, les commandes et les demandes de contact. Pour l’application, la liste des salariés, les choix de box et le compteur de cadeaux, l’employeur ou le CSE est responsable du traitement et nous sommes son sous-traitant, au sens de l’article 28 du RGPD, avec une particularité écrite au <terms>contrat</terms>\u00a0: il ne peut pas nous demander de lui montrer une réponse.</p><p>Pour toute question sur vos données\u00a0: {dataEmail}. C’est aussi l’adresse du délégué à la protection des données, lorsqu’il est désigné.</p>',
    },
    who: {
      title: 'Qui voit quoi dans l’application',
      body: '<p>Les indicateurs sont publiés chaque lundi matin pour la semaine close, pour des groupes d’au moins dix personnes inscrites sur la liste du trimestre. Un chiffre publié ne change plus.</p>',
    },
    data: {
      title: 'Quelles données, pourquoi, combien de temps',
      body: '<p>Nous ne demandons que ce qui sert. Ce qui est facultatif est marqué comme tel. La base légale est suivie de l’endroit du RGPD où elle se trouve.</p>',
    },
    answers: {
      title: 'Les réponses des salariés',
      body: '<p>Elles vivent dans une base de données distincte, sous un pseudonyme calculé avec une clé qui n’y figure pas. On y note le jour, jamais l’heure, et aucune adresse de connexion. Trente-cinq jours après la clôture de la semaine, elles ne sont plus conservées que comme l’historique de la personne, chiffré avec une clé à elle seule\u00a0: effacer la clé efface l’historique, sauvegardes comprises. Restent à côté, sous le même pseudonyme, ce qu’il faut pour calculer la semaine suivante\u00a0: un nombre par personne, un par facteur, et les semaines où elle a répondu parmi les douze dernières. Si elle efface tout, ils disparaissent\u202f; la somme de son groupe garde ce qu’elle y avait mis, sans nom, jusqu’à la fin de la liste du trimestre.</p><p>Ces réponses restent des données personnelles\u00a0: elles sont pseudonymes, non anonymes. Les indicateurs publiés sont faits pour qu’on ne puisse pas remonter à quelqu’un\u202f; la page de la méthode dit jusqu’où cela est mesuré, et ce qui n’est pas promis. Le traitement repose sur l’intérêt légitime de l’employeur à prévenir les risques\u202f; répondre est facultatif, chaque question peut être passée.</p><p>L’application ne reconnaît aucune émotion. Elle compte ce que chacun choisit de dire, et ne déduit rien d’une voix, d’un visage, d’une façon d’écrire ni du contenu d’un texte\u00a0: le règlement (UE) 2024/1689 sur l’intelligence artificielle interdit de déduire les émotions d’une personne sur son lieu de travail (art.\u00a05, paragraphe 1, point f). Aucune décision sur une personne n’est prise par un automate.</p>',
    },
    gifts: {
      title: 'Le compteur de cadeaux',
      body: '<p>L’entreprise ou le CSE y note qui a reçu quoi, quel jour, pour quelle valeur et, s’il y en a un, pour quel évènement, afin de savoir où en est chacun de la limite de l’URSSAF et de pouvoir le prouver. Pour l’évènement d’un enfant, un cadeau vaut pour un enfant, sans que l’enfant soit nommé. Les choix de box n’y figurent pas.</p><p>Le voient\u00a0: qui dirige l’espace, les ressources humaines et le CSE, parce que ce sont eux qui donnent. Chaque salarié voit ses propres cadeaux de l’année dans son compte. Un cadeau noté par erreur est retiré avec un motif, sans être effacé\u00a0: c’est la preuve de l’employeur, qu’il doit pouvoir présenter pendant six ans (Code de la sécurité sociale, art.\u00a0L243-16).</p>',
    },
    impact: {
      title: 'L’analyse d’impact, en résumé',
      body: '<p>Une écoute régulière de salariés, qui ne sont pas en position de refuser facilement, appelle une analyse d’impact (RGPD, art.\u00a035). L’employeur la mène, avec l’avis de son délégué à la protection des données et après information du CSE\u202f; nous lui remettons la nôtre, dont voici l’essentiel. La méthode de publication et les attaques que nous avons tentées contre elle sont décrites dans l’application, ouvertes à tous ceux qui en ont l’accès.</p>',
    },
    processors: {
      title: 'Qui nous aide',
      body: '<p>Nos prestataires sont liés par un contrat conforme à l’article 28 du RGPD. Aucun ne lit les réponses. L’hébergeur conserve les deux bases de données et leurs sauvegardes\u202f; les réponses y sont sous pseudonyme, puis chiffrées personne par personne, comme il est dit plus haut.</p>',
    },
    transfers: {
      title: 'Hors de l’Union européenne',
      body: '<p>Nous n’y envoyons pas de données de nous-mêmes. Si le prestataire de paiement en transfère à son groupe, il le fait sous les garanties du chapitre V du RGPD\u00a0: décision d’adéquation ou clauses contractuelles types de la Commission européenne. Une box livrée hors de l’Union y emporte l’adresse de sa livraison, parce que le contrat le demande (art.\u00a049, paragraphe 1, point b). Une copie des garanties s’obtient à {dataEmail}.</p>',
    },
    browser: {
      title: 'Ce qui reste dans votre navigateur',
      body: '<p>Il n’y a pas de bandeau, parce que rien ici ne demande votre consentement\u00a0: nous n’enregistrons que ce qui est nécessaire au service que vous demandez (loi Informatique et Libertés, art.\u00a082).</p>',
    },
    security: {
      title: 'Comment elles sont protégées',
      body: '<p>Connexions chiffrées\u202f; droits vérifiés par la base de données elle-même et non par les écrans\u202f; accès de nos équipes limités et tracés. Nos journaux techniques ne contiennent ni ce que vous tapez ni votre adresse de connexion. En cas de fuite présentant un risque, nous prévenons la CNIL sous soixante-douze heures, et vous si le risque est élevé (RGPD, art.\u00a033 et 34).</p>',
    },
    rights: {
      title: 'Vos droits',
      body: '<p>Vous pouvez, sans rien payer\u00a0:</p><ul><li>accéder à vos données et les emporter\u00a0: dans votre compte, un document réunit tout ce que nous gardons sur vous\u202f;</li><li>les corriger, ou les effacer en fermant votre compte, sauf ce que la loi fait conserver\u202f;</li><li>vous opposer à un usage fondé sur l’intérêt légitime, ou en demander la limitation\u202f;</li><li>dire ce qu’elles deviendront après votre mort (loi Informatique et Libertés, art.\u00a085).</li></ul><p>Dans l’application, chacun peut voir, emporter et effacer son historique sans demander à personne. Pour tout le reste, écrivez à {dataEmail}\u00a0: nous répondons sous un mois, et ne demandons une preuve d’identité qu’en cas de doute. Si votre employeur est responsable du traitement, vous pouvez aussi vous adresser à lui\u202f; nous lui transmettons votre demande, jamais vos réponses.</p><p>Si notre réponse ne vous convient pas, vous pouvez saisir la CNIL, gratuitement, sur <cnil>cnil.fr</cnil>.</p>',
    },
  },
  data: {
    caption: 'Les données traitées, leur usage et leur durée',
    columns: {
      what: 'Données',
      why: 'Pour quoi',
      basis: 'Base légale (RGPD, art.\u00a06)',
      long: 'Combien de temps',
    },
    rows: {
      contact: {
        what: 'Demande de contact\u00a0: nom, entreprise, e-mail, message\u202f; téléphone et effectif si vous le voulez',
        why: 'Vous répondre',
        basis: 'Mesures précontractuelles (6.1.b)',
        long: 'Trois ans après notre dernier échange',
      },
      quotes: {
        what: 'Devis\u00a0: société, contact, adresse, ce qui est proposé',
        why: 'Vous proposer un prix',
        basis: 'Mesures précontractuelles (6.1.b)',
        long: 'Accepté\u00a0: dix ans, comme la commande\u202f; sinon trois ans après notre dernier échange',
      },
      orders: {
        what: 'Commandes et factures\u00a0: société, contact, adresses, produits',
        why: 'Livrer et facturer',
        basis: 'Contrat (6.1.b) et obligations comptables (6.1.c)',
        long: 'Dix ans, durée légale des pièces comptables',
      },
      payments: {
        what: 'Paiement\u00a0: moyen choisi, référence chez le prestataire, contestations\u202f; jamais le numéro de carte',
        why: 'Encaisser, rembourser, répondre à une banque',
        basis: 'Contrat (6.1.b) et obligations comptables (6.1.c)',
        long: 'Dix ans, avec la commande',
      },
      gifts: {
        what: 'Cadeaux notés pour chaque salarié\u00a0: jour, valeur, évènement, nature',
        why: 'Suivre la tolérance de l’URSSAF et la prouver, pour l’employeur ou le CSE',
        basis: 'Obligation légale (6.1.c)',
        long: 'L’année du cadeau et les six suivantes, tant que l’URSSAF peut les demander\u202f; au plus tard jusqu’à la fermeture de l’espace',
      },
      approvals: {
        what: 'Demande de commande à faire valider\u00a0: message et motif\u202f; coordonnées et adresses le temps de la demande',
        why: 'Demander l’accord de votre entreprise',
        basis: 'Intérêt légitime (6.1.f)',
        long: 'Coordonnées et adresses\u00a0: quatorze jours au plus\u202f; message et motif, jusqu’à la fermeture du compte de qui les a écrits',
      },
      choices: {
        what: 'Box à choisir\u00a0: nom et e-mail du destinataire, ce qu’il choisit, adresse qu’il indique pour être livré chez lui',
        why: 'Préparer et remettre la box offerte par l’employeur, qui ne voit ni le choix ni l’adresse',
        basis: 'Intérêt légitime (6.1.f)',
        long: 'Soixante jours après la clôture du choix',
      },
      account: {
        what: 'Compte et place dans l’entreprise\u00a0: e-mail, nom, matricule, site, équipe, rôles\u202f; nom du navigateur et du système de chaque appareil connecté',
        why: 'Vous ouvrir votre espace',
        basis: 'Contrat (6.1.b)',
        long: 'Jusqu’à la fermeture du compte',
      },
      papers: {
        what: 'Code personnel sur papier\u00a0: sa date et s’il a servi, jamais l’adresse du compte',
        why: 'Ouvrir son accès à qui n’a pas d’adresse au travail',
        basis: 'Contrat (6.1.b)',
        long: 'Jusqu’au départ de la liste',
      },
      notifications: {
        what: 'Notifications, et choix de celles qui viennent par mail',
        why: 'Vous dire ce qui vous concerne',
        basis: 'Contrat (6.1.b)',
        long: 'Quatre-vingt-dix jours\u202f; les choix, jusqu’à la fermeture du compte',
      },
      imports: {
        what: 'Fichier de salariés que l’employeur importe\u00a0: les colonnes qu’il retient',
        why: 'Le comparer à la liste avant de l’enregistrer',
        basis: 'Contrat (6.1.b)',
        long: 'Un jour au plus, s’il n’est pas enregistré',
      },
      answers: {
        what: 'Réponses au questionnaire',
        why: 'Calculer des indicateurs de groupe',
        basis: 'Intérêt légitime (6.1.f)',
        long: 'Trente-cinq jours après la clôture, puis votre seul historique, scellé, deux ans au plus\u202f; votre nombre, deux ans au plus après votre dernière réponse',
      },
      documents: {
        what: 'Versions du document unique (aucune réponse individuelle)',
        why: 'Les conserver pour l’employeur',
        basis: 'Obligation légale (6.1.c)',
        long: 'Quarante ans',
      },
      documentLinks: {
        what: 'Nom et dates d’emploi de qui reçoit un lien de lecture du document unique',
        why: 'Lui ouvrir les versions que la loi lui laisse lire',
        basis: 'Obligation légale (6.1.c)',
        long: 'Un an après la fin du lien',
      },
      documentSendings: {
        what: 'Nom déclaré par la personne qui accuse réception du document unique envoyé au service de santé au travail, adresse du service, dates',
        why: 'Prouver que le document a été transmis',
        basis: 'Obligation légale (6.1.c)',
        long: 'Aussi longtemps que la version transmise',
      },
      cmrList: {
        what: 'Liste des travailleurs exposés à des agents CMR, que tient l’employeur : nom, substances, exposition',
        why: 'Tenir la liste que la loi lui demande, et la remettre au service de santé au travail',
        basis: 'Obligation légale (6.1.c, 9.2.b)',
        long: 'Jusqu’à ce que l’employeur retire la ligne, une fois remise au service de santé au travail, qui garde la liste quarante ans au moins ; fermer un compte détache la ligne et ne l’efface pas',
      },
      minorAccidents: {
        what: 'Registre des accidents bénins, que tient l’employeur : nom, circonstances, nature et siège des lésions',
        why: 'Remplacer la déclaration de ces accidents, comme la loi le permet',
        basis: 'Obligation légale (6.1.c, 9.2.b)',
        long: 'Cinq ans après la fin de l’année de l’accident ; fermer un compte détache l’inscription et ne l’efface pas',
      },
      registerFiles: {
        what: 'Qui a fait un fichier nominatif d’un registre, quand, et à qui il a été remis',
        why: 'Savoir où vont les noms',
        basis: 'Obligation légale (6.1.c)',
        long: 'Tant que l’espace de l’entreprise existe',
      },
      partners: {
        what: 'Candidatures de fabricants, échanges et pièces',
        why: 'Les étudier',
        basis: 'Mesures précontractuelles (6.1.b)',
        long: 'Trois ans après notre dernier échange\u202f; d’un partenaire, tant que ses produits sont cités',
      },
      abuse: {
        what: 'Empreinte de l’adresse e-mail ou de connexion de qui envoie un formulaire',
        why: 'Empêcher les envois en masse',
        basis: 'Intérêt légitime (6.1.f)',
        long: 'Comptée sur un jour au plus, puis effacée',
      },
    },
  },
  processors: {
    caption: 'Nos prestataires, et ce qu’ils reçoivent',
    columns: { who: 'Prestataire', what: 'Ce qu’il fait', sees: 'Ce qu’il reçoit' },
    rows: {
      host: {
        who: '{name}, {address}',
        what: 'Héberge le site et les données',
        sees: 'Toutes les données, sur ses disques',
      },
      mail: {
        who: '{name}',
        what: 'Achemine les e-mails',
        sees: 'L’adresse et le contenu de chaque e-mail\u202f; jamais une réponse',
      },
      payment: {
        who: 'Stripe Payments Europe, Limited, Dublin, Irlande',
        what: 'Encaisse les cartes et les prélèvements',
        sees: 'Le moyen de paiement, que nous ne voyons pas, le montant, le nom et l’e-mail de qui paie',
      },
      sandbox: {
        who: 'Paiement de démonstration, sur ce serveur',
        what: 'Imite un paiement par carte',
        sees: 'Rien qui soit réel\u202f: aucun argent ne passe',
      },
      carriers: {
        who: 'Le transporteur nommé avec chaque colis',
        what: 'Livre les box',
        sees: 'Le nom, l’adresse et le téléphone de qui reçoit le colis',
      },
    },
  },
  impact: {
    caption: 'Les risques pour les personnes, et ce qui les réduit',
    columns: { risk: 'Risque', measures: 'Ce qui est fait', left: 'Ce qui reste' },
    rows: {
      recognised: {
        risk: 'Reconnaître quelqu’un derrière un chiffre publié',
        measures:
          'Liste fixée pour un trimestre, groupes d’au moins dix inscrits, écarts secrets propres à chaque personne, à chaque groupe et à chaque semaine, groupes masqués si leur complément parlerait, absences sans effet, chiffres qui ne changent plus\u202f; la méthode est publiée et attaquée par nos essais',
        left: 'Modéré. Qui connaîtrait toutes les autres réponses d’un groupe peut remarquer qu’une personne change pour longtemps\u202f; de qui répond toujours pareil, il ne peut deviner s’il va très bien ou très mal que 88 fois sur 100 au plus, quoi qu’il fasse',
      },
      pressed: {
        risk: 'Être forcé de répondre, ou d’une certaine façon',
        measures:
          'Nul ne sait qui a répondu\u202f; répondre est facultatif et chaque question peut être passée\u202f; le contrat l’interdit\u202f; le CSE voit les mêmes chiffres à la même minute',
        left: 'Modéré. Un logiciel n’empêche pas de regarder par-dessus une épaule',
      },
      leaked: {
        risk: 'Voir fuir les réponses',
        measures:
          'Base séparée, pseudonyme dont la clé est ailleurs, ni heure ni adresse de connexion, historique chiffré par personne, effacé après deux ans',
        left: 'Faible, tant que les deux bases et la clé ne fuient pas ensemble',
      },
      misused: {
        risk: 'Détourner l’outil en surveillance d’une équipe',
        measures:
          'Aucun écran ni export par personne, le responsable d’équipe ne voit que ses propres réponses, signaux envoyés ensemble aux RH, à la prévention et au CSE',
        left: 'Faible',
      },
      lost: {
        risk: 'Perdre ou altérer un document obligatoire',
        measures:
          'Versions enchaînées par une empreinte, jamais modifiées, téléchargeables par l’employeur à tout moment',
        left: 'Faible',
      },
      gifts: {
        risk: 'Laisser connaître les cadeaux ou les évènements de vie de quelqu’un',
        measures:
          'Visibles de ceux qui donnent et de la personne seule\u202f; aucun enfant nommé\u202f; aucun choix noté',
        left: 'Faible',
      },
    },
  },
  browser: {
    caption: 'Ce que le site enregistre dans votre navigateur',
    columns: { name: 'Nom', what: 'Sert à', long: 'Reste' },
    rows: {
      language: { what: 'Garder votre langue', long: 'Jusqu’à ce que vous en changiez' },
      cart: { what: 'Garder votre panier', long: 'Jusqu’à ce que vous le vidiez' },
      checkout: {
        what: 'Garder ce que vous tapez pendant une commande',
        long: 'Jusqu’à la fermeture de l’onglet',
      },
      session: { what: 'Vous garder connecté', long: 'Jusqu’à la déconnexion' },
      device: {
        what: 'Reconnaître ce navigateur à la connexion, pour que personne ne puisse vous en bloquer l’accès',
        long: 'Jusqu’à ce que vous l’effaciez',
      },
      company: {
        what: 'Retrouver l’entreprise que vous avez choisie',
        long: 'Jusqu’à ce que vous en choisissiez une autre',
      },
      hiddenAllergens: {
        what: 'Masquer les box qui contiennent ce que vous évitez\u202f; jamais envoyé',
        long: 'Jusqu’à ce que vous ne masquiez plus rien',
      },
      drafts: {
        what: 'Garder ce que vous tapez dans un formulaire long, jusqu’à son envoi',
        long: 'Jusqu’à l’envoi ou l’abandon',
      },
      checkIns: {
        what: 'Garder votre réponse tant qu’il n’y a pas de réseau',
        long: 'Jusqu’à son envoi',
      },
      questions: {
        what: 'Poser la question du jour sans réseau',
        long: 'Jusqu’à la question suivante',
      },
      note: {
        what: 'Garder la note que vous vous écrivez\u202f; jamais envoyée',
        long: 'Jusqu’à ce que vous l’effaciez',
      },
      answers: {
        what: 'Retrouver une page de votre espace sans réseau',
        long: 'Jusqu’à la déconnexion',
      },
      risks: {
        what: 'Garder ce que vous saisissez du document unique sans réseau',
        long: 'Jusqu’à son envoi',
      },
      reload: {
        what: 'Remettre ce que vous aviez saisi quand vous rechargez la page pour une nouvelle version',
        long: 'Le temps du rechargement',
      },
      textSize: { what: 'Garder la taille du texte', long: 'Jusqu’à ce que vous la changiez' },
      scroll: {
        what: 'Retrouver l’endroit de la page au retour',
        long: 'Jusqu’à la fermeture de l’onglet',
      },
    },
    note: 'Le choix de la langue est aussi écrit dans un cookie du même nom, pour que la page arrive d’emblée dans la bonne langue. C’est le seul cookie du site\u202f; il dure un an. Les pages publiques que vous ouvrez et leurs fichiers sont aussi gardés par le navigateur, pour rester lisibles sans réseau\u202f; ils ne contiennent rien de vous, et s’effacent à la version suivante du site.',
  },
};
