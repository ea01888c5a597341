import { texts as page } from './messages/page.ts';

export const simulator = {
  page,
};
