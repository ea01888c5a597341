import { en as home } from './home.en.ts';
import { en as journal } from './journal.en.ts';
import { en as settings } from './settings.en.ts';
import { en as space } from './space.en.ts';

export const staff = {
  home,
  journal,
  settings,
  space,
};
