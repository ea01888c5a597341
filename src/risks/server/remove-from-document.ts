import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal } from '#basics/refusal.ts';
import { isViolationOf } from '#platform/database/violations.ts';
import type { RemoveFromDuerp } from '../contract.ts';
import { asWriter } from './keep-document.ts';
import type { RisksDeps } from './risks-deps.ts';
import { deleteContents, deleteRow, type KeptTable, lockRow, takesAlong } from './rows.queries.ts';

const TABLES: Readonly<Record<ParsedInputOf<RemoveFromDuerp>['kind'], KeptTable>> = {
  establishment: 'establishments',
  unit: 'work_units',
  hazard: 'company_hazards',
  risk: 'assessed_risks',
  action: 'prevention_actions',
};

const IN_USE = [
  'work_units_company_id_establishment_id_fkey',
  'assessed_risks_company_id_unit_id_fkey',
  'assessed_risks_company_id_own_hazard_id_fkey',
];

/** What was issued keeps it; the journal keeps what it was. */
export async function removeFromDuerp(
  deps: RisksDeps,
  call: Call,
  { companyId, kind, id, revision, withContents }: ParsedInputOf<RemoveFromDuerp>,
): Promise<OutputOf<RemoveFromDuerp>> {
  const table = TABLES[kind];
  await asWriter(deps, call, companyId, async (tx) => {
    const kept = await lockRow(tx, table, companyId, id);
    if (kept === undefined) throw new Refusal('not-found');
    if (kept !== revision) throw new Refusal('conflict');
    if (!withContents && (await takesAlong(tx, table, companyId, id))) throw somethingInIt();
    if (withContents && kind === 'unit') await deleteContents(tx, companyId, { unitId: id });
    if (withContents && kind === 'establishment') {
      await deleteContents(tx, companyId, { establishmentId: id });
    }
    await deleteRow(tx, table, companyId, id).catch((error: unknown) => {
      throw IN_USE.some((key) => isViolationOf(error, key)) ? somethingInIt() : error;
    });
  });
  return {};
}

/** Told from a change by somebody else: this one asks whether the rest may go along. */
const somethingInIt = () => new Refusal('conflict', { field: 'withContents' });
