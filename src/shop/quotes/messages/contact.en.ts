import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './contact.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'Contact',
  description:
    'Ask for a quote, a demonstration or a piece of advice: a few lines, which a person reads and answers.',
  hero: {
    eyebrow: 'Contact',
    title: 'Let us talk',
    intro:
      'A quote, a demonstration, an idea for a partnership, a question: a few lines will do. A person reads them.',
  },
  form: {
    title: 'Your request',
    optional: 'optional',
    name: { label: 'Your name' },
    company: { label: 'Company or works council' },
    email: { label: 'E-mail', hint: 'This is where we will answer.' },
    phone: { label: 'Phone', hint: 'If you would rather be called back.' },
    employeeCount: { label: 'Number of employees', hint: 'A rough figure is fine.' },
    offerType: { label: 'About', none: 'Choose, if you already know' },
    message: {
      label: 'Your message',
      hint: 'What you would like to do, for how many people, and by when.',
    },
    website: { label: 'Leave this field empty' },
    privacy: 'We use this information only to answer you. <privacy>What we do with it</privacy>.',
    submit: 'Send my request',
    sending: 'Sending…',
  },
  offers: {
    saas: 'The listening app',
    boxes: 'Boxes on demand',
    subscription: 'The monthly box',
    international: 'An offer outside France',
    partnership: 'A partnership',
    other: 'Something else',
  },
  problems: {
    title:
      '{count, plural, one {One thing to look at before sending} other {# things to look at before sending}}',
    name: {
      required: 'Enter your name.',
      'too-long': 'This name is too long: 120 characters at most.',
      'control-characters': 'This name holds an invisible character: please type it again.',
    },
    company: {
      required: 'Enter the name of your company or works council.',
      'too-long': 'This name is too long: 200 characters at most.',
      'control-characters': 'This name holds an invisible character: please type it again.',
    },
    email: {
      required: 'Enter your e-mail address, so that we can answer.',
      'email-invalid': 'This address does not look complete. Example: claire@company.com',
    },
    phone: {
      'phone-invalid':
        'Write a French number (01 23 45 67 89) or an international one (+44 20 7946 0000).',
      'too-long': 'This number is too long.',
      'control-characters': 'This number holds an invisible character: please type it again.',
    },
    employeeCount: {
      'employee-count-invalid': 'Write a whole number, in figures. Example: 60',
    },
    offerType: {
      'offer-type-unknown': 'Choose a subject from the list.',
    },
    message: {
      required: 'Write us a few words.',
      'too-short': 'A few more words, please: ten characters at least.',
      'too-long': 'This message is too long: 5,000 characters at most.',
      'control-characters': 'This message holds an invisible character: please type it again.',
    },
    unknown: 'Please check this field.',
  },
  sent: {
    title: 'Request sent ✅',
    message: 'Thank you! We will get back to you quickly about your quote or demo.',
    another: 'Write another request',
    copy: 'A confirmation is on its way to the address you gave.',
  },
  failed: {
    title: 'Sending failed',
    message: 'Sorry, something went wrong. Try again or write to us directly',
    tooMany:
      'Several requests have already left from where you are within the hour. Wait a little, or write to us.',
    kept: 'What you wrote is still in the form.',
  },
  aside: {
    title: 'Other ways',
    email: 'By e-mail',
    phone: 'By phone',
    hours: 'Monday to Friday, 9 a.m. to 6 p.m., Paris time',
    nextTitle: 'What happens next',
    next: {
      receipt: 'A receipt reaches you at once.',
      read: 'Somebody of the house reads your message, usually within two working days.',
      answer: 'We answer in writing, or call you back if you asked us to.',
      free: 'A quote or a demonstration commits you to nothing.',
    },
    shorter: {
      title: 'Perhaps shorter',
      count: 'Put a figure on boxes or a licence',
      exchange: 'Exchange a product I received',
      partner: 'Offer what I make',
      signIn: 'Get back into my space',
      data: 'Use my rights over my data',
    },
    useful: {
      saas: 'What helps us answer well: your headcount, your sites, and the date of your next works council.',
      boxes: 'What helps us answer well: how many boxes, where, and for which day.',
      subscription:
        'What helps us answer well: how many people, from which month, and who gives, the employer or the works council.',
      international:
        'What helps us answer well: the countries, how many people in each, and the occasion.',
      partnership:
        'Do you make things in France? The boutique’s application is quicker. For any other idea, this form.',
      other: 'Say it as it comes: we will ask the questions that are missing.',
    },
  },
};
