import type { MirrorOf } from '#basics/messages.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import type { fr } from './partner-mail.fr.ts';

export const en: MirrorOf<typeof fr> = {
  received: {
    title: 'We have received your application',
    greeting: 'Hello,',
    thanks: 'Thank you for introducing your company. Your application has reached us.',
    next: 'Someone from the team reads it and comes back to you. To add anything in the meantime, just reply to this message.',
    notYou:
      'Was this not you? Somebody probably typed your address by mistake: you can ignore this message.',
    signature: `The ${PRODUCT_NAME} team`,
  },
  forStaff: {
    title: 'Maker’s application: {company}',
    intro: 'A company asks to join the boutique.',
    name: 'Name',
    company: 'Company',
    siren: 'SIREN',
    email: 'E-mail',
    phone: 'Phone',
    town: 'Town of the workshop',
    language: 'Language',
    languages: { fr: 'French', en: 'English' },
    evidence: 'Evidence of origin',
    notSaid: 'not said',
    products: 'What they make',
    answer: 'Replying to this message writes directly to the person.',
  },
  greeting: 'Hello,',
  titles: {
    message: 'A message about your application',
    approved: 'Your application is accepted',
    declined: 'Your application',
    'document-refused': 'One of your documents was not accepted',
    suspended: 'Your partnership is suspended',
    reinstated: 'Your partnership resumes',
    reminder: 'One of your documents is about to end',
    link: 'Your new partner link',
  },
  open: 'Open my file',
  linkHolds:
    'This link is yours alone and works until {day}. With it you answer us and send your documents, without an account or a password.',
  ending:
    'Your document “{proves}” holds until {day}. So that your products keep being shown with the proof of their origin, send the new one before that day: the link below takes you there.',
  renewed: 'Here is the new link that you asked for. The previous one no longer opens.',
  answer: {
    title: 'A partner has answered: {company}',
    quote: '{name} writes to you',
    evidence: 'A document has just arrived: “{proves}”. It is waiting to be examined.',
    open: 'Open the file',
  },
};
