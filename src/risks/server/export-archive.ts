import { readFile } from 'node:fs/promises';
import { makeZip } from 'client-zip';
import { createTranslator } from 'use-intl/core';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import { Refusal } from '#basics/refusal.ts';
import { StreamedFile } from '#basics/streamed-file.ts';
import type { ExportDuerpArchive } from '../contract.ts';
import { en } from '../messages/archive.en.ts';
import { fr } from '../messages/archive.fr.ts';
import { findCompany } from './document.queries.ts';
import { keepDuerpFiles } from './print-duerp.ts';
import { refuseUnlessReader } from './rights.ts';
import type { RisksDeps } from './risks-deps.ts';
import { findFile, findIssuedVersions, findVersion } from './versions.queries.ts';

const VERIFIER = new URL('./archive-verifier.html', import.meta.url);

/**
 * Every issued version, one after the other as the file leaves. Open after the licence has ended: what
 * the law makes a company keep is never held back.
 */
export async function runExportDuerpArchive(
  deps: RisksDeps,
  call: Call,
  { companyId }: ParsedInputOf<ExportDuerpArchive>,
): Promise<OutputOf<ExportDuerpArchive>> {
  const { company, versions } = await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await refuseUnlessReader(tx, companyId);
    return {
      company: await findCompany(tx, companyId),
      versions: await findIssuedVersions(tx, companyId),
    };
  });
  if (versions.length === 0) throw new Refusal('not-found');
  const now = deps.clock.now();
  const t = createTranslator({
    locale: call.language,
    messages: call.language === 'fr' ? fr : en,
  });
  const readme = t('readme', {
    company: company.legal_name,
    siren: company.siren,
    day: formatDay(parisDayOf(now), call.language),
  });

  const listed = (file: string, kept: { readonly sha256: Buffer } | undefined): ListedFile =>
    kept ? { file, sha256: kept.sha256.toString('hex') } : { notMade: t('notMade') };

  async function* files() {
    const chain: ChainEntry[] = [];
    yield {
      name: call.language === 'fr' ? 'LISEZ-MOI.txt' : 'README.txt',
      lastModified: now,
      input: readme,
    };
    yield { name: 'verifier.html', lastModified: now, input: await readFile(VERIFIER) };
    for (const version of versions) {
      const kept = await keptFiles(deps, call, companyId, version.id);
      const name = `versions/${String(version.number).padStart(4, '0')}`;
      const about = { lastModified: version.issued_at ?? now };
      yield { ...about, name: `${name}.json`, input: kept.content };
      for (const kind of ['pdf', 'csv'] as const) {
        const file = kept[kind];
        if (file) yield { ...about, name: `${name}.${kind}`, input: new Uint8Array(file.bytes) };
      }
      chain.push({
        number: version.number,
        issuedOn: version.issued_on,
        hash: version.hash?.toString('hex'),
        previousHash: version.previous_hash?.toString('hex'),
        content: `${name}.json`,
        pdf: listed(`${name}.pdf`, kept.pdf),
        csv: listed(`${name}.csv`, kept.csv),
      });
    }
    yield {
      name: 'chain.json',
      lastModified: now,
      input: JSON.stringify({ siren: company.siren, versions: chain }, null, 2),
    };
  }
  return new StreamedFile('application/octet-stream', makeZip(files()));
}

/** `notMade`: that it could not be printed, in words. */
type ListedFile = { readonly file: string; readonly sha256: string } | { readonly notMade: string };
type ChainEntry = {
  readonly number: number | null;
  readonly issuedOn: string | null;
  readonly hash: string | undefined;
  readonly previousHash: string | undefined;
  readonly content: string;
  readonly pdf: ListedFile;
  readonly csv: ListedFile;
};

/**
 * The text and the files of one version; what the job has not kept yet is kept now. What cannot be made
 * is left out: the text says everything, and the other versions are there.
 */
async function keptFiles(deps: RisksDeps, call: Call, companyId: string, versionId: string) {
  const read = () =>
    deps.database.asCaller(signedInCaller(call), async (tx) => ({
      version: await findVersion(tx, companyId, versionId),
      pdf: await findFile(tx, versionId, 'pdf'),
      csv: await findFile(tx, versionId, 'csv'),
    }));
  let found = await read();
  if (!found.pdf || !found.csv) {
    await keepDuerpFiles(deps, { companyId, versionId }).catch((error: unknown) =>
      deps.log.error(
        { err: error, versionId },
        'a version goes into the archive without its files',
      ),
    );
    found = await read();
  }
  const { version, pdf, csv } = found;
  if (!version) throw new Error('a version that is issued stays');
  return { content: version.content, pdf, csv };
}
