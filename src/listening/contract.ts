/** What may be asked of listening, by subject. */
export * from './contract/check-in.ts';
export * from './contract/follow-ups.ts';
export * from './contract/mood.ts';
export * from './contract/polls.ts';
export * from './contract/questionnaires.ts';
export * from './contract/settings.ts';
