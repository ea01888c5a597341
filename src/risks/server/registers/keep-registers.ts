import { requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { isMissingRight, isViolationOf } from '#platform/database/violations.ts';
import type {
  NoteHandover,
  RemoveRegisterEntry,
  SaveRegisterEntry,
  SetAccidentConditions,
} from '../../contract.ts';
import {
  lastForgottenYear,
  type RegisterValues,
  readAccidentConditions,
  readHandover,
  readRegisterEntry,
} from '../../rules/registers.ts';
import { asWriter } from '../keep-document.ts';
import { openEvent } from '../keep-events.ts';
import type { RisksDeps } from '../risks-deps.ts';
import { deleteRow, lockRow, saveRow } from '../rows.queries.ts';
import { registerPaper } from './register-words.ts';
import {
  deleteAccidentsUntil,
  findAccident,
  findEmployeeName,
  findFile,
  REGISTER_TABLES,
  updateHandover,
  upsertConditions,
} from './registers.queries.ts';

/** Enters something, or says of an entry what may be said of it. */
export function saveRegisterEntry(
  deps: RisksDeps,
  call: Call,
  { register, form, ...key }: ParsedInputOf<SaveRegisterEntry>,
): Promise<OutputOf<SaveRegisterEntry>> {
  const today = parisDayOf(deps.clock.now());
  const { problems, values } = readRegisterEntry(register, form, key.revision === null, today);
  refuseProblems(problems);
  return asKeeper(deps, call, key.companyId, async (tx) => {
    const named = await withName(tx, key.companyId, values);
    const revision = await saveRow(tx, REGISTER_TABLES[register], key, named);
    if (values.duerp_answer === 'update') {
      const { number, year, happened_on, unit_id } = await findAccident(tx, key.companyId, key.id);
      // Whom it happened to, and how they were hurt, stays in the register: the document is read by all.
      await openEvent(
        tx,
        {
          id: key.id,
          company_id: key.companyId,
          kind: 'accident',
          happened_on,
          what: registerPaper(call.language).t('event', { number, year: String(year) }),
          unit_id,
          noted_by: signedInCaller(call).claims.sub,
        },
        today,
      );
    }
    return { revision };
  });
}

const NAME_COLUMNS = ['worker_name', 'victim_name'];

/** Of somebody of the company whose name was not typed, the name that its list has. */
async function withName(
  tx: Tx,
  companyId: string,
  values: RegisterValues,
): Promise<RegisterValues> {
  const column = NAME_COLUMNS.find((each) => values[each] === null);
  const employeeId = values.employee_id;
  if (column === undefined || !employeeId) return values;
  // The prevention lead does not read the list of employees, and must say by law whom it is about.
  const name = await withServiceRights(tx, (service) =>
    findEmployeeName(service, companyId, employeeId),
  );
  if (name === undefined) throw new Refusal('not-found');
  return { ...values, [column]: name };
}

export async function removeRegisterEntry(
  deps: RisksDeps,
  call: Call,
  { companyId, register, id, revision }: ParsedInputOf<RemoveRegisterEntry>,
): Promise<OutputOf<RemoveRegisterEntry>> {
  const table = REGISTER_TABLES[register];
  await asKeeper(deps, call, companyId, async (tx) => {
    const kept = await lockRow(tx, table, companyId, id);
    if (kept === undefined) throw new Refusal('not-found');
    if (kept !== revision) throw new Refusal('conflict');
    await deleteRow(tx, table, companyId, id);
  });
  return {};
}

export async function setAccidentConditions(
  deps: RisksDeps,
  call: Call,
  { companyId, form }: ParsedInputOf<SetAccidentConditions>,
): Promise<OutputOf<SetAccidentConditions>> {
  const { problems, values } = readAccidentConditions(form, parisDayOf(deps.clock.now()));
  refuseProblems(problems);
  await asKeeper(deps, call, companyId, (tx) =>
    upsertConditions(tx, companyId, {
      caregiver_kind: values.caregiver_kind ?? '',
      caregiver: values.caregiver ?? '',
      first_aid_post: values.first_aid_post ?? '',
      council: values.council ?? '',
      council_told_on: values.council_told_on ?? null,
      fund_told_on: values.fund_told_on ?? null,
    }),
  );
  return {};
}

/** A file with names was handed over; also once the licence has ended. */
export async function noteHandover(
  deps: RisksDeps,
  call: Call,
  { companyId, fileId, form }: ParsedInputOf<NoteHandover>,
): Promise<OutputOf<NoteHandover>> {
  const { problems, values } = readHandover(form, parisDayOf(deps.clock.now()));
  refuseProblems(problems);
  await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireAct(tx, companyId, 'read-registers');
    const file = await findFile(tx, companyId, fileId);
    if (!file) throw new Refusal('not-found');
    const { given_on, recipient, means } = file;
    if (given_on !== null) {
      const isSame =
        given_on === values.given_on && recipient === values.recipient && means === values.means;
      if (isSame) return;
      throw new Refusal('conflict');
    }
    if ((values.given_on ?? '') < parisDayOf(file.made_at)) {
      throw new Refusal('invalid-input', {
        problems: [{ path: 'givenOn', problem: 'before-file' }],
      });
    }
    await updateHandover(tx, companyId, fileId, values);
  });
  return {};
}

/** What the database says against an entry, as a refusal. */
const GONE = [
  'cmr_exposures_company_id_employee_id_fkey',
  'cmr_exposures_company_id_unit_id_fkey',
  'minor_accidents_company_id_employee_id_fkey',
  'minor_accidents_company_id_unit_id_fkey',
  'minor_accidents_company_id_risk_id_fkey',
  'combined_exposures_company_id_unit_id_fkey',
];

function asKeeper<T>(
  deps: RisksDeps,
  call: Call,
  companyId: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return asWriter(deps, call, companyId, work).catch((error: unknown) => {
    if (GONE.some((key) => isViolationOf(error, key))) throw new Refusal('not-found');
    if (isViolationOf(error, 'minor_accidents_conditions')) {
      throw new Refusal('conflict', { field: 'conditions' });
    }
    if (isViolationOf(error, 'cmr_exposures_handed_over')) {
      throw new Refusal('conflict', { field: 'handedOver' });
    }
    // Who may write was asked before: what is left is what nobody may alter.
    if (isMissingRight(error)) throw new Refusal('conflict', { field: 'kept' });
    throw error;
  });
}

/** Erases accidents five years after the end of their year. */
export async function forgetAccidents({
  database,
  clock,
}: Pick<RisksDeps, 'database' | 'clock'>): Promise<void> {
  const year = lastForgottenYear(parisDayOf(clock.now()));
  // A timer is no caller: the service cleans up.
  await database.asService((tx) => deleteAccidentsUntil(tx, year));
}
