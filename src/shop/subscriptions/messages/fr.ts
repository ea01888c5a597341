import { fr as box } from './box.fr.ts';
import { fr as staffSubscriptions } from './staff-subscriptions.fr.ts';

export const subscriptions = {
  box,
  staffSubscriptions,
};
