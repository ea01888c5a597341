import {
  CHOICE_DEVIATION,
  type Chosen,
  isCounted,
  LEAST_CHOICES,
  MOST_CHOICES,
  partCounts,
  UNCOUNTED,
} from '#listening/rules/poll.ts';
import type { Draw } from '#listening/rules/secret-terms.ts';
import { MIDDLE, type Random, type Tally } from './attacker.ts';
import { attack, type Run } from './patient-employer.ts';
import { drawFrom } from './watched-lists.ts';

// An employer who asks the same thing again and again, in other words and with the choices in another order, in a
// company as small as can be. Everybody but one person is in league: they answer what the employer says, and the
// employer knows even who of them is counted. Instead of tens of percent they see the counts with their terms.

const OTHERS = 59;
const TARGET = 'target';
const PLACES = [
  { id: 'company', parentId: undefined, listed: 0 },
  { id: 'site', parentId: 'company', listed: OTHERS + 1 },
];
/** How likely the target is counted, for who has seen nothing yet. */
const COUNTED = 1 - UNCOUNTED;

/** What the target means: one of two things that the employer tries to tell apart. */
type Answers = { readonly inTruth: number | undefined; readonly either: readonly Guess[] };
type Guess = number | undefined;

/** How many questions there can be in so many weeks: one a list, and the first list of a company once more. */
export const questionsIn = (weeks: number) => Math.floor(weeks / 13) + (weeks > 52 ? 1 : 0);

/** Whether the target means this or that, in so many questions. */
export function attackPolls(questions: number, run: Run): Tally {
  return attack(run, (isFirst, random, key) =>
    evidenceOf(questions, { inTruth: isFirst ? 0 : 1, either: [0, 1] }, { random, key, run }),
  );
}

/** Whether the target answers, always the same that is known, or never. */
export function attackPollParticipation(questions: number, run: Run): Tally {
  return attack(run, (answers, random, key) =>
    evidenceOf(
      questions,
      { inTruth: answers ? 0 : undefined, either: [0, undefined] },
      { random, key, run },
    ),
  );
}

type Life = { readonly random: Random; readonly key: string; readonly run: Run };

/** The logarithm of how much likelier the first of both guesses is. */
function evidenceOf(
  questions: number,
  { inTruth, either }: Answers,
  { random, key, run: { isControl = false } }: Life,
): number {
  const draw = drawOf(key, isControl);
  // How likely all that was told is under each guess, if the target is counted; against: if they are not.
  const evidence = [0, 0];
  for (let question = 0; question < questions; question += 1) {
    const count = LEAST_CHOICES + Math.floor(random() * (MOST_CHOICES - LEAST_CHOICES + 1));
    const order = permutation(count, random);
    const others = Array.from({ length: OTHERS }, (_, at): Chosen => {
      return { termKey: `${at}`, leaf: 'site', choice: 1 + Math.floor(random() * count) };
    });
    const placed = (meaning: Guess) => (meaning === undefined ? undefined : order[meaning]);
    const own = placed(inTruth);
    const target = own === undefined ? [] : [{ termKey: TARGET, leaf: 'site', choice: own + 1 }];
    const poll = { id: `${question}`, choices: count };
    const seen = [...partCounts(poll, PLACES, [...others, ...target], draw).values()][0] ?? [];
    const known = others.filter(({ termKey }) => isCounted(termKey, draw));
    const left = seen.map(
      (each, at) => each - known.filter(({ choice }) => choice === at + 1).length,
    );
    for (const [at, guess] of either.entries()) {
      const choice = placed(guess);
      if (choice !== undefined)
        evidence[at] = (evidence[at] ?? 0) + ((left[choice] ?? 0) - 0.5) / deviation(isControl);
    }
  }
  const likely = (at: number) =>
    either[at] === undefined ? 0 : logOfSum(isControl ? 1 : COUNTED, evidence[at] ?? 0);
  return likely(0) - likely(1);
}

/** What a density changes by, to one of a count more. */
const deviation = (isControl: boolean) => (isControl ? 0.01 : CHOICE_DEVIATION ** 2);

/** The logarithm of `share · e^evidence + 1 − share`. */
function logOfSum(share: number, evidence: number): number {
  const most = Math.max(0, evidence);
  return most + Math.log(share * Math.exp(evidence - most) + (1 - share) * Math.exp(-most));
}

function drawOf(key: string, isControl: boolean): Draw {
  const draw = drawFrom(key);
  return (...words) => (isControl ? MIDDLE : draw(...words));
}

function permutation(count: number, random: Random): readonly number[] {
  const left = Array.from({ length: count }, (_, at) => at);
  return Array.from(
    { length: count },
    () => left.splice(Math.floor(random() * left.length), 1)[0] ?? 0,
  );
}
