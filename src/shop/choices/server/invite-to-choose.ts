import type { Language } from '#basics/language.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { enqueueMails } from '#platform/mail/mail-jobs.ts';
import { translatorOf } from '#platform/texts/translator.ts';
import { texts } from '../messages/mails.ts';
import { INVITED } from './choice-mails.ts';
import type { ChoicesDeps } from './choices-deps.ts';
import { countMailboxes, setRefusedReason } from './recipients.queries.ts';

const translator = translatorOf(texts);

/**
 * Writes to people who were put into the list, with the service's rights: but for those whose mailbox has had
 * enough of this company today, which who keeps the list sees.
 */
export async function inviteToChoose(
  { limits, clock }: Pick<ChoicesDeps, 'limits' | 'clock'>,
  tx: Tx,
  { language }: { readonly language: Language },
  ids: readonly string[],
): Promise<void> {
  const full = await countMailboxes(tx, ids, { ...limits['choice-mailbox'], now: clock.now() });
  const t = translator(language);
  for (const id of full) await setRefusedReason(tx, id, t('mailboxFull'));
  const left = new Set(full);
  await enqueueMails(
    tx,
    INVITED,
    ids.filter((id) => !left.has(id)),
  );
}
