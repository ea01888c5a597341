import { type ReadCompany, readCompanies, tallyOf } from '../tests/support/attacked-companies.ts';
import type { Tally } from '../tests/support/attacker.ts';
import { NEW_COMPANY } from '../tests/support/employer-plans.ts';
import type { Reading } from '../tests/support/likelihood.ts';
import { attackAnswers } from '../tests/support/patient-employer.ts';
import { withProduct } from './with-product.ts';

const WEEKS = 26;
const COLUMN = 40;
const CHANNELS: Readonly<Record<string, (reading: Reading) => boolean>> = {
  'by all that is told': () => true,
  'by scores alone': ({ subject }) => subject === 'score',
  'by factors alone': ({ subject }) => subject === 'factors',
};

const out = (name: string, { inWordsWithSure }: Tally) =>
  process.stdout.write(`${name.padEnd(COLUMN)}${inWordsWithSure}\n`);

/**
 * The worst plan, in so many companies on the product itself, read over HTTP; and by the rules alone, in ten times as
 * many. Few companies at a time take minutes: runs with other seeds are other companies, and can be added up.
 */
export async function tortureAnonymityHttp(companies: number, seed: number): Promise<void> {
  await withProduct({}, async (running) => {
    const product = { ...running, tokens: running.backend.tokens };
    const read: readonly ReadCompany[] = await readCompanies(product, {
      companies,
      seed,
      weeks: WEEKS,
    });
    process.stdout.write(`${NEW_COMPANY.name}, ${WEEKS} weeks, seed ${seed}\n`);
    for (const [name, isUsed] of Object.entries(CHANNELS))
      out(`over HTTP, ${name}`, tallyOf(read, {}, isUsed));
  });
  out('by the rules alone', attackAnswers(NEW_COMPANY, WEEKS, { runs: 10 * companies, seed }));
}
