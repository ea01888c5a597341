import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import {
  addDays,
  daysBetween,
  isoWeekOf,
  isoWeekText,
  type ParisDay,
  parisDayOf,
} from '#basics/dates.ts';
import type { DB } from '#platform/database/schema.gen.ts';
import { enqueueMails } from '#platform/mail/mail-jobs.ts';
import type { VaultDB } from '#platform/vault/vault.ts';
import { endsFourWeeks, firstOfFourWeeks } from '../../rules/closing-time.ts';
import { nextRoster, type PlaceRoster } from '../../rules/next-roster.ts';
import {
  DEFAULT_K,
  METHOD,
  type Release,
  type ReleasedPlace,
  releaseText,
} from '../../rules/release.ts';
import { type AnsweringPlace, releasedCells } from '../../rules/released-cells.ts';
import { type DayAnswer, factorAnswerers, weekAnswerers } from '../../rules/week-answers.ts';
import { findPresent, findTree } from '../participants.queries.ts';
import { insertRelease, lockLastRelease } from '../releases.queries.ts';
import { findPeopleToMail, findSettings } from '../reminders.queries.ts';
import { findWeeks, shuffleWeek } from './answers.queries.ts';
import {
  asWord,
  countWeek,
  findPeople,
  findRosters,
  findSettled,
  markSettled,
  replaceRosters,
  replaceSeats,
} from './rosters.queries.ts';
import { drawOf, pseudonymOf } from './tenant-keys.ts';
import type { KeeperDeps } from './vault-deps.ts';

/** Of an account, before its answers count. */
const LEAST_DAYS_IN = 28;
const LEAST_WEEKS_ANSWERED = 2;

/** What is known of a company when a week of it is closed. */
type Company = {
  readonly id: string;
  readonly tree: readonly ReleasedPlace[];
  readonly present: readonly { pseudonym: string; placeId: string; cameInOn: ParisDay }[];
  readonly leastK: number;
};

/**
 * Tells what may be told of a week of one company, once, and then settles who is counted where in the
 * next one. Two databases are written one after the other; each step is skipped when it was done.
 */
export async function closeCompanyWeek(
  deps: KeeperDeps,
  companyId: string,
  monday: ParisDay,
): Promise<void> {
  // Nobody may see all this but the service, which tells of it what may be told.
  const company = await deps.database.asService((tx) => readCompany(deps, tx, companyId));
  const release = await deps.vault.transaction((tx) => composeRelease(deps, tx, company, monday));
  await deps.database.asService(async (tx) => {
    const last = await lockLastRelease(tx, companyId);
    if (last && last.monday >= monday) return;
    const previousHash = last?.hash ?? null;
    const hash = createHash('sha256')
      .update(previousHash ?? '')
      .update(releaseText(release))
      .digest();
    await insertRelease(tx, release, { previousHash, hash });
    await tellEverybody(tx, release);
  });
  await deps.vault.transaction((tx) => settle(tx, company, monday));
}

/** Where the company wishes so, everybody is written to once there is something to read. */
async function tellEverybody(tx: Transaction<DB>, { companyId, monday, cells }: Release) {
  const settings = await findSettings(tx, companyId);
  if (!settings?.tells_everybody || cells.every(({ told }) => !told)) return;
  const people = await findPeopleToMail(tx, { companyId }, 'results');
  await enqueueMails(
    tx,
    'results',
    people.map((employeeId) => `${employeeId} ${monday}`),
  );
}

async function readCompany(
  { vault }: KeeperDeps,
  tx: Transaction<DB>,
  companyId: string,
): Promise<Company> {
  const tree = await findTree(tx, companyId);
  const present = await findPresent(tx, companyId);
  return {
    id: companyId,
    tree: tree.map(({ id, parent_id: parentId, kind, name }) => ({
      id,
      parentId: parentId ?? undefined,
      kind,
      name,
    })),
    present: present.map((person) => ({
      pseudonym: asWord(pseudonymOf(vault, companyId, person)),
      placeId: person.place_id,
      cameInOn: parisDayOf(person.came_in_at),
    })),
    leastK: (await findSettings(tx, companyId))?.least_k ?? DEFAULT_K,
  };
}

async function composeRelease(
  { vault }: KeeperDeps,
  tx: Transaction<VaultDB>,
  company: Company,
  monday: ParisDay,
): Promise<Release> {
  const isWithFactors = endsFourWeeks(monday);
  const from = isWithFactors ? firstOfFourWeeks(monday) : monday;
  const answers = (await findWeeks(tx, company.id, from, monday)).map((row) => ({
    pseudonym: asWord(row.pseudonym),
    monday: row.monday,
    mood: row.mood,
    energy: row.energy,
    factor: row.factor,
    factorTap: row.factor_tap,
  }));
  const people = await findPeople(tx, company.id);
  const rosters = await findRosters(tx, company.id);
  const isThere = new Set(company.tree.map(({ id }) => id));
  const seats = new Map(
    people.flatMap(({ pseudonym, place_id: placeId }) =>
      placeId !== null && isThere.has(placeId) ? [[pseudonym, placeId] as const] : [],
    ),
  );
  const places = placesWith(company, rosters, seats, answers, monday);
  const draw = drawOf(vault, company.id);
  const k = company.leastK;
  const week = isoWeekText(isoWeekOf(monday));
  const ofWeek = answers.filter((answer) => answer.monday === monday);
  const answerers = weekAnswerers(ofWeek, seats);
  const cells = releasedCells({ subject: `score ${week}`, places, answerers, k }, draw);
  const told = new Map(cells.map((cell) => [cell.placeId, cell]));
  const factors = isWithFactors ? [...factorAnswerers(answers, seats)] : [];
  return {
    companyId: company.id,
    monday,
    method: METHOD,
    leastK: k,
    cells: company.tree.map((place) => ({ place, told: told.get(place.id) })),
    factors: factors.flatMap(([factor, answerers]) =>
      releasedCells({ subject: `${factor} ${week}`, places, answerers, k }, draw).map((cell) => ({
        factor,
        told: cell,
      })),
    ),
  };
}

/** The tree with how many people of each place could have answered: who is in, and who answered. */
function placesWith(
  { tree, present }: Company,
  rosters: readonly PlaceRoster[],
  seats: ReadonlyMap<string, string>,
  answers: readonly DayAnswer[],
  monday: ParisDay,
): readonly AnsweringPlace[] {
  const where = new Map([
    ...present.map(({ pseudonym, placeId }) => [pseudonym, placeId] as const),
    ...answers.flatMap(({ pseudonym }) => {
      const placeId = seats.get(pseudonym);
      return placeId === undefined ? [] : [[pseudonym, placeId] as const];
    }),
  ]);
  for (const pseudonym of where.keys()) {
    const placeId = seats.get(pseudonym);
    if (placeId !== undefined) where.set(pseudonym, placeId);
  }
  const asked = Map.groupBy(where.values(), (placeId) => placeId);
  const known = new Map(rosters.map((roster) => [roster.placeId, roster]));
  return tree.map(({ id, parentId }) => {
    const roster = known.get(id);
    return {
      id,
      parentId,
      rosterVersion: roster?.version ?? 0,
      isChanged: roster !== undefined && roster.version > 1 && roster.changedOn === monday,
      isQuiet: roster?.quietUntil !== undefined && monday < roster.quietUntil,
      asked: asked.get(id)?.length ?? 0,
    };
  });
}

async function settle(
  tx: Transaction<VaultDB>,
  { id: companyId, tree, present, leastK }: Company,
  monday: ParisDay,
): Promise<void> {
  const settled = await findSettled(tx, companyId);
  if (settled !== undefined && settled >= monday) return;
  await countWeek(tx, companyId, monday);
  const people = await findPeople(tx, companyId);
  const weeks = new Map(people.map((row) => [row.pseudonym, row.weeks_answered]));
  const before = people.flatMap(({ pseudonym, place_id: placeId }) =>
    placeId === null ? [] : [{ pseudonym, placeId }],
  );
  const next = addDays(monday, 7);
  const roster = nextRoster({
    monday: next,
    k: leastK,
    seats: before,
    rosters: await findRosters(tx, companyId),
    parents: new Map(tree.map(({ id, parentId }) => [id, parentId])),
    present: present.map(({ pseudonym, placeId, cameInOn }) => ({
      pseudonym,
      placeId,
      mayCount:
        (weeks.get(pseudonym) ?? 0) >= LEAST_WEEKS_ANSWERED &&
        // When the week to come will be closed.
        daysBetween(cameInOn, addDays(next, 7)) >= LEAST_DAYS_IN,
    })),
  });
  await replaceSeats(tx, companyId, { before, after: roster.seats });
  await replaceRosters(tx, companyId, roster.rosters);
  await shuffleWeek(tx, companyId, monday);
  await markSettled(tx, companyId, monday);
}
