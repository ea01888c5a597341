import type { Texts } from '#basics/messages.ts';

/** Where staff begin. */
export const texts = {
  title: { fr: 'L’espace de l’équipe', en: 'The staff area' },
  intro: {
    fr: 'Ce que montre la boutique, et qui le tient à jour.',
    en: 'What the shop shows, and who keeps it up to date.',
  },
  views: {
    label: { fr: 'Vues', en: 'Views' },
    start: { fr: 'Accueil', en: 'Home' },
    journal: { fr: 'Journal', en: 'Journal' },
  },
  today: {
    title: { fr: 'Ce qui vous attend aujourd’hui', en: 'What awaits you today' },
    intro: { fr: 'Mis à jour à mesure que tout change.', en: 'Kept up to date as things change.' },
    loading: { fr: 'Chargement…', en: 'Loading…' },
    nothing: { fr: 'Rien n’attend\u00a0: tout est fait.', en: 'Nothing is waiting: all is done.' },
    changed: { fr: 'À présent\u00a0: {what}.', en: 'Now: {what}.' },
    areas: { fr: 'Les espaces', en: 'The areas' },
    proxy: {
      title: {
        fr: 'Un intermédiaire non déclaré se tient devant le site',
        en: 'An undeclared proxy stands in front of the site',
      },
      words: {
        fr: 'Tous les visiteurs sont comptés comme un seul, et les limites contre les abus peuvent les arrêter ensemble. La personne qui installe le site doit indiquer dans TRUSTED_PROXIES combien de serveurs relaient les requêtes.',
        en: 'All visitors are counted as one, and limits against abuse may stop them together. Whoever installs the site must say in TRUSTED_PROXIES how many servers pass requests on.',
      },
    },
    contestedOrders: {
      fr: '{count, plural, one {paiement contesté, à répondre} other {paiements contestés, à répondre}}',
      en: '{count, plural, one {contested payment to answer} other {contested payments to answer}}',
    },
    lateOrders: {
      fr: '{count, plural, one {commande en retard} other {commandes en retard}}',
      en: '{count, plural, one {late order} other {late orders}}',
    },
    ordersToPrepare: {
      fr: '{count, plural, one {commande à préparer} other {commandes à préparer}}',
      en: '{count, plural, one {order to prepare} other {orders to prepare}}',
    },
    returnsToTreat: {
      fr: '{count, plural, one {commande avec un échange à traiter} other {commandes avec un échange à traiter}}',
      en: '{count, plural, one {order with an exchange to deal with} other {orders with an exchange to deal with}}',
    },
    creditToDecide: {
      fr: '{count, plural, one {demande de paiement après livraison à décider} other {demandes de paiement après livraison à décider}}',
      en: '{count, plural, one {request to pay after delivery to decide} other {requests to pay after delivery to decide}}',
    },
    overduePayments: {
      fr: '{count, plural, one {commande dont l’échéance est dépassée} other {commandes dont l’échéance est dépassée}}',
      en: '{count, plural, one {order whose payment is overdue} other {orders whose payment is overdue}}',
    },
    transfersToAttribute: {
      fr: '{count, plural, one {virement à attribuer} other {virements à attribuer}}',
      en: '{count, plural, one {transfer to attribute} other {transfers to attribute}}',
    },
    requests: {
      fr: '{count, plural, one {demande sans réponse} other {demandes sans réponse}}',
      en: '{count, plural, one {request without an answer} other {requests without an answer}}',
    },
    companiesToVerify: {
      fr: '{count, plural, one {entreprise à vérifier} other {entreprises à vérifier}}',
      en: '{count, plural, one {company to verify} other {companies to verify}}',
    },
    applications: {
      fr: '{count, plural, one {candidature de partenaire à examiner} other {candidatures de partenaires à examiner}}',
      en: '{count, plural, one {partner application to examine} other {partner applications to examine}}',
    },
    evidenceToJudge: {
      fr: '{count, plural, one {pièce de partenaire à vérifier} other {pièces de partenaires à vérifier}}',
      en: '{count, plural, one {partner document to check} other {partner documents to check}}',
    },
    partnerEvidence: {
      fr: '{count, plural, one {partenaire dont une pièce expire sous 60 jours, ou a expiré} other {partenaires dont une pièce expire sous 60 jours, ou a expiré}}',
      en: '{count, plural, one {partner with a document that ends within 60 days, or has ended} other {partners with a document that ends within 60 days, or has ended}}',
    },
    productsToCheck: {
      fr: '{count, plural, one {produit en vente avec un article à vérifier (partenaire suspendu ou preuve échue)} other {produits en vente avec un article à vérifier (partenaire suspendu ou preuve échue)}}',
      en: '{count, plural, one {product on sale with an item to check (partner suspended or evidence expired)} other {products on sale with an item to check (partner suspended or evidence expired)}}',
    },
    itemEvidence: {
      fr: '{count, plural, one {article dont la preuve d’origine expire sous 30 jours} other {articles dont la preuve d’origine expire sous 30 jours}}',
      en: '{count, plural, one {item whose evidence of origin ends within 30 days} other {items whose evidence of origin ends within 30 days}}',
    },
    lowStock: {
      fr: '{count, plural, one {produit presque épuisé} other {produits presque épuisés}}',
      en: '{count, plural, one {product nearly sold out} other {products nearly sold out}}',
    },
    failingMails: {
      fr: '{count, plural, one {e-mail qui ne part pas} other {e-mails qui ne partent pas}}',
      en: '{count, plural, one {mail that does not leave} other {mails that do not leave}}',
    },
    alteredRecords: {
      fr: '{count, plural, one {document scellé altéré (chiffres publiés, document unique, facture ou journal)\u00a0: à rétablir à partir d’une sauvegarde} other {documents scellés altérés (chiffres publiés, documents uniques, factures ou journaux)\u00a0: à rétablir à partir d’une sauvegarde}}',
      en: '{count, plural, one {sealed record altered (published figures, risk document, invoice or journal): to be restored from a backup} other {sealed records altered (published figures, risk documents, invoices or journals): to be restored from a backup}}',
    },
    failingJobs: {
      fr: '{count, plural, one {tâche du système en échec} other {tâches du système en échec}}',
      en: '{count, plural, one {failing task of the system} other {failing tasks of the system}}',
    },
  },
  places: {
    team: {
      fr: 'Inviter, choisir les rôles, retirer les accès.',
      en: 'Invite, choose roles, take access away.',
    },
    orders: {
      fr: 'Préparer, expédier, encaisser les virements, rembourser.',
      en: 'Prepare, ship, match transfers, refund.',
    },
    requests: {
      fr: 'Répondre à qui nous écrit, et préparer des devis.',
      en: 'Answer whoever writes to us, and turn requests into quotes.',
    },
    partners: {
      fr: 'Examiner les candidatures, suivre les preuves.',
      en: 'Examine applications, follow their evidence.',
    },
    settings: {
      fr: 'La maison, les prix, les chiffres légaux et les textes des pages.',
      en: 'The house, prices, legal figures and the texts of pages.',
    },
    products: {
      fr: 'Composer les produits, les regarder avant de les publier, suivre le stock.',
      en: 'Put products together, look at them before publishing, follow the stock.',
    },
    images: {
      fr: 'Ajouter, décrire et recadrer les images de la boutique.',
      en: 'Add, describe and reframe the pictures of the shop.',
    },
    media: {
      fr: 'Retrouver chaque fichier, son poids et ses emplois.',
      en: 'Find each file, its weight and where it is used.',
    },
    companies: {
      fr: 'Les entreprises inscrites et leurs licences.',
      en: 'The companies that signed up, and their licences.',
    },
  },
} satisfies Texts;
