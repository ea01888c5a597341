/**
 * What `npm run torture -- anonymity 10000 20261121` printed on that day; the public method page shows
 * it. The tests keep the bounds of the design at every change (`tests/http/anonymity.test.ts`).
 */
export const MEASURED_ON = '2026-11-21';
export const COMPANIES = 10_000;

export type AttackName = 'week' | 'league' | 'half' | 'halfToggled' | 'years' | 'yearsToggled';

/** In percent; `sure` where the attacker says how sure they are, `control` without the secret terms. */
export const ATTACKER_FIGURES: readonly {
  readonly name: AttackName;
  readonly right: number;
  readonly sure?: number;
  readonly control?: number;
}[] = [
  { name: 'week', right: 63.4, sure: 0, control: 81.6 },
  { name: 'league', right: 65, sure: 0.1, control: 95.5 },
  { name: 'half', right: 64, control: 99.2 },
  { name: 'halfToggled', right: 74.5 },
  { name: 'years', right: 64.3, control: 100 },
  { name: 'yearsToggled', right: 79.5 },
];
