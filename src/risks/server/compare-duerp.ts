import type { Transaction } from 'kysely';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import type { Language } from '#basics/language.ts';
import { Refusal } from '#basics/refusal.ts';
import type { DB } from '#platform/database/schema.gen.ts';
import type { CompareDuerp, DuerpDifference } from '../contract.ts';
import { type Difference, differencesOf, type Thing } from '../rules/difference.ts';
import type { RiskDocument } from '../rules/duerp-record.ts';
import { documentWords } from './document-words.ts';
import { documentOf } from './export-duerp.ts';
import { findDocument } from './find-document.ts';
import { refuseUnlessReader } from './rights.ts';
import type { RisksDeps } from './risks-deps.ts';
import { findVersion } from './versions.queries.ts';

/** What differs between two versions, in words. */
export function runCompareDuerp(
  deps: RisksDeps,
  call: Call,
  { companyId, before, after }: ParsedInputOf<CompareDuerp>,
): Promise<OutputOf<CompareDuerp>> {
  return deps.database.asCallerAtOneMoment(signedInCaller(call), async (tx) => {
    await refuseUnlessReader(tx, companyId);
    const earlier = await versionDocument(tx, companyId, before);
    const later =
      after === null
        ? await findDocument(tx, companyId)
        : await versionDocument(tx, companyId, after);
    const units = new Map([...earlier.units, ...later.units].map(({ id, name }) => [id, name]));
    return {
      differences: differencesOf(earlier, later).map((difference) =>
        differenceInWords(difference, units, call.language),
      ),
    };
  });
}

async function versionDocument(
  tx: Transaction<DB>,
  companyId: string,
  versionId: string,
): Promise<RiskDocument> {
  const version = await findVersion(tx, companyId, versionId);
  if (!version) throw new Refusal('not-found');
  return documentOf(version);
}

function differenceInWords(
  { kind, act, thing, unitId, fields }: Difference,
  units: ReadonlyMap<string, string>,
  language: Language,
): DuerpDifference {
  const words = documentWords(language);
  return {
    kind,
    act,
    label: labelOf(thing, language) ?? words.t(`kinds.${kind}`),
    unit: unitId === undefined ? null : (units.get(unitId) ?? null),
    fields: fields.map(({ name, before, after }) => ({
      name: words.fieldName(name),
      before: words.value(name, before),
      after: words.value(name, after),
    })),
  };
}

/** By what people know it. */
function labelOf(thing: Thing, language: Language): string | undefined {
  const { hazardName, name, what, factor } = thing;
  if (typeof hazardName === 'object' && hazardName !== null) {
    return (hazardName as Record<Language, string>)[language];
  }
  return [name, what, factor].find((each) => typeof each === 'string');
}
