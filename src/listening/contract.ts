/** What may be asked of listening, by subject. */
// Every function of these refuses: sign-in-required, forbidden (no such right in that company, or its
// licence is over).
export * from './contract/check-in.ts';
export * from './contract/follow-ups.ts';
export * from './contract/mood.ts';
export * from './contract/polls.ts';
export * from './contract/questionnaires.ts';
export * from './contract/settings.ts';
