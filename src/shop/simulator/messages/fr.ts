import { fr as page } from './page.fr.ts';

export const simulator = {
  page,
};
