import { parisDayOf } from '#basics/dates.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import { letter, type Part } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { LapsingMailComposer } from '#platform/mail/mail-jobs.ts';
import { translatorOf } from '#platform/texts/translator.ts';
import { texts } from '../messages/mails.ts';
import { mondayOf } from '../rules/closing-time.ts';
import { checkInToken } from './check-in-link.ts';
import type { ListeningDeps } from './listening-deps.ts';
import { findRecipient } from './reminders.queries.ts';

/** Mails that ask how it is going; their subject is somebody and a day. */
export function listeningMails(
  deps: ListeningDeps,
): Record<'check-in' | 'results', LapsingMailComposer> {
  return {
    'check-in': (subject) => checkInMail(deps, subject),
    results: (subject) => resultsMail(deps, subject),
  };
}

/**
 * One link, which carries no answer: what is said stays out of address bars, histories and whatever reads
 * the links of mails on their way.
 */
async function checkInMail(deps: ListeningDeps, subject: string): Promise<Mail | undefined> {
  const [employeeId = '', day = ''] = subject.split(' ');
  const today = parisDayOf(deps.clock.now());
  // Of yesterday, it would ask about a day that is over.
  if (day !== today) return undefined;
  const to = await recipientOf(deps, employeeId);
  if (!to?.may_write) return undefined;
  const t = translator(to.language);
  const token = checkInToken(deps, {
    employeeId,
    userId: to.user_id,
    monday: mondayOf(today),
  });
  const page = new URL('/mood', deps.publicUrl());
  page.searchParams.set('check-in', token);
  return letter(to.language, {
    to: to.email,
    title: t('checkIn.title'),
    why: 'employee',
    parts: [
      t('checkIn.text'),
      { link: page.href, label: t('checkIn.link') },
      t('checkIn.whoSees', { company: to.company_name }),
      t('checkIn.personal'),
      preferences(deps, t),
      t('signature', { product: PRODUCT_NAME }),
    ],
  });
}

/** To everybody, where their company wishes so: the results of the week are there. */
async function resultsMail(deps: ListeningDeps, subject: string): Promise<Mail | undefined> {
  const [employeeId = ''] = subject.split(' ');
  const to = await recipientOf(deps, employeeId);
  if (!to) return undefined;
  const t = translator(to.language);
  return letter(to.language, {
    to: to.email,
    title: t('results.title'),
    why: 'employee',
    parts: [
      t('results.text', { company: to.company_name }),
      { link: new URL('/mood?of=company', deps.publicUrl()).href, label: t('results.link') },
      preferences(deps, t),
      t('signature', { product: PRODUCT_NAME }),
    ],
  });
}

function preferences({ publicUrl }: ListeningDeps, t: ReturnType<typeof translator>): Part {
  const link = new URL('/user-dashboard#mails', publicUrl()).href;
  return { link, label: t('preferences'), isAside: true };
}

function recipientOf({ database, clock }: ListeningDeps, employeeId: string) {
  // The outbox is no caller: the service reads whom it writes to.
  return database.asService((tx) => findRecipient(tx, employeeId, parisDayOf(clock.now())));
}

const translator = translatorOf(texts);
