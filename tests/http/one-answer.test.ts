import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, type ParisDay } from '#basics/dates.ts';
import { checkIn, readMood, type Taps } from '#listening/contract.ts';
import { acceptedBodies } from '../support/accepted-bodies.ts';
import {
  differing,
  everythingFetched,
  everythingKept,
  type Lookers,
} from '../support/everything-published.ts';
import { openSocket } from '../support/frames-heard.ts';
import { queueIsQuiet } from '../support/job-queue.ts';
import {
  type Colleague,
  type ListeningCompany,
  listeningCompany,
  liveThrough,
  settableClock,
  taps,
} from '../support/listening.ts';
import { loggedLines } from '../support/logged-lines.ts';
import { postFunction } from '../support/post-function.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

// While a week runs: whether one person has answered in it, and what. When it is closed: `one-answer-at-closing`;
// what its closing then tells: `what-hr-sees`.

const FIRST_MONDAY = '2026-10-05';
const PAIRS = 30;
/** A network hides far more; on a busy machine, what three standard errors of the median explain. */
const MOST_DIFFERENCE_MS = 3;
const ERRORS = 3;

let product: TestProduct;
let company: ListeningCompany;
let today: ParisDay;
let target: Colleague;
let lookers: Lookers;
let bodies: Readonly<Record<string, unknown>>;
const { lines, log } = loggedLines();
const clock = settableClock('2026-10-05T09:00:00+02:00');
beforeAll(async () => {
  const settings = { LOG_LEVEL: 'debug', LIMITS: 'check-in=1000000/3600' };
  product = await startTestProduct(settings, clock, { log });
  company = await listeningCompany(product, { Atelier: 11, Vente: 10 }, FIRST_MONDAY);
  const monday = await liveThrough({ product, clock, company }, FIRST_MONDAY, 5, () => taps(3));
  today = addDays(monday, 1);
  clock.setDay(today);
  const [first, second] = company.colleagues as readonly [Colleague, Colleague];
  target = first;
  lookers = [
    ['owner', company.owner],
    ['hr', company.hr],
    ['prevention', company.prevention],
    ['cse', company.cse],
    ['colleague', second],
  ];
  bodies = acceptedBodies({
    companyId: company.id,
    siteId: company.places.site ?? '',
    userId: company.hr.userId,
  });
});
afterAll(() => product.stop());

const UNTOLD = [
  'answer-poll',
  'check-in',
  'check-in-by-link',
  'erase-own-answers',
  'list-own-answers',
  'open-check-in-link',
  'read-check-in',
  'read-open-poll',
];

/** Without any tap, what was said is taken back. */
const NOTHING: Taps = { mood: null, energy: null, factorTap: null };
const say = (given: Taps) =>
  target.call(checkIn, { companyId: company.id, day: today, taps: given });

test('no byte that anybody else fetches hangs on whether one person has answered, nor on what', async () => {
  await say(NOTHING);
  // What is written once, by whoever looks first, is written by now.
  await everythingFetched(product, lookers, bodies);
  const silent = await everythingFetched(product, lookers, bodies);
  expect(silent.size).toBeGreaterThan(300);
  for (const given of [taps(1), taps(5)]) {
    await say(given);
    await queueIsQuiet(product);
    expect(differing(silent, await everythingFetched(product, lookers, bodies))).toEqual([]);
  }
});

test('nor is a row, a job, a message or a number written beside the answers, but the count of calls', async () => {
  await say(NOTHING);
  await queueIsQuiet(product);
  const silent = await everythingKept(product);
  expect(silent.size).toBeGreaterThan(50);
  await say(taps(1));
  const answered = await everythingKept(product);
  // Under a name that only this installation can compute, and for nobody to read.
  expect(differing(silent, answered)).toEqual(['public.rate_counts']);
  await say(taps(5));
  expect(differing(silent, await everythingKept(product))).toEqual(['public.rate_counts']);
});

test('no frame reaches an open page of anybody else, when somebody answers or takes it back', async () => {
  await say(NOTHING);
  await queueIsQuiet(product);
  const topics = [`listening:${company.id}`, `company:${company.id}`, 'staff:work'];
  const pages = await Promise.all(
    lookers.map(([, { userId }]) => openSocket(product, userId, topics)),
  );
  const everythingHeard = async () => (await Promise.all(pages.map((page) => page.heard()))).flat();
  // Or they hear nothing at all.
  await sql`select realtime.send('{}', 'release', ${`listening:${company.id}`}, true)`.execute(
    product.database.owner,
  );
  expect(await everythingHeard()).toHaveLength(4);
  for (const given of [taps(1), taps(5), NOTHING]) {
    await say(given);
    await queueIsQuiet(product);
    expect(await everythingHeard()).toEqual([]);
  }
  for (const page of pages) page.close();
});

test('no line of the log and no figure for the operator', async () => {
  const figures = async () =>
    (await (await fetch(`${product.url}/metrics`)).text())
      .split('\n')
      // Of reading them, too.
      .filter((line) => /^(http_|chain_)/.test(line) && !line.includes('route="/other"'));
  await say(NOTHING);
  await queueIsQuiet(product);
  const before = await figures();
  expect(before.some((line) => line.includes('/functions/v1'))).toBe(true);
  lines.length = 0;
  for (const given of [taps(1), taps(5), NOTHING]) {
    await say(given);
    await queueIsQuiet(product);
  }
  // Also of questions that everybody is asked, of links in mails, and of calls that fail.
  expect(Object.keys(bodies)).toEqual(expect.arrayContaining(UNTOLD));
  for (const called of UNTOLD)
    for (const body of ['{}', JSON.stringify(bodies[called])])
      await (await postFunction(product.url, called, body, {})).text();
  expect(lines).toEqual([]);
  expect(await figures()).toEqual(before);
  await company.hr.call(readMood, { companyId: company.id });
  expect(lines.length).toBeGreaterThan(0);
  expect(await figures()).not.toEqual(before);
});

test(`nor does how long an employer waits, by more than ${MOST_DIFFERENCE_MS} ms`, async () => {
  const token = await product.tokens.signAccess(
    { role: 'authenticated', sub: company.hr.userId },
    3_600,
  );
  const input = JSON.stringify({ companyId: company.id });
  const waited = async () => {
    const begun = performance.now();
    await (await postFunction(product.url, 'read-mood', input, { token })).text();
    return performance.now() - begun;
  };
  const differences: number[] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const isFirst = pair % 2 === 0;
    await say(isFirst ? taps(1) : NOTHING);
    await waited();
    const one = await waited();
    await say(isFirst ? NOTHING : taps(1));
    await waited();
    const other = await waited();
    differences.push(isFirst ? one - other : other - one);
  }
  const median = medianOf(differences);
  const spread = 1.4826 * medianOf(differences.map((each) => Math.abs(each - median)));
  const error = (1.2533 * spread) / Math.sqrt(PAIRS);
  expect(Math.abs(median)).toBeLessThan(Math.max(MOST_DIFFERENCE_MS, ERRORS * error));
});

const medianOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
