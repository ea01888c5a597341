import { requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import type { Language } from '#basics/language.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { CompareDuerp, DuerpDifference } from '../contract.ts';
import { type Difference, differencesOf, type Thing } from '../rules/difference.ts';
import type { RiskDocument } from '../rules/duerp-record.ts';
import { documentWords } from './document-words.ts';
import { documentOf } from './export-duerp.ts';
import { findDocument } from './find-document.ts';
import type { RisksDeps } from './risks-deps.ts';
import { readVersion } from './sealed-version.ts';

/** What differs between two versions, in words. */
export function compareDuerp(
  deps: RisksDeps,
  call: Call,
  { companyId, before, after }: ParsedInputOf<CompareDuerp>,
): Promise<OutputOf<CompareDuerp>> {
  return deps.database.asCallerAtOneMoment(signedInCaller(call), async (tx) => {
    await requireAct(tx, companyId, 'read-risks');
    const earlier = await versionDocument(deps, tx, companyId, before);
    const later =
      after === null
        ? await findDocument(tx, companyId)
        : await versionDocument(deps, tx, companyId, after);
    const names = { before: namesIn(earlier), after: namesIn(later) };
    return {
      differences: differencesOf(earlier, later).map((difference) =>
        differenceInWords(difference, names, call.language),
      ),
    };
  });
}

async function versionDocument(
  deps: RisksDeps,
  tx: Tx,
  companyId: string,
  versionId: string,
): Promise<RiskDocument> {
  return documentOf(await readVersion(deps, tx, companyId, versionId));
}

type Names = ReadonlyMap<string, string>;

/** Of what others are in, by its id. */
function namesIn({ establishments, units }: RiskDocument): Names {
  return new Map([...establishments, ...units].map(({ id, name }) => [id, name]));
}

const IDS = new Set(['establishmentId', 'unitId']);

function differenceInWords(
  { kind, act, thing, unitId = '', fields }: Difference,
  names: { readonly before: Names; readonly after: Names },
  language: Language,
): DuerpDifference {
  const words = documentWords(language);
  const shown = (name: string, value: unknown, by: Names) =>
    IDS.has(name) ? (by.get(String(value)) ?? null) : words.value(name, value);
  return {
    kind,
    act,
    label: labelOf(thing, language) ?? words.t(`kinds.${kind}`),
    unit: names.after.get(unitId) ?? names.before.get(unitId) ?? null,
    fields: fields.map(({ name, before, after }) => ({
      name: words.fieldName(name),
      before: shown(name, before, names.before),
      after: shown(name, after, names.after),
    })),
  };
}

/** By what people know it. */
function labelOf(thing: Thing, language: Language): string | undefined {
  const { hazardName, name, what, factor, agents } = thing;
  if (typeof hazardName === 'object' && hazardName !== null) {
    return (hazardName as Record<Language, string>)[language];
  }
  if (typeof factor === 'string') return documentWords(language).value('factor', factor) ?? factor;
  return [name, what, agents].find((each) => typeof each === 'string');
}
