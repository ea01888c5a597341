/**
 * The rule: what is told of a week is two texts, the same for ever: of the company and its sites, and of its
 * teams. Each release carries a hash of both texts’ hashes and of the release before: whoever has the last one
 * would notice if anything were altered, also when old texts of teams are given to nobody any more.
 */
import type { ParisDay } from '#basics/dates.ts';
import type { Factor } from './daily-question.ts';
import type { PublishedPlace } from './list-state.ts';
import type { PublishedPoll } from './poll.ts';
import type { Rate } from './published-week.ts';
import type { PublishedDimensions } from './questionnaire.ts';
import { DIMENSIONS } from './questionnaire-items.ts';

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
    readonly told: PublishedPlace | undefined;
  }[];
  /** Of four weeks, in the last of them. */
  readonly factors: readonly {
    readonly placeId: string;
    readonly factor: Factor;
    readonly points: number;
  }[];
  /** What was answered to the question that closed with this week; undefined where none did. */
  readonly poll?: ReleasedPoll | undefined;
  /** What was answered to the questionnaire that closed with this week. */
  readonly questionnaire?: ReleasedQuestionnaire | undefined;
}

export interface ReleasedQuestionnaire {
  readonly id: string;
  readonly rate: Rate;
  readonly told: readonly PublishedDimensions[];
}

export interface ReleasedPoll {
  readonly id: string;
  readonly wording: string;
  readonly choices: readonly string[];
  readonly told: readonly PublishedPoll[];
}

/** What a release says, in two texts. */
export interface ReleaseTexts {
  /** The week, the list that holds, the company and its sites. */
  readonly whole: string;
  readonly teams: string;
}

export function releaseTexts(release: Release): ReleaseTexts {
  const { companyId, monday, method, leastK, list, cells, factors, poll, questionnaire } = release;
  const teams = new Set(cells.flatMap(({ place }) => (place.kind === 'team' ? [place.id] : [])));
  const of = (isTeam: boolean) => ({
    cells: inOrder(cells.filter(({ place }) => teams.has(place.id) === isTeam).map(cellWords)),
    factors: inOrder(
      factors
        .filter(({ placeId }) => teams.has(placeId) === isTeam)
        .map(({ placeId, factor, points }) => [placeId, factor, points.toFixed(1)]),
    ),
  });
  const asked = (isTeam: boolean) =>
    questionnaire && {
      questionnaire: [
        questionnaire.id,
        questionnaire.rate,
        inOrder(
          questionnaire.told
            .filter(({ placeId }) => teams.has(placeId) === isTeam)
            .map(dimensionWords),
        ),
      ],
    };
  const about = { companyId, monday, method, leastK, list: list ? [list.since, list.rate] : null };
  return {
    whole: JSON.stringify({
      ...about,
      ...of(false),
      ...(poll && { poll: pollWords(poll) }),
      ...asked(false),
    }),
    teams: JSON.stringify({ companyId, monday, ...of(true), ...asked(true) }),
  };
}

/** SHA-256 of these bytes, one after the other. */
export type Sha256 = (...parts: readonly Uint8Array[]) => Promise<Uint8Array>;

/** The hash of a release: of the one before, and of both texts’ hashes. @param previous undefined for the first */
export async function releaseHash(
  previous: Uint8Array | undefined,
  hashes: { readonly whole: Uint8Array; readonly teams: Uint8Array },
  sha256: Sha256,
): Promise<Uint8Array> {
  return sha256(previous ?? new Uint8Array(), hashes.whole, hashes.teams);
}

function inOrder(rows: readonly unknown[]): readonly string[] {
  return rows.map((row) => JSON.stringify(row)).sort();
}

function cellWords({ place, told }: Release['cells'][number]) {
  const { id, parentId, kind, name } = place;
  return [id, parentId ?? null, kind, name, ...(told ? numbersOf(told) : [])];
}

function pollWords({ id, wording, choices, told }: ReleasedPoll) {
  const rows = told.map(({ placeId, listed, parts, rate, percents }) => [
    placeId,
    listed,
    parts,
    rate,
    percents,
  ]);
  return [id, wording, choices, inOrder(rows)];
}

function dimensionWords({ placeId, listed, leaves, points }: PublishedDimensions) {
  return [placeId, listed, leaves, ...DIMENSIONS.map((each) => points[each].toFixed(1))];
}

function numbersOf({ score, thread, listed, leaves, begins, outside }: PublishedPlace) {
  return [score.toFixed(1), thread.toFixed(1), listed, leaves, begins, outside ?? null];
}
