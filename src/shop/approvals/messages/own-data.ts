import type { Texts } from '#basics/messages.ts';
import { texts as approvals } from './requests.ts';

/** What somebody asked their company to approve, as the document with everything kept about them shows it. */
export const texts = {
  groups: {
    requests: { fr: 'Vos demandes de commande', en: 'Your order requests' },
  },
  fields: {
    asked_at: { fr: 'Date de la demande', en: 'Asked on' },
    note: { fr: 'Vos mots', en: 'Your words' },
    reason: { fr: 'Motif', en: 'Reason' },
  },
  values: {
    ...approvals.states,
  },
} satisfies Texts;
