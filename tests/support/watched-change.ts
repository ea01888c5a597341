import { addDays } from '#basics/dates.ts';
import { closeWeek, makeList, type Numbers } from '#listening/rules/list-state.ts';
import { nextNumbers } from '#listening/rules/person-number.ts';
import { TWENTIETHS } from '#listening/rules/published-week.ts';
import { GRAINS_A_POINT } from '#listening/rules/qvct-score.ts';
import type { Tally } from './attacker.ts';
import { attack, HIGH, LOW, type Run } from './patient-employer.ts';
import { drawFrom, TARGET } from './watched-lists.ts';

// What is not promised, measured: somebody changes, and the employer knows everything that the others answer.

const LIST = '2026-10-05';
const USUAL = 8;
const MOST_STEP = 2;
const TEAM = 12;
const BEFORE = 5;

/** Whether somebody whose usual answer is 8 has fallen to 3 for so many weeks, or not at all. */
export function attackFall(weeks: number, run: Run): Tally {
  return attack(run, (isFallen, _random, key) => {
    const moved = movedFromUsual(key, weeks, () => (isFallen ? LOW : USUAL));
    // How far their number would have gone down in each of these weeks.
    const fall = moved.map((_, at) => Math.min(USUAL - LOW, MOST_STEP * (at + 1)));
    return sum(moved.map((each, at) => -each * (fall[at] ?? 0))) - sum(fall.map((f) => f ** 2)) / 2;
  });
}

/** Whether somebody whose usual answer is 8 said 13, or 3, in one week. */
export function attackWeek(run: Run): Tally {
  return attack(run, (isHigh, _random, key) => {
    const [moved = 0] = movedFromUsual(key, 1, () => (isHigh ? HIGH : LOW));
    return moved;
  });
}

/** By how much the sum of the team, as it is told, is off in weeks in which the target says that, in points. */
function movedFromUsual(key: string, weeks: number, says: () => number): readonly number[] {
  const draw = drawFrom(key);
  const people = [TARGET, ...Array.from({ length: TEAM - 1 }, (_, at) => `accomplice-${at}`)];
  const tree = [
    { id: 'company', parentId: undefined },
    { id: 'team', parentId: 'company' },
  ];
  const present = people.map((name) => ({
    member: name,
    pseudonym: name,
    termKey: name,
    placeId: 'team',
  }));
  const lately = [addDays(LIST, -7), addDays(LIST, -14)];
  const answered = new Map(people.map((name) => [name, lately]));
  let state = makeList(LIST, { tree, present, threshold: USUAL }, answered, draw);
  let numbers: Numbers = new Map(people.map((name) => [name, USUAL * GRAINS_A_POINT]));
  const sums = Array.from({ length: BEFORE + weeks }, (_, week) => {
    const said = week < BEFORE ? USUAL : says();
    const after = nextNumbers(numbers, new Map([[TARGET, said * GRAINS_A_POINT]]));
    const monday = addDays(LIST, 7 * week);
    const closed = closeWeek(state, undefined, monday, { before: numbers, after }, draw);
    state = closed.state;
    numbers = after;
    const told = closed.told.find(({ placeId }) => placeId === 'team');
    return (((told?.score ?? USUAL) - USUAL) * TEAM * (state.rate ?? 0)) / TWENTIETHS;
  });
  const level = sum(sums.slice(0, BEFORE)) / BEFORE;
  return sums.slice(BEFORE).map((each) => each - level);
}

const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);
