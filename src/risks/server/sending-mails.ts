import { createTranslator } from 'use-intl/core';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import { withDe } from '#basics/elision.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import { formatSiren } from '#basics/siren.ts';
import { letter } from '#platform/mail/letter.ts';
import type { DeliveredMail, LapsingMailComposer, RefusedMail } from '#platform/mail/mail-jobs.ts';
import { cutAt, subjectLine } from '#platform/mail/subject-line.ts';
import { fr } from '../messages/sending-mail.ts';
import { sendingToken } from './link-token.ts';
import type { RisksDeps } from './risks-deps.ts';
import { findSending, isVerified, noteProof } from './sendings.queries.ts';

export const SENDING_MAIL = 'duerp-sending';
/** As in invitations: a name may be a sentence. */
const NAME_CHARACTERS = 60;

type Mails<Value> = Record<typeof SENDING_MAIL, Value>;

/** Nothing in it was typed but the name that staff have checked; nothing leaves once that is no longer so. */
export function sendingMails(deps: RisksDeps): Mails<LapsingMailComposer> {
  const t = createTranslator({ locale: 'fr', messages: fr });
  return {
    async [SENDING_MAIL](id) {
      // The outbox is no caller: the service reads whom it writes to.
      const sending = await deps.database.asService(async (tx) => {
        const found = await findSending(tx, id);
        return found && (await isVerified(tx, found.company_id)) ? found : undefined;
      });
      if (!sending || sending.revoked_at !== null || sending.refused_at !== null) return undefined;
      if (sending.last_day < parisDayOf(deps.clock.now())) return undefined;
      const company = cutAt(NAME_CHARACTERS, sending.legal_name);
      const number = sending.number ?? 0;
      const address = new URL('/user-dashboard', deps.publicUrl());
      address.searchParams.set('reception', sendingToken(deps, id));
      return letter('fr', {
        to: sending.email,
        title: subjectLine(t('title', { company, deCompany: withDe(company), number })),
        why: 'duerp',
        parts: [
          t('greeting'),
          t('text', {
            company,
            number,
            siren: formatSiren(sending.siren),
            day: formatDay(sending.issued_on ?? '', 'fr'),
          }),
          { link: address.href, label: t('link', { number }) },
          t('receipt'),
          t('until', { day: formatDay(sending.last_day, 'fr') }),
          t('unexpected'),
          t('signature', { product: PRODUCT_NAME }),
        ],
      });
    },
  };
}

/** That a mail server took it: what the product can know without anybody saying so. */
export function deliveredSendings({ database, clock }: RisksDeps): Mails<DeliveredMail> {
  return {
    async [SENDING_MAIL](id) {
      // The outbox is no caller, here and below.
      await database.asService((tx) =>
        noteProof(tx, id, 'delivered_at', { delivered_at: clock.now() }),
      );
    },
  };
}

export function refusedSendings({ database, clock }: RisksDeps): Mails<RefusedMail> {
  return {
    async [SENDING_MAIL](id, reason) {
      await database.asService((tx) =>
        noteProof(tx, id, 'refused_at', { refused_at: clock.now(), refused_because: reason }),
      );
    },
  };
}
