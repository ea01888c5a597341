import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './boutique.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'The boutique, coming soon',
  description:
    'Coming soon: single products by French artisans, for companies and works councils. Makers who produce in France can already introduce themselves.',
  eyebrow: 'Coming soon',
  heading: 'A boutique that knows where things come from',
  intro:
    'Gift sets from small French makers, one at a time, for a farewell, a birth, the end of the year. We would rather open late than open with a partner we had not verified.',
  apply: 'Become a partner',
  boxes: 'Meanwhile, see the boxes',
  promises: {
    title: 'What is in the making',
    partners: {
      title: 'Local, verified partners',
      text: 'Every maker is named, with their town. Every product carries the document that proves where it is made, and the date until which it holds.',
    },
    artisans: {
      title: 'Artisanal products',
      text: 'Small runs, made by people one can ring up. When there are none left we say so; we do not substitute in silence.',
    },
    cse: {
      title: 'Support for your works council',
      text: 'The price with VAT beside the price without, the year’s gifts per employee added up, and someone to prepare with you what goes before the meeting.',
    },
  },
  products: {
    title: 'The first gift sets',
    intro:
      'They are being finalised with their workshops. Prices and contents are indicative; nothing is on sale yet.',
    empty: 'The first gift sets will be announced here once their workshops have been verified.',
    soon: 'Coming soon',
    net: 'excl. VAT, indicative price',
    gross: 'incl. VAT',
  },
  soon: {
    title: 'What “coming soon” means',
    text: 'No date is promised. A set goes on sale the day its workshop has passed the four steps below, and not before.',
  },
  checks: {
    title: 'How we verify a partner',
    intro: 'The same four steps for everyone, before the first sale.',
    company: {
      title: 'The company',
      text: 'Its SIREN (French company number), its trade, the address of its workshop.',
    },
    origin: {
      title: 'The origin',
      text: 'For each product, the place where it is made and the document that shows it. Past its date, the claim disappears by itself.',
    },
    product: {
      title: 'The product',
      text: 'Label, ingredients, allergens, storage: all of it is read, then tasted or tried.',
    },
    person: {
      title: 'The person',
      text: 'A conversation, about volumes that are possible and a price the workshop can live on.',
    },
  },
  form: {
    title: 'Become a partner',
    intro:
      'Do you make things in France and sell them under your own name? Introduce yourself in a few lines. A person reads every application and answers by e-mail.',
    optional: 'optional',
    name: { label: 'Your name' },
    company: { label: 'Company name' },
    siren: { label: 'SIREN', hint: 'The nine digits of your French company number.' },
    email: { label: 'E-mail', hint: 'This is where we will answer.' },
    phone: { label: 'Phone', hint: 'If you would rather be called back.' },
    town: { label: 'Town of your workshop', hint: 'Where the product is really made.' },
    products: {
      label: 'What you make',
      hint: 'Your products, their materials, what you can deliver in a year.',
    },
    evidence: {
      label: 'What proves the origin',
      hint: 'A label, a certificate, an approval, the address of a page that shows it. Documents may follow by e-mail.',
    },
    website: { label: 'Leave this field empty' },
    privacy:
      'This information is used only to consider your application. <privacy>What we do with it</privacy>.',
    submit: 'Send my application',
    sending: 'Sending…',
  },
  afterwards: {
    title: 'What happens once you have sent it',
    intro:
      'There is no account to create: everything goes by e-mail, with a link that opens your file and nothing else.',
    receipt: {
      title: 'At once',
      text: 'A receipt by e-mail. You forgot something? Simply answer it.',
    },
    reading: {
      title: 'Then',
      text: 'Somebody reads, checks the SIREN and the workshop. Their questions reach you by e-mail, with the link to your file.',
    },
    documents: {
      title: 'Your documents',
      text: 'You hand them in by the same link. Each is looked at; if one is not enough, we write why.',
    },
    decision: {
      title: 'The answer',
      text: 'Always in writing, yes or no. After a yes, we settle together the first product and its price.',
    },
  },
  questions: {
    title: 'Buyers ask, makers ask',
    when: {
      question: 'When does the boutique open?',
      answer:
        'When the first workshops are verified. <contact>Write to us</contact> what you are looking for: we will tell you when it opens.',
    },
    buy: {
      question: 'Can a set be reserved?',
      answer: 'No: we take no money for what we cannot deliver yet. The boxes are on sale today.',
    },
    told: {
      question: 'What do you show of a partner?',
      answer:
        'Their name, their town and, while the document on their origin holds, the day we verified it. The documents themselves are never published.',
    },
    account: {
      question: 'As a maker, must I open an account?',
      answer:
        'No. Every message about your application holds a personal link to your file. When it is too old, a new one is asked for in one tap.',
    },
    papers: {
      question: 'Which documents do you ask for?',
      answer:
        'What proves the place of manufacture; for food, the registration of the workshop and your hygiene plan; a professional insurance. As PDF, JPEG or PNG, {megabytes, number} MB at most each.',
    },
    price: {
      question: 'Do you set our prices?',
      answer: 'No. The price is decided with you, in conversation, from what the piece costs you.',
    },
    ended: {
      question: 'And when a document comes to its end?',
      answer:
        'We write to you from {firstReminder, number} days before. Past that end the product no longer counts as French, until the next document.',
    },
    declined: {
      question: 'Can an application that was declined come back?',
      answer: 'Yes, as a new application, once what was missing is there.',
    },
  },
  next: {
    title: 'No need to wait to please somebody',
    text: 'The boxes, their makers and their proofs are here today.',
    action: 'Compose a box',
  },
  problems: {
    title:
      '{count, plural, one {One point to look at before sending} other {# points to look at before sending}}',
    name: {
      required: 'Please give your name.',
      'too-long': 'This name is too long: 120 characters at most.',
      'control-characters': 'This name holds an invisible character: please type it again.',
    },
    company: {
      required: 'Please give the name of your company.',
      'too-long': 'This name is too long: 200 characters at most.',
      'control-characters': 'This name holds an invisible character: please type it again.',
    },
    siren: {
      required: 'Please give your SIREN, the nine digits of your company.',
      'siren-invalid': 'This is not a SIREN: please check the nine digits. Example: 732 829 320',
    },
    email: {
      required: 'Please give your e-mail address, so that we can answer.',
      'email-invalid': 'This address does not look complete. Example: claire@workshop.com',
    },
    phone: {
      'phone-invalid':
        'Please write a French number (01 23 45 67 89) or an international one (+44 20 7946 0000).',
    },
    town: {
      required: 'Please give the town of your workshop.',
      'too-long': 'This town’s name is too long: 120 characters at most.',
      'control-characters': 'This town holds an invisible character: please type it again.',
    },
    products: {
      required: 'Please describe what you make, in a few words.',
      'too-short': 'A few more words: ten characters at least.',
      'too-long': 'This text is too long: 5,000 characters at most.',
      'control-characters': 'This text holds an invisible character: please type it again.',
    },
    evidence: {
      'too-long': 'This text is too long: 1,000 characters at most.',
      'control-characters': 'This text holds an invisible character: please type it again.',
    },
    unknown: 'Please check this field.',
  },
  sent: {
    title: 'Application sent',
    message:
      'Thank you for introducing yourself. We will read your application and come back to you by e-mail.',
    copy: 'A confirmation is on its way to the address you gave.',
    another: 'Introduce another company',
  },
  failed: {
    title: 'Sending failed',
    message: 'Sorry, something went wrong. Please try again in a moment.',
    tooMany:
      'Several applications have left from your network within the hour. Please wait a little before trying again.',
    kept: 'What you wrote is still in the form. <contact>Our other contact details</contact>, should you need them.',
  },
};
