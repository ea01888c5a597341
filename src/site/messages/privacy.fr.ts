import { PRODUCT_NAME } from '#basics/product-name.ts';

export const fr = {
  title: 'Politique de confidentialité',
  description:
    'Quelles données sont traitées, pourquoi, combien de temps, qui voit quoi, et comment exercer vos droits. Pourquoi ce site n’a pas de bandeau de cookies.',
  intro:
    'Quelles données, pour quoi faire, combien de temps, et surtout : qui voit quoi. En phrases que l’on peut lire.',
  updated: 'Texte du {day}.',
  contents: 'Sommaire',
  sections: {
    summary: {
      title: 'En bref',
      body: `<ul><li>Nous ne vendons ni ne louons aucune donnée.</li><li>Aucune page ne demande quoi que ce soit à un tiers : ni mesure d’audience, ni publicité, ni police de caractères.</li><li>Les réponses d’un salarié ne sont montrées qu’à lui.</li><li>Rien n’est déduit d’une voix, d’un visage ou d’une façon d’écrire.</li></ul>`,
    },
    controller: {
      title: 'Qui est responsable',
      body: `<p>{entity} (<legal>mentions légales</legal>) est responsable de ce qui concerne le site, les commandes et les demandes de contact. Pour l’application d’écoute, l’employeur est responsable du traitement et nous sommes son sous-traitant, au sens de l’article 28 du RGPD, avec une particularité écrite au contrat : il ne peut pas nous demander de lui montrer une réponse.</p><p>Pour toute question : <mail></mail>.</p>`,
    },
    who: {
      title: 'Qui voit quoi dans l’application',
      body: '<p>Les indicateurs sont publiés chaque lundi matin pour la semaine close, pour des groupes d’au moins huit réponses. Un chiffre publié ne change plus.</p>',
    },
    data: {
      title: 'Quelles données, pourquoi, combien de temps',
      body: '<p>Nous ne demandons que ce qui sert. Ce qui est facultatif est marqué comme tel.</p>',
    },
    answers: {
      title: 'Les réponses des salariés',
      body: '<p>Elles vivent dans une base de données distincte, sous un pseudonyme calculé avec une clé qui n’y figure pas. On y note le jour, jamais l’heure, et aucune adresse de connexion. Trente-cinq jours après la clôture de la semaine, elles ne sont plus conservées que comme l’historique de la personne, chiffré avec une clé à elle seule : effacer la clé efface l’historique, sauvegardes comprises.</p><p>Ces réponses restent des données personnelles : elles sont pseudonymes, non anonymes. Ce sont les indicateurs publiés qui ne permettent plus de remonter à quelqu’un. Le traitement repose sur l’intérêt légitime de l’employeur à prévenir les risques ; répondre est facultatif, chaque question peut être passée.</p>',
    },
    processors: {
      title: 'Qui nous aide',
      body: '<p>Quatre sortes de prestataires, liés par contrat, dans l’Union européenne : l’hébergeur du site et des données ; le service d’envoi des e-mails ; le prestataire de paiement, qui seul connaît les numéros de carte ; les transporteurs, qui reçoivent l’adresse de livraison. Aucun n’a accès aux réponses, hormis l’hébergeur, qui conserve des données chiffrées.</p>',
    },
    browser: {
      title: 'Ce qui reste dans votre navigateur',
      body: '<p>Il n’y a pas de bandeau, parce que rien ici ne demande votre consentement : nous n’enregistrons que ce qui est nécessaire au service que vous demandez (loi Informatique et Libertés, art. 82).</p>',
    },
    security: {
      title: 'Comment elles sont protégées',
      body: '<p>Connexions chiffrées ; droits vérifiés par la base de données elle-même et non par les écrans ; accès de nos équipes limités et tracés. Nos journaux techniques ne contiennent ni ce que vous tapez ni votre adresse de connexion. En cas de fuite présentant un risque, nous prévenons la CNIL sous soixante-douze heures, et vous.</p>',
    },
    rights: {
      title: 'Vos droits',
      body: '<p>Accéder à vos données, les corriger, les effacer, les emporter, vous opposer à leur usage ou en demander la limitation : écrivez à <mail></mail>, nous répondons sous un mois. Dans l’application, chacun peut voir, emporter et effacer son historique sans demander à personne.</p><p>Si notre réponse ne vous convient pas, vous pouvez saisir la CNIL (cnil.fr). Cette démarche est gratuite.</p>',
    },
  },
  data: {
    caption: 'Les données traitées, leur usage et leur durée',
    columns: { what: 'Données', why: 'Pour quoi, et sur quelle base', long: 'Combien de temps' },
    rows: {
      contact: {
        what: 'Demande de contact : nom, entreprise, e-mail, message ; téléphone et effectif si vous le voulez',
        why: 'Vous répondre (mesures précontractuelles)',
        long: 'Trois ans après notre dernier échange',
      },
      quotes: {
        what: 'Devis\u00a0: société, contact, adresse, ce qui est proposé',
        why: 'Vous proposer un prix (mesures précontractuelles)',
        long: 'Accepté\u00a0: dix ans, comme la commande\u202f; sinon trois ans après notre dernier échange',
      },
      orders: {
        what: 'Commandes et factures : société, contact, adresses, produits',
        why: 'Livrer et facturer (contrat, obligations comptables)',
        long: 'Dix ans, durée légale des pièces comptables',
      },
      approvals: {
        what: 'Demande de commande à faire valider\u00a0: message et motif\u202f; coordonnées et adresses le temps de la demande',
        why: 'Demander l’accord de votre entreprise (intérêt légitime)',
        long: 'Coordonnées et adresses\u00a0: quatorze jours au plus\u202f; message et motif, jusqu’à la fermeture du compte de qui les a écrits',
      },
      choices: {
        what: 'Box à choisir\u00a0: nom et e-mail du destinataire, ce qu’il choisit, adresse qu’il indique pour être livré chez lui',
        why: 'Préparer et remettre la box offerte par l’employeur, qui ne voit ni le choix ni l’adresse (intérêt légitime)',
        long: 'Soixante jours après la clôture du choix',
      },
      account: {
        what: 'Compte et place dans l’entreprise : e-mail, nom, matricule, site, équipe, rôles ; nom du navigateur et du système de chaque appareil connecté',
        why: 'Vous ouvrir votre espace (contrat)',
        long: 'Jusqu’à la fermeture du compte',
      },
      papers: {
        what: 'Code personnel sur papier : sa date et s’il a servi, jamais l’adresse du compte',
        why: 'Ouvrir son accès à qui n’a pas d’adresse au travail (contrat)',
        long: 'Jusqu’au départ de la liste',
      },
      notifications: {
        what: 'Notifications, et choix de celles qui viennent par mail',
        why: 'Vous dire ce qui vous concerne (contrat)',
        long: 'Quatre-vingt-dix jours ; les choix, jusqu’à la fermeture du compte',
      },
      imports: {
        what: 'Fichier de salariés que l’employeur importe : les colonnes qu’il retient',
        why: 'Le comparer à la liste avant de l’enregistrer (contrat)',
        long: 'Un jour au plus, s’il n’est pas enregistré',
      },
      answers: {
        what: 'Réponses au questionnaire',
        why: 'Calculer des indicateurs de groupe (intérêt légitime)',
        long: 'Trente-cinq jours après la clôture, puis votre seul historique, scellé, deux ans au plus',
      },
      documents: {
        what: 'Versions du document unique (aucune réponse individuelle)',
        why: 'Les conserver pour l’employeur (obligation légale)',
        long: 'Quarante ans',
      },
      documentLinks: {
        what: 'Nom et dates d’emploi de qui reçoit un lien de lecture du document unique',
        why: 'Lui ouvrir les versions que la loi lui laisse lire (obligation légale)',
        long: 'Un an après la fin du lien',
      },
      partners: {
        what: 'Candidatures de fabricants, échanges et pièces',
        why: 'Les étudier (mesures précontractuelles)',
        long: 'Trois ans après notre dernier échange\u202f; d’un partenaire, tant que ses produits sont cités',
      },
      abuse: {
        what: 'Empreinte de l’adresse e-mail ou de connexion de qui envoie un formulaire',
        why: 'Empêcher les envois en masse (intérêt légitime)',
        long: 'Comptée sur une heure, puis effacée',
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
      company: {
        what: 'Retrouver l’entreprise que vous avez choisie',
        long: 'Jusqu’à ce que vous en choisissiez une autre',
      },
      hiddenAllergens: {
        what: 'Masquer les box qui contiennent ce que vous évitez\u202f; jamais envoyé',
        long: 'Jusqu’à ce que vous ne masquiez plus rien',
      },
      textSize: { what: 'Garder la taille du texte', long: 'Jusqu’à ce que vous la changiez' },
      scroll: {
        what: 'Retrouver l’endroit de la page au retour',
        long: 'Jusqu’à la fermeture de l’onglet',
      },
    },
    note: 'Le choix de la langue est aussi écrit dans un cookie du même nom, pour que la page arrive d’emblée dans la bonne langue. C’est le seul cookie du site ; il dure un an.',
  },
  next: `Écrire à ${PRODUCT_NAME}`,
};
