import { fr as accounts } from '#accounts/messages/notifications.fr.ts';
import { fr as company } from '#company/messages/notifications.fr.ts';
import { fr as listening } from '#listening/messages/notifications.fr.ts';
import { fr as risks } from '#risks/messages/notifications.fr.ts';

/** What the notification centre shows; fetched with it, by whoever is signed in. */
export const texts = {
  accounts: { notifications: accounts },
  company: { notifications: company },
  listening: { notifications: listening },
  risks: { notifications: risks },
};
