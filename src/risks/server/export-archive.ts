import { readFile } from 'node:fs/promises';
import { makeZip } from 'client-zip';
import { createTranslator } from 'use-intl/core';
import { requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import { inLanguage } from '#basics/messages.ts';
import { Refusal } from '#basics/refusal.ts';
import { StreamedFile } from '#basics/streamed-file.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { ExportDuerpArchive } from '../contract.ts';
import { texts } from '../messages/archive.ts';
import { findCompany } from './document.queries.ts';
import { keepDuerpFiles } from './print-duerp.ts';
import { receiptOf } from './print-receipt.ts';
import type { RisksDeps } from './risks-deps.ts';
import { isAltered, readKeptFile, readVersion } from './sealed-version.ts';
import { findSending, findSendings } from './sendings.queries.ts';
import { isTimestampSound } from './stamp-duerp.ts';
import { findTimestamp } from './timestamps.queries.ts';
import { findIssuedVersions } from './versions.queries.ts';

const VERIFIER = new URL('./archive-verifier.html', import.meta.url);

/**
 * Every issued version, one after the other as the file leaves. Open after the licence has ended: what
 * the law makes a company keep is never held back.
 */
export async function exportDuerpArchive(
  deps: RisksDeps,
  call: Call,
  { companyId }: ParsedInputOf<ExportDuerpArchive>,
): Promise<OutputOf<ExportDuerpArchive>> {
  const { company, versions, sendings } = await deps.database.asCaller(
    signedInCaller(call),
    async (tx) => {
      await requireAct(tx, companyId, 'read-risks');
      return {
        company: await findCompany(tx, companyId),
        versions: await findIssuedVersions(tx, companyId),
        // Whoever reads the versions reads that they were received; their lines are not every reader's.
        sendings: await withServiceRights(tx, (service) => findSendings(service, companyId)),
      };
    },
  );
  if (versions.length === 0) throw new Refusal('not-found');
  const now = deps.clock.now();
  const t = createTranslator({
    locale: call.language,
    messages: inLanguage(texts, call.language),
  });
  const readme = t('readme', {
    company: company.legal_name,
    siren: company.siren,
    day: formatDay(parisDayOf(now), call.language),
  });

  function listed(file: string, kept: KeptFiles, kind: Kind): ListedFile {
    const sum = kept[kind]?.sha256.toString('hex');
    if (sum !== undefined) return { file, sha256: sum };
    return kept.content === undefined || kept.altered.some((each) => each.toLowerCase() === kind)
      ? { altered: t('altered') }
      : { notMade: t('notMade') };
  }

  async function* files() {
    const chain: ChainEntry[] = [];
    const altered: Altered[] = [];
    yield {
      name: call.language === 'fr' ? 'LISEZ-MOI.txt' : 'README.txt',
      lastModified: now,
      input: readme,
    };
    yield { name: 'verifier.html', lastModified: now, input: await readFile(VERIFIER) };
    for (const version of versions) {
      const kept = await keptFiles(deps, call, companyId, version.id);
      if (kept.altered.length > 0) altered.push({ number: version.number ?? 0, of: kept.altered });
      const name = `versions/${String(version.number).padStart(4, '0')}`;
      const about = { lastModified: version.issued_at ?? now };
      if (kept.content !== undefined) {
        yield { ...about, name: `${name}.json`, input: kept.content };
      }
      for (const kind of ['pdf', 'csv'] as const) {
        const file = kept[kind];
        if (file) yield { ...about, name: `${name}.${kind}`, input: new Uint8Array(file.bytes) };
      }
      const own = sendings.filter((sending) => sending.version_id === version.id);
      for (const [at, { id }] of own.entries()) {
        const input = await receipt(deps, id, call.language);
        const file = `sendings/${String(version.number).padStart(4, '0')}-${at + 1}.pdf`;
        if (input) yield { lastModified: now, name: file, input };
      }
      if (kept.tsr) yield { ...about, name: `${name}.tsr`, input: new Uint8Array(kept.tsr) };
      chain.push({
        number: version.number,
        issuedOn: version.issued_on,
        hash: version.hash?.toString('hex'),
        previousHash: version.previous_hash?.toString('hex'),
        content: `${name}.json`,
        pdf: listed(`${name}.pdf`, kept, 'pdf'),
        csv: listed(`${name}.csv`, kept, 'csv'),
      });
    }
    if (deps.timestamps) {
      const input = deps.timestamps.trusted;
      yield { name: 'timestamp-authorities.pem', lastModified: now, input };
    }
    if (altered.length > 0) {
      const lines = altered.map(({ number, of }) =>
        t('alteredVersion', { number, of: of.join(', ') }),
      );
      yield {
        name: call.language === 'fr' ? 'VERSIONS-ALTEREES.txt' : 'ALTERED-VERSIONS.txt',
        lastModified: now,
        input: t('alteredVersions', { versions: lines.join('\n') }),
      };
    }
    yield {
      name: 'chain.json',
      lastModified: now,
      input: JSON.stringify({ siren: company.siren, versions: chain }, null, 2),
    };
  }
  return new StreamedFile('application/octet-stream', makeZip(files()));
}

/** The proof of a sending; one that cannot be printed is left out, and the versions are there. */
async function receipt(
  deps: RisksDeps,
  id: string,
  language: Language,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  // Of a company whose archive the caller may have.
  const sending = await deps.database.asService((tx) => findSending(tx, id));
  return (
    sending &&
    receiptOf(deps, sending, language).catch((error: unknown) => {
      deps.log.error({ err: error, sendingId: id }, 'a receipt is not in the archive');
      return undefined;
    })
  );
}

/** `notMade`: that it could not be printed, in words; `altered`: that what was found is not given. */
type ListedFile =
  | { readonly file: string; readonly sha256: string }
  | { readonly notMade: string }
  | { readonly altered: string };
type ChainEntry = {
  readonly number: number | null;
  readonly issuedOn: string | null;
  readonly hash: string | undefined;
  readonly previousHash: string | undefined;
  readonly content: string;
  readonly pdf: ListedFile;
  readonly csv: ListedFile;
};
type Kind = 'pdf' | 'csv';
/** A version of which something is not as it was issued, and what. */
type Altered = { readonly number: number; readonly of: KeptFiles['altered'] };
type KeptFile = { readonly bytes: Buffer; readonly sha256: Buffer };
type KeptFiles = {
  readonly content: string | undefined;
  readonly pdf: KeptFile | undefined;
  readonly csv: KeptFile | undefined;
  /** What an authority answered of it, if it was stamped. */
  readonly tsr: Buffer | undefined;
  readonly altered: readonly ('JSON' | 'PDF' | 'CSV' | 'TSR')[];
};

/**
 * The text and the files of one version; what the job has not kept yet is kept now. What cannot be made
 * is left out: the text says everything, and the other versions are there. What is not as it was issued is
 * left out too: of a text that was altered, the files with it.
 */
async function keptFiles(
  deps: RisksDeps,
  call: Call,
  companyId: string,
  versionId: string,
): Promise<KeptFiles> {
  const caller = signedInCaller(call);
  const readText = () =>
    deps.database
      .asCaller(caller, (tx) => readVersion(deps, tx, companyId, versionId))
      .catch(unlessAltered);
  const readFileOf = (kind: Kind) =>
    deps.database
      .asCaller(caller, (tx) => readKeptFile(deps, tx, versionId, kind))
      .catch(unlessAltered);
  const version = await readText();
  if (version === ALTERED) {
    return {
      content: undefined,
      pdf: undefined,
      csv: undefined,
      tsr: undefined,
      altered: ['JSON'],
    };
  }
  let [pdf, csv] = [await readFileOf('pdf'), await readFileOf('csv')];
  if (!pdf || !csv) {
    await keepDuerpFiles(deps, { companyId, versionId }).catch((error: unknown) =>
      deps.log.error(
        { err: error, versionId },
        'a version goes into the archive without its files',
      ),
    );
    [pdf, csv] = [await readFileOf('pdf'), await readFileOf('csv')];
  }
  const stamp = await deps.database.asCaller(caller, (tx) => findTimestamp(tx, versionId));
  const isStampSound = !stamp || (await isTimestampSound(version, stamp, deps.timestamps?.trusted));
  return {
    content: version.content,
    pdf: pdf === ALTERED ? undefined : pdf,
    csv: csv === ALTERED ? undefined : csv,
    tsr: isStampSound ? stamp?.response : undefined,
    altered: [
      ...(pdf === ALTERED ? ['PDF' as const] : []),
      ...(csv === ALTERED ? ['CSV' as const] : []),
      ...(isStampSound ? [] : ['TSR' as const]),
    ],
  };
}

const ALTERED = 'altered';

function unlessAltered(error: unknown): typeof ALTERED {
  if (isAltered(error)) return ALTERED;
  throw error;
}
