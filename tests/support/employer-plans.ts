/** What an employer does with their list while they watch one person. */
export interface Plan {
  readonly name: string;
  /** Accomplices: they always answer 8. */
  readonly accomplices: number;
  /** Honest colleagues, whose usual answer is known, and whose weeks differ from it. */
  readonly honest: number;
  /** Invented ones, who never answer. */
  readonly invented: number;
  /** In which leaf somebody is listed in this list; undefined for nowhere. */
  readonly where: (who: Who, list: number, lists: number) => string | undefined;
  /** Weeks in which the target is away, out of ten. */
  readonly away?: number;
  /** The company is new: before those of the quarters it has a list of eight weeks. */
  readonly isNew?: boolean;
}

/** Somebody of that company. */
export type Who = {
  readonly kind: 'target' | 'accomplice' | 'honest' | 'invented';
  readonly at: number;
};

const stays = () => 'a';
const isOut = (list: number) => list % 2 === 1;

/** The worst of all that were tried. */
export const NEW_COMPANY: Plan = {
  name: '21 in league, moved there and back in a new company',
  accomplices: 21,
  honest: 0,
  invented: 0,
  isNew: true,
  where: ({ kind, at }, list) => {
    if (kind === 'target') return isOut(list) ? 'elsewhere' : 'a';
    return (at + (list >> 1)) % 2 === 0 ? 'a' : 'b';
  },
};

/** The seven plans of the design, and those by which it was attacked since, the worst of the design last. */
export const PLANS: readonly Plan[] = [
  {
    name: 'alone among 21 who fell silent',
    accomplices: 0,
    honest: 0,
    invented: 21,
    where: stays,
  },
  NEW_COMPANY,
  { name: '7 in league, nothing moves', accomplices: 7, honest: 0, invented: 2, where: stays },
  {
    name: 'known absences, 13 honest colleagues',
    accomplices: 0,
    honest: 13,
    invented: 0,
    away: 3,
    where: stays,
  },
  {
    name: '11 in league by turns, absences',
    accomplices: 11,
    honest: 0,
    invented: 6,
    away: 3,
    where: ({ kind, at }, list) => (kind === 'accomplice' && (at + list) % 3 === 0 ? 'b' : 'a'),
  },
  {
    name: 'leaves, 8 honest colleagues, invented ones come and go',
    accomplices: 0,
    honest: 8,
    invented: 6,
    where: ({ kind, at }, list, lists) => {
      if (kind === 'target') return list < lists / 2 ? 'a' : undefined;
      return kind === 'invented' && (at + list) % 2 === 0 ? undefined : 'a';
    },
  },
  {
    name: 'leaves, a new team with every list',
    accomplices: 0,
    honest: 9,
    invented: 2,
    where: ({ kind }, list, lists) =>
      kind === 'target' && list >= lists / 2 ? undefined : `team-${list}`,
  },
  {
    name: '21 in league, in and out of the team',
    accomplices: 21,
    honest: 0,
    invented: 0,
    where: ({ kind }, list) => (kind === 'target' && isOut(list) ? 'elsewhere' : 'a'),
  },
  {
    name: '21 in league, moved there and back, all told things',
    accomplices: 21,
    honest: 0,
    invented: 0,
    where: ({ kind, at }, list) => {
      if (kind === 'target') return isOut(list) ? 'elsewhere' : 'a';
      return (at + (list >> 1)) % 2 === 0 ? 'a' : 'b';
    },
  },
];
