import { letter } from '#platform/mail/letter.ts';
import type { MailComposer, RefusedMail } from '#platform/mail/mail-jobs.ts';
import { findEntry, setRefusedReason } from './requests.queries.ts';
import type { RequestsDeps } from './requests-deps.ts';

type AnswerMailKind = 'contact-answer';

/** What staff answer, as they wrote it. */
export function answerMails(deps: RequestsDeps): Record<AnswerMailKind, MailComposer> {
  return {
    async 'contact-answer'(entryId) {
      // The outbox is no caller: the service reads the answer it was told of.
      const answer = await deps.database.asService((tx) => findEntry(tx, entryId));
      if (answer?.subject == null) throw new Error(`No answer ${entryId} to send`);
      return letter(answer.language, {
        to: answer.email,
        replyTo: await deps.supportEmail(),
        title: answer.subject,
        why: 'request',
        // A person’s name, and the house’s address to answer to: never the one under which they sign in.
        parts: [
          ...answer.body.split(/\n{2,}/),
          ...(answer.signed_by === null ? [] : [answer.signed_by]),
        ],
      });
    },
  };
}

/** Written beside the answer, for whoever thinks that it was read. */
export function refusedAnswers(
  deps: Pick<RequestsDeps, 'database'>,
): Record<AnswerMailKind, RefusedMail> {
  return {
    async 'contact-answer'(entryId, reason) {
      // The outbox is no caller.
      await deps.database.asService((tx) => setRefusedReason(tx, entryId, reason));
    },
  };
}
