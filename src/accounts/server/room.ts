import type { Room } from '#backend/room.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { forgetNotifications } from './forget-notifications.ts';
import { accountForms } from './form-actions.ts';
import { accountsFunctions } from './functions.ts';
import { notificationMails } from './notification-mails.ts';
import { accountData } from './personal-data.ts';

/** Who is there, and what every room does for the rights of a person over their data. */
export function openAccounts(rest: AccountsDeps): Room {
  const deps = { ...rest, personalData: { account: accountData, ...rest.personalData } };
  return {
    name: 'accounts',
    functions: accountsFunctions(deps),
    jobs: [
      { name: 'forget-notifications', run: () => forgetNotifications(deps), cron: '50 2 * * *' },
    ],
    mails: notificationMails(deps),
    forms: accountForms(deps.publicUrl()),
  };
}
