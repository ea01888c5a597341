import type { TreePlace } from '#listening/rules/published-week.ts';
import { drawOf, termKeyOf } from '#listening/server/vault/tenant-keys.ts';
import { asWord } from '#listening/server/vault/words.ts';
import type { Vault } from '#platform/vault/vault.ts';
import {
  type Colleague,
  closeDueWeeks,
  type ListeningCompany,
  listeningCompany,
  settableClock,
} from './listening.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';

// Companies in which everybody is asked something together, and all but the first of them answer as the employer says.

/** On which days it is written, answered and told. */
export const ASKED = { writtenOn: '2026-11-03', answeredOn: '2026-11-10', toldOn: '2026-11-23' };
const CAME_IN = '2026-10-05';
const MONDAYS = ['2026-10-12', '2026-10-19', '2026-10-26', '2026-11-02'];
const TEAM = 'Atelier';

export interface AskedCompanies {
  readonly product: TestProduct;
  readonly clock: ReturnType<typeof settableClock>;
  readonly companies: readonly ListeningCompany[];
}

/** So many companies of one team with so many people, with the first of their lists. */
export async function companiesToAsk(
  count: number,
  listed: number,
  wrapVault?: (vault: Vault) => Vault,
): Promise<AskedCompanies> {
  const clock = settableClock(`${CAME_IN}T09:00:00+02:00`);
  const product = await startTestProduct({}, clock, { wrapVault });
  const companies = await Promise.all(
    Array.from({ length: count }, () => listeningCompany(product, { [TEAM]: listed }, CAME_IN)),
  );
  for (const monday of MONDAYS) {
    clock.setDay(monday);
    await closeDueWeeks(product);
  }
  clock.setDay(ASKED.writtenOn);
  return { product, clock, companies };
}

/** As the list of such a company has it. */
export function placesIn({ id, places, colleagues }: ListeningCompany): readonly TreePlace[] {
  const [site = '', team = ''] = [places.site, places[TEAM]];
  return [
    { id, parentId: undefined, listed: 0 },
    { id: site, parentId: id, listed: 0 },
    { id: team, parentId: site, listed: colleagues.length },
  ];
}

/** Where everybody of such a company is. */
export const leafIn = ({ places }: ListeningCompany): string => places[TEAM] ?? '';

/** What nobody can know: from what the secrets of this installation are drawn, and those of somebody. */
export const secretsOf = ({ vault }: TestProduct) => ({
  draw: drawOf(vault),
  termKey: ({ userId }: Colleague) => asWord(termKeyOf(vault, `${userId}@example.com`)),
});
