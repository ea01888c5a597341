import { closeWeeks } from '#listening/server/vault/close-weeks.ts';
import { createClock } from '#platform/clock.ts';
import { manyCompanies } from '../tests/support/many-companies.ts';
import { TEST_NOW } from '../tests/support/running-product.ts';
import { residentMegabytes } from './processes.ts';
import { withProduct } from './with-product.ts';

const MONDAY = '2026-11-16';
const PEOPLE = 100;
/** Of the whole number of companies: what is closed in turn, to see how time grows. */
const SHARES = [0.1, 0.3, 0.6];

/** Closes one week of so many companies of a hundred people; time and memory at three sizes. */
export async function tortureClosing(companies: number): Promise<void> {
  const out = (text: string) => process.stdout.write(`${text}\n`);
  await withProduct({}, async ({ database, vault }) => {
    const stores = { database, vault, clock: createClock(TEST_NOW) };
    await closeWeeks(stores);
    for (const share of SHARES) {
      const count = Math.round(companies * share);
      await manyCompanies(stores, count, PEOPLE, MONDAY);
      const start = performance.now();
      await closeWeeks(stores);
      const seconds = (performance.now() - start) / 1_000;
      const each = (1_000 * seconds) / count;
      const memory = await residentMegabytes({ pid: process.pid });
      out(
        `${count} companies, ${count * PEOPLE} people: ${seconds.toFixed(1)} s, ` +
          `${each.toFixed(1)} ms a company; ${memory} MB resident`,
      );
    }
  });
}
