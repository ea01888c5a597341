/**
 * The rule: what is told of a week is one text, the same for ever, and each release carries the hash
 * of the one before: whoever has the last hash would notice if anything were altered.
 */
import type { ParisDay } from '#basics/dates.ts';
import type { Factor } from './daily-question.ts';
import type { ToldPlace } from './list-state.ts';
import type { Rate } from './told-week.ts';

/** Of these rules; a change of them is told of later weeks only. */
export const METHOD = 2;
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
  /** The Monday of the list that holds, and how many of the listed count; undefined before the first list. */
  readonly list: { readonly since: ParisDay; readonly rate: Rate } | undefined;
  /** Each place of the company; undefined where nothing is told. */
  readonly cells: readonly {
    readonly place: ReleasedPlace;
    readonly told: ToldPlace | undefined;
  }[];
  /** Of four weeks, in the last of them. */
  readonly factors: readonly {
    readonly placeId: string;
    readonly factor: Factor;
    readonly points: number;
  }[];
}

/** The text that is hashed, after the hash of the release before. */
export function releaseText(release: Release): string {
  const { companyId, monday, method, leastK, list } = release;
  const cells = release.cells.map(({ place, told }) => [
    place.id,
    place.parentId ?? null,
    place.kind,
    place.name,
    ...(told ? numbersOf(told) : []),
  ]);
  const factors = release.factors.map(({ placeId, factor, points }) => [
    placeId,
    factor,
    points.toFixed(1),
  ]);
  const inOrder = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).sort();
  return JSON.stringify({
    companyId,
    monday,
    method,
    leastK,
    list: list ? [list.since, list.rate] : null,
    cells: inOrder(cells),
    factors: inOrder(factors),
  });
}

function numbersOf({ score, thread, listed, leaves, begins, outside }: ToldPlace) {
  return [score.toFixed(1), thread.toFixed(1), listed, leaves, begins, outside ?? null];
}
