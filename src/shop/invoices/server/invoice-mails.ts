import { formatDay } from '#basics/dates.ts';
import { formatMoney } from '#basics/money.ts';
import { letter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { LapsingMailComposer } from '#platform/mail/mail-jobs.ts';
import { translatorOf } from '#platform/texts/translator.ts';
import { texts } from '../messages/invoice-mail.ts';
import type { IssuedInvoice } from '../rules/invoice-content.ts';
import { findFile, reportOf } from './invoice-files.queries.ts';
import { findInvoice, issuedInvoice } from './invoices.queries.ts';
import type { InvoicesDeps } from './invoices-deps.ts';
import { ISSUED_MAIL, NOT_HANDED_OUT_MAIL } from './keep-invoice-file.ts';

const translator = translatorOf(texts);

type MailPayload = {
  readonly invoice: IssuedInvoice;
  readonly email: string;
  /** Whether whoever has that address said that the order is not theirs. */
  readonly isDisowned: boolean;
  readonly accessKey: string;
  readonly failed: readonly string[];
};

/** A link and no attachment: the file stays where its reader’s rights are asked. */
export function invoiceMails(deps: InvoicesDeps): Record<string, LapsingMailComposer> {
  const read = (invoiceId: string): Promise<MailPayload> =>
    // The outbox is no caller: the service reads the document it was told of.
    deps.database.asService(async (tx) => {
      const row = await findInvoice(tx, invoiceId);
      if (!row) throw new Error(`No document ${invoiceId} to write about`);
      const order = await tx
        .selectFrom('orders')
        .select(['email', 'access_key', 'disowned_at'])
        .where('id', '=', row.order_id)
        .executeTakeFirstOrThrow();
      const file = await findFile(tx, invoiceId);
      const rules = file ? reportOf(file).rules : [];
      return {
        invoice: issuedInvoice(row),
        email: order.email,
        isDisowned: order.disowned_at !== null,
        accessKey: order.access_key,
        failed: rules.filter(({ hasPassed }) => !hasPassed).map(({ id }) => id),
      };
    });
  return {
    [ISSUED_MAIL]: async (invoiceId) => {
      const told = await read(invoiceId);
      return told.isDisowned ? undefined : issuedMail(deps, told);
    },
    [NOT_HANDED_OUT_MAIL]: async (invoiceId) => {
      const told = await read(invoiceId);
      // Made since.
      return told.failed.length === 0 ? undefined : notHandedOutMail(deps, told);
    },
  };
}

async function issuedMail(
  deps: InvoicesDeps,
  { invoice, email, accessKey }: MailPayload,
): Promise<Mail> {
  const { kind, number, dueOn, content } = invoice;
  const { language, totals, payment } = content;
  const t = translator(language);
  const money = (cents: number) => formatMoney(cents, language);
  const address = `/checkout/success?order=${accessKey}&lang=${language}#invoices-title`;
  return letter(language, {
    to: email,
    replyTo: await deps.supportEmail(),
    title: t(`${kind}.title`, { number }),
    why: 'order',
    parts: [
      t(`${kind}.intro`, { order: content.order.number }),
      {
        rows: [
          [t('net'), money(totals.netCents)],
          [t('vat'), money(totals.vatCents)],
          [t('gross'), money(totals.grossCents)],
          ...(payment.isSettled ? [] : [[t('due'), formatDay(dueOn, language)] as const]),
        ],
      },
      { link: new URL(address, deps.publicUrl()).href, label: t('link') },
      t('signature'),
    ],
  });
}

/** For staff, who read French. */
async function notHandedOutMail(
  deps: InvoicesDeps,
  { invoice, failed }: MailPayload,
): Promise<Mail> {
  const { number, content } = invoice;
  const title = `Document retenu\u00a0: ${number}`;
  const text = `Le document ${number} de la commande ${content.order.number} est émis, mais son fichier n’a pas \
passé les contrôles (${failed.join(', ')}). Il n’a pas été remis à l’acheteur. Corrigez la cause, puis \
refaites le fichier depuis la commande.`;
  return letter('fr', { to: await deps.staffEmail(), title, why: 'staff', parts: [text] });
}
