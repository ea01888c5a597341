import type { Texts } from '#basics/messages.ts';

/** The fourteen of Regulation (EU) 1169/2011, annex II, as they are said in a sentence. */
export const texts = {
  gluten: { fr: 'céréales contenant du gluten', en: 'cereals containing gluten' },
  crustaceans: { fr: 'crustacés', en: 'crustaceans' },
  eggs: { fr: 'œufs', en: 'eggs' },
  fish: { fr: 'poisson', en: 'fish' },
  peanuts: { fr: 'arachides', en: 'peanuts' },
  soybeans: { fr: 'soja', en: 'soybeans' },
  milk: { fr: 'lait', en: 'milk' },
  nuts: { fr: 'fruits à coque', en: 'nuts' },
  celery: { fr: 'céleri', en: 'celery' },
  mustard: { fr: 'moutarde', en: 'mustard' },
  sesame: { fr: 'graines de sésame', en: 'sesame seeds' },
  sulphites: { fr: 'anhydride sulfureux et sulfites', en: 'sulphur dioxide and sulphites' },
  lupin: { fr: 'lupin', en: 'lupin' },
  molluscs: { fr: 'mollusques', en: 'molluscs' },
} satisfies Texts;
