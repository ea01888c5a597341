import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './own-data.fr.ts';

export const en: MirrorOf<typeof fr> = {
  groups: {
    applications: 'Your applications as a partner',
    messages: 'Messages about your application',
    documents: 'Documents you sent',
  },
  fields: {
    company: 'Company',
    siren: 'SIREN',
    town: 'Town',
    products: 'Products',
    evidence: 'Evidence',
    written_at: 'Written on',
    author: 'By',
    body: 'Text',
    added_at: 'Sent on',
    proves: 'Proves',
    issued_on: 'Issued on',
    expires_on: 'Valid until',
  },
  values: {
    staff: 'our team',
    partner: 'you',
    received: 'received',
    accepted: 'accepted',
    refused: 'refused',
  },
};
