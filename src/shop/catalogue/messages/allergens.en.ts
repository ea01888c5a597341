import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './allergens.fr.ts';

export const en: MirrorOf<typeof fr> = {
  gluten: 'cereals containing gluten',
  crustaceans: 'crustaceans',
  eggs: 'eggs',
  fish: 'fish',
  peanuts: 'peanuts',
  soybeans: 'soybeans',
  milk: 'milk',
  nuts: 'nuts',
  celery: 'celery',
  mustard: 'mustard',
  sesame: 'sesame seeds',
  sulphites: 'sulphur dioxide and sulphites',
  lupin: 'lupin',
  molluscs: 'molluscs',
};
