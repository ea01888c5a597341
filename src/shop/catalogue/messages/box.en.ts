import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './box.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'The boxes',
  description:
    'Four boxes of French products at €39.90 excl. VAT, delivered to your company and yours to customise; and a monthly box from €29.',
  eyebrow: 'Boxes, one at a time',
  heading: 'One kind thought, four ways to say it',
  intro:
    'Products chosen from makers we name, gathered in a box delivered to your company. Take them as they are, or make them your own.',
  compose: 'Compose my box',
  count: 'Work out my budget',
  included: {
    title: 'Included in the price',
    delivery: 'Delivery to your company, in France',
    customising: 'The card, the sleeve, your logo and product swaps',
    week: 'The week of your choice, from {workingDays, number} working days on',
    exchange: 'Exchange at our expense, for {exchangeDays, number} days after delivery',
  },
  frenchShare: '{percent}% of the products are of proven French origin, as computed on {day}',
  themes: {
    food: 'Fine food',
    hygiene: 'Hygiene',
    wellness: 'Wellness',
    surprise: 'Surprise',
  },
  net: 'excl. VAT per box',
  gross: 'incl. {rate, number, ::percent .##} VAT',
  add: 'Add to cart',
  origin: 'Its origin passport',
  customise: 'Customise',
  ofBox: ' – {name}',
  soldOut: 'Sold out for now',
  customiser: {
    language: 'en',
    title: 'Customise {name}',
    description: 'Everything is optional: what you leave stays the way we composed it.',
    close: 'Close',
    cancel: 'Cancel',
    done: 'Add my box to the cart',
    loading: 'Chargement…',
    card: {
      label: 'The words on the card',
      hint: 'Printed on a card slipped into each box, {max} characters at most.',
      tooLong: 'The message is too long: {max} characters at most.',
    },
    sleeve: {
      label: 'Sleeve colour',
      natural: 'Natural',
      pine: 'Pine green',
      terracotta: 'Terracotta',
      honey: 'Honey',
      mist: 'Misty blue',
    },
    logo: {
      label: 'Your logo',
      hint: 'PNG, JPEG, WebP or AVIF, 3 MB at most. Printed on the sleeve.',
      preview: 'Preview of your logo',
      sending: 'Sending the logo…',
      kept: 'Logo kept.',
      unreadable: 'This file is not an image we can read, or it is over 3 MB. Please try another.',
      remove: 'Remove the logo',
    },
    swaps: {
      label: 'Swap products',
      hint: 'Each product may give way to another of the same theme, at the same price.',
      keep: 'Keep this product',
      replace: 'Replace with {name}',
      away: 'The list of products could not be loaded. Your other choices still work.',
    },
  },
  steps: {
    title: 'From your choice to their desk',
    choose: {
      title: 'You choose',
      text: 'As they are or composed by you, a single one or many. The cart adds up, with and without VAT.',
    },
    pay: {
      title: 'You pay',
      text: 'By card or by transfer. The invoice comes by e-mail, with the VAT of each box.',
    },
    prepare: {
      title: 'We prepare',
      text: 'We need {workingDays, number} working days. The card and the sleeve are printed for you.',
    },
    arrive: {
      title: 'They arrive',
      text: 'At your company’s address, each parcel tracked. Something is not right? It is exchanged.',
    },
  },
  monthly: {
    eyebrow: 'Our featured monthly box',
    from: 'From {price} excl. VAT per month and employee',
    commitment: 'Your commitment',
    months: '{months, plural, =0 {No commitment} other {#-month commitment}}',
    price: '{price} excl. VAT / month',
    gross: '{price} incl. VAT per employee',
    leaving:
      'You may change or stop at any time, at no charge. After an early stop, any months you still take cost {price} excl. VAT, the price without commitment; past months are never recalculated.',
    urssaf:
      'URSSAF tolerance for {year}: {limit} per employee and year, all gifts together and under conditions. A box every month crosses that line within the year; the simulator tells you when, and what follows.',
    add: 'Add the monthly box',
    simulate: 'Simulate the cost and the URSSAF limit',
    quantity:
      'The quantity in the cart is the number of employees (up to 99 online; beyond that, ask for a quote).',
  },
  questions: {
    title: 'Your questions',
    delivery: {
      question: 'Where and when do you deliver?',
      answer:
        'To your company’s address in mainland France, Corsica and Monaco. You choose the week you would like; we need {workingDays, number} working days to prepare your order. Elsewhere in the world is possible on quote.',
    },
    customise: {
      question: 'What can be customised?',
      answer:
        'The words on the card, the logo and the sleeve colour, and the products themselves, swapped for others of the same theme. The price does not change.',
    },
    each: {
      question: 'Can people choose their own?',
      answer:
        'Once the order is paid, your company space sends everybody a link: they take one of the boxes you offer, or give it to a charity. Parcels leave without anybody having to say aloud what they chose.',
    },
    pay: {
      question: 'How can we pay?',
      answer:
        'By card or by bank transfer, with no account to create. Paying after delivery can be asked for with the order; we then answer within one working day.',
    },
    vat: {
      question: 'Why is VAT not the same from one box to the next?',
      answer:
        'A box sold at one price is one supply: mostly food, it bears 5.5%; hygiene, wellness and surprise bear 20%. The reason for the rate is on each box’s page.',
    },
    urssaf: {
      question: 'Are social contributions due?',
      answer:
        'A gift may come under the URSSAF tolerance, on conditions: up to {limit} incl. VAT per employee in {year}, counting all your other gifts. Beyond that, each gift must be tied to a listed event and keep within its own ceiling. From {council} employees up, the tolerance belongs to the works council (CSE). <simulator>The simulator does this sum</simulator>.',
    },
    exchange: {
      question: 'What if a box is not right?',
      answer:
        'We exchange it at our expense within {exchangeDays, number} days of delivery, whether a product is damaged, missing or simply disappointing. <how>How exchanges work</how>.',
    },
    minimum: {
      question: 'Is there a minimum quantity?',
      answer:
        'No: one box is ordered just like a hundred. For more than {max, number} boxes of one kind, <quote>ask us for a quote</quote>.',
    },
  },
  quote: {
    title: 'More than {max, number} boxes, several sites, an event?',
    text: 'Tell us how many, where and when: a detailed quote reaches you within two working days.',
    action: 'Ask for a quote',
  },
};
