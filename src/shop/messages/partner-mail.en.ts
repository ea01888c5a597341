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
};
