import type { Language } from '#basics/language.ts';
import { inLanguage } from '#basics/messages.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { texts } from '../messages/import.ts';
import type { ImportedRisk } from '../rules/risk-import.ts';
import { findOwnHazards } from './document.queries.ts';
import { familyByName, hazardByName, nameKey } from './hazards-by-name.ts';
import { insertOwnHazards } from './import-risks.queries.ts';

type Hazard = { readonly hazard: string | null; readonly ownHazardId: string | null };

/**
 * The hazard of each line, in their order: of the catalogue, else of the company's own; those that
 * neither has are added to its own.
 */
export async function hazardsOf(
  tx: Tx,
  companyId: string,
  lines: readonly { readonly values: ImportedRisk }[],
  language: Language,
): Promise<readonly Hazard[]> {
  const { unnamedHazard: unnamed } = inLanguage(texts, language);
  const wanted = lines.map(({ values: { hazard, family } }) => {
    const name = hazard ?? family ?? unnamed;
    return { name, code: hazardByName(name), family: familyOf(family, name) };
  });
  let own = await ownByName(tx, companyId);
  const missing = new Map<string, (typeof wanted)[number]>();
  for (const each of wanted) {
    const key = nameKey(each.name);
    // Of names that are one the first is kept: the others are written otherwise.
    if (!each.code && !own.has(key) && !missing.has(key)) missing.set(key, each);
  }
  if (missing.size > 0) {
    await insertOwnHazards(tx, companyId, [...missing.values()]);
    own = await ownByName(tx, companyId);
  }
  return wanted.map(({ name, code }) =>
    code
      ? { hazard: code, ownHazardId: null }
      : { hazard: null, ownHazardId: own.get(nameKey(name)) ?? null },
  );
}

/** As the file says, else as the name of the hazard does. */
function familyOf(family: string | null, name: string): string {
  return (family && familyByName(family)) || familyByName(name) || 'organisation';
}

async function ownByName(tx: Tx, companyId: string): Promise<Map<string, string>> {
  const own = await findOwnHazards(tx, companyId);
  return new Map(own.map(({ id, name }) => [nameKey(name), id]));
}
