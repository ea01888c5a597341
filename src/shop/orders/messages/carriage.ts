import type { Texts } from '#basics/messages.ts';

/** Carriage abroad, as an order and a quote name it. */
export const texts = {
  line: { fr: 'Transport vers {country}', en: 'Carriage to {country}' },
} satisfies Texts;
