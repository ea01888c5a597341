/** Where staff begin. */
export const fr = {
  title: 'L’espace de l’équipe',
  intro: 'Ce que montre la boutique, et qui le tient à jour.',
  views: { label: 'Vues', start: 'Accueil', journal: 'Journal' },
  today: {
    title: 'Ce qui vous attend aujourd’hui',
    intro: 'Mis à jour à mesure que tout change.',
    loading: 'Chargement…',
    nothing: 'Rien n’attend\u00a0: tout est fait.',
    changed: 'À présent\u00a0: {what}.',
    areas: 'Les espaces',
    proxy: {
      title: 'Un intermédiaire non déclaré se tient devant le site',
      words:
        'Tous les visiteurs sont comptés comme un seul, et les limites contre les abus peuvent les arrêter ensemble. La personne qui installe le site doit indiquer dans TRUSTED_PROXIES combien de serveurs relaient les requêtes.',
    },
    contestedOrders:
      '{count, plural, one {paiement contesté, à répondre} other {paiements contestés, à répondre}}',
    lateOrders: '{count, plural, one {commande en retard} other {commandes en retard}}',
    ordersToPrepare: '{count, plural, one {commande à préparer} other {commandes à préparer}}',
    returnsToTreat:
      '{count, plural, one {commande avec un échange à traiter} other {commandes avec un échange à traiter}}',
    creditToDecide:
      '{count, plural, one {demande de paiement après livraison à décider} other {demandes de paiement après livraison à décider}}',
    overduePayments:
      '{count, plural, one {commande dont l’échéance est dépassée} other {commandes dont l’échéance est dépassée}}',
    transfersToAttribute:
      '{count, plural, one {virement à attribuer} other {virements à attribuer}}',
    requests: '{count, plural, one {demande sans réponse} other {demandes sans réponse}}',
    companiesToVerify:
      '{count, plural, one {entreprise à vérifier} other {entreprises à vérifier}}',
    applications:
      '{count, plural, one {candidature de partenaire à examiner} other {candidatures de partenaires à examiner}}',
    evidenceToJudge:
      '{count, plural, one {pièce de partenaire à vérifier} other {pièces de partenaires à vérifier}}',
    partnerEvidence:
      '{count, plural, one {partenaire dont une pièce expire sous 60 jours, ou a expiré} other {partenaires dont une pièce expire sous 60 jours, ou a expiré}}',
    productsToCheck:
      '{count, plural, one {produit en vente avec un article à vérifier (partenaire suspendu ou preuve échue)} other {produits en vente avec un article à vérifier (partenaire suspendu ou preuve échue)}}',
    itemEvidence:
      '{count, plural, one {article dont la preuve d’origine expire sous 30 jours} other {articles dont la preuve d’origine expire sous 30 jours}}',
    lowStock: '{count, plural, one {produit presque épuisé} other {produits presque épuisés}}',
    failingMails:
      '{count, plural, one {e-mail qui ne part pas} other {e-mails qui ne partent pas}}',
    alteredRecords:
      '{count, plural, one {document scellé altéré (chiffres publiés, document unique, facture ou journal)\u00a0: à rétablir à partir d’une sauvegarde} other {documents scellés altérés (chiffres publiés, documents uniques, factures ou journaux)\u00a0: à rétablir à partir d’une sauvegarde}}',
    failingJobs:
      '{count, plural, one {tâche du système en échec} other {tâches du système en échec}}',
  },
  places: {
    orders: 'Préparer, expédier, encaisser les virements, rembourser.',
    requests: 'Répondre à qui nous écrit, et préparer des devis.',
    partners: 'Examiner les candidatures, suivre les preuves.',
    settings: 'La maison, les prix, les chiffres légaux et les textes des pages.',
    products: 'Composer les produits, les regarder avant de les publier, suivre le stock.',
    images: 'Ajouter, décrire et recadrer les images de la boutique.',
    media: 'Retrouver chaque fichier, son poids et ses emplois.',
    companies: 'Les entreprises inscrites et leurs licences.',
  },
};
