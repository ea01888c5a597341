/**
 * With `BENCH_SIZE=tiny` a run takes seconds and shows that it still runs; how fast anything is, it does not judge.
 * The suite runs every command so.
 */
export const isTiny = process.env.BENCH_SIZE === 'tiny';

export const sized = (full: number, tiny: number): number => (isTiny ? tiny : full);
