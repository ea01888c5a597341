import { ALERT_FIGURES, type AlertFigure } from '#risks/rules/alert-figures.ts';
import { SENSITIVITIES } from '#risks/rules/sensitivity.ts';
import {
  type Each,
  flaggedPercents,
  forEach,
  type RestRates,
  ratesAtRest,
} from '../tests/support/alert-rates.ts';

/** How many are listed: the least of each band that is shown, and others in the first of them. */
const SIZES = [10, 12, 14, 15, 20, 40, 140];
const SOME_LEAVE = 15;
type World = {
  readonly title: string;
  readonly leavingPercent: number;
  readonly drift?: number;
  readonly season?: number;
  /** What it is shown as: what is assumed, or what is not. */
  readonly shownAs: 'onsets' | 'onsetsIfDrifting' | 'onsetsIfSeasonal';
};
const WORLDS: readonly World[] = [
  { title: 'Nobody leaves; drift 0.35', leavingPercent: 0, shownAs: 'onsets' },
  { title: '15 % leave in a year; drift 0.35', leavingPercent: SOME_LEAVE, shownAs: 'onsets' },
  {
    title: '15 % leave in a year; drift 0.7, twice what is assumed',
    leavingPercent: SOME_LEAVE,
    drift: 0.7,
    shownAs: 'onsetsIfDrifting',
  },
  {
    title:
      '15 % leave in a year; drift 0.35 and half a point of season, up in July, down in January',
    leavingPercent: SOME_LEAVE,
    season: 0.5,
    shownAs: 'onsetsIfSeasonal',
  },
];
const FALLS = [1.5, 2];
const WITHIN = [4, 8, 12];
const SHOWN_WITHIN = 8;
const WITHIN_LONG = [12, 16, 26];
const LARGE = [40, 140];
const USUALLY_LOW = [7, 7.5, 8];
const DEEP_FALLS = [4, 5];
const WIDTHS = [5, 15, 9, 9, 9, 9, 9, 8, 14, 14];

const out = (text: string) => process.stdout.write(`${text}\n`);
const slashes = (percents: readonly number[]) => percents.map((each) => each.toFixed(0)).join('/');

/**
 * Places of some sizes over years, told by the product’s own rules: how often the watch is wrong where
 * nothing has happened, and how soon it sees what has.
 */
export async function tortureAlerts(runs: number, seed: number): Promise<void> {
  out(
    `${runs} places of each size, seed ${seed}. Of one that nothing befalls, in a year: signals of`,
  );
  out(
    'falls and levels, of falls, and of the first in 52 weeks in which one could have begun; of 100',
  );
  out(
    'falls that ended, how many began again within four weeks (flapping), and how many went on as',
  );
  out(
    'the same one; of 100 weeks, how many have a signal; signals in a year that fewer take part,',
  );
  out('were the place a company. Of lasting falls of 1.5 and of 2 points, how many of 100 are');
  out('signalled within 4/8/12 weeks.');
  const measured: Measured[] = [];
  for (const world of WORLDS) {
    out(`\n${world.title}`);
    const heads = ['onsets', 'falls', 'watched', 'again', 'same', 'on', 'silence'];
    outRow('n', 'watch', ...heads, '1.5 points', '2 points');
    for (const people of SIZES) measured.push(outSize(world, people, runs, seed));
  }
  outLarge(runs, seed);
  outShown(measured);
}

/** Of one size in one world. */
type Measured = {
  readonly world: World;
  readonly people: number;
  readonly onsets: Each<number>;
  /** Of each fall; nothing in worlds in which falls are not measured. */
  readonly seen: readonly Each<number>[];
};

function outSize(world: World, people: number, runs: number, seed: number): Measured {
  const { title: _, shownAs, ...own } = world;
  const unit = { people, ...own };
  const { watched, under, fell } = ratesAtRest(unit, runs, seed);
  const falls = shownAs === 'onsets' ? FALLS : [];
  const flagged = falls.map((fall) =>
    flaggedPercents({ ...unit, kind: 'drop', fall }, WITHIN, runs, seed),
  );
  outRow(String(people));
  for (const sensitivity of SENSITIVITIES) {
    const of = flagged.map((each) => slashes(each[sensitivity]));
    outRow('', sensitivity, ...shownRates(watched[sensitivity]), ...of);
  }
  outRow('', 'under 8', under.toFixed(1));
  outRow('', 'fell by over 1', fell.toFixed(1));
  const within = WITHIN.indexOf(SHOWN_WITHIN);
  return {
    world,
    people,
    onsets: forEach((sensitivity) => watched[sensitivity].watchedOnsets),
    seen: flagged.map((each) => forEach((sensitivity) => each[sensitivity][within] ?? 0)),
  };
}

function shownRates(rates: RestRates): readonly string[] {
  const { onsets, drops, watchedOnsets, againPercent, resumedPercent } = rates;
  return [
    ...[onsets, drops, watchedOnsets].map((rate) => rate.toFixed(2)),
    ...[againPercent, resumedPercent, rates.signalledPercent].map((share) => share.toFixed(1)),
    rates.silences.toFixed(3),
  ];
}

/** What only a larger place shows. */
function outLarge(runs: number, seed: number): void {
  const leavingPercent = SOME_LEAVE;
  for (const people of LARGE) {
    out(`\nOf ${people} people`);
    for (const usual of USUALLY_LOW) {
      const { watched } = ratesAtRest({ people, leavingPercent, usual }, runs, seed);
      const rates = SENSITIVITIES.map((each) => `${each} ${watched[each].levels.toFixed(3)}`);
      out(`who usually say ${usual}, signalled as a low level, in a year: ${rates.join(', ')}`);
    }
    for (const fall of DEEP_FALLS) {
      const unit = { people, leavingPercent, kind: 'level', fall } as const;
      const seen = flaggedPercents(unit, WITHIN_LONG, runs, seed);
      const percents = SENSITIVITIES.map((each) => `${each} ${slashes(seen[each])}`);
      out(
        `${fall} points lower, signalled as a level within 12/16/26 weeks: ${percents.join(', ')}`,
      );
    }
    const silence = { people, leavingPercent, kind: 'participation', silence: 0.5 } as const;
    const silent = flaggedPercents(silence, WITHIN_LONG, runs, seed);
    out(`half of them fall silent, signalled within 12/16/26 weeks: ${slashes(silent.standard)}`);
  }
}

/** What `rules/alert-figures` must say: of each band the worst of its sizes and worlds. */
function outShown(measured: readonly Measured[]): void {
  out(
    '\nShown beside signals: of so many listed or more, at worst, false onsets in 52 watched weeks as',
  );
  out(
    'assumed, with twice the drift and with a season, and of 100 lasting falls of 1.5 and of 2 points',
  );
  out(`how many are signalled within ${SHOWN_WITHIN} weeks.`);
  for (const sensitivity of SENSITIVITIES) {
    out(sensitivity);
    const bands = ALERT_FIGURES[sensitivity].map(({ least }) => least);
    for (const [at, least] of bands.entries()) {
      const below = bands[at + 1] ?? Number.POSITIVE_INFINITY;
      const own = measured.filter(({ people }) => people >= least && people < below);
      const worst = (shownAs: World['shownAs']) => {
        const of = own.filter(({ world }) => world.shownAs === shownAs);
        return Math.ceil(100 * Math.max(...of.map(({ onsets }) => onsets[sensitivity]))) / 100;
      };
      const least8 = FALLS.map((_, fall) =>
        Math.floor(Math.min(...own.map(({ seen }) => seen[fall]?.[sensitivity] ?? 100))),
      );
      const [seenSmaller = 0, seen = 0] = least8;
      const figure: AlertFigure = {
        least,
        onsets: worst('onsets'),
        onsetsIfDrifting: worst('onsetsIfDrifting'),
        onsetsIfSeasonal: worst('onsetsIfSeasonal'),
        seenSmaller,
        seen,
      };
      out(`  ${JSON.stringify(figure)}`);
    }
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
