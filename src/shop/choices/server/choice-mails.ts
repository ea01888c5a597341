import { formatDay } from '#basics/dates.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import { letter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { LapsingMailComposer, RefusedMail } from '#platform/mail/mail-jobs.ts';
import { cutAt, subjectLine } from '#platform/mail/subject-line.ts';
import { translatorOf } from '#platform/texts/translator.ts';
import { texts } from '../messages/mails.ts';
import type { Reminder } from '../rules/reminder-days.ts';
import { stateOf } from './campaign-view.ts';
import { choiceAddress } from './choice-link.ts';
import type { ChoicesDeps } from './choices-deps.ts';
import { findAddressee, setRefusedReason } from './recipients.queries.ts';

const translator = translatorOf(texts);

export const INVITED = 'choice-invited';
export const REMINDED = { first: 'choice-first-reminder', last: 'choice-last-reminder' } as const;

/** As in invitations. */
const UNVERIFIED_NAME_CHARACTERS = 60;

type ChoiceMail = typeof INVITED | (typeof REMINDED)[Reminder];

/** Mails that ask somebody to choose; composed when they leave, if there is still something to choose. */
export function choiceMails(deps: ChoicesDeps): Record<ChoiceMail, LapsingMailComposer> {
  return {
    [INVITED]: (recipientId) => mail(deps, recipientId, 'invited'),
    [REMINDED.first]: (recipientId) => mail(deps, recipientId, 'first'),
    [REMINDED.last]: (recipientId) => mail(deps, recipientId, 'last'),
  };
}

/** Told to who keeps the list, of an address that is in it; one's own address is one's own. */
export function refusedChoiceMails(deps: ChoicesDeps): Record<typeof INVITED, RefusedMail> {
  return {
    async [INVITED](recipientId, reason) {
      // The outbox is no caller.
      await deps.database.asService(async (tx) => {
        const to = await findAddressee(tx, recipientId);
        if (to && !to.is_own_account) await setRefusedReason(tx, recipientId, reason);
      });
    },
  };
}

async function mail(
  deps: ChoicesDeps,
  recipientId: string,
  kind: 'invited' | Reminder,
): Promise<Mail | undefined> {
  // The outbox is no caller: the service reads whom it writes to.
  const to = await deps.database.asService((tx) => findAddressee(tx, recipientId));
  if (!to?.email || to.has_chosen || stateOf(to, deps) !== 'open') return undefined;
  const { language } = to;
  const t = translator(language);
  const day = formatDay(to.deadline, language);
  // Whoever gets it may know neither the company nor us: a name that nobody has verified may be a sentence.
  const company = to.is_verified
    ? to.company_name
    : t('typedName', { name: cutAt(UNVERIFIED_NAME_CHARACTERS, to.company_name) });
  return letter(language, {
    to: to.email,
    title: subjectLine(t(`${kind}.title`, { company, day })),
    why: 'gift',
    parts: [
      t('greeting', { name: to.name }),
      t(`${kind}.text`, { company, title: to.title, day }),
      ...(to.boxes_go_home ? [t('home')] : []),
      { link: choiceAddress(deps, recipientId, language), label: t('link') },
      t('promise', { company }),
      t('personal'),
      ...(to.is_verified ? [] : [t('unverified')]),
      t('signature', { product: PRODUCT_NAME }),
    ],
  });
}
