import { en as accounts } from '#accounts/messages/notifications.en.ts';
import { en as company } from '#company/messages/notifications.en.ts';
import { en as listening } from '#listening/messages/notifications.en.ts';
import { en as risks } from '#risks/messages/notifications.en.ts';

export const texts = {
  accounts: { notifications: accounts },
  company: { notifications: company },
  listening: { notifications: listening },
  risks: { notifications: risks },
};
