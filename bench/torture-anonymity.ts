import { attackCompanies, withoutTerms } from '../tests/support/attacked-companies.ts';
import { randomFrom } from '../tests/support/attacker.ts';
import { utilityOf } from '../tests/support/list-utility.ts';
import {
  attackAnswers,
  attackLimit,
  attackParticipation,
} from '../tests/support/patient-employer.ts';
import { attackFall, attackWeek } from '../tests/support/watched-change.ts';
import { PLANS } from '../tests/support/watched-lists.ts';
import { withProduct } from './with-product.ts';

const HORIZONS = [26, 52, 104] as const;
const CONTROL_SHARE = 4;
/** Of the lives, so many are lived through on the product. */
const HTTP_SHARE = 8;
const HTTP_WEEKS = 26;
/** Listed people and leaves. */
const COMPANIES = [
  [10, 1],
  [12, 1],
  [20, 1],
  [40, 2],
  [140, 12],
] as const;

const out = (text: string) => process.stdout.write(`${text}\n`);
const percent = ({ rightPercent, surePercent }: { rightPercent: number; surePercent: number }) =>
  `${rightPercent.toFixed(1)} / ${surePercent.toFixed(1)}`.padStart(13);

/**
 * What an employer who acts, has accomplices and waits learns from everything that lists tell, by the
 * product’s own rules: how often they are right about one person, and how often surer than 95 % and right.
 */
export async function tortureAnonymity(runs: number, seed: number): Promise<void> {
  out(
    `${runs} lives a figure, seed ${seed}; right / surer than 95 %, in percent; a coin is right in 50`,
  );
  out(`${'3 or 13'.padEnd(56)}${HORIZONS.map((weeks) => `${weeks} weeks`.padStart(13)).join('')}`);
  for (const plan of PLANS) {
    const row = HORIZONS.map((weeks) => percent(attackAnswers(plan, weeks, { runs, seed })));
    out(`${plan.name.padEnd(56)}${row.join('')}`);
  }
  const worst = PLANS.at(-1);
  if (!worst) return;
  const control = { runs: Math.ceil(runs / CONTROL_SHARE), seed, isControl: true };
  const controls = HORIZONS.map((weeks) => percent(attackAnswers(worst, weeks, control)));
  out(`${'the last one without the terms of people (control)'.padEnd(56)}${controls.join('')}`);
  out(
    `${'all else known exactly, for ever'.padEnd(56)}${percent(attackLimit({ runs: 100_000, seed }))}`,
  );
  const rows = [
    ['takes part or not, terms of accomplices unknown', { knowsTerms: false }],
    ['takes part or not, terms of accomplices known', { knowsTerms: true }],
    ['began to take part in the middle', { knowsTerms: false, began: true }],
  ] as const;
  for (const [name, how] of rows) {
    const row = HORIZONS.map((weeks) =>
      percent(attackParticipation(weeks, { runs, seed, ...how })),
    );
    out(`${name.padEnd(56)}${row.join('')}`);
  }
  out('one person, whose usual answer is 8, all others in league (not promised):');
  out(`${'one week: 3 or 13'.padEnd(56)}${percent(attackWeek({ runs, seed }))}`);
  for (const weeks of [4, 8]) {
    const fall = percent(attackFall(weeks, { runs, seed }));
    out(`${`a lasting fall to 3, or none, after ${weeks} weeks`.padEnd(56)}${fall}`);
  }
  printUtility(runs, seed);
  await attackOverHttp(Math.ceil(runs / HTTP_SHARE), seed);
}

/** What the secret terms cost: how far what is told is from what is so, in points. */
function printUtility(runs: number, seed: number): void {
  const random = randomFrom(seed);
  out('standard error in points: the score, its change in 7 days, in 30 days (4 in 5 answer)');
  for (const [listed, leaves] of COMPANIES) {
    const { score, sevenDays, thirtyDays } = utilityOf(listed, leaves, runs, random);
    const figures = [score, sevenDays, thirtyDays].map((each) => each.toFixed(2).padStart(7));
    out(`${`${listed} listed in ${leaves}`.padEnd(56)}${figures.join('')}`);
  }
}

/** The worst plan on the product itself, read over HTTP; without any terms it must find out. */
async function attackOverHttp(companies: number, seed: number): Promise<void> {
  for (const isControl of [false, true]) {
    await withProduct(isControl ? { wrapVault: withoutTerms } : {}, async (running) => {
      const product = { ...running, tokens: running.backend.tokens };
      const run = { companies, seed, weeks: HTTP_WEEKS, isControl };
      const tally = await attackCompanies(product, run);
      out(
        `over HTTP, ${HTTP_WEEKS} weeks${isControl ? ', without any terms (control)' : ''}: ${tally.inWordsWithSure}`,
      );
    });
  }
}
