import { fr as approvals } from './requests.fr.ts';

/** What somebody asked their company to approve, as the document with everything kept about them shows it. */
export const fr = {
  groups: {
    requests: 'Vos demandes de commande',
  },
  fields: {
    asked_at: 'Date de la demande',
    note: 'Vos mots',
    reason: 'Motif',
  },
  values: {
    ...approvals.states,
  },
};
