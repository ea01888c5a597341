import type { KyselyPlugin, RootOperationNode } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, type ParisDay } from '#basics/dates.ts';
import { readMood, readReleases } from '#listening/contract.ts';
import { closeWeeks } from '#listening/server/vault/close-weeks.ts';
import { openSocket } from '../support/frames-heard.ts';
import { queueIsQuiet } from '../support/job-queue.ts';
import {
  type Colleague,
  closeDueWeeks,
  type ListeningCompany,
  listeningCompany,
  liveThrough,
  sayToday,
  settableClock,
  taps,
} from '../support/listening.ts';
import { keepVault, rewindTo } from '../support/lived-again.ts';
import { comparable, loggedLines } from '../support/logged-lines.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

// When a week is closed: whether one person answered in it, with what they always say. What differs when they say
// something else is what is told.

const FIRST_MONDAY = '2026-10-05';
/** Before a list is made, and of the list before the week with which factors are told. */
const WEEKS = 4 + 3;
const PAIRS = 10;
/** A few pairs of a busy machine may err: what is a difference stays one among so many. */
const MOST_PAIRS = 40;
/** On a busy machine, what three standard errors of the median explain. */
const MOST_DIFFERENCE_MS = 5;
const ERRORS = 3;

const USUAL = taps(3);

let product: TestProduct;
let company: ListeningCompany;
/** Where nobody has ever answered. */
let silent: ListeningCompany;
let monday: ParisDay;
const { lines, log } = loggedLines();
const clock = settableClock('2026-10-05T09:00:00+02:00');
beforeAll(async () => {
  const settings = { LOG_LEVEL: 'debug', LIMITS: 'check-in=1000000/3600' };
  product = await startTestProduct(settings, clock, { log });
  company = await listeningCompany(product, { Atelier: 12, Vente: 11 }, FIRST_MONDAY);
  silent = await listeningCompany(product, { Atelier: 12 }, FIRST_MONDAY);
  const last = company.colleagues.length - 1;
  monday = await liveThrough({ product, clock, company }, FIRST_MONDAY, WEEKS, (_, week, at) =>
    at === last ? undefined : at === 0 ? USUAL : taps(1 + ((at + week) % 5)),
  );
  await keepVault(product);
});
afterAll(() => product.stop());

type Who = { readonly of: ListeningCompany; readonly who: Colleague };
const SOMEBODY: Readonly<Record<string, () => Who>> = {
  'who counts': () => ({ of: company, who: company.colleagues[0] as Colleague }),
  'who is listed and never answered': () => ({
    of: company,
    who: company.colleagues.at(-1) as Colleague,
  }),
  'who is the first to answer in a company': () => ({
    of: silent,
    who: silent.colleagues[0] as Colleague,
  }),
};

/** The week is lived by all others, and by this one or not; then it is over. */
async function live({ of, who }: Who, answers: boolean): Promise<void> {
  await rewindTo(product, monday);
  clock.setDay(addDays(monday, 1));
  const others = company.colleagues.filter((each) => each !== who);
  await sayToday(
    clock,
    company.id,
    others.map((each, at) => [each, at === 21 ? undefined : taps(1 + (at % 5))] as const),
  );
  if (answers) await sayToday(clock, of.id, [[who, USUAL]]);
  clock.setDay(addDays(monday, 7));
}

const figures = async () =>
  (await (await fetch(`${product.url}/metrics`)).text())
    .split('\n')
    .filter((line) => /^(http_|chain_)/.test(line) && !line.includes('route="/other"'));

/** Statements, in their order, without what is given to them. */
function noted() {
  const statements: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      statements.push(wordsOf(node));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { statements, plugin };
}

const wordsOf = (node: RootOperationNode) =>
  node.kind === 'RawNode' ? node.sqlFragments.join('?') : node.kind;

/** Closes the week: with which statements, and how long it took. */
async function closeNoting() {
  const { statements, plugin } = noted();
  const { database, vault } = product;
  const begun = performance.now();
  await closeWeeks({
    database: {
      ...database,
      asService: (work) => database.asService((tx) => work(tx.withPlugin(plugin))),
    },
    vault: {
      ...vault,
      transaction: (work) => vault.transaction((tx) => work(tx.withPlugin(plugin))),
    },
    clock,
  });
  return { statements, ms: performance.now() - begun };
}

describe.each(Object.keys(SOMEBODY))('somebody %s answers or not:', (name) => {
  const somebody = () => (SOMEBODY[name] as () => Who)();

  test('open pages hear the same frames, and log and figures say the same', async () => {
    const { of } = somebody();
    const lookers = [of.owner, of.hr, of.prevention, of.cse, of.colleagues[1] as Colleague];
    const seen = [];
    // What a process says once in its life is said the first time.
    for (const answers of [true, true, false]) {
      await live(somebody(), answers);
      const pages = await Promise.all(
        lookers.map(({ userId }) => openSocket(product, userId, [`listening:${of.id}`])),
      );
      await queueIsQuiet(product);
      lines.length = 0;
      const before = await figures();
      await closeDueWeeks(product);
      await queueIsQuiet(product);
      const frames = await Promise.all(pages.map((page) => page.heard()));
      const logged = comparable(lines);
      for (const page of pages) page.close();
      expect(await figures()).toEqual(before);
      const told = [
        await of.cse.call(readMood, { companyId: of.id }),
        await of.cse.call(readReleases, { companyId: of.id }),
      ];
      seen.push({ frames, logged, told });
    }
    const [, answered, silentOnes] = seen;
    expect(answered?.frames.filter((heard) => heard.length > 0)).toHaveLength(4);
    expect(answered?.logged.length).toBeGreaterThan(0);
    expect(silentOnes?.frames).toEqual(answered?.frames);
    expect(silentOnes?.logged).toEqual(answered?.logged);
    expect(answered?.told[0]).toMatchObject(name.includes('first') ? {} : { factorsUntil: monday });
    expect(silentOnes?.told).toEqual(answered?.told);
  });

  test(`both databases are asked the same, and it takes as long, to ${MOST_DIFFERENCE_MS} ms`, async () => {
    const differences: number[] = [];
    while (differences.length < MOST_PAIRS) {
      const order = differences.length % 2 === 0 ? [true, false] : [false, true];
      const closed = new Map<boolean, Awaited<ReturnType<typeof closeNoting>>>();
      for (const answers of order) {
        await live(somebody(), answers);
        closed.set(answers, await closeNoting());
      }
      const [one, other] = [closed.get(true), closed.get(false)];
      expect(one?.statements.length).toBeGreaterThan(20);
      expect(other?.statements).toEqual(one?.statements);
      differences.push((one?.ms ?? 0) - (other?.ms ?? 0));
      if (differences.length >= PAIRS && excess(differences) < 0) break;
    }
    expect(excess(differences)).toBeLessThan(0);
  });
});

/** By how much the median difference, in milliseconds, is more than may be. */
function excess(differences: readonly number[]): number {
  const median = medianOf(differences);
  const spread = 1.4826 * medianOf(differences.map((each) => Math.abs(each - median)));
  const error = (1.2533 * spread) / Math.sqrt(differences.length);
  return Math.abs(median) - Math.max(MOST_DIFFERENCE_MS, ERRORS * error);
}

const medianOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
