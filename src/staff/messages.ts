import { texts as home } from './messages/home.ts';
import { texts as journal } from './messages/journal.ts';
import { texts as settings } from './messages/settings.ts';
import { texts as space } from './messages/space.ts';
import { texts as team } from './messages/team.ts';

export const staff = {
  home,
  journal,
  settings,
  space,
  team,
};
