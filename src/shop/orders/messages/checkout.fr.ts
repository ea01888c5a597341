const address = {
  line1: 'Numéro et rue',
  line2: 'Complément (bâtiment, étage, service)',
  postcode: 'Code postal',
  city: 'Ville',
  country: 'Pays',
};

export const fr = {
  title: 'Commande',
  description:
    'Passez commande pour votre entreprise ou votre CSE : carte ou virement, facture au nom de la société.',
  heading: 'Passer commande',
  intro: 'Sans compte, en une page. Rien n’est débité avant que vous ne l’ayez confirmé.',
  loading: 'Chargement…',
  optional: 'facultatif',
  empty: {
    title: 'Votre panier est vide',
    text: 'Choisissez d’abord une box ; vous reviendrez ici pour la commander.',
    action: 'Voir les box',
  },
  filled: 'Rempli d’après votre espace et votre dernière commande\u00a0: relisez avant d’envoyer.',
  company: {
    title: 'Votre entreprise',
    employer: { label: 'Employeur', hint: 'Entreprise, association, administration' },
    cse: { label: 'CSE', hint: 'Comité social et économique' },
    siretHint: 'SIRET à 14 chiffres, ou SIREN à 9 chiffres.',
    vatHint: 'Par exemple FR44732829320.',
    vatYes: 'Oui',
    vatNo: 'Non, comme la plupart des CSE',
    emailHint: 'La confirmation et la facture y sont envoyées.',
  },
  addresses: {
    title: 'Adresses',
    billingAddress: 'Adresse de facturation',
    deliveryAddress: 'Adresse de livraison',
    elsewhere: 'Livrer à une autre adresse',
    elsewhereHint:
      'Sinon, nous livrons à l’adresse de facturation. Livraison en France continentale, en Corse et à Monaco.',
  },
  delivery: {
    title: 'Livraison et références',
    soon: 'Dès que possible',
    weekHint: 'Il nous faut cinq jours ouvrés de préparation.',
    purchaseOrderHint: 'Si votre comptabilité en demande un ; il figurera sur la facture.',
    purchaseOrderNeeded:
      'Votre entreprise le demande pour chaque commande\u202f; il figurera sur la facture.',
    messageHint: 'Horaires de réception, interphone, étage…',
  },
  payment: {
    title: 'Paiement',
    method: 'Moyen de paiement',
    card: {
      label: 'Carte bancaire',
      hint: 'Vous serez conduit à la page de paiement, puis ramené ici.',
    },
    transfer: {
      label: 'Virement bancaire',
      hint: 'Nous vous donnons nos coordonnées et une référence\u202f; la commande est confirmée à réception. Vos box vous sont réservées {days} jours.',
    },
    terms: {
      label: 'Paiement à {days} jours',
      hint: 'Après livraison, par virement, pour {company}. La première fois, nous vous répondons sous un jour ouvré.',
      unverified:
        'Le paiement à {days} jours s’ouvre une fois {company} vérifiée. <link>Demander la vérification</link>',
    },
    sandbox:
      'Boutique de démonstration : le paiement par carte est simulé, aucun argent ne circule.',
  },
  terms: 'J’accepte les <link>conditions générales de vente</link>.',
  submit: 'Commander et payer',
  needsScripts:
    'Sans JavaScript, cette page ne peut pas s’afficher. Activez-le pour ce site, ou <contact>écrivez-nous</contact>\u00a0: nous passerons la commande avec vous.',
  submitting: 'Commande en cours…',
  afterSubmit: 'Commande avec obligation de paiement.',
  summary: {
    title: 'Votre commande',
    edit: 'Modifier',
    line: '{quantity} × {name}',
    pending: 'Calcul du prix…',
    away: 'Le prix n’a pas pu être calculé. Votre panier est conservé.',
    retry: 'Réessayer',
    takeLeft: '{left, plural, one {Prendre la dernière} other {Prendre les # restantes}}',
    askQuote: 'Demander un devis',
    remove: 'Retirer du panier',
    update: 'Mettre à jour',
    more: 'Ajouter une autre box',
  },
  totals: {
    net: 'Total HT',
    vat: 'TVA {rate, number, ::percent .##}',
    gross: 'Total TTC',
    delivery: 'Livraison',
    included: 'Comprise',
  },
  lineProblems: {
    unknown: 'Ce produit n’est plus au catalogue.',
    'not-sold': 'Ce produit n’est pas encore en vente.',
    'out-of-stock': 'Cette box est épuisée.',
    'too-many': '{left, plural, one {Il n’en reste qu’une.} other {Il n’en reste que #.}}',
    'beyond-cart':
      'En ligne, {max} au plus d’un même produit par commande, toutes lignes comprises. Au-delà, demandez un devis.',
    'plan-unknown': 'Cet engagement n’est plus proposé : retirez la box et ajoutez-la de nouveau.',
    'customisation-invalid':
      'Cette personnalisation n’est plus possible : retirez la box et composez-la de nouveau.',
  },
  approval: {
    title: 'Une autre personne valide cette commande',
    text: 'Votre entreprise le demande à partir de {amount} TTC. D’ici là, rien n’est commandé, réservé ni débité.',
    people: 'Elle sera envoyée à\u00a0: {people}.',
    somebody: 'une personne de votre entreprise',
    submit: 'Envoyer pour validation',
    afterSubmit: 'Dès l’accord donné, la commande est passée au prix du jour.',
  },
  outcomes: {
    'rules-changed': {
      title: 'Les règles de votre entreprise ont changé',
      text: 'Rien n’a été commandé. Relisez ce qui est écrit au-dessus du bouton, puis confirmez de nouveau.',
    },
    'price-changed': {
      title: 'Le prix a changé',
      text: 'Le catalogue a été mis à jour pendant votre visite. Le nouveau total est affiché : confirmez s’il vous convient. Rien n’a été commandé ni débité.',
    },
    'out-of-stock': {
      title: 'Une box n’est plus disponible',
      text: 'Rien n’a été commandé. Ajustez votre panier ci-dessus et confirmez de nouveau.',
    },
    'unpaid-orders': {
      title: 'Trop de commandes attendent leur paiement',
      text: 'Elles viennent de votre réseau ou de votre espace. Réglez celles qui attendent, connectez-vous, ou revenez dans une heure. Rien de ce que vous avez saisi n’est perdu.',
    },
    'unpaid-pieces': {
      title: 'Trop de pièces d’un même produit attendent leur paiement',
      text: 'Elles viennent de votre réseau ou de votre espace. Réglez les commandes qui attendent, ou demandez-nous un devis. Rien de ce que vous avez saisi n’est perdu.',
    },
    'too-many-requests': {
      title: 'Trop de tentatives',
      text: 'Patientez quelques minutes avant de réessayer. Rien n’est perdu.',
    },
    away: {
      title: 'Le service est momentanément indisponible',
      text: 'Votre panier et ce que vous avez saisi sont conservés. Réessayez dans un instant : il n’y aura pas de double commande.',
    },
    failed: {
      title: 'La commande n’a pas pu être passée',
      text: 'La faute est de notre côté. Rien n’est perdu : réessayez, ou écrivez-nous.',
    },
  },
  labels: {
    company: {
      kind: 'Vous commandez pour',
      legalName: 'Raison sociale',
      siret: 'SIRET ou SIREN',
      vatNumber: 'Numéro de TVA',
      vatLiable: 'Récupérez-vous la TVA ?',
      contactName: 'Votre nom',
      email: 'Adresse e-mail',
      phone: 'Téléphone',
    },
    billingAddress: address,
    deliveryAddress: address,
    wishedWeek: 'Semaine souhaitée',
    purchaseOrderNumber: 'Numéro de bon de commande',
    message: 'Message pour la livraison',
    paymentMethod: 'Moyen de paiement',
    acceptsTerms: 'Conditions générales de vente',
    logo: 'Logo',
    approvalNote: 'Un mot pour qui valide',
  },
  problems: {
    line: '{label} : {problem}',
    title: 'Quelques points à corriger avant de commander',
    required: 'Ce champ est à remplir.',
    'too-long': 'Ce texte est trop long, raccourcissez-le.',
    'control-characters': 'Ce texte contient des caractères invisibles, saisissez-le de nouveau.',
    'link-in-name':
      'Un nom ne contient ni lien ni adresse e-mail. Après un point ou deux-points, laissez une espace.',
    'number-in-name':
      'Neuf chiffres de suite ou plus ressemblent à un numéro de téléphone\u00a0: un nom n’en contient pas.',
    'orders-wait-under-address':
      'Plusieurs commandes à cette adresse attendent leur paiement. Réglez-les, ou connectez-vous avec cette adresse pour commander.',
    'transfer-keeps-too-much':
      'Par virement sans compte, nous ne pouvons pas réserver autant de ce produit. Payez par carte, connectez-vous, ou réduisez la quantité.',
    'unverified-keeps-too-much':
      'Tant que votre entreprise n’est pas vérifiée, nous ne pouvons pas réserver autant de ce produit sans paiement. Payez par carte, réduisez la quantité, ou demandez la vérification depuis votre espace.',
    'siret-invalid': 'Ce numéro n’existe pas. Vérifiez les 14 chiffres du SIRET (ou 9 du SIREN).',
    'siren-invalid': 'Ce numéro n’existe pas. Vérifiez les 9 chiffres du SIREN (ou 14 du SIRET).',
    'siren-not-of-siret': 'Le SIREN ne correspond pas au SIRET.',
    'vat-number-invalid':
      'Ce numéro de TVA n’est pas valable. Vérifiez-le, ou laissez le champ vide.',
    'vat-number-of-another-company': 'Ce numéro de TVA est celui d’un autre SIREN.',
    'email-invalid': 'Cette adresse n’est pas complète. Exemple : prenom.nom@entreprise.fr',
    'phone-invalid': 'Ce numéro n’est pas valable. Exemple : 01 23 45 67 89 ou +33 1 23 45 67 89',
    'postcode-invalid': 'Un code postal français a cinq chiffres.',
    'country-unknown': 'Choisissez un pays de la liste.',
    'priced-for-the-mainland':
      'Ce devis applique la TVA de la France continentale. Pour une livraison en Corse, écrivez-nous\u00a0: nous le referons au taux de la Corse.',
    'delivery-place-not-served':
      'Nous livrons en France continentale, en Corse et à Monaco. Indiquez une adresse de livraison.',
    'kind-unknown': 'Choisissez l’un des deux.',
    'vat-liability-unknown': 'Répondez par oui ou par non.',
    'payment-method-unknown': 'Choisissez un moyen de paiement.',
    'terms-of-another-company':
      'Le paiement après livraison se demande pour l’entreprise de votre espace\u00a0: indiquez son SIREN, ou choisissez un autre moyen.',
    'terms-by-role':
      'Le paiement après livraison engage l’entreprise\u00a0: il est réservé aux responsables de son espace et, chez un employeur, aux RH. Choisissez un autre moyen.',
    'terms-of-unverified-company':
      'Le paiement après livraison est réservé aux entreprises vérifiées. Demandez la vérification dans les réglages de votre espace, ou choisissez un autre moyen.',
    'terms-not-accepted': 'Cochez la case pour accepter les conditions.',
    'week-invalid': 'Choisissez une semaine de la liste.',
    'week-too-soon': 'Cette semaine est trop proche, choisissez-en une plus lointaine.',
    'week-too-late': 'Cette semaine est trop lointaine, choisissez-en une plus proche.',
    'logo-missing': 'Le logo n’est plus disponible. Personnalisez la box de nouveau.',
    invalid: 'Cette valeur n’est pas acceptée.',
  },
  countries: {
    FR: 'France',
    MC: 'Monaco',
    BE: 'Belgique',
    CH: 'Suisse',
    DE: 'Allemagne',
    ES: 'Espagne',
    IT: 'Italie',
    LU: 'Luxembourg',
    NL: 'Pays-Bas',
    GB: 'Royaume-Uni',
  },
};
