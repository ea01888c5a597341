import { fr as home } from './home.fr.ts';
import { fr as journal } from './journal.fr.ts';
import { fr as settings } from './settings.fr.ts';
import { fr as space } from './space.fr.ts';

export const staff = {
  home,
  journal,
  settings,
  space,
};
