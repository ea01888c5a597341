import type { ParisDay } from '#basics/dates.ts';

/** The day the legal texts in force were written; a change of text is a change of day. */
export const LEGAL_TEXTS_DAY: ParisDay = '2026-11-23';
