import { en as box } from './box.en.ts';
import { en as staffSubscriptions } from './staff-subscriptions.en.ts';

export const subscriptions = {
  box,
  staffSubscriptions,
};
