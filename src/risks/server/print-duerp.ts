import { readFile } from 'node:fs/promises';
import { requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import { Refusal } from '#basics/refusal.ts';
import type { Printable } from '#platform/pdf/pdf-printer.ts';
import { countUse } from '#platform/rate-limit.ts';
import type { PrintDuerp } from '../contract.ts';
import type { DuerpRecord, Reason } from '../rules/duerp-record.ts';
import { duerpCsvText } from './duerp-csv.ts';
import { duerpPaper, type Paper } from './duerp-paper.ts';
import { documentOf } from './export-duerp.ts';
import { findDocument } from './find-document.ts';
import type { RisksDeps } from './risks-deps.ts';
import { readKeptFile, readVersion, type Version } from './sealed-version.ts';
import { insertFile } from './versions.queries.ts';

const TEMPLATE = new URL('./duerp.typ', import.meta.url);
/**
 * A document of ten thousand risks takes half a minute on a busy machine. What was frozen in its time
 * must be printed once it is issued, on whichever day: it has more.
 */
const FREEZE_SECONDS = 120;
const KEPT_SECONDS = 600;
const PDF = 'application/pdf';

/** The document on paper: a version as it was printed when it was issued, or printed now. */
export async function printDuerp(
  deps: RisksDeps,
  call: Call,
  { companyId, versionId, kind }: ParsedInputOf<PrintDuerp>,
): Promise<OutputOf<PrintDuerp>> {
  const caller = signedInCaller(call);
  const isKept = kind === 'kept' && versionId !== null;
  const found = await deps.database.asCallerAtOneMoment(caller, async (tx) => {
    if (versionId === null) {
      await requireAct(tx, companyId, 'read-risks');
      return { paper: draftPaper(await findDocument(tx, companyId), deps.clock.now()) };
    }
    const version = await readVersion(deps, tx, companyId, versionId);
    const file = isKept ? await readKeptFile(deps, tx, versionId, 'pdf') : undefined;
    return { paper: versionPaper(version), file };
  });
  if (found.file) return new Blob([new Uint8Array(found.file.bytes)], { type: PDF });
  await countPrint(deps, caller.claims.sub);
  if (isKept && found.paper.issue) {
    // Asked for before the job has kept it.
    return new Blob([await keepPdf(deps, { companyId, versionId }, found.paper)], { type: PDF });
  }
  const bytes = await print(deps, found.paper, { language: call.language, standard: 'ua-1' });
  return new Blob([bytes], { type: PDF });
}

/** Printing takes the machine's time. @throws Refusal `too-many-requests` past the limit */
export function countPrint(deps: RisksDeps, subject: string): Promise<void> {
  return countUse(deps, 'print-duerp', subject);
}

/**
 * Makes what will be kept of a version once it is issued: what cannot be printed is not to be frozen.
 * @throws Error when it cannot
 */
export async function proveKeepable(
  deps: RisksDeps,
  frozen: Pick<Paper, 'document' | 'reason' | 'note'>,
): Promise<void> {
  duerpCsvText(frozen.document, 'fr');
  const day = parisDayOf(deps.clock.now());
  await printKept(deps, { ...frozen, day, issue: undefined, frozenOn: day }, FREEZE_SECONDS);
}

type VersionId = { readonly companyId: string; readonly versionId: string };

/** Keeps what is printed and exported of a version, once; called when it is issued. */
export async function keepDuerpFiles(deps: RisksDeps, payload: unknown): Promise<void> {
  const { companyId, versionId } = payload as VersionId;
  // A job is no caller: the service reads the version that was just issued.
  const version = await deps.database.asService((tx) =>
    readVersion(deps, tx, companyId, versionId),
  );
  if (version.state !== 'issued') return;
  const csv = Buffer.from(duerpCsvText(documentOf(version), 'fr'), 'utf8');
  await deps.database.asService((tx) =>
    insertFile(tx, { company_id: companyId, version_id: versionId, kind: 'csv', bytes: csv }),
  );
  await keepPdf(deps, { companyId, versionId }, versionPaper(version));
}

/** A version as it was printed, for whom the service has let in. @throws Refusal not-found */
export async function readKeptPdf(
  deps: RisksDeps,
  { companyId, versionId }: VersionId,
): Promise<Blob> {
  // Who may read it was asked before.
  const found = await deps.database.asService(async (tx) => ({
    version: await readVersion(deps, tx, companyId, versionId),
    file: await readKeptFile(deps, tx, versionId, 'pdf'),
  }));
  if (found.version.state !== 'issued') throw new Refusal('not-found');
  const bytes = found.file
    ? new Uint8Array(found.file.bytes)
    : await keepPdf(deps, { companyId, versionId }, versionPaper(found.version));
  return new Blob([bytes], { type: PDF });
}

/** Kept in French, for forty years (PDF/A-2a): what was kept first is what is answered. */
async function keepPdf(deps: RisksDeps, { companyId, versionId }: VersionId, paper: Paper) {
  const bytes = Buffer.from(await printKept(deps, paper, KEPT_SECONDS));
  // Nobody writes what is kept of a version: the service does, once it has been printed.
  const kept = await deps.database.asService(async (tx) => {
    await insertFile(tx, { company_id: companyId, version_id: versionId, kind: 'pdf', bytes });
    return readKeptFile(deps, tx, versionId, 'pdf');
  });
  return new Uint8Array(kept?.bytes ?? bytes);
}

function printKept(deps: RisksDeps, paper: Paper, limitSeconds: number) {
  return print(deps, paper, { language: 'fr', standard: 'a-2a', limitSeconds });
}

async function print(
  { pdf, clock }: RisksDeps,
  paper: Paper,
  how: Pick<Printable, 'language' | 'standard' | 'limitSeconds'>,
) {
  return pdf.print({
    ...how,
    template: await readFile(TEMPLATE, 'utf8'),
    madeAt: clock.now(),
    data: duerpPaper(paper, how.language),
  });
}

function draftPaper(document: Paper['document'], now: Date): Paper {
  return {
    document,
    day: parisDayOf(now),
    reason: null,
    note: null,
    issue: undefined,
    frozenOn: null,
  };
}

function versionPaper(version: Version): Paper {
  const { number, issued_on: issuedOn, hash, reason, note } = version;
  const frozenOn = parisDayOf(version.frozen_at);
  const isIssued = number !== null && issuedOn !== null && hash !== null;
  return {
    document: documentOf(version),
    day: issuedOn ?? frozenOn,
    reason: reason as Reason,
    note,
    issue: isIssued
      ? {
          number,
          opinion: (JSON.parse(version.content) as DuerpRecord).opinion,
          reservation: (JSON.parse(version.content) as DuerpRecord).reservation,
          hash: hash.toString('hex'),
          previousHash: version.previous_hash?.toString('hex'),
        }
      : undefined,
    frozenOn,
  };
}
