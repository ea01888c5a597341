import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import type { Language } from '#basics/language.ts';
import { inLanguage } from '#basics/messages.ts';
import { Refusal } from '#basics/refusal.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { ImportRisks } from '../contract.ts';
import { texts } from '../messages/duerp.ts';
import { type ImportedRisk, readImportedRisk } from '../rules/risk-import.ts';
import { findEstablishments, findSettings } from './document.queries.ts';
import { hazardsOf } from './import-hazards.ts';
import {
  findRiskIds,
  insertImportedActions,
  insertImportedRisks,
  type PlacedRisk,
  placeEstablishments,
  placeUnits,
} from './import-risks.queries.ts';
import { asWriter } from './keep-document.ts';
import type { RisksDeps } from './risks-deps.ts';

type Line = { readonly id: string; readonly line: number; readonly values: ImportedRisk };

/**
 * Takes the lines that are without fault, by the rules of the browser once more, and says what is
 * wrong with the others; what has arrived before is left as it has become.
 */
export function importRisks(
  deps: RisksDeps,
  call: Call,
  { companyId, rows }: ParsedInputOf<ImportRisks>,
): Promise<OutputOf<ImportRisks>> {
  if (new Set(rows.map(({ id }) => id)).size < rows.length) throw new Refusal('invalid-input');
  return asWriter(deps, call, companyId, async (tx) => {
    const { method } = await findSettings(tx, companyId);
    const judged = rows.map(({ id, line, ...values }) => {
      const read = readImportedRisk({ line, values }, { method, language: call.language });
      return { id, line, ...read };
    });
    const good = judged.filter(({ problems }) => problems.length === 0);
    const there = await findRiskIds(
      tx,
      companyId,
      good.map(({ id }) => id),
    );
    const fresh = good.filter(({ id }) => !there.has(id));
    const { added, newUnits } = await addLines(tx, companyId, fresh, call.language);
    return {
      added,
      alreadyThere: good.length - added,
      newUnits,
      problems: judged.flatMap(({ line, problems }) =>
        problems.map(({ path, problem }) => ({ line, path, problem })),
      ),
    };
  });
}

async function addLines(
  tx: Tx,
  companyId: string,
  lines: readonly Line[],
  language: Language,
): Promise<{ readonly added: number; readonly newUnits: number }> {
  if (lines.length === 0) return { added: 0, newUnits: 0 };
  const units = await unitsOf(tx, companyId, lines, language);
  const hazards = await hazardsOf(tx, companyId, lines, language);
  const risks = lines.map(
    (line, at): PlacedRisk => ({
      ...line,
      unitId: units.ids[at] ?? '',
      ...(hazards[at] ?? { hazard: null, ownHazardId: null }),
    }),
  );
  const added = await insertImportedRisks(tx, companyId, risks);
  const others = lines.map(({ id }) => id).filter((id) => !added.has(id));
  // Another call may have brought the very same meanwhile; what belongs to others is not found.
  if ((await findRiskIds(tx, companyId, others)).size < others.length) {
    throw new Refusal('not-found');
  }
  await insertImportedActions(
    tx,
    companyId,
    risks
      .filter(({ id }) => added.has(id))
      .flatMap(({ id, values }) =>
        values.actions.map((action, place) => ({ ...action, riskId: id, place })),
      ),
  );
  return { added: added.size, newUnits: units.added };
}

/** The work unit of each line, in its establishment: the only one of the company where none is named. */
async function unitsOf(tx: Tx, companyId: string, lines: readonly Line[], language: Language) {
  const kept = await findEstablishments(tx, companyId);
  const main = inLanguage(texts, language).trade.mainEstablishment;
  const usual = kept.length === 1 ? (kept[0]?.name ?? main) : main;
  const names = lines.map(({ values }) => values.establishment ?? usual);
  const establishments = await placeEstablishments(tx, companyId, [...new Set(names)]);
  return placeUnits(
    tx,
    companyId,
    lines.map(({ values }, at) => ({
      establishmentId: establishments.get(names[at] ?? '') ?? '',
      name: values.unit,
    })),
  );
}
