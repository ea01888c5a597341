import { requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal } from '#basics/refusal.ts';
import { StreamedFile } from '#basics/streamed-file.ts';
import type { ExportDuerpCsv, ExportDuerpRecord } from '../contract.ts';
import type { DuerpRecord, RiskDocument } from '../rules/duerp-record.ts';
import { findActionsOf, findRisksAfter } from './document.queries.ts';
import { type CsvUnit, csvUnits, duerpCsv, duerpCsvText } from './duerp-csv.ts';
import { documentFrame, recordedAction, recordedRisk } from './find-document.ts';
import type { RisksDeps } from './risks-deps.ts';
import { readKeptFile, readVersion } from './sealed-version.ts';

// The official client reads other types as text, and loses the mark at its head.
const CSV = 'application/octet-stream';

/** The document as a list: as it is being kept, line by line; or as a version was frozen or issued. */
export async function exportDuerpCsv(
  deps: RisksDeps,
  call: Call,
  { companyId, versionId }: ParsedInputOf<ExportDuerpCsv>,
): Promise<OutputOf<ExportDuerpCsv>> {
  if (versionId === null) return new StreamedFile(CSV, await draftLines(deps, call, companyId));
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    const version = await readVersion(deps, tx, companyId, versionId);
    const kept =
      call.language === 'fr' ? await readKeptFile(deps, tx, versionId, 'csv') : undefined;
    const text = kept?.bytes ?? duerpCsvText(documentOf(version), call.language);
    return new Blob([typeof text === 'string' ? text : new Uint8Array(text)], { type: CSV });
  });
}

/** Of a version that is frozen or issued. */
export function documentOf({ state, content }: { state: string; content: string }): RiskDocument {
  const parsed: unknown = JSON.parse(content);
  return state === 'issued' ? (parsed as DuerpRecord).document : (parsed as RiskDocument);
}

const RISKS_AT_ONCE = 500;

/**
 * Each page is a transaction of its own: however long the list, little of it is held. Each asks for the
 * right as of the moment at which it reads: whose role is withdrawn meanwhile gets a list that breaks,
 * not one that ends early and looks whole.
 */
async function draftLines(deps: RisksDeps, call: Call, companyId: string) {
  const caller = signedInCaller(call);
  const csv = duerpCsv(call.language);
  const frame = await deps.database.asCallerAtOneMoment(caller, async (tx) => {
    await requireAct(tx, companyId, 'read-risks');
    return documentFrame(tx, companyId);
  });
  type Place = { readonly instant: string; readonly id: string };
  async function page(of: CsvUnit, after: Place | undefined) {
    return deps.database.asCallerAtOneMoment(caller, async (tx) => {
      await requireAct(tx, companyId, 'read-risks');
      const risks = await findRisksAfter(tx, {
        companyId,
        unitId: of.unit.id,
        after,
        limit: RISKS_AT_ONCE,
      });
      const actions = (
        await findActionsOf(
          tx,
          companyId,
          risks.map(({ id }) => id),
        )
      ).map(recordedAction);
      const actionsOf = Map.groupBy(actions, ({ riskId }) => riskId);
      const lines =
        after === undefined && risks.length === 0
          ? csv.noRisk(of)
          : csv.risks(
              of,
              risks.map((row) => ({
                risk: recordedRisk(row),
                actions: actionsOf.get(row.id) ?? [],
              })),
            );
      return { lines, next: risks.length === RISKS_AT_ONCE ? risks.at(-1) : undefined };
    });
  }

  return (async function* lines() {
    yield csv.head;
    for (const unit of csvUnits(frame)) {
      let after: Place | undefined;
      do {
        const { lines, next } = await page(unit, after);
        yield lines;
        after = next;
      } while (after !== undefined);
    }
  })();
}

/** The very text that is hashed. */
export async function exportDuerpRecord(
  deps: RisksDeps,
  call: Call,
  { companyId, versionId }: ParsedInputOf<ExportDuerpRecord>,
): Promise<OutputOf<ExportDuerpRecord>> {
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    const version = await readVersion(deps, tx, companyId, versionId);
    if (version.state !== 'issued') throw new Refusal('not-found');
    return new Blob([version.content], { type: CSV });
  });
}
