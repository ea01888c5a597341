import type { Texts } from '#basics/messages.ts';

/** Papers that travel with boxes. */
export const texts = {
  page: { fr: 'Page', en: 'Page' },
  foot: { fr: '{product} · commande {number}', en: '{product} · order {number}' },
  packing: {
    title: { fr: 'Liste de colisage, commande {number}', en: 'Packing list, order {number}' },
    several: {
      fr: 'Listes de colisage de {count} commandes',
      en: 'Packing lists of {count} orders',
    },
    bars: { fr: 'Code-barres\u00a0: {number}', en: 'Bar code: {number}' },
    parcel: { fr: 'Colis {number}', en: 'Parcel {number}' },
    whole: { fr: 'À préparer', en: 'To be packed' },
    to: { fr: 'Livrer à', en: 'Deliver to' },
    contact: { fr: 'Contact', en: 'Contact' },
    week: { fr: 'Semaine souhaitée', en: 'Wished week' },
    purchaseOrder: { fr: 'Votre bon de commande', en: 'Your purchase order' },
    message: { fr: 'Message de l’acheteur', en: 'Message from the buyer' },
    day: { fr: 'Jour de livraison', en: 'Delivery day' },
    carrier: { fr: 'Transporteur', en: 'Carrier' },
    tracking: { fr: 'Numéro de suivi', en: 'Tracking number' },
    quantity: { fr: 'Quantité', en: 'Quantity' },
    content: { fr: 'Contenu', en: 'Contents' },
    sleeve: { fr: 'Fourreau {colour}', en: '{colour} sleeve' },
    logo: { fr: 'Avec le logo de l’entreprise', en: 'With the company logo' },
    card: { fr: 'Carte\u00a0: «\u00a0{text}\u00a0»', en: 'Card: “{text}”' },
    swap: { fr: '{to} à la place de {from}', en: '{to} instead of {from}' },
    pieces: {
      fr: '{count, plural, one {Une pièce} other {# pièces}}',
      en: '{count, plural, one {One piece} other {# pieces}}',
    },
  },
  sleeves: {
    natural: { fr: 'naturel', en: 'Natural' },
    pine: { fr: 'vert sapin', en: 'Pine green' },
    terracotta: { fr: 'terracotta', en: 'Terracotta' },
    honey: { fr: 'miel', en: 'Honey' },
    mist: { fr: 'bleu brume', en: 'Mist blue' },
  },
  carriers: {
    own: { fr: 'Notre livraison', en: 'Our own delivery' },
    other: { fr: 'Autre transporteur', en: 'Another carrier' },
  },
  picking: {
    title: { fr: 'Liste de prélèvement du {day}', en: 'Pick list, {day}' },
    foot: { fr: '{product} · prélèvement du {day}', en: '{product} · pick list, {day}' },
    intro: {
      fr: '{orders, plural, =0 {Tout est déjà emballé} one {Une commande} other {# commandes}}{pieces, plural, =0 {} one {, une pièce} other {, # pièces}}.',
      en: '{orders, plural, =0 {Everything is packed already} one {One order} other {# orders}}{pieces, plural, =0 {} one {, one piece} other {, # pieces}}.',
    },
    order: { fr: 'Pour la commande', en: 'For order' },
    asked: { fr: 'Ce qui est demandé', en: 'What is asked for' },
  },
  pallet: {
    title: { fr: 'Palettes du {day}', en: 'Pallets for {day}' },
    foot: { fr: '{product} · palettes du {day}', en: '{product} · pallets for {day}' },
    intro: {
      fr: '{count, plural, one {Un colis} other {# colis}} pour {sites, plural, one {un lieu} other {# lieux}}.',
      en: '{count, plural, one {One parcel} other {# parcels}} for {sites, plural, one {one place} other {# places}}.',
    },
    order: { fr: 'Commande', en: 'Order' },
    parcel: { fr: 'Colis', en: 'Parcel' },
    content: { fr: 'Contenu', en: 'Contents' },
    line: { fr: '{quantity} × {name}', en: '{quantity} × {name}' },
    sum: {
      fr: '{count, plural, one {Un colis} other {# colis}}, {pieces, plural, one {une pièce} other {# pièces}}',
      en: '{count, plural, one {One parcel} other {# parcels}}, {pieces, plural, one {one piece} other {# pieces}}',
    },
  },
  labels: {
    title: { fr: 'Étiquettes, commande {number}', en: 'Labels, order {number}' },
    several: { fr: 'Étiquettes de {count} commandes', en: 'Labels of {count} orders' },
    box: { fr: '{rank} / {count}', en: '{rank} / {count}' },
  },
} satisfies Texts;
