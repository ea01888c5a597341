/**
 * The rule: what the overview says of signals and of the next version of the risk document is the same wherever it
 * is read, on screen and by mail. Of the signals that are open it shows the first, and how many others there are.
 */
import { formatDay, type ParisDay } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import { formatPoints } from '#listening/rules/format-points.ts';
import type { Update } from './duties.ts';
import { LIMITS, type Sensitivity } from './sensitivity.ts';
import { LOW_UNDER } from './watch-level.ts';

const MOST_SHOWN = 3;

/** The signals that wait for somebody, as far as they are shown, and how many more there are. */
export function openSignals<Signal extends { readonly closing: unknown }>(
  alerts: readonly Signal[],
): { readonly shown: readonly Signal[]; readonly more: number } {
  const open = alerts.filter(({ closing }) => closing === null);
  return { shown: open.slice(0, MOST_SHOWN), more: Math.max(0, open.length - MOST_SHOWN) };
}

/** A text of this room, by its name, with what it says. */
export interface Fact<Name extends string> {
  readonly name: Name;
  readonly values?: Readonly<Record<string, string | number>>;
}

type Figures =
  | { readonly baseline: number; readonly ewma: number; readonly margin: number }
  | { readonly level: number; readonly margin: number }
  | { readonly now: string }
  | { readonly lowShare: number; readonly lowShareAtLeast: number }
  | { readonly baseline: number; readonly recent: number };

type FiguresName = 'drop' | 'level' | 'participation' | 'lowShare' | 'answers';

/** What a signal shows. */
export function figuresFact(
  figures: Figures,
  sensitivity: Sensitivity,
  language: Language,
): Fact<FiguresName> {
  const points = (of: number) => formatPoints(of, language);
  if ('ewma' in figures) {
    const { baseline, ewma, margin } = figures;
    return { name: 'drop', values: { fall: points(baseline - ewma), margin: points(margin) } };
  }
  if ('level' in figures) {
    const { level, margin } = figures;
    const limits = { under: LOW_UNDER, weeks: LIMITS[sensitivity].lowWeeks };
    return { name: 'level', values: { level: points(level), margin: points(margin), ...limits } };
  }
  if ('now' in figures) {
    const now = figures.now === 'under-half' ? 'few' : 'half';
    return { name: 'participation', values: { now } };
  }
  if ('lowShare' in figures) {
    const { lowShare: share, lowShareAtLeast: least } = figures;
    return { name: 'lowShare', values: { share, least } };
  }
  const { recent, baseline } = figures;
  return { name: 'answers', values: { recent, baseline } };
}

interface Signal {
  readonly since: ParisDay;
  readonly endedOn: ParisDay | null;
  readonly silentSince: ParisDay | null;
  readonly isPlaceGone: boolean;
  readonly figures: Figures;
  readonly dueOn: ParisDay;
  readonly ownerId: string | null;
  readonly acknowledgedOn: ParisDay | null;
  readonly eventId: string | null;
  readonly closing: unknown;
}

type LineName =
  | ('since' | 'gone' | 'ended' | 'silent' | 'back')
  | ('late' | 'due' | 'nobody' | 'given' | 'acknowledged');

type Reader = {
  readonly language: Language;
  readonly today: ParisDay;
  /** Who may take a signal up; without their addresses, they are `somebody`. */
  readonly people: readonly { readonly id: string; readonly email: string | null }[];
  readonly somebody: string;
};

/** Since when a signal is on, how it stands now, by when and with whom; each line of one or more texts. */
export function signalLines(
  signal: Signal,
  { language, today, people, somebody }: Reader,
): readonly (readonly Fact<LineName>[])[] {
  const { since, dueOn, ownerId, acknowledgedOn, eventId } = signal;
  const on = <Name extends LineName>(name: Name, day: ParisDay): Fact<Name> => ({
    name,
    values: { day: formatDay(day, language) },
  });
  const nowLine = (): Fact<LineName> | undefined => {
    if (signal.isPlaceGone) return { name: 'gone' };
    if (signal.endedOn) return on('ended', signal.endedOn);
    if (signal.silentSince) return on('silent', signal.silentSince);
    return isBack(signal) ? { name: 'back' } : undefined;
  };
  const now = nowLine();
  const who = people.find(({ id }) => id === ownerId)?.email ?? somebody;
  const isLate = eventId === null && dueOn < today;
  const due: readonly Fact<LineName>[] = [
    on(isLate ? 'late' : 'due', dueOn),
    ownerId === null ? { name: 'nobody' } : { name: 'given', values: { who } },
  ];
  return [
    [on('since', since)],
    ...(now ? [[now]] : []),
    ...(signal.closing === null ? [due] : []),
    ...(acknowledgedOn ? [[on('acknowledged', acknowledgedOn)]] : []),
  ];
}

/** A fall that is over for now, though the signal lasts: it ends after three such weeks. */
function isBack({ figures }: Signal): boolean {
  return 'ewma' in figures && figures.baseline - figures.ewma < figures.margin;
}

/** By when the next version of the document is due, and why; late once that day is over. */
export function updateFact(
  {
    dueOn,
    because,
  }: { readonly dueOn: ParisDay | null; readonly because: Update['because'] | null },
  today: ParisDay,
  language: Language,
): Fact<'none' | 'first' | 'late' | 'yearly' | 'event'> {
  if (!because || dueOn === null) return { name: 'none' };
  if (because === 'first') return { name: 'first' };
  const values = { day: formatDay(dueOn, language) };
  return { name: dueOn < today ? 'late' : because, values };
}
