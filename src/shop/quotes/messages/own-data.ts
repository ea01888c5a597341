import type { Texts } from '#basics/messages.ts';

/** The quotes that somebody was sent, as the document with everything kept about them shows it. */
export const texts = {
  groups: {
    quotes: { fr: 'Vos devis', en: 'Your quotes' },
  },
  fields: {},
  values: {
    accepted: { fr: 'accepté(e)', en: 'accepted' },
    sent: { fr: 'envoyé', en: 'sent' },
    declined: { fr: 'décliné', en: 'declined' },
    withdrawn: { fr: 'retiré', en: 'withdrawn' },
  },
} satisfies Texts;
