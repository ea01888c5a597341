import type { Selectable } from 'kysely';
import type { DB } from '#platform/database/schema.gen.ts';
import type { Factor } from '../rules/daily-question.ts';
import type { Rate } from '../rules/published-week.ts';
import { DIMENSIONS, type Dimension } from '../rules/questionnaire-items.ts';
import type {
  Release,
  ReleasedPlace,
  ReleasedPoll,
  ReleasedQuestionnaire,
} from '../rules/release.ts';

export type ReleaseRow = Selectable<DB['releases']>;
export type CellRow = Selectable<DB['released_cells']>;
export type FactorRow = Selectable<DB['released_factors']>;
export type PollRow = Selectable<DB['released_polls']> &
  Pick<Selectable<DB['polls']>, 'wording' | 'choices'>;

export type DimensionsRow = Selectable<DB['released_dimensions']>;
/** That a questionnaire was told, and the places that it was told of. */
export type QuestionnaireRows = Pick<
  Selectable<DB['released_questionnaires']>,
  'questionnaire_id' | 'monday' | 'rate'
> & { readonly places: readonly DimensionsRow[] };

/** All that a release has told, beside itself. */
export type RowsOfRelease = {
  readonly cells: readonly CellRow[];
  readonly factors: readonly FactorRow[];
  readonly polls: readonly PollRow[];
  readonly questionnaire: QuestionnaireRows | undefined;
};

/** The release that these rows are, of the method with lists. */
export function releaseOf(
  release: ReleaseRow,
  { cells, factors, polls, questionnaire }: RowsOfRelease,
): Release {
  return {
    companyId: release.company_id,
    monday: release.monday,
    method: release.method,
    leastK: release.least_k,
    list:
      release.list_since === null
        ? undefined
        : { since: release.list_since, rate: release.rate as Rate },
    cells: cells.map((cell) => ({
      place: {
        id: cell.place_id,
        parentId: cell.parent_id ?? undefined,
        kind: cell.kind as ReleasedPlace['kind'],
        name: cell.name,
      },
      told:
        cell.points === null
          ? undefined
          : {
              placeId: cell.place_id,
              score: Number(cell.points),
              thread: Number(cell.thread),
              listed: cell.listed ?? 0,
              leaves: cell.leaves ?? 0,
              begins: cell.begins ?? false,
              outside: cell.outside ?? undefined,
            },
    })),
    factors: factors.map(({ place_id: placeId, factor, points }) => ({
      placeId,
      factor: factor as Factor,
      points: Number(points),
    })),
    poll: releasedPoll(polls),
    questionnaire: questionnaire && releasedQuestionnaire(questionnaire),
  };
}

function releasedPoll(rows: readonly PollRow[]): ReleasedPoll | undefined {
  const [first] = rows;
  return (
    first && {
      id: first.poll_id,
      wording: first.wording,
      choices: first.choices,
      told: rows.map(({ place_id: placeId, listed, parts, rate, percents }) => ({
        placeId,
        listed,
        parts,
        rate: rate as Rate,
        percents,
      })),
    }
  );
}

function releasedQuestionnaire(rows: QuestionnaireRows): ReleasedQuestionnaire {
  return {
    id: rows.questionnaire_id,
    rate: rows.rate as Rate,
    told: rows.places.map((row) => ({
      placeId: row.place_id,
      listed: row.listed,
      leaves: row.leaves,
      points: pointsOf(row),
    })),
  };
}

/** Where a place stands in each dimension. */
export function pointsOf(row: Pick<DimensionsRow, Dimension>): Record<Dimension, number> {
  return Object.fromEntries(
    DIMENSIONS.map((dimension) => [dimension, Number(row[dimension])]),
  ) as Record<Dimension, number>;
}
