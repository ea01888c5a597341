import { en as page } from './page.en.ts';

export const simulator = {
  page,
};
