/** What is of no subject: the work of the day, who changed what, settings. */
export * from './contract/journal.ts';
export * from './contract/settings.ts';
export * from './contract/team.ts';
export * from './contract/work.ts';
