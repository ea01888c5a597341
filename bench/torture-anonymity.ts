import { figureFor } from '#risks/rules/alert-figures.ts';
import {
  attackTakingPart,
  PARTICIPATION_CONTROLS,
  PARTICIPATIONS,
  type Participation,
} from '../tests/support/all-channels.ts';
import { attackCompanies, withoutTerms } from '../tests/support/attacked-companies.ts';
import { randomFrom, type Tally } from '../tests/support/attacker.ts';
import { PLANS } from '../tests/support/employer-plans.ts';
import { utilityOf } from '../tests/support/list-utility.ts';
import { attackAnswers, attackLimit } from '../tests/support/patient-employer.ts';
import {
  attackPollParticipation,
  attackPolls,
  questionsIn,
} from '../tests/support/poll-employer.ts';
import {
  ATTACKS,
  attackAmongOthers,
  attackAnswering,
  attackDimensions,
  NOT_PROMISED,
} from '../tests/support/questionnaire-employer.ts';
import { attackFall, attackWeek } from '../tests/support/watched-change.ts';
import { withProduct } from './with-product.ts';

const HORIZONS = [26, 52, 104] as const;
const CONTROL_SHARE = 4;
/** Of the lives, so many are lived through on the product. */
const HTTP_SHARE = 8;
const HTTP_WEEKS = 26;
/** Questions are quick to live through. */
const POLL_LIVES = 10;
const POLL_YEARS = 20;
/** Questionnaires are answered once a year. */
const YEARS = [1, 5, 10] as const;
/**
 * Listed people and leaves; of the method before, the errors and how many of 100 lasting falls of 1.5 points were
 * signalled within eight weeks, as measured when it was replaced (seed 20261123, up to 15,000 lives).
 */
const COMPANIES = [
  { listed: 8, leaves: 1, before: [2.0, 1.9, 1.0, 21] },
  { listed: 10, leaves: 1, before: undefined },
  { listed: 12, leaves: 1, before: [1.5, 1.4, 0.7, 35] },
  { listed: 20, leaves: 1, before: [1.1, 1.0, 0.5, 54] },
  { listed: 40, leaves: 2, before: [0.7, 0.7, 0.3, 90] },
  { listed: 140, leaves: 12, before: [0.4, 0.3, 0.2, 99] },
] as const;
const NOT_TOLD = '   nothing is told: ten must be listed';

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
  out('takes part or not, by all that is told, all others in league:');
  for (const plan of PARTICIPATIONS) outTakingPart(plan, { runs, seed });
  const few = { runs: Math.ceil(runs / CONTROL_SHARE), seed };
  for (const plan of PARTICIPATION_CONTROLS) outTakingPart(plan, few);
  out('one person, whose usual answer is 8, all others in league (not promised):');
  out(`${'one week: 3 or 13'.padEnd(56)}${percent(attackWeek({ runs, seed }))}`);
  for (const weeks of [4, 8]) {
    const fall = percent(attackFall(weeks, { runs, seed }));
    out(`${`a lasting fall to 3, or none, after ${weeks} weeks`.padEnd(56)}${fall}`);
  }
  attackQuestions(runs, seed);
  attackQuestionnaires(runs, seed);
  printUtility(runs, seed);
  await attackOverHttp(Math.ceil(runs / HTTP_SHARE), seed);
}

function outTakingPart(plan: Participation, run: { runs: number; seed: number }): void {
  const row = HORIZONS.map((weeks) => percent(attackTakingPart(plan, weeks, run)));
  out(`${plan.name.padEnd(56)}${row.join('')}`);
}

/** Questions answered together, the same one again and again, in another order. */
function attackQuestions(runs: number, seed: number): void {
  const run = { runs: runs * POLL_LIVES, seed };
  out('questions answered together, all else known exactly: one, then one a list');
  for (const [name, tallyOf] of [
    ['one choice or another', attackPolls],
    ['answers or not', attackPollParticipation],
  ] as const) {
    const row = [1, ...HORIZONS.map(questionsIn)].map((questions) =>
      percent(tallyOf(questions, run)),
    );
    out(`${name.padEnd(43)}${row.join('')}`);
  }
  const long = percent(attackPolls(POLL_YEARS * 4, { runs, seed }));
  out(`${`one choice or another, in ${POLL_YEARS} years`.padEnd(43)}${long}`);
  const control = percent(attackPolls(1, { runs, seed, isControl: true }));
  out(`${'without terms, everybody counted (control)'.padEnd(43)}${control}`);
}

/** The same yearly questionnaire again and again. */
function attackQuestionnaires(runs: number, seed: number): void {
  const run = { runs, seed };
  const outRow = (name: string, tallyOf: (years: number) => Tally) =>
    out(`${name.padEnd(56)}${YEARS.map((years) => percent(tallyOf(years))).join('')}`);
  out(
    `the questionnaire, low or high, after ${YEARS.join(', ')} years, all else and all terms of others known:`,
  );
  for (const each of [...ATTACKS, ...NOT_PROMISED])
    outRow(each.name, (years) => attackDimensions(each, years, run));
  outRow('answers or not, says 4', (years) => attackAnswering(years, run));
  const few = { runs: Math.ceil(runs / CONTROL_SHARE), seed };
  outRow('all dimensions, other people each year, terms unknown', (years) =>
    attackAmongOthers(years, few),
  );
  outRow('all dimensions, without terms (control)', (years) =>
    attackDimensions(ATTACKS[0], years, { ...few, isControl: true }),
  );
}

/** What the secret terms cost: how far what is told is from what is so, in points, and what signals see. */
function printUtility(runs: number, seed: number): void {
  const random = randomFrom(seed);
  out(
    'standard error in points: the score, its change in 7 days, in 30 days (4 in 5 answer); of 100 lasting',
  );
  out(
    'falls of 1.5 points, how many are signalled within 8 weeks. Now (signals: torture -- alerts), and before:',
  );
  for (const { listed, leaves, before } of COMPANIES) {
    const { score, sevenDays, thirtyDays } = utilityOf(listed, leaves, runs, random);
    const seen = figureFor('standard', listed)?.seenSmaller ?? 0;
    const isTold = !Number.isNaN(score);
    const now = isTold ? figuresOf([score, sevenDays, thirtyDays, seen]) : NOT_TOLD;
    const then = before ? `   before ${figuresOf(before)}` : '';
    out(`${`${listed} listed in ${leaves}`.padEnd(22)}${now.padEnd(40)}${then}`);
  }
}

const figuresOf = (figures: readonly number[]) =>
  figures.map((each, at) => each.toFixed(at < 3 ? 2 : 0).padStart(7)).join('');

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
