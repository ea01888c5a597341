/** The quotes that somebody was sent, as the document with everything kept about them shows it. */
export const fr = {
  groups: {
    quotes: 'Vos devis',
  },
  fields: {},
  values: {
    accepted: 'accepté(e)',
    sent: 'envoyé',
    declined: 'décliné',
    withdrawn: 'retiré',
  },
};
