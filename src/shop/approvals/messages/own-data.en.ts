import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './own-data.fr.ts';
import { en as approvals } from './requests.en.ts';

export const en: MirrorOf<typeof fr> = {
  groups: {
    requests: 'Your order requests',
  },
  fields: {
    asked_at: 'Asked on',
    note: 'Your words',
    reason: 'Reason',
  },
  values: {
    ...approvals.states,
  },
};
