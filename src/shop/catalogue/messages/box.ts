import type { Texts } from '#basics/messages.ts';

export const texts = {
  title: { fr: 'Les box', en: 'The boxes' },
  description: {
    fr: 'Quatre box de produits français à 39,90 € HT, livrées dans votre entreprise, à personnaliser ; et une box mensuelle dès 29 €.',
    en: 'Four boxes of French products at €39.90 excl. VAT, delivered to your company and yours to customise; and a monthly box from €29.',
  },
  eyebrow: { fr: 'Les box à l’unité', en: 'Boxes, one at a time' },
  heading: {
    fr: 'Une attention, quatre façons de la dire',
    en: 'One kind thought, four ways to say it',
  },
  intro: {
    fr: 'Des produits choisis chez des artisans que nous nommons, réunis dans une box livrée à l’entreprise. Prenez-les telles quelles, ou faites-en les vôtres.',
    en: 'Products chosen from makers we name, gathered in a box delivered to your company. Take them as they are, or make them your own.',
  },
  compose: { fr: 'Composer ma box', en: 'Compose my box' },
  count: { fr: 'Calculer mon budget', en: 'Work out my budget' },
  included: {
    title: { fr: 'Compris dans le prix', en: 'Included in the price' },
    delivery: {
      fr: 'La livraison dans votre entreprise, en France',
      en: 'Delivery to your company, in France',
    },
    customising: {
      fr: 'La carte, le fourreau, votre logo et les échanges de produits',
      en: 'The card, the sleeve, your logo and product swaps',
    },
    week: {
      fr: 'La semaine de votre choix, dès {workingDays, number} jours ouvrés',
      en: 'The week of your choice, from {workingDays, number} working days on',
    },
    exchange: {
      fr: 'L’échange à nos frais, {exchangeDays, number} jours après la livraison',
      en: 'Exchange at our expense, for {exchangeDays, number} days after delivery',
    },
  },
  frenchShare: {
    fr: '{percent} % des produits sont d’origine française prouvée, calcul du {day}',
    en: '{percent}% of the products are of proven French origin, as computed on {day}',
  },
  themes: {
    food: { fr: 'Gourmande', en: 'Fine food' },
    hygiene: { fr: 'Hygiène', en: 'Hygiene' },
    wellness: { fr: 'Bien-être', en: 'Wellness' },
    surprise: { fr: 'Surprise', en: 'Surprise' },
  },
  net: { fr: 'HT la box', en: 'excl. VAT per box' },
  gross: {
    fr: 'TTC (TVA {rate, number, ::percent .##})',
    en: 'incl. {rate, number, ::percent .##} VAT',
  },
  add: { fr: 'Ajouter au panier', en: 'Add to cart' },
  origin: { fr: 'Son passeport d’origine', en: 'Its origin passport' },
  customise: { fr: 'Personnaliser', en: 'Customise' },
  ofBox: { fr: ' : {name}', en: ' – {name}' },
  soldOut: { fr: 'Épuisée pour le moment', en: 'Sold out for now' },
  customiser: {
    language: { fr: 'fr', en: 'en' },
    title: { fr: 'Personnaliser {name}', en: 'Customise {name}' },
    description: {
      fr: 'Tout est facultatif : ce que vous laissez reste tel que nous l’avons composé.',
      en: 'Everything is optional: what you leave stays the way we composed it.',
    },
    close: { fr: 'Fermer', en: 'Close' },
    cancel: { fr: 'Annuler', en: 'Cancel' },
    done: { fr: 'Ajouter ma box au panier', en: 'Add my box to the cart' },
    loading: { fr: 'Chargement…', en: 'Loading…' },
    card: {
      label: { fr: 'Le mot sur la carte', en: 'The words on the card' },
      hint: {
        fr: 'Imprimé sur une carte glissée dans chaque box, {max} caractères au plus.',
        en: 'Printed on a card slipped into each box, {max} characters at most.',
      },
      tooLong: {
        fr: 'Le mot est trop long : {max} caractères au plus.',
        en: 'The message is too long: {max} characters at most.',
      },
    },
    sleeve: {
      label: { fr: 'La couleur du fourreau', en: 'Sleeve colour' },
      natural: { fr: 'Naturel', en: 'Natural' },
      pine: { fr: 'Vert pin', en: 'Pine green' },
      terracotta: { fr: 'Terre cuite', en: 'Terracotta' },
      honey: { fr: 'Miel', en: 'Honey' },
      mist: { fr: 'Bleu brume', en: 'Misty blue' },
    },
    logo: {
      label: { fr: 'Votre logo', en: 'Your logo' },
      hint: {
        fr: 'PNG, JPEG, WebP ou AVIF, 3 Mo au plus. Imprimé sur le fourreau.',
        en: 'PNG, JPEG, WebP or AVIF, 3 MB at most. Printed on the sleeve.',
      },
      preview: { fr: 'Aperçu de votre logo', en: 'Preview of your logo' },
      sending: { fr: 'Envoi du logo…', en: 'Sending the logo…' },
      kept: { fr: 'Logo enregistré.', en: 'Logo kept.' },
      unreadable: {
        fr: 'Ce fichier n’est pas une image lisible, ou il dépasse 3 Mo. Essayez-en un autre.',
        en: 'This file is not an image we can read, or it is over 3 MB. Please try another.',
      },
      remove: { fr: 'Retirer le logo', en: 'Remove the logo' },
    },
    swaps: {
      label: { fr: 'Échanger des produits', en: 'Swap products' },
      hint: {
        fr: 'Chaque produit peut laisser sa place à un autre du même thème, au même prix.',
        en: 'Each product may give way to another of the same theme, at the same price.',
      },
      keep: { fr: 'Garder ce produit', en: 'Keep this product' },
      replace: { fr: 'Remplacer par {name}', en: 'Replace with {name}' },
      away: {
        fr: 'La liste des produits n’a pas pu être chargée. Les autres choix restent possibles.',
        en: 'The list of products could not be loaded. Your other choices still work.',
      },
    },
  },
  steps: {
    title: { fr: 'De votre choix à leur bureau', en: 'From your choice to their desk' },
    choose: {
      title: { fr: 'Vous choisissez', en: 'You choose' },
      text: {
        fr: 'Telles quelles ou composées par vous, une seule ou beaucoup. Le panier additionne, hors taxes et TVA comprise.',
        en: 'As they are or composed by you, a single one or many. The cart adds up, with and without VAT.',
      },
    },
    pay: {
      title: { fr: 'Vous réglez', en: 'You pay' },
      text: {
        fr: 'Par carte ou par virement. La facture arrive par e-mail, avec la TVA de chaque box.',
        en: 'By card or by transfer. The invoice comes by e-mail, with the VAT of each box.',
      },
    },
    prepare: {
      title: { fr: 'Nous préparons', en: 'We prepare' },
      text: {
        fr: 'Il nous faut {workingDays, number} jours ouvrés. La carte et le fourreau sont imprimés pour vous.',
        en: 'We need {workingDays, number} working days. The card and the sleeve are printed for you.',
      },
    },
    arrive: {
      title: { fr: 'Elles arrivent', en: 'They arrive' },
      text: {
        fr: 'À l’adresse de l’entreprise, avec un suivi par colis. Quelque chose ne va pas ? Il est échangé.',
        en: 'At your company’s address, each parcel tracked. Something is not right? It is exchanged.',
      },
    },
  },
  monthly: {
    eyebrow: { fr: 'La box du mois, mise en avant', en: 'Our featured monthly box' },
    from: {
      fr: 'À partir de {price} HT par mois et par salarié',
      en: 'From {price} excl. VAT per month and employee',
    },
    commitment: { fr: 'Votre engagement', en: 'Your commitment' },
    months: {
      fr: '{months, plural, =0 {Sans engagement} other {Engagement de # mois}}',
      en: '{months, plural, =0 {No commitment} other {#-month commitment}}',
    },
    price: { fr: '{price} HT / mois', en: '{price} excl. VAT / month' },
    gross: { fr: 'soit {price} TTC par salarié', en: '{price} incl. VAT per employee' },
    leaving: {
      fr: 'Vous pouvez changer ou arrêter à tout moment, sans frais. Après un arrêt anticipé, les mois encore pris passent à {price} HT, le tarif sans engagement ; les mois passés ne sont jamais recalculés.',
      en: 'You may change or stop at any time, at no charge. After an early stop, any months you still take cost {price} excl. VAT, the price without commitment; past months are never recalculated.',
    },
    urssaf: {
      fr: 'Tolérance URSSAF {year} : {limit} par salarié et par an, tous cadeaux confondus et sous conditions. Une box chaque mois dépasse cette limite dans l’année ; le simulateur vous dit quand, et ce que cela change.',
      en: 'URSSAF tolerance for {year}: {limit} per employee and year, all gifts together and under conditions. A box every month crosses that line within the year; the simulator tells you when, and what follows.',
    },
    add: { fr: 'Ajouter la box mensuelle', en: 'Add the monthly box' },
    simulate: {
      fr: 'Simuler le coût et la limite URSSAF',
      en: 'Simulate the cost and the URSSAF limit',
    },
    quantity: {
      fr: 'La quantité du panier est le nombre de salariés (99 au plus en ligne ; au-delà, demandez un devis).',
      en: 'The quantity in the cart is the number of employees (up to 99 online; beyond that, ask for a quote).',
    },
  },
  questions: {
    title: { fr: 'Vos questions', en: 'Your questions' },
    delivery: {
      question: { fr: 'Où et quand livrez-vous ?', en: 'Where and when do you deliver?' },
      answer: {
        fr: 'À l’adresse de votre entreprise, en France continentale, en Corse et à Monaco. Vous choisissez la semaine souhaitée ; il nous faut {workingDays, number} jours ouvrés pour préparer votre commande. Ailleurs dans le monde, c’est possible sur devis.',
        en: 'To your company’s address in mainland France, Corsica and Monaco. You choose the week you would like; we need {workingDays, number} working days to prepare your order. Elsewhere in the world is possible on quote.',
      },
    },
    customise: {
      question: { fr: 'Que peut-on personnaliser ?', en: 'What can be customised?' },
      answer: {
        fr: 'Le mot sur la carte, le logo et la couleur du fourreau, et les produits eux-mêmes, échangés contre d’autres du même thème. Le prix ne change pas.',
        en: 'The words on the card, the logo and the sleeve colour, and the products themselves, swapped for others of the same theme. The price does not change.',
      },
    },
    each: {
      question: { fr: 'Et si chacun choisissait la sienne ?', en: 'Can people choose their own?' },
      answer: {
        fr: 'Une fois la commande payée, votre espace d’entreprise envoie à chacun un lien : il prend une box parmi celles que vous proposez, ou l’offre à une association. Les colis partent sans que personne ait à dire son choix à voix haute.',
        en: 'Once the order is paid, your company space sends everybody a link: they take one of the boxes you offer, or give it to a charity. Parcels leave without anybody having to say aloud what they chose.',
      },
    },
    pay: {
      question: { fr: 'Comment payer ?', en: 'How can we pay?' },
      answer: {
        fr: 'Par carte bancaire ou par virement, sans compte à créer. Le paiement après livraison se demande à la commande ; nous répondons alors sous un jour ouvré.',
        en: 'By card or by bank transfer, with no account to create. Paying after delivery can be asked for with the order; we then answer within one working day.',
      },
    },
    vat: {
      question: {
        fr: 'Pourquoi la TVA n’est-elle pas la même d’une box à l’autre ?',
        en: 'Why is VAT not the same from one box to the next?',
      },
      answer: {
        fr: 'Une box vendue à un seul prix est une seule opération : alimentaire pour l’essentiel, elle relève du taux de 5,5 % ; hygiène, bien-être et surprise relèvent de 20 %. La raison du taux figure sur la page de chaque box.',
        en: 'A box sold at one price is one supply: mostly food, it bears 5.5%; hygiene, wellness and surprise bear 20%. The reason for the rate is on each box’s page.',
      },
    },
    urssaf: {
      question: { fr: 'Est-ce soumis à cotisations ?', en: 'Are social contributions due?' },
      answer: {
        fr: 'Un cadeau peut bénéficier de la tolérance URSSAF sous conditions : jusqu’à {limit} TTC par salarié en {year}, en comptant tous vos autres cadeaux. Au-delà, chaque cadeau doit être lié à un événement prévu et respecter son propre plafond. À partir de {council} salariés, la tolérance vaut pour le CSE. <simulator>Le simulateur fait ce compte</simulator>.',
        en: 'A gift may come under the URSSAF tolerance, on conditions: up to {limit} incl. VAT per employee in {year}, counting all your other gifts. Beyond that, each gift must be tied to a listed event and keep within its own ceiling. From {council} employees up, the tolerance belongs to the works council (CSE). <simulator>The simulator does this sum</simulator>.',
      },
    },
    exchange: {
      question: { fr: 'Et si une box ne convient pas ?', en: 'What if a box is not right?' },
      answer: {
        fr: 'Nous l’échangeons à nos frais dans les {exchangeDays, number} jours qui suivent la livraison, qu’un produit soit abîmé, manquant ou simplement décevant. <how>Comment l’échange se passe</how>.',
        en: 'We exchange it at our expense within {exchangeDays, number} days of delivery, whether a product is damaged, missing or simply disappointing. <how>How exchanges work</how>.',
      },
    },
    minimum: {
      question: { fr: 'Y a-t-il une quantité minimale ?', en: 'Is there a minimum quantity?' },
      answer: {
        fr: 'Non\u00a0: une seule box se commande comme cent. Pour plus de {max, number} box d’une même sorte, <quote>demandez-nous un devis</quote>.',
        en: 'No: one box is ordered just like a hundred. For more than {max, number} boxes of one kind, <quote>ask us for a quote</quote>.',
      },
    },
  },
  quote: {
    title: {
      fr: 'Plus de {max, number} box, plusieurs sites, un événement ?',
      en: 'More than {max, number} boxes, several sites, an event?',
    },
    text: {
      fr: 'Dites-nous combien, où et quand : un devis détaillé vous parvient sous deux jours ouvrés.',
      en: 'Tell us how many, where and when: a detailed quote reaches you within two working days.',
    },
    action: { fr: 'Demander un devis', en: 'Ask for a quote' },
  },
} satisfies Texts;
