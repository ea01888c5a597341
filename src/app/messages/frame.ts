import type { Texts } from '#basics/messages.ts';

/** The frame of what people work in: the bar of a phone, what it opens, the search. */
export const texts = {
  search: { fr: 'Rechercher…', en: 'Search…' },
  tabs: {
    label: { fr: 'Navigation de l’espace', en: 'Navigation of the space' },
    more: { fr: 'Plus', en: 'More' },
    close: { fr: 'Fermer', en: 'Close' },
    help: { fr: 'Aide', en: 'Help' },
    answers: { fr: 'Mes réponses', en: 'My answers' },
    account: { fr: 'Mon compte', en: 'My account' },
    space: { fr: 'Mon espace', en: 'My space' },
    staff: { fr: 'L’espace de l’équipe', en: 'The staff area' },
  },
  /** Where the full name is too long for a tab. */
  short: {
    overview: { fr: 'Accueil', en: 'Home' },
    listening: { fr: 'Climat', en: 'Climate' },
    risks: { fr: 'Risques', en: 'Risks' },
    boxes: { fr: 'Box', en: 'Boxes' },
  },
} satisfies Texts;
