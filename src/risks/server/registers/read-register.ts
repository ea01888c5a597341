import { mayAct, requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { addDays, type ParisDay, parisDayOf } from '#basics/dates.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { ListOwnRegisters, ReadRegister, RegisterFile } from '../../contract.ts';
import { findEmployments, findReadingPlaces } from '../own-duerps.queries.ts';
import type { RisksDeps } from '../risks-deps.ts';
import {
  findConditions,
  findEmployeeNames,
  findEntries,
  findFiles,
  findRiskTexts,
  findWithoutNames,
} from './registers.queries.ts';

const A_YEAR_OF_DAYS = 366;

/** A register as the caller may see it. */
export function readRegister(
  deps: RisksDeps,
  call: Call,
  { companyId, register }: ParsedInputOf<ReadRegister>,
): Promise<OutputOf<ReadRegister>> {
  const today = parisDayOf(deps.clock.now());
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireAct(tx, companyId, 'read-risks');
    const mayHandOver = await mayAct(tx, companyId, 'read-registers');
    const mayWrite = await mayAct(tx, companyId, 'keep-risks');
    const isNamed = register !== 'combined';
    const [about, day] = [mayWrite && isNamed, addDays(today, -A_YEAR_OF_DAYS) as ParisDay];
    const entries =
      register === 'cmr' && !mayHandOver ? [] : await findEntries(tx, register, { companyId });
    return {
      mayWrite,
      mayHandOver,
      entries: entries.map(shownEntry),
      withoutNames: register === 'cmr' ? await findWithoutNames(tx, companyId) : [],
      files: isNamed ? (await findFiles(tx, companyId, register)).map(shownFile) : [],
      conditions: register === 'accidents' ? ((await findConditions(tx, companyId)) ?? null) : null,
      // The prevention lead does not read the list of employees, and must say by law whom it is about.
      employees: about
        ? await withServiceRights(tx, (service) => findEmployeeNames(service, companyId, day))
        : [],
      risks: mayWrite && register === 'accidents' ? await findRiskTexts(tx, companyId) : [],
    };
  });
}

type Row = Awaited<ReturnType<typeof findEntries>>[number];

function shownEntry({ id, revision, number, enteredOn, fields }: Row) {
  return { id, revision, number, enteredOn, fields: { ...fields } };
}

function shownFile(file: Awaited<ReturnType<typeof findFiles>>[number]): RegisterFile {
  return {
    id: file.id,
    format: file.format as RegisterFile['format'],
    year: file.year,
    madeAt: file.made_at.toISOString(),
    givenOn: file.given_on,
    recipient: file.recipient,
    means: file.means as RegisterFile['means'],
  };
}

/** What the registers say of the caller, where they work or have worked. */
export function listOwnRegisters(deps: RisksDeps, call: Call): Promise<OutputOf<ListOwnRegisters>> {
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    const companies = await findReadingPlaces(tx, await findEmployments(tx));
    const exposures = Map.groupBy(await findEntries(tx, 'cmr', 'own'), byCompany);
    const accidents = Map.groupBy(await findEntries(tx, 'accidents', 'own'), byCompany);
    const found = [];
    for (const { id, legal_name: name } of companies) {
      const own = {
        exposures: (exposures.get(id) ?? []).map(shownToThem),
        accidents: (accidents.get(id) ?? []).map(shownToThem),
        withoutNames: await findWithoutNames(tx, id),
      };
      if (Object.values(own).some((each) => each.length > 0)) {
        found.push({ companyId: id, name, ...own });
      }
    }
    return { companies: found };
  });
}

const byCompany = ({ companyId }: Row) => companyId;

const NOT_THEIRS = new Set(['unitId', 'employeeId', 'riskId', 'duerpNote']);

/** Ids of units and risks lead nowhere for who does not keep the document, nor is its text theirs. */
function shownToThem(row: Row) {
  const shown = Object.entries(row.fields).filter(([name]) => !NOT_THEIRS.has(name));
  return shownEntry({ ...row, fields: Object.fromEntries(shown) });
}
