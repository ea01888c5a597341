import { texts as box } from './messages/box.ts';
import { texts as recurring } from './messages/recurring.ts';
import { texts as staffSubscriptions } from './messages/staff-subscriptions.ts';

export const subscriptions = {
  box,
  recurring,
  staffSubscriptions,
};
