import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal } from '#basics/refusal.ts';
import { isViolationOf } from '#platform/database/violations.ts';
import type { RemoveFromDuerp } from '../contract.ts';
import { asWriter } from './keep-document.ts';
import type { RisksDeps } from './risks-deps.ts';
import { deleteContents, deleteRow, type KeptTable } from './rows.queries.ts';

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
export async function runRemoveFromDuerp(
  deps: RisksDeps,
  call: Call,
  { companyId, kind, id, withContents }: ParsedInputOf<RemoveFromDuerp>,
): Promise<OutputOf<RemoveFromDuerp>> {
  const isGone = await asWriter(deps, call, companyId, async (tx) => {
    if (withContents && kind === 'unit') await deleteContents(tx, companyId, { unitId: id });
    if (withContents && kind === 'establishment') {
      await deleteContents(tx, companyId, { establishmentId: id });
    }
    return deleteRow(tx, TABLES[kind], companyId, id).catch((error: unknown) => {
      throw IN_USE.some((key) => isViolationOf(error, key)) ? new Refusal('conflict') : error;
    });
  });
  if (!isGone) throw new Refusal('not-found');
  return {};
}
