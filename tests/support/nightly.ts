/**
 * `npm run torture -- nightly` runs every test at its whole length; each commit, of the longest loops a part that is
 * always the same.
 */
export const IS_NIGHTLY = process.env.SUITE === 'nightly';

/** Of `all`, in a commit's run, each that `isOfCommit` names. */
export function lengthOf<Each>(
  all: readonly Each[],
  isOfCommit: (each: Each, index: number) => boolean,
): readonly Each[] {
  return IS_NIGHTLY ? all : all.filter(isOfCommit);
}
