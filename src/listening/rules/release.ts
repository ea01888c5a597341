/**
 * The rule: what is told of a week is one text, the same for ever, and each release carries the hash
 * of the one before: whoever has the last hash would notice if anything were altered.
 */
import type { ParisDay } from '#basics/dates.ts';
import type { Factor } from './daily-question.ts';
import type { ReleasedCell } from './released-cells.ts';

/** Of these rules; a change of them is told of later weeks only. */
export const METHOD = 1;
export const DEFAULT_K = 8;

export interface ReleasedPlace {
  readonly id: string;
  readonly parentId: string | undefined;
  readonly kind: 'company' | 'site' | 'team';
  readonly name: string;
}

export interface Release {
  readonly companyId: string;
  readonly monday: ParisDay;
  readonly method: number;
  readonly leastK: number;
  /** Each place of the company; undefined where nothing is told. */
  readonly cells: readonly {
    readonly place: ReleasedPlace;
    readonly told: ReleasedCell | undefined;
  }[];
  /** Of four weeks, in the last of them. */
  readonly factors: readonly { readonly factor: Factor; readonly told: ReleasedCell }[];
}

/** The text that is hashed, after the hash of the release before. */
export function releaseText(release: Release): string {
  const { companyId, monday, method, leastK } = release;
  const cells = release.cells.map(({ place, told }) => [
    place.id,
    place.parentId ?? null,
    place.kind,
    place.name,
    ...(told ? numbersOf(told) : []),
  ]);
  const factors = release.factors.map(({ factor, told }) => [
    told.placeId,
    factor,
    ...amountsOf(told),
  ]);
  const inOrder = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).sort();
  return JSON.stringify({
    companyId,
    monday,
    method,
    leastK,
    cells: inOrder(cells),
    factors: inOrder(factors),
  });
}

function numbersOf(told: ReleasedCell) {
  const { isChanged, shares } = told;
  return [...amountsOf(told), isChanged, shares?.low ?? null, shares?.high ?? null];
}

function amountsOf({ points, respondents, participation }: ReleasedCell) {
  return [points.toFixed(1), respondents.from, respondents.to ?? null, participation];
}
