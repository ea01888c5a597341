import type { BankAccount } from '#basics/settings.ts';
import type { Part, Row } from '#platform/mail/letter.ts';
import type { MailFile } from '#platform/mail/mail.ts';
import { translatorOf } from '#platform/texts/translator.ts';
import { texts } from '../../messages/order-mail.ts';
import { transferOf } from '../order-summary.ts';
import type { OrderRow } from '../orders.queries.ts';

const translator = translatorOf(texts);

/** What a mail tells of an order, before its link and its signature. */
export type News = {
  readonly title: string;
  readonly parts: readonly Part[];
  readonly files?: readonly MailFile[];
};

/** Where a transfer goes, and what is written on it. */
export function transferRows(order: OrderRow, amount: string, bankAccount: BankAccount): Row[] {
  const t = translator(order.language);
  const { beneficiary, iban, bic, reference } = transferOf(order, bankAccount);
  return [
    [t('toPay'), amount],
    [t('transfer.beneficiary'), beneficiary],
    ['IBAN', iban],
    ['BIC', bic],
    [t('transfer.reference'), reference],
  ];
}
