/**
 * `npm run torture -- nightly` runs every test at its whole length; each commit, of the longest loops a part that is
 * always the same.
 */
export const IS_NIGHTLY = process.env.SUITE === 'nightly';

/** How often a loop runs: at night so often, each commit so much less; what it draws then begins with the same seed. */
export function runs(byNight: number, perCommit: number): number {
  return IS_NIGHTLY ? byNight : perCommit;
}

/** Of `all`, in a commit's run, each that `isOfCommit` names. */
export function lengthOf<Each>(
  all: readonly Each[],
  isOfCommit: (each: Each, index: number) => boolean,
): Each[] {
  return IS_NIGHTLY ? [...all] : all.filter(isOfCommit);
}
