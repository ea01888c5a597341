import { texts as accounts } from '#accounts/messages/notifications.ts';
import type { Texts } from '#basics/messages.ts';
import { texts as company } from '#company/messages/notifications.ts';
import { texts as listening } from '#listening/messages/notifications.ts';
import { texts as risks } from '#risks/messages/notifications.ts';

/** What the notification centre shows; fetched with it, by whoever is signed in. */
export const texts = {
  accounts: {
    notifications: accounts,
  },
  company: {
    notifications: company,
  },
  listening: {
    notifications: listening,
  },
  risks: {
    notifications: risks,
  },
} satisfies Texts;
