import sharp from 'sharp';
import { renderSVG } from 'uqr';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import { formatMoney } from '#basics/money.ts';
import { figureOn, type Settings } from '#basics/settings.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { Part } from '#platform/mail/letter.ts';
import type { MailFile } from '#platform/mail/mail.ts';
import { translatorOf } from '#platform/texts/translator.ts';
import { creditorReferenceOf } from '#shop/sales/rules/creditor-reference.ts';
import { PAYMENT_CODE_FORM, paymentCode } from '#shop/sales/rules/payment-code.ts';
import { texts } from '../../messages/order-mail.ts';
import { remindedCents } from '../../rules/payment-reminders.ts';
import type { OrderRow } from '../orders.queries.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { findDuePayment, findReminder } from './due-reminders.queries.ts';
import { type News, transferRows } from './transfer-rows.ts';

const translator = translatorOf(texts);

/** By the step of the reminder; of former ones, that of the day they were sent on. */
function stepOf(days: number): 'before' | 'first' | 'second' | 'last' {
  if (days < 0) return 'before';
  if (days < 15) return 'first';
  return days < 30 ? 'second' : 'last';
}

/**
 * Nothing is asked for once it has come, or is held. What the law adds to it is said from the first late day on
 * (Code de commerce, art. L441-10 and D441-5), by the figures of the day.
 */
export async function dueReminderNews(
  { settings, clock, papers }: Pick<OrdersDeps, 'settings' | 'clock' | 'papers'>,
  tx: Tx,
  order: OrderRow,
  eventId: number,
): Promise<News | undefined> {
  const reminder = await findReminder(tx, eventId);
  const due = await findDuePayment(tx, order.id);
  const askedCents = due ? remindedCents(due.leftCents, due.hold) : 0;
  if (!reminder || !due || askedCents === 0) return undefined;
  const { language } = order;
  const t = translator(language);
  const { figures, organisation } = await settings.read();
  const step = stepOf(reminder.days);
  const amount = formatMoney(askedCents, language);
  const words = { number: order.number, amount, day: formatDay(due.dueOn, language) };
  const figure = (kind: 'late-payment-rate' | 'recovery-indemnity') =>
    figureOn(figures, kind, parisDayOf(clock.now())).value;
  const invoice = await papers.findInvoice(tx, { orderId: order.id });
  return {
    title: t(step === 'before' ? 'due.before.title' : 'due.late', words),
    parts: [
      t(`due.${step}.intro`, words),
      ...(due.hold ? [t('due.contested')] : []),
      t('transfer.intro'),
      { rows: transferRows(order, amount, organisation.bankAccount) },
      ...(await codePart(order, askedCents, organisation)),
      ...(step === 'before'
        ? []
        : [
            t('due.penalties', {
              rate: figure('late-payment-rate') / 10_000,
              indemnity: formatMoney(figure('recovery-indemnity'), language),
            }),
          ]),
      t('due.paid'),
      t('due.contest'),
    ],
    ...(invoice && { files: [invoiceFile(invoice, language)] }),
  };
}

/** The same account, amount and reference for a banking application, as on the invoice. */
async function codePart(
  { number, language }: OrderRow,
  amountCents: number,
  { bankAccount: account }: Settings['organisation'],
): Promise<Part[]> {
  const said = paymentCode({ account, amountCents, reference: creditorReferenceOf(number) });
  if (said === undefined) return [];
  const drawn = renderSVG(said, { ...PAYMENT_CODE_FORM, border: 2, pixelSize: 6 });
  const picture = await sharp(Buffer.from(drawn)).png().toBuffer();
  return [{ picture, alt: translator(language)('due.code'), width: 180 }];
}

function invoiceFile(
  { number, pdf }: { readonly number: string; readonly pdf: Uint8Array },
  language: Language,
): MailFile {
  const filename = translator(language)('due.file', { number });
  return { filename, contentType: 'application/pdf', content: pdf };
}
