import { addDays, type ParisDay } from '#basics/dates.ts';
import type { Vault, VaultTx } from '#platform/vault/vault.ts';
import type { Factor } from '../../rules/daily-question.ts';
import {
  closeWeek,
  factorPoints,
  type ListState,
  type Numbers,
  type PublishedPlace,
} from '../../rules/list-state.ts';
import { factorPeriodEnding, rememberedWeeks } from '../../rules/listening-list.ts';
import { nextNumbers } from '../../rules/person-number.ts';
import { publishedRate } from '../../rules/published-week.ts';
import type { Release } from '../../rules/release.ts';
import { type DayAnswer, factorMeans, type Means, weekMeans } from '../../rules/week-answers.ts';
import { findWeeks } from './answers.queries.ts';
import { findLists } from './lists.queries.ts';
import { findFactorNumbers, findPeople, type People } from './people.queries.ts';
import { type ClosingPoll, pollResult } from './poll-result.ts';
import { type ClosingQuestionnaire, questionnaireResult } from './questionnaire-result.ts';
import { drawOf } from './tenant-keys.ts';
import { asWord } from './words.ts';

const FACTOR_DAYS = 28;

/** A week as it is when it is closed: what is told of it, and what the next one begins with. */
export type ClosedWeek = {
  readonly list: (Release['list'] & Pick<ListState, 'places' | 'threshold'>) | undefined;
  readonly told: readonly PublishedPlace[];
  readonly factors: Release['factors'];
  readonly poll: Release['poll'];
  readonly questionnaire: Release['questionnaire'];
  readonly state: ListState | undefined;
  readonly people: People;
  readonly factorNumbers: ReadonlyMap<string, Numbers>;
};

/** A company, with what closes in it with this week. */
type ClosingCompany = {
  readonly id: string;
  readonly poll?: ClosingPoll | undefined;
  readonly questionnaire?: ClosingQuestionnaire | undefined;
};

/** Works out a week from what was answered in it and what was kept of the one before; writes nothing. */
export async function closedWeek(
  { vault }: { readonly vault: Pick<Vault, 'derive'> },
  tx: VaultTx,
  { id: companyId, poll, questionnaire }: ClosingCompany,
  monday: ParisDay,
): Promise<ClosedWeek> {
  const draw = drawOf(vault);
  const [list, listBefore] = await findLists(tx, companyId, monday);
  const before = await findPeople(tx, companyId);
  const people = peopleAfter(
    before,
    weekMeans(await answersOf(tx, companyId, monday, monday)),
    monday,
  );
  const numbers = { before: before.numbers, after: people.numbers };
  const closed = list && closeWeek(list, listBefore, monday, numbers, draw);
  const endsFactors = list !== undefined && factorPeriodEnding(monday, list.list) !== undefined;
  const factorNumbers = endsFactors
    ? await factorNumbersAfter(tx, companyId, monday)
    : new Map<Factor, Numbers>();
  const factors = [...factorNumbers].flatMap(([factor, ofFactor]) =>
    list
      ? [...factorPoints(list, factor, monday, ofFactor, draw)].map(([placeId, points]) => ({
          placeId,
          factor,
          points,
        }))
      : [],
  );
  return {
    list: list && {
      since: list.list,
      rate: publishedRate(list.rate),
      places: list.places,
      threshold: list.threshold,
    },
    told: closed?.told ?? [],
    factors,
    poll: list && poll && { ...poll, told: await pollResult(vault, tx, companyId, list, poll) },
    questionnaire:
      list &&
      questionnaire &&
      (await questionnaireResult(vault, tx, companyId, list, questionnaire)),
    state: closed?.state,
    people,
    factorNumbers,
  };
}

function peopleAfter({ numbers, weeks }: People, means: Means, monday: ParisDay): People {
  const answered = new Map(weeks);
  for (const pseudonym of means.keys()) {
    const before = (weeks.get(pseudonym) ?? []).filter((week) => week !== monday);
    answered.set(pseudonym, rememberedWeeks([...before, monday], monday));
  }
  return { numbers: nextNumbers(numbers, means), weeks: answered };
}

async function factorNumbersAfter(
  tx: VaultTx,
  companyId: string,
  monday: ParisDay,
): Promise<ReadonlyMap<Factor, Numbers>> {
  const before = await findFactorNumbers(tx, companyId);
  const answers = await answersOf(tx, companyId, addDays(monday, 7 - FACTOR_DAYS), monday);
  return new Map(
    [...factorMeans(answers)].map(([factor, means]) => [
      factor,
      nextNumbers(before.get(factor) ?? new Map(), means),
    ]),
  );
}

async function answersOf(
  tx: VaultTx,
  companyId: string,
  from: ParisDay,
  to: ParisDay,
): Promise<readonly DayAnswer[]> {
  const rows = await findWeeks(tx, companyId, from, to);
  return rows.map(({ pseudonym, mood, energy, factor, factor_tap: factorTap }) => ({
    pseudonym: asWord(pseudonym),
    mood,
    energy,
    factor,
    factorTap,
  }));
}
