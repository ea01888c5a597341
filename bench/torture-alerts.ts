import { ALERT_FIGURES, type AlertFigure } from '#risks/rules/alert-figures.ts';
import { SENSITIVITIES } from '#risks/rules/sensitivity.ts';
import { type Each, flaggedPercents, forEach, ratesAtRest } from '../tests/support/alert-rates.ts';

type Expected = {
  readonly onsets: string;
  readonly two: string;
  readonly three: string;
  readonly under: number;
  readonly fell: number;
};

/** What was simulated for the design: exact means of people who stay, at `standard`. */
const EXPECTED: ReadonlyMap<number, Expected> = new Map([
  [5, { onsets: '0.19', two: '41/70/81', three: '78/94', under: 4.7, fell: 11.6 }],
  [8, { onsets: '0.20', two: '60/88/92', three: '95/99', under: 3.2, fell: 9.7 }],
  [12, { onsets: '0.20', two: '74/94/98', three: '99/100', under: 2.2, fell: 7.9 }],
  [20, { onsets: '0.20', two: '94/99/100', three: '100', under: 1, fell: 5.7 }],
  [40, { onsets: '0.33', two: '99/100/100', three: '100', under: 0.2, fell: 3 }],
]);

/** How many answer: those that were expected, and the least of each band in which that is told. */
const SIZES = [5, 8, 12, 15, 20, 30, 40];
/** How many of a unit answer. */
const ANSWERING_SHARE = 0.8;
const SOME_LEAVE = 15;
const WORLDS: readonly {
  readonly title: string;
  readonly isExact: boolean;
  readonly leavingPercent: number;
}[] = [
  { title: 'Exactly n answer; nobody leaves (as expected)', isExact: true, leavingPercent: 0 },
  { title: 'Exactly n answer; 15 % leave in a year', isExact: true, leavingPercent: SOME_LEAVE },
  {
    title: 'n answer or so, fewer in summer; 15 % leave in a year',
    isExact: false,
    leavingPercent: SOME_LEAVE,
  },
];
const WITHIN = [4, 8, 12];
const SHOWN_WITHIN = 8;
const WITHIN_LONG = [12, 16, 26];
const LARGE = 50;
const WIDTHS = [5, 15, 9, 9, 9, 9, 9, 8, 14, 14];

const out = (text: string) => process.stdout.write(`${text}\n`);
const slashes = (percents: readonly number[]) => percents.map((each) => each.toFixed(0)).join('/');

/**
 * Units of five sizes over years, told by the product’s own rules: how often the watch is wrong where
 * nothing has happened, and how soon it sees what has, beside what was expected of it.
 */
export async function tortureAlerts(runs: number, seed: number): Promise<void> {
  out(
    `${runs} units of each size, seed ${seed}. False onsets in a year of one unit, of all kinds and`,
  );
  out('of falls, and of all kinds in 52 weeks in which one could have begun; of 100');
  out('falls that ended, how many began again within four weeks (flapping), and how');
  out('many went on as the same one; of 100 weeks, how many have a signal without a cause; of 100');
  out('lasting falls of two and of three points, how many');
  out('are signalled within 4/8/12 weeks.');
  const measured: Measured[] = [];
  for (const { title, ...world } of WORLDS) {
    out(`\n${title}`);
    outRow(
      'n',
      'watch',
      'onsets',
      'falls',
      'watched',
      'again',
      'same',
      'on',
      '2 points',
      '3 points',
    );
    for (const answering of SIZES) {
      measured.push(outSize({ ...world, answering }, runs, seed));
    }
  }
  outLarge(runs, seed);
  outShown(measured);
}

/** Of one size in one world. */
type Measured = { readonly answering: number; readonly figures: Each<Omit<AlertFigure, 'least'>> };

/** What `rules/alert-figures` must say: of each band the worst of its sizes and worlds. */
function outShown(measured: readonly Measured[]): void {
  out(
    '\nShown beside signals: of so many answers or more, false onsets in 52 watched weeks, and of 100',
  );
  out('lasting falls of two points how many are signalled within eight weeks; at worst.');
  for (const sensitivity of SENSITIVITIES) {
    const bands = ALERT_FIGURES[sensitivity].map(({ least }) => least);
    for (const [at, least] of bands.entries()) {
      const below = bands[at + 1] ?? Number.POSITIVE_INFINITY;
      const own = measured
        .filter(({ answering }) => answering >= least && answering < below)
        .map(({ figures }) => figures[sensitivity]);
      const onsets = Math.max(...own.map((each) => each.onsets));
      const seen = Math.min(...own.map((each) => each.seen));
      outRow(
        String(least),
        sensitivity,
        (Math.ceil(onsets * 100) / 100).toFixed(2),
        seen.toFixed(0),
      );
    }
  }
}

function outSize(
  world: { isExact: boolean; leavingPercent: number; answering: number },
  runs: number,
  seed: number,
): Measured {
  const { answering, leavingPercent } = world;
  const unit = {
    people: Math.round(answering / ANSWERING_SHARE),
    leavingPercent,
    ...(world.isExact ? { answering } : {}),
  };
  const rest = ratesAtRest(unit, runs, seed);
  const [two, three] = [2, 3].map((fall) =>
    flaggedPercents({ ...unit, kind: 'drop', fall }, WITHIN, runs, seed),
  );
  const expected = EXPECTED.get(answering);
  const empty = ['', '', '', '', ''];
  if (expected) {
    outRow(String(answering), 'expected', expected.onsets, ...empty, expected.two, expected.three);
  } else outRow(String(answering));
  for (const sensitivity of SENSITIVITIES) {
    const { onsets, drops, watchedOnsets, againPercent, resumedPercent, signalledPercent } =
      rest.watched[sensitivity];
    const rates = [onsets, drops, watchedOnsets].map((rate) => rate.toFixed(2));
    const again = [againPercent, resumedPercent].map((share) => share.toFixed(1));
    const flagged = [two, three].map((each) => slashes(each?.[sensitivity] ?? []));
    outRow('', sensitivity, ...rates, ...again, signalledPercent.toFixed(1), ...flagged);
  }
  const { under, fell } = rest;
  outRow('', 'under 8', under.toFixed(1), expected ? `(expected ${expected.under})` : '');
  outRow('', 'fell by over 1', fell.toFixed(1), expected ? `(expected ${expected.fell})` : '');
  const within = WITHIN.indexOf(SHOWN_WITHIN);
  const figures = forEach((sensitivity) => ({
    onsets: rest.watched[sensitivity].watchedOnsets,
    seen: Math.floor(two?.[sensitivity][within] ?? 0),
  }));
  return { answering, figures };
}

/** What only a larger unit shows. */
function outLarge(runs: number, seed: number): void {
  const unit = { people: LARGE, leavingPercent: SOME_LEAVE };
  const level = flaggedPercents({ ...unit, kind: 'level', fall: 4 }, WITHIN_LONG, runs, seed);
  const silence = { ...unit, kind: 'participation', silence: 0.35 } as const;
  const silent = flaggedPercents(silence, WITHIN, runs, seed);
  out(`\nOf ${LARGE} people`);
  for (const sensitivity of SENSITIVITIES) {
    out(
      `${sensitivity.padEnd(15)}4 points lower, signalled as a level within 12/16/26 weeks: ` +
        `${slashes(level[sensitivity])}; one answers where three did, within 4/8/12: ` +
        slashes(silent[sensitivity]),
    );
  }
}

function outRow(...cells: readonly string[]): void {
  out(
    cells
      .map((cell, at) => cell.padEnd(WIDTHS[at] ?? 0))
      .join('')
      .trimEnd(),
  );
}
