import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './international.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'International offer',
  description:
    'Indicative prices of the boxes by delivery zone, what changes outside France for the app, VAT and customs, and how to get a quote.',
  hero: {
    eyebrow: 'International',
    title: 'For the teams who are elsewhere',
    intro:
      'An office in Lisbon, a team in Geneva, two salespeople in Montreal: they deserve the same attention. Here are prices to give you an idea, then a quote to be sure.',
    quote: 'Ask for a quote',
  },
  prices: {
    title: 'Indicative prices by zone',
    caption: 'Indicative price of one box, excluding VAT, transport included',
    columns: {
      zone: 'Delivery zone',
      price: 'Per box, excl. VAT',
      sample: 'For {count, number} boxes, excl. VAT',
      notes: 'Worth knowing',
    },
    zones: {
      france: {
        name: 'Mainland France, Corsica and Monaco',
        notes: 'Ordered online, no quote needed. In Corsica, VAT is that of Corsica.',
      },
      europe: {
        name: 'European Union',
        notes:
          'With a valid VAT number you declare the VAT yourselves, in your country (reverse charge).',
      },
      neighbours: {
        name: 'Switzerland and United Kingdom',
        notes: 'We prepare the customs papers; duties and taxes on arrival are yours.',
      },
      world: {
        name: 'French overseas and the rest of the world',
        notes: 'Depends on the country and the carrier. Products that travel well.',
      },
    },
    note: 'Prices given as an indication on {day}, for {count, number} boxes to a single address. Only the quote is binding.',
  },
  changes: {
    title: 'What changes outside France',
    goods: {
      title: 'What is in the boxes',
      text: 'Some foods do not cross borders, above all those of animal origin; alcohol and essential oils have rules of their own. What cannot travel is replaced by a product of the same theme, and you see it before you order.',
    },
    app: {
      title: 'The app',
      text: 'It speaks French and English, and the rule of anonymity is the same everywhere. The week closes on Monday at six in the morning, Paris time. The risk document (DUERP) answers to French law: elsewhere, listening, trends and alerts are still useful but do not replace what your own country requires.',
    },
    gifts: {
      title: 'Gifts and social contributions',
      text: 'The URSSAF tolerance exists in France only. Most countries have a limit of their own, sometimes lower: ask your local accountant. The simulator counts by French rules alone.',
    },
    help: {
      title: 'Help for someone unwell',
      text: '3114, which the app displays, answers in France. 112 works across the European Union; elsewhere, give your teams the numbers of their own country.',
    },
  },
  steps: {
    title: 'How a quote works',
    ask: {
      title: 'You write',
      text: 'The country, how many people, the occasion and the date: four lines will do.',
    },
    answer: {
      title: 'We answer',
      text: 'A firm price, transport included, with the exact list of products and the time it takes.',
    },
    send: {
      title: 'The boxes leave',
      text: 'Once you accept the quote: tracking for each parcel, and someone to call if one stops on the way.',
    },
  },
  questions: {
    title: 'VAT, customs, delays',
    vat: {
      question: 'We have no EU VAT number. What then?',
      answer:
        'VAT is added to the price, and the quote says which. With a valid number the invoice is made out without VAT, and you declare it in your country.',
    },
    customs: {
      question: 'Who pays customs?',
      answer:
        'Outside the European Union we make out the export papers. On arrival, duties, local tax and the carrier’s handling fee are owed by whoever receives; they are not in the prices above. The quote tells what we know of them.',
    },
    delay: {
      question: 'How long does it take?',
      answer:
        'Allow {workingDays, number} working days to prepare, then the carrier’s time, which the quote gives by country. For a fixed date, a feast or a seminar, tell us at once.',
    },
    app: {
      question: 'Can we take the app without the boxes?',
      answer:
        'Yes, and at the same price as in France: <saas>it depends on the headcount alone</saas>. There is nothing to install.',
    },
    pay: {
      question: 'In which currency do we pay?',
      answer:
        'Our prices and invoices are in euros. A card or an account in another currency pays too: the buyer’s bank then sets the rate and its charges. Within the SEPA area, a transfer in euros costs nothing extra.',
    },
  },
  next: {
    title: 'Tell us where they are',
    text: 'One country or ten: a single quote, a single person to talk to.',
    quote: 'Ask for a quote',
  },
};
