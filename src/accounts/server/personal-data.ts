import { inLanguages } from '#basics/messages.ts';
import type { PersonalData } from '#platform/personal-data.ts';
import { texts } from '../messages/own-data.ts';
import { findMailPreferences, findNotifications } from './notifications.queries.ts';
import { findAccount, findAuditTrail, findFactors, findSessions } from './own-account.queries.ts';

/** The account itself; it is erased last, by whoever erases the rest. */
export const accountData: PersonalData = {
  async collect(tx, { userId }) {
    return {
      account: await findAccount(tx, userId),
      sessions: await findSessions(tx, userId),
      factors: await findFactors(tx, userId),
      trail: await findAuditTrail(tx, userId),
      notifications: await findNotifications(tx, userId),
      mailPreferences: await findMailPreferences(tx, userId),
    };
  },
  erase: async () => {},
  words: inLanguages(texts),
};
