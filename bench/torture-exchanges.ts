import { sql } from 'kysely';
import { closeWeeks } from '#listening/server/vault/close-weeks.ts';
import { createClock } from '#platform/clock.ts';
import { type BroughtAbout, bringAbout, moodOf } from '../tests/support/attacked-worlds.ts';
import { newWorld, type Random, randomFrom, type World } from '../tests/support/attacker.ts';
import { type RunningProduct, TEST_NOW } from '../tests/support/running-product.ts';
import { withProduct } from './with-product.ts';

const MONDAY = '2026-11-16';
/** Exchanges in each company. */
const ROUNDS = 20;

type Tried = { readonly world: World; readonly company: BroughtAbout; readonly told: string };

/**
 * So many times, two colleagues of one team who both answered have given each other's answers: what HR
 * reads over HTTP may not differ by one byte.
 */
export async function tortureExchanges(runs: number, seed: number): Promise<void> {
  const random = randomFrom(seed);
  await withProduct({}, async (product) => {
    const read = async (company: BroughtAbout) =>
      JSON.stringify(await moodOf({ url: product.url, tokens: product.backend.tokens }, company));
    const begun = [];
    for (let at = 0; at < Math.ceil(runs / ROUNDS); at += 1) {
      const world = newWorld(random);
      const stores = { ...product, tokens: product.backend.tokens };
      begun.push({ world, company: await bringAbout(stores, world, MONDAY) });
    }
    await close(product);
    const tried: Tried[] = [];
    for (const each of begun) tried.push({ ...each, told: await read(each.company) });
    let exchanged = 0;
    let different = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      await rewind(product);
      exchanged += await exchange(product, tried, random);
      await close(product);
      for (const { company, told } of tried) if ((await read(company)) !== told) different += 1;
    }
    const shown = tried.filter(({ told }) => told.includes('"points"')).length;
    process.stdout.write(
      `${exchanged} exchanges in ${tried.length} companies (${shown} with figures), seed ${seed}: ` +
        `${different} differences\n`,
    );
    if (different > 0) process.exitCode = 1;
  });
}

function close({ database, vault }: RunningProduct): Promise<void> {
  return closeWeeks({ database, vault, clock: createClock(TEST_NOW) });
}

/** Takes the week back, as nobody can in the product. */
async function rewind({ database, vault }: RunningProduct): Promise<void> {
  await database.owner.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    for (const table of ['released_factors', 'released_cells', 'releases']) {
      await sql`delete from ${sql.table(table)} where monday >= ${MONDAY}`.execute(connection);
    }
    await sql`set session_replication_role = origin`.execute(connection);
  });
  await vault.transaction((tx) => sql`delete from closings`.execute(tx));
}

/** In each company two of one team say what the other one said. Answers in how many. */
async function exchange(
  { vault }: RunningProduct,
  tried: readonly Tried[],
  random: Random,
): Promise<number> {
  const pairs = tried.flatMap(({ world, company }) => {
    const teams = world.teams
      .map((team) => world.people.filter((each) => each.team === team && each.points !== undefined))
      .filter((people) => people.length > 1);
    const people = teams[Math.floor(random() * teams.length)] ?? [];
    const [one, other] = people.toSorted(() => random() - 0.5);
    const [a, b] = [one, other].map((each) => each && company.pseudonyms.get(each.id));
    return a && b ? [[a, b] as const] : [];
  });
  await vault.transaction((tx) =>
    sql`with pairs as (
        select a, b from unnest(${sql.val(pairs.map(([a]) => a))}::bytea[],
          ${sql.val(pairs.map(([, b]) => b))}::bytea[]) as p (a, b)
        union all
        select b, a from unnest(${sql.val(pairs.map(([a]) => a))}::bytea[],
          ${sql.val(pairs.map(([, b]) => b))}::bytea[]) as p (a, b)
      )
      update answers as mine set mood = theirs.mood, energy = theirs.energy,
        factor_tap = theirs.factor_tap
      from pairs, answers as theirs
      where mine.pseudonym = pairs.a and theirs.pseudonym = pairs.b and theirs.day = mine.day`.execute(
      tx,
    ),
  );
  return pairs.length;
}
