/** How many employees one page of the meter shows. */
export const METER_PAGE = 50;

/** How many lines of a list are taken at once. */
export const IMPORT_LINES = 20_000;

/** Whom the meter shows; `near` is above four fifths of the limit and not over it. */
export const METER_SHOWS = ['all', 'near', 'over'] as const;
export type MeterShow = (typeof METER_SHOWS)[number];
