import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import { type ParisDay, parisDayOf } from '#basics/dates.ts';
import { refuseProblems } from '#basics/refusal.ts';
import { type FecDocument, fecOf } from '../rules/fec.ts';
import { fecFaults } from '../rules/fec-checks.ts';
import type { Period } from './invoice-search.queries.ts';
import { contentOf, type InvoiceRow } from './invoices.queries.ts';
import type { InvoicesDeps } from './invoices-deps.ts';
import { findMovedMoney } from './moved-money.queries.ts';

/** The entries of a month that is over: while it lasts, more may come between them. */
export async function entriesOf(
  { database, clock }: InvoicesDeps,
  call: Call,
  period: Period,
  documents: readonly InvoiceRow[],
): Promise<string> {
  const today: ParisDay = parisDayOf(clock.now());
  if (today <= period.to) refuseProblems([{ path: 'month', problem: 'month-not-over' }]);
  const money = await database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'keep-accounts');
    return findMovedMoney(tx, period);
  });
  const file = fecOf(period.from.slice(0, 7), [...documents.map(documentOf), ...money], today);
  const [fault] = fecFaults(file);
  if (fault) throw new Error(`Entries are faulty at line ${fault.line}: ${fault.fault}`);
  return file;
}

function documentOf(row: InvoiceRow): FecDocument {
  const { buyer, operation, totals } = contentOf(row);
  return {
    type: row.kind === 'invoice' ? 'invoice' : 'credit-note',
    day: row.issued_on,
    number: row.number,
    party: { siren: buyer.siren ?? buyer.vatNumber ?? '', name: buyer.name },
    operation,
    vatGroups: totals.vatGroups,
  };
}
