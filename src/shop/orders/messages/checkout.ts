import type { Texts } from '#basics/messages.ts';

const address = {
  line1: { fr: 'Numéro et rue', en: 'Number and street' },
  line2: {
    fr: 'Complément (bâtiment, étage, service)',
    en: 'Further details (building, floor, department)',
  },
  postcode: { fr: 'Code postal', en: 'Postcode' },
  city: { fr: 'Ville', en: 'Town' },
  country: { fr: 'Pays', en: 'Country' },
} satisfies Texts;

export const texts = {
  title: { fr: 'Commande', en: 'Checkout' },
  description: {
    fr: 'Passez commande pour votre entreprise ou votre CSE : carte ou virement, facture au nom de la société.',
    en: 'Order for your company or works council: card or bank transfer, invoice in the company’s name.',
  },
  heading: { fr: 'Passer commande', en: 'Check out' },
  intro: {
    fr: 'Sans compte, en une page. Rien n’est débité avant que vous ne l’ayez confirmé.',
    en: 'No account needed, one page. Nothing is charged before you confirm it.',
  },
  loading: { fr: 'Chargement…', en: 'Loading…' },
  optional: { fr: 'facultatif', en: 'optional' },
  empty: {
    title: { fr: 'Votre panier est vide', en: 'Your cart is empty' },
    text: {
      fr: 'Choisissez d’abord une box ; vous reviendrez ici pour la commander.',
      en: 'Choose a box first, then come back here to order it.',
    },
    action: { fr: 'Voir les box', en: 'See the boxes' },
  },
  filled: {
    fr: 'Rempli d’après votre espace et votre dernière commande\u00a0: relisez avant d’envoyer.',
    en: 'Filled in from your space and your last order: read it through before you send.',
  },
  company: {
    title: { fr: 'Votre entreprise', en: 'Your company' },
    employer: {
      label: { fr: 'Employeur', en: 'Employer' },
      hint: {
        fr: 'Entreprise, association, administration',
        en: 'Company, association, public body',
      },
    },
    cse: {
      label: { fr: 'CSE', en: 'Works council (CSE)' },
      hint: { fr: 'Comité social et économique', en: 'Comité social et économique' },
    },
    siretHint: {
      fr: 'SIRET à 14 chiffres, ou SIREN à 9 chiffres.',
      en: '14-digit SIRET, or 9-digit SIREN.',
    },
    country: { fr: 'Pays de facturation', en: 'Billing country' },
    vatHint: { fr: 'Par exemple FR44732829320.', en: 'For example FR44732829320.' },
    vatHintAbroad: {
      fr: 'Avec un numéro confirmé par VIES, ce qui est livré dans l’Union ne porte pas de TVA française.',
      en: 'With a number that VIES confirms, what is delivered in the Union bears no French VAT.',
    },
    vatYes: { fr: 'Oui', en: 'Yes' },
    vatNo: { fr: 'Non, comme la plupart des CSE', en: 'No, like most works councils' },
    emailHint: {
      fr: 'La confirmation et la facture y sont envoyées.',
      en: 'The confirmation and the invoice are sent there.',
    },
  },
  vies: {
    pending: { fr: 'Vérification auprès de VIES…', en: 'Checking with VIES…' },
    valid: { fr: 'Numéro confirmé par VIES.', en: 'VIES confirms this number.' },
    validOf: {
      fr: 'Numéro confirmé par VIES\u00a0: {name}.',
      en: 'VIES confirms this number: {name}.',
    },
    invalid: {
      fr: 'VIES ne connaît pas ce numéro\u00a0: la TVA française s’applique. Vérifiez-le, ou faites-le activer par votre administration fiscale.',
      en: 'VIES does not know this number: French VAT applies. Check it, or have it activated by your tax office.',
    },
    away: {
      fr: 'VIES ne répond pas\u00a0: le numéro n’est pas confirmé, et la TVA française s’applique pour l’instant. Vous pouvez commander ainsi, ou réessayer.',
      en: 'VIES does not answer: the number is not confirmed, and French VAT applies for now. You may order like that, or try again.',
    },
    again: { fr: 'Vérifier de nouveau', en: 'Check again' },
  },
  addresses: {
    title: { fr: 'Adresses', en: 'Addresses' },
    billingAddress: { fr: 'Adresse de facturation', en: 'Billing address' },
    deliveryAddress: { fr: 'Adresse de livraison', en: 'Delivery address' },
    elsewhere: { fr: 'Livrer à une autre adresse', en: 'Deliver to another address' },
    elsewhereHint: {
      fr: 'Sinon, nous livrons à l’adresse de facturation : en France continentale, en Corse, à Monaco et dans l’Union européenne. Ailleurs, sur devis.',
      en: 'Otherwise we deliver to the billing address: in mainland France, Corsica, Monaco and the European Union. Elsewhere, by quote.',
    },
  },
  delivery: {
    title: { fr: 'Livraison et références', en: 'Delivery and references' },
    soon: { fr: 'Dès que possible', en: 'As soon as possible' },
    weekHint: {
      fr: 'Il nous faut cinq jours ouvrés de préparation.',
      en: 'We need five working days to prepare.',
    },
    purchaseOrderHint: {
      fr: 'Si votre comptabilité en demande un ; il figurera sur la facture.',
      en: 'If your accountants ask for one; it will be on the invoice.',
    },
    purchaseOrderNeeded: {
      fr: 'Votre entreprise le demande pour chaque commande\u202f; il figurera sur la facture.',
      en: 'Your company asks for one with every order; it will be on the invoice.',
    },
    messageHint: {
      fr: 'Horaires de réception, interphone, étage…',
      en: 'Reception hours, intercom, floor…',
    },
  },
  payment: {
    title: { fr: 'Paiement', en: 'Payment' },
    method: { fr: 'Moyen de paiement', en: 'Payment method' },
    card: {
      label: { fr: 'Carte bancaire', en: 'Bank card' },
      hint: {
        fr: 'Vous serez conduit à la page de paiement, puis ramené ici.',
        en: 'You will be taken to the payment page, then brought back here.',
      },
    },
    transfer: {
      label: { fr: 'Virement bancaire', en: 'Bank transfer' },
      hint: {
        fr: 'Nous vous donnons nos coordonnées et une référence\u202f; la commande est confirmée à réception. Vos box vous sont réservées {days} jours.',
        en: 'We give you our account and a reference; the order is confirmed once it arrives. Your boxes are reserved for {days} days.',
      },
    },
    terms: {
      label: { fr: 'Paiement à {days} jours', en: 'Payment at {days} days' },
      hint: {
        fr: 'Après livraison, par virement, pour {company}. La première fois, nous vous répondons sous un jour ouvré.',
        en: 'After delivery, by transfer, for {company}. The first time, we answer within one working day.',
      },
      unverified: {
        fr: 'Le paiement à {days} jours s’ouvre une fois {company} vérifiée. <link>Demander la vérification</link>',
        en: 'Payment at {days} days opens once {company} is verified. <link>Ask for it</link>',
      },
    },
    sandbox: {
      fr: 'Boutique de démonstration : le paiement par carte est simulé, aucun argent ne circule.',
      en: 'Demonstration shop: card payment is simulated and no money moves.',
    },
  },
  terms: {
    fr: 'J’accepte les <link>conditions générales de vente</link>.',
    en: 'I accept the <link>terms of sale</link>.',
  },
  submit: { fr: 'Commander et payer', en: 'Order and pay' },
  needsScripts: {
    fr: 'Sans JavaScript, cette page ne peut pas s’afficher. Activez-le pour ce site, ou <contact>écrivez-nous</contact>\u00a0: nous passerons la commande avec vous.',
    en: 'Without JavaScript this page cannot be shown. Turn it on for this site, or <contact>write to us</contact>: we will place the order with you.',
  },
  submitting: { fr: 'Commande en cours…', en: 'Placing your order…' },
  afterSubmit: { fr: 'Commande avec obligation de paiement.', en: 'An order binds you to pay.' },
  summary: {
    title: { fr: 'Votre commande', en: 'Your order' },
    edit: { fr: 'Modifier', en: 'Edit' },
    line: { fr: '{quantity} × {name}', en: '{quantity} × {name}' },
    pending: { fr: 'Calcul du prix…', en: 'Working out the price…' },
    away: {
      fr: 'Le prix n’a pas pu être calculé. Votre panier est conservé.',
      en: 'The price could not be worked out. Your cart is kept.',
    },
    retry: { fr: 'Réessayer', en: 'Try again' },
    takeLeft: {
      fr: '{left, plural, one {Prendre la dernière} other {Prendre les # restantes}}',
      en: '{left, plural, one {Take the last one} other {Take the # left}}',
    },
    carriage: {
      fr: 'Transport ({country}), {quantity} × {unit}',
      en: 'Carriage ({country}), {quantity} × {unit}',
    },
    abroad: {
      K: {
        fr: 'Livré hors de France, sans TVA\u00a0: vous la déclarez dans votre pays.',
        en: 'Delivered outside France, without VAT: you declare it in your country.',
      },
      taxed: {
        fr: 'Livré hors de France, avec la TVA française\u00a0: aucun numéro de TVA d’un autre pays de l’Union n’est confirmé.',
        en: 'Delivered outside France, with French VAT: no VAT number of another EU country is confirmed.',
      },
    },
    askQuote: { fr: 'Demander un devis', en: 'Ask for a quote' },
    remove: { fr: 'Retirer du panier', en: 'Remove from the cart' },
    update: { fr: 'Mettre à jour', en: 'Update' },
    more: { fr: 'Ajouter une autre box', en: 'Add another box' },
  },
  totals: {
    net: { fr: 'Total HT', en: 'Total excl. VAT' },
    vat: { fr: 'TVA {rate, number, ::percent .##}', en: 'VAT {rate, number, ::percent .##}' },
    vatNone: {
      K: { fr: 'TVA (livraison intracommunautaire)', en: 'VAT (intra-Community supply)' },
      AE: { fr: 'TVA (autoliquidation)', en: 'VAT (reverse charge)' },
      G: { fr: 'TVA (exportation)', en: 'VAT (export)' },
    },
    gross: { fr: 'Total TTC', en: 'Total incl. VAT' },
    delivery: { fr: 'Livraison', en: 'Delivery' },
    included: { fr: 'Comprise', en: 'Included' },
  },
  lineProblems: {
    unknown: {
      fr: 'Ce produit n’est plus au catalogue.',
      en: 'This product has left the catalogue.',
    },
    'not-sold': {
      fr: 'Ce produit n’est pas encore en vente.',
      en: 'This product is not on sale yet.',
    },
    'out-of-stock': { fr: 'Cette box est épuisée.', en: 'This box is sold out.' },
    'too-many': {
      fr: '{left, plural, one {Il n’en reste qu’une.} other {Il n’en reste que #.}}',
      en: '{left, plural, one {Only one is left.} other {Only # are left.}}',
    },
    'beyond-cart': {
      fr: 'En ligne, {max} au plus d’un même produit par commande, toutes lignes comprises. Au-delà, demandez un devis.',
      en: 'Online, up to {max} of one product in an order, all lines together. Beyond that, ask for a quote.',
    },
    'plan-unknown': {
      fr: 'Cet engagement n’est plus proposé : retirez la box et ajoutez-la de nouveau.',
      en: 'This commitment is no longer offered: remove the box and add it again.',
    },
    'not-sent-abroad': {
      fr: 'La box mensuelle n’est livrée qu’en France. Retirez-la, ou demandez un devis.',
      en: 'The monthly box is delivered in France only. Remove it, or ask for a quote.',
    },
    'customisation-invalid': {
      fr: 'Cette personnalisation n’est plus possible : retirez la box et composez-la de nouveau.',
      en: 'This customisation is no longer possible: remove the box and compose it again.',
    },
  },
  approval: {
    title: {
      fr: 'Une autre personne valide cette commande',
      en: 'Somebody else approves this order',
    },
    text: {
      fr: 'Votre entreprise le demande à partir de {amount} TTC. D’ici là, rien n’est commandé, réservé ni débité.',
      en: 'Your company asks for it from {amount} incl. VAT. Until then nothing is ordered, set aside or charged.',
    },
    people: { fr: 'Elle sera envoyée à\u00a0: {people}.', en: 'It will be sent to: {people}.' },
    somebody: { fr: 'une personne de votre entreprise', en: 'somebody of your company' },
    submit: { fr: 'Envoyer pour validation', en: 'Send for approval' },
    afterSubmit: {
      fr: 'Dès l’accord donné, la commande est passée au prix du jour.',
      en: 'Once it is approved, the order is placed at the price of that day.',
    },
  },
  outcomes: {
    'rules-changed': {
      title: {
        fr: 'Les règles de votre entreprise ont changé',
        en: 'The rules of your company have changed',
      },
      text: {
        fr: 'Rien n’a été commandé. Relisez ce qui est écrit au-dessus du bouton, puis confirmez de nouveau.',
        en: 'Nothing was ordered. Read again what stands above the button, then confirm once more.',
      },
    },
    'price-changed': {
      title: { fr: 'Le prix a changé', en: 'The price has changed' },
      text: {
        fr: 'Le catalogue a été mis à jour pendant votre visite. Le nouveau total est affiché : confirmez s’il vous convient. Rien n’a été commandé ni débité.',
        en: 'The catalogue was updated during your visit. The new total is shown: confirm if it suits you. Nothing has been ordered or charged.',
      },
    },
    'out-of-stock': {
      title: { fr: 'Une box n’est plus disponible', en: 'A box is no longer available' },
      text: {
        fr: 'Rien n’a été commandé. Ajustez votre panier ci-dessus et confirmez de nouveau.',
        en: 'Nothing has been ordered. Adjust your cart above and confirm again.',
      },
    },
    'unpaid-orders': {
      title: {
        fr: 'Trop de commandes attendent leur paiement',
        en: 'Too many orders wait to be paid',
      },
      text: {
        fr: 'Elles viennent de votre réseau ou de votre espace. Réglez celles qui attendent, connectez-vous, ou revenez dans une heure. Rien de ce que vous avez saisi n’est perdu.',
        en: 'They come from your network or your space. Pay those that wait, sign in, or come back in an hour. Nothing that you typed is lost.',
      },
    },
    'unpaid-pieces': {
      title: {
        fr: 'Trop de pièces d’un même produit attendent leur paiement',
        en: 'Too many pieces of one product wait to be paid',
      },
      text: {
        fr: 'Elles viennent de votre réseau ou de votre espace. Réglez les commandes qui attendent, ou demandez-nous un devis. Rien de ce que vous avez saisi n’est perdu.',
        en: 'They come from your network or your space. Pay the orders that wait, or ask us for a quote. Nothing that you typed is lost.',
      },
    },
    'too-many-requests': {
      title: { fr: 'Trop de tentatives', en: 'Too many attempts' },
      text: {
        fr: 'Patientez quelques minutes avant de réessayer. Rien n’est perdu.',
        en: 'Please wait a few minutes before trying again. Nothing is lost.',
      },
    },
    away: {
      title: {
        fr: 'Le service est momentanément indisponible',
        en: 'The service is briefly unavailable',
      },
      text: {
        fr: 'Votre panier et ce que vous avez saisi sont conservés. Réessayez dans un instant : il n’y aura pas de double commande.',
        en: 'Your cart and what you typed are kept. Try again in a moment: there will be no second order.',
      },
    },
    failed: {
      title: { fr: 'La commande n’a pas pu être passée', en: 'The order could not be placed' },
      text: {
        fr: 'La faute est de notre côté. Rien n’est perdu : réessayez, ou écrivez-nous.',
        en: 'The fault is ours. Nothing is lost: try again, or write to us.',
      },
    },
  },
  labels: {
    company: {
      kind: { fr: 'Vous commandez pour', en: 'You are ordering for' },
      legalName: { fr: 'Raison sociale', en: 'Legal name' },
      siret: { fr: 'SIRET ou SIREN', en: 'SIRET or SIREN' },
      vatNumber: { fr: 'Numéro de TVA', en: 'VAT number' },
      vatLiable: { fr: 'Récupérez-vous la TVA ?', en: 'Do you recover VAT?' },
      contactName: { fr: 'Votre nom', en: 'Your name' },
      email: { fr: 'Adresse e-mail', en: 'E-mail address' },
      phone: { fr: 'Téléphone', en: 'Telephone' },
    },
    billingAddress: address,
    deliveryAddress: address,
    wishedWeek: { fr: 'Semaine souhaitée', en: 'Preferred week' },
    purchaseOrderNumber: { fr: 'Numéro de bon de commande', en: 'Purchase order number' },
    message: { fr: 'Message pour la livraison', en: 'Message for delivery' },
    paymentMethod: { fr: 'Moyen de paiement', en: 'Payment method' },
    acceptsTerms: { fr: 'Conditions générales de vente', en: 'Terms of sale' },
    logo: { fr: 'Logo', en: 'Logo' },
    approvalNote: { fr: 'Un mot pour qui valide', en: 'A word for who approves' },
  },
  problems: {
    line: { fr: '{label} : {problem}', en: '{label}: {problem}' },
    title: {
      fr: 'Quelques points à corriger avant de commander',
      en: 'A few things to put right before ordering',
    },
    required: { fr: 'Ce champ est à remplir.', en: 'Please fill this in.' },
    'too-long': {
      fr: 'Ce texte est trop long, raccourcissez-le.',
      en: 'This text is too long, please shorten it.',
    },
    'control-characters': {
      fr: 'Ce texte contient des caractères invisibles, saisissez-le de nouveau.',
      en: 'This text holds invisible characters, please type it again.',
    },
    'link-in-name': {
      fr: 'Un nom ne contient ni lien ni adresse e-mail. Après un point ou deux-points, laissez une espace.',
      en: 'A name holds no link and no e-mail address. After a dot or a colon, leave a space.',
    },
    'number-in-name': {
      fr: 'Neuf chiffres de suite ou plus ressemblent à un numéro de téléphone\u00a0: un nom n’en contient pas.',
      en: 'Nine digits in a row or more look like a telephone number, and a name holds none.',
    },
    'orders-wait-under-address': {
      fr: 'Plusieurs commandes à cette adresse attendent leur paiement. Réglez-les, ou connectez-vous avec cette adresse pour commander.',
      en: 'Several orders under this address wait to be paid. Pay them, or sign in with this address to order.',
    },
    'transfer-keeps-too-much': {
      fr: 'Par virement sans compte, nous ne pouvons pas réserver autant de ce produit. Payez par carte, connectez-vous, ou réduisez la quantité.',
      en: 'By transfer without an account, we cannot reserve that much of this product. Pay by card, sign in, or order fewer.',
    },
    'unverified-keeps-too-much': {
      fr: 'Tant que votre entreprise n’est pas vérifiée, nous ne pouvons pas réserver autant de ce produit sans paiement. Payez par carte, réduisez la quantité, ou demandez la vérification depuis votre espace.',
      en: 'While your company is not verified, we cannot reserve that much of this product without payment. Pay by card, order fewer, or ask for verification from your space.',
    },
    'siret-invalid': {
      fr: 'Ce numéro n’existe pas. Vérifiez les 14 chiffres du SIRET (ou 9 du SIREN).',
      en: 'No such number. Check the 14 digits of the SIRET (or 9 of the SIREN).',
    },
    'siren-invalid': {
      fr: 'Ce numéro n’existe pas. Vérifiez les 9 chiffres du SIREN (ou 14 du SIRET).',
      en: 'No such number. Check the 9 digits of the SIREN (or 14 of the SIRET).',
    },
    'siren-not-of-siret': {
      fr: 'Le SIREN ne correspond pas au SIRET.',
      en: 'The SIREN does not match the SIRET.',
    },
    'vat-number-invalid': {
      fr: 'Ce numéro de TVA n’est pas valable. Vérifiez-le, ou laissez le champ vide.',
      en: 'This VAT number is not valid. Check it, or leave the field empty.',
    },
    'vat-number-not-confirmed': {
      fr: 'Ce devis est sans TVA, pour un numéro que VIES ne confirme pas en ce moment. Vérifiez-le, réessayez plus tard, ou écrivez-nous.',
      en: 'This quote is without VAT, for a number that VIES does not confirm at the moment. Check it, try again later, or write to us.',
    },
    'vat-number-of-another-company': {
      fr: 'Ce numéro de TVA est celui d’un autre SIREN.',
      en: 'This VAT number belongs to another SIREN.',
    },
    'email-invalid': {
      fr: 'Cette adresse n’est pas complète. Exemple : prenom.nom@entreprise.fr',
      en: 'This address is not complete. Example: first.last@company.com',
    },
    'phone-invalid': {
      fr: 'Ce numéro n’est pas valable. Exemple : 01 23 45 67 89 ou +33 1 23 45 67 89',
      en: 'This number is not valid. Example: 01 23 45 67 89 or +33 1 23 45 67 89',
    },
    'postcode-invalid': {
      fr: 'Ce code postal n’existe pas dans ce pays. En France, il a cinq chiffres.',
      en: 'There is no such postcode in this country. In France it has five digits.',
    },
    'country-unknown': {
      fr: 'Choisissez un pays de la liste.',
      en: 'Choose a country from the list.',
    },
    'priced-for-another-place': {
      fr: 'Ce devis est fait pour un autre lieu de livraison ou un autre numéro de TVA\u202f: la TVA et le transport y changent. Écrivez-nous, nous le referons pour cette adresse.',
      en: 'This quote is made for another place of delivery or another VAT number: VAT and carriage change with them. Write to us, and we will make it again for this address.',
    },
    'delivery-place-not-served': {
      fr: 'Nous ne livrons pas à cet endroit. Indiquez une autre adresse de livraison.',
      en: 'We do not deliver there. Please give another delivery address.',
    },
    'delivery-on-quote': {
      fr: 'Hors de l’Union européenne et outre-mer, nous livrons sur devis : certains produits ne passent pas la douane. Demandez-le-nous, ou indiquez une autre adresse.',
      en: 'Outside the European Union and in French overseas departments we deliver by quote: some products do not pass customs. Ask us for one, or give another address.',
    },
    'kind-unknown': { fr: 'Choisissez l’un des deux.', en: 'Choose one of the two.' },
    'vat-liability-unknown': { fr: 'Répondez par oui ou par non.', en: 'Answer yes or no.' },
    'payment-method-unknown': {
      fr: 'Choisissez un moyen de paiement.',
      en: 'Choose a payment method.',
    },
    'terms-of-another-company': {
      fr: 'Le paiement après livraison se demande pour l’entreprise de votre espace\u00a0: indiquez son SIREN, ou choisissez un autre moyen.',
      en: 'Payment after delivery is asked for by the company of your space: give its SIREN, or choose another way to pay.',
    },
    'terms-by-role': {
      fr: 'Le paiement après livraison engage l’entreprise\u00a0: il est réservé aux responsables de son espace et, chez un employeur, aux RH. Choisissez un autre moyen.',
      en: 'Paying after delivery commits the company: it is for the owners of its space and, in an employer’s, for HR. Choose another way.',
    },
    'terms-of-unverified-company': {
      fr: 'Le paiement après livraison est réservé aux entreprises vérifiées. Demandez la vérification dans les réglages de votre espace, ou choisissez un autre moyen.',
      en: 'Paying after delivery is for verified companies. Ask to be verified in the settings of your space, or choose another way.',
    },
    'terms-not-accepted': {
      fr: 'Cochez la case pour accepter les conditions.',
      en: 'Tick the box to accept the terms.',
    },
    'week-invalid': {
      fr: 'Choisissez une semaine de la liste.',
      en: 'Choose a week from the list.',
    },
    'week-too-soon': {
      fr: 'Cette semaine est trop proche, choisissez-en une plus lointaine.',
      en: 'This week is too close, choose a later one.',
    },
    'week-too-late': {
      fr: 'Cette semaine est trop lointaine, choisissez-en une plus proche.',
      en: 'This week is too far away, choose an earlier one.',
    },
    'logo-missing': {
      fr: 'Le logo n’est plus disponible. Personnalisez la box de nouveau.',
      en: 'The logo is no longer available. Please customise the box again.',
    },
    invalid: { fr: 'Cette valeur n’est pas acceptée.', en: 'This value is not accepted.' },
  },
} satisfies Texts;
