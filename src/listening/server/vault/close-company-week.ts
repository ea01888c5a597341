import { addDays, type ParisDay } from '#basics/dates.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { enqueueMails } from '#platform/mail/mail-jobs.ts';
import { openedToBePublishedWith, pollTimes } from '../../rules/poll-times.ts';
import { DEFAULT_K, METHOD, type Release, type ReleasedPlace } from '../../rules/release.ts';
import { findKeys, findPresent, findTree } from '../participants.queries.ts';
import { findPollOpenedBetween } from '../polls.queries.ts';
import { publishRelease } from '../publish-release.ts';
import { findQuestionnaireOpenedBetween } from '../questionnaires.queries.ts';
import { findFirstWeek, findLastPlaces } from '../releases.queries.ts';
import { findPeopleToMail, findSettings } from '../reminders.queries.ts';
import { type ClosedWeek, closedWeek } from './closed-week.ts';
import { findSettled, markSettled, updateThreads } from './lists.queries.ts';
import { type Company, keepPeopleAndList, listBeginningAfter } from './new-list.ts';
import { openCheckIns } from './open-sealed.ts';
import { keepFactorNumbers } from './people.queries.ts';
import type { ClosingPoll } from './poll-result.ts';
import type { ClosingQuestionnaire } from './questionnaire-result.ts';
import { deleteAskedUntil } from './sealed-answers.queries.ts';
import type { KeeperDeps } from './vault-deps.ts';

/**
 * Tells what may be told of a week of one company, once, and then settles what the next one begins with. Two
 * databases are written one after the other; each step is skipped when it was done, and a week that was told
 * but not settled is settled first.
 */
export async function closeCompanyWeek(
  deps: KeeperDeps,
  companyId: string,
  monday: ParisDay,
): Promise<void> {
  const settled = await deps.vault.transaction((tx) => findSettled(tx, companyId));
  // A job is no caller: the service looks what was told first.
  const first = await deps.database.asService((tx) => findFirstWeek(tx, companyId));
  const next = settled === undefined ? (first ?? monday) : addDays(settled, 7);
  for (let missed = next; missed < monday; missed = addDays(missed, 7)) {
    await closeWeek(deps, companyId, missed);
  }
  await closeWeek(deps, companyId, monday);
}

async function closeWeek(deps: KeeperDeps, companyId: string, monday: ParisDay): Promise<void> {
  // Nobody may see all this but the service, which tells of it what may be told.
  const company = await deps.database.asService((tx) => readCompany(tx, companyId, monday));
  const closed = await deps.vault.transaction(async (tx) => {
    await openCheckIns(deps.vault, tx, companyId, addDays(monday, 6));
    return closedWeek(deps, tx, company, monday);
  });
  const release = releaseOf(company, monday, closed);
  await deps.database.asService(async (tx) => {
    if (await publishRelease(tx, release)) await publishForEverybody(tx, release);
  });
  await settle(deps, company, monday, closed);
}

/** Where the company wishes so, everybody is written to once there is something to read. */
async function publishForEverybody(tx: Tx, { companyId, monday, cells }: Release) {
  const settings = await findSettings(tx, companyId);
  if (!settings?.tells_everybody || cells.every(({ told }) => !told)) return;
  const people = await findPeopleToMail(tx, { companyId }, 'results');
  await enqueueMails(
    tx,
    'results',
    people.map((employeeId) => `${employeeId} ${monday}`),
  );
}

/** What closes with this week. */
type Asked = {
  readonly poll: ClosingPoll | undefined;
  readonly questionnaire: ClosingQuestionnaire | undefined;
};

async function readCompany(tx: Tx, companyId: string, monday: ParisDay): Promise<Company & Asked> {
  const tree = await findTree(tx, companyId);
  return {
    id: companyId,
    firstWeek: (await findFirstWeek(tx, companyId)) ?? monday,
    tree: tree.map(placeOf),
    named: (await findLastPlaces(tx, companyId)).map(placeOf),
    present: await findPresent(tx, companyId),
    threshold: (await findSettings(tx, companyId))?.least_k ?? DEFAULT_K,
    ...(await findAsked(tx, companyId, monday)),
  };
}

async function findAsked(tx: Tx, companyId: string, monday: ParisDay): Promise<Asked> {
  const opened = openedToBePublishedWith(monday);
  const poll = await findPollOpenedBetween(tx, companyId, opened, opened);
  const questionnaire = await findQuestionnaireOpenedBetween(tx, companyId, opened, opened);
  if (!poll && !questionnaire) return { poll: undefined, questionnaire: undefined };
  const people = await findKeys(tx, companyId);
  const { closesOn } = pollTimes(opened);
  return {
    poll: poll && { ...poll, closesOn, people },
    questionnaire: questionnaire && { id: questionnaire.id, closesOn, people },
  };
}

type PlaceRow = {
  readonly id: string;
  readonly parent_id: string | null;
  readonly kind: string;
  readonly name: string;
};

function placeOf({ id, parent_id: parentId, kind, name }: PlaceRow): ReleasedPlace {
  return { id, parentId: parentId ?? undefined, kind: kind as ReleasedPlace['kind'], name };
}

/**
 * The places of the list that holds, where they were when it was made, by the names that they have now or had
 * last; and those made since, of which nothing is told before the next one.
 */
function releaseOf(
  { id: companyId, tree, named, threshold }: Company,
  monday: ParisDay,
  { list, told, factors, poll, questionnaire }: ClosedWeek,
): Release {
  const known = new Map([...named, ...tree].map((place) => [place.id, place]));
  const ofList = (list?.places ?? []).flatMap(({ id, parentId }) => {
    const place = known.get(id);
    return place ? [{ ...place, parentId }] : [];
  });
  const namedIn = <Asked extends { readonly told: readonly { readonly placeId: string }[] }>(
    asked: Asked,
  ) => ({ ...asked, told: asked.told.filter(({ placeId }) => known.has(placeId)) });
  const listed = new Set(ofList.map(({ id }) => id));
  const places = [...ofList, ...tree.filter(({ id }) => !listed.has(id))];
  const numbers = new Map(told.map((each) => [each.placeId, each]));
  return {
    companyId,
    monday,
    method: METHOD,
    // What is settled meanwhile holds from the next list on.
    leastK: list?.threshold ?? threshold,
    list: list && { since: list.since, rate: list.rate },
    cells: places.map((place) => ({ place, told: numbers.get(place.id) })),
    factors,
    // What has no name any more is told no more.
    poll: poll && namedIn(poll),
    questionnaire: questionnaire && namedIn(questionnaire),
  };
}

/** Keeps what the next week begins with, and makes the list that holds from then on. */
async function settle(
  { vault }: KeeperDeps,
  company: Company,
  monday: ParisDay,
  { state, people, factorNumbers }: ClosedWeek,
): Promise<void> {
  await vault.transaction(async (tx) => {
    const settled = await findSettled(tx, company.id);
    if (settled !== undefined && settled >= monday) return;
    if (state) await updateThreads(tx, company.id, state);
    const list = await listBeginningAfter(vault, tx, company, monday, people.weeks);
    await keepPeopleAndList(tx, company.id, people, list);
    await keepFactorNumbers(tx, factorNumbers);
    await deleteAskedUntil(tx, addDays(monday, 6), company.id);
    await markSettled(tx, company.id, monday);
  });
}
