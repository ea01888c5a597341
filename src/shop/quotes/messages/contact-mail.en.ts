import type { MirrorOf } from '#basics/messages.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import type { fr } from './contact-mail.fr.ts';

export const en: MirrorOf<typeof fr> = {
  offers: {
    saas: 'the listening app',
    boxes: 'boxes on demand',
    subscription: 'the monthly box',
    international: 'an offer outside France',
    partnership: 'a partnership',
    other: 'something else',
  },
  received: {
    title: 'We have received your request',
    greeting: 'Hello,',
    thanks: 'Thank you for writing to us. Your request has reached us.',
    thanksAbout: 'Thank you for writing to us. Your request about {offer} has reached us.',
    next: 'Someone from the team reads it and answers, usually within two working days. To add anything in the meantime, just reply to this message.',
    notYou:
      'Was this not you? Somebody probably typed your address by mistake: you can ignore this message.',
    signature: `The ${PRODUCT_NAME} team`,
  },
  forStaff: {
    title: 'Contact request: {company}',
    intro: 'A request has just arrived through the form on the site.',
    name: 'Name',
    company: 'Company',
    email: 'E-mail',
    phone: 'Phone',
    employeeCount: 'Staff',
    offerType: 'About',
    language: 'Language',
    languages: { fr: 'French', en: 'English' },
    notSaid: 'not given',
    message: 'Message',
    answer: 'Replying to this message writes straight to them.',
  },
};
