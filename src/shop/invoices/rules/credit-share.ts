/**
 * The rule: an amount given back, VAT included, is shared over the rates of its invoice in proportion to
 * what is left of each, to the cent; within a rate the VAT is what the amount contains. The last credit
 * note takes exactly what is left.
 *
 * Within one rate a net amount whose VAT, rounded, gives the amount wanted does not always exist (3 cents
 * at 20 %): the VAT of a credit note may then differ by one cent from its net times the rate, which BR-CO-17
 * as officially checked allows. Invoices never do.
 */
import { allocate, type Cents, roundHalfUp } from '#basics/money.ts';
import { isSameGroup } from '#shop/sales/rules/vat.ts';
import type { VatGroup } from './invoice-content.ts';

/**
 * Lowest rate first, as in the invoice; rates from which nothing is taken are left out.
 * @throws RangeError when more is given back than is left
 */
export function creditGroups(
  invoiced: readonly VatGroup[],
  credited: readonly VatGroup[],
  grossCents: Cents,
): VatGroup[] {
  const left = invoiced.map((group) => leftOf(group, credited));
  const leftGross = left.map(({ netCents, vatCents }) => netCents + vatCents);
  if (grossCents > leftGross.reduce((sum, cents) => sum + cents, 0)) {
    throw new RangeError('more is given back than was invoiced');
  }
  return allocate(grossCents, leftGross)
    .map((share, index) => taken(left[index] as VatGroup, share))
    .filter(({ netCents, vatCents }) => netCents + vatCents > 0);
}

function leftOf(group: VatGroup, credited: readonly VatGroup[]): VatGroup {
  const taken = credited.filter((each) => isSameGroup(each, group));
  return {
    ...group,
    netCents: taken.reduce((net, each) => net - each.netCents, group.netCents),
    vatCents: taken.reduce((vat, each) => vat - each.vatCents, group.vatCents),
  };
}

function taken(group: VatGroup, gross: Cents): VatGroup {
  const { rateBasisPoints, netCents, vatCents } = group;
  const contained = roundHalfUp(gross * 10_000, 10_000 + rateBasisPoints);
  const net = Math.max(Math.min(contained, netCents), gross - vatCents);
  return { ...group, netCents: net, vatCents: gross - net };
}
