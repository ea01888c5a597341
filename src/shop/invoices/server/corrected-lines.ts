import { isSameGroup } from '#shop/sales/rules/vat.ts';
import type { InvoiceLine, IssuedInvoice, VatGroup } from '../rules/invoice-content.ts';
import { invoiceWords } from './invoice-words.ts';

/** Beyond these, a line counts what it does not name. */
const MOST_NAMES = 5;

/**
 * What a document takes off another one, in its words: all of an invoice, line by line as it was sold; a part
 * of it, one line for each rate, which names what was sold at that rate.
 */
export function correctedLines(
  { kind, number, content }: Pick<IssuedInvoice, 'kind' | 'number' | 'content'>,
  grossCents: number,
  vatGroups: readonly VatGroup[],
): readonly InvoiceLine[] {
  const isUndone = kind === 'credit-note';
  if (!isUndone && grossCents === content.totals.grossCents) return content.lines;
  const t = invoiceWords(content.language);
  return vatGroups.map((group): InvoiceLine => {
    const { rateBasisPoints, vatCategory, netCents } = group;
    const sold = content.lines.filter((line) => isSameGroup(line, group));
    const names = namesOf([...new Set(sold.map(({ name }) => name))], t);
    return {
      name: t(isUndone ? 'creditUndone' : 'creditedPart', {
        number,
        names,
        rate: rateBasisPoints / 10_000,
      }),
      commitmentMonths: null,
      quantity: 1,
      unitNetCents: netCents,
      netCents,
      rateBasisPoints,
      ...(vatCategory && { vatCategory }),
      vatReason: [...new Set(sold.map(({ vatReason }) => vatReason))].join(' · '),
    };
  });
}

function namesOf(names: readonly string[], t: ReturnType<typeof invoiceWords>): string {
  const said = names.slice(0, MOST_NAMES);
  const more = names.length - said.length;
  return [...said, ...(more > 0 ? [t('otherNames', { count: more })] : [])].join(', ');
}
