import type { MirrorOf } from '#basics/messages.ts';
import { en as contact } from './contact.en.ts';
import type { fr } from './own-requests.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'What you wrote to us',
  groups: {},
  fields: {
    sent_at: 'Sent on',
    name: 'Name',
    company: 'Company',
    email: 'E-mail address',
    phone: 'Phone',
    employee_count: 'Number of employees',
    offer_type: 'About',
    message: 'Message',
    entries: 'Our answers and notes',
    subject: 'Subject',
  },
  values: contact.offers,
};
