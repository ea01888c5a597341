import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './product.fr.ts';

export const en: MirrorOf<typeof fr> = {
  breadcrumb: {
    label: 'Breadcrumb',
    home: 'Home',
    box: 'The boxes',
    subscription: 'The boxes',
    licence: 'The app',
    boutique: 'The boutique',
  },
  themes: {
    food: 'Fine food',
    hygiene: 'Hygiene',
    wellness: 'Wellness',
    surprise: 'Surprise',
  },
  comingSoon: {
    badge: 'Coming soon',
    title: 'Not on sale yet',
    text: 'This product joins the boutique once its maker and its origin have been verified. Its price and contents are indicative.',
    action: 'Tell me when it opens',
  },
  price: {
    net: '{kind, select, box {excl. VAT per box} subscription {excl. VAT per employee and month} licence {excl. VAT per employee and month} other {excl. VAT}}',
    gross: 'including VAT at {rate, number, ::percent .##}',
    vatTitle: 'Why VAT at {rate, number, ::percent .##}? And who recovers it?',
    exchange:
      'Exchange possible for {days, plural, one {one day} other {# days}} after delivery, at our expense. <how>How an exchange works</how>.',
    delivery: 'Delivery in mainland France, Corsica and Monaco included.',
    week: 'In the week of your choice, from {workingDays, number} working days on.',
    origin:
      '<passport>{proven, number} {proven, plural, one {product} other {products}} out of {total, number} of proven French origin</passport>.',
  },
  vat: {
    decided: 'Decided on {day} by: {who}.',
    source: 'The rate is set by: <source></source>.',
    recovery: 'What you get back',
    cse: 'A works council (CSE) does not, as a rule, recover VAT: its price is the one including it, {gross}.',
    employer:
      'An employer recovers VAT on a gift only while the gifts to one person stay below {limit} incl. VAT in the year (amount set in {year}, revised every five years). {pieces, plural, =0 {At {gross} incl. VAT, a single piece passes this limit} one {At {gross} incl. VAT, one piece a year stays below this limit and the second passes it} other {At {gross} incl. VAT, # pieces a year stay below this limit and one more passes it}}, your other gifts not counted. To be confirmed by your accountant.',
    licence: 'An employer liable to VAT recovers it as on any service.',
  },
  available: 'Available',
  soldOut: 'Sold out for now',
  soldOutText: 'More are being prepared. Tell us what you need, and by when: we will answer.',
  soldOutAction: 'Write to us',
  commitment: {
    legend: 'Your commitment',
    months: '{months, plural, =0 {No commitment} other {#-month commitment}}',
    price: '{price} excl. VAT',
    gross: '{price} incl. VAT per employee and month',
    leaving:
      'You may stop at any time, at no charge. Any boxes you still take after stopping early cost {price} excl. VAT, the price without commitment; past months are never recalculated.',
    free: 'You may stop at any time, at no charge.',
    urssaf:
      'URSSAF, the French social security collector, adds up a year’s gifts. <simulator>The simulator tells when the limit would be crossed</simulator>.',
  },
  quantity: {
    box: 'Number of boxes',
    subscription: 'Number of employees',
    licence: 'Number of employees',
    boutique: 'Quantity',
    decrease: 'One less',
    increase: 'One more',
    more: 'More than {max}? <quote>Ask for a quote</quote>.',
  },
  add: 'Add to cart',
  customise: 'Customise this box',
  customiseHint:
    'A message on the card, your logo, the colour of the sleeve, one product swapped for another: the price stays the same.',
  contents: {
    glance: 'In the box, at a glance',
    title: 'What is in the box',
    example: 'What those who have not chosen receive',
    intro:
      '{count, plural, one {The product in detail} other {The # products in detail}}: maker, place, proof of origin, ingredients.',
    exampleIntro:
      'Every month, each person composes their own box. This is the selection sent when they have not, with all there is to know before you buy.',
    allergens: 'Allergens present in this box: {names}.',
    noAllergens: 'None of the fourteen allergens to be declared is in this box.',
    traces: 'Please read the ingredients of each product, for possible traces in particular.',
    alternatives:
      '{count, plural, one {The product that may take another’s place} other {The # products that may take another’s place}}',
    alternativesIntro:
      'If you customise the box, these products of the same theme may go into it, at the same price.',
  },
  item: {
    maker: 'Made by',
    makerVerified: 'Partner, evidence of origin checked on {day}',
    makerPlace: '{name}, {town} ({department})',
    place: 'Place of manufacture',
    evidence: 'Proof of origin',
    evidenceUntil: 'valid until {day}',
    evidenceExpired: 'expired on {day}',
    noEvidence: 'Not received yet: this product is not counted as French.',
    proven: 'Proven French origin',
    netQuantity: 'Net quantity',
    ingredients: 'Ingredients',
    allergens: 'Allergens',
    noAllergens: 'none of the fourteen to be declared',
    storage: 'Storage and use',
  },
  related: {
    title: 'In the same vein',
    price: '{price} excl. VAT',
  },
  next: {
    title: 'A quantity, a date, a question?',
    text: 'Tell us how many, where and when. A detailed quote reaches you within two working days.',
    action: 'Ask for a quote',
  },
};
