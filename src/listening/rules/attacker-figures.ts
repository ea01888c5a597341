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
  { name: 'week', right: 63.7, sure: 0, control: 81.7 },
  { name: 'league', right: 64.8, sure: 0.1, control: 95.4 },
  { name: 'half', right: 65.9, control: 100 },
  { name: 'halfToggled', right: 73.6 },
  { name: 'years', right: 64.5, control: 100 },
  { name: 'yearsToggled', right: 76.3 },
];
