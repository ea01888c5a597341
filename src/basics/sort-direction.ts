export const DIRECTIONS = ['asc', 'desc'] as const;
/** Which way a list is sorted. */
export type Direction = (typeof DIRECTIONS)[number];
