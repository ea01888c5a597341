/** What is of no subject: the work of the day, who changed what, settings. */
// Every function of these refuses: sign-in-required, forbidden (not of the staff).
export * from './contract/journal.ts';
export * from './contract/settings.ts';
export * from './contract/work.ts';
