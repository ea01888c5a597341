import type { Texts } from '#basics/messages.ts';

/** Around what a room tells somebody by mail. */
export const texts = {
  link: { fr: 'Y donner suite', en: 'See to it' },
  preferences: { fr: 'Régler ou arrêter ces messages', en: 'Change or stop these messages' },
  signature: { fr: 'L’équipe {product}', en: 'The {product} team' },
} satisfies Texts;
