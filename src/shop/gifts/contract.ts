/** What may be asked of the meter of gifts, by subject. */
// But for list-own-gifts, every function of these is for owner, HR and works council of a company. Refuses:
// sign-in-required, forbidden (none of these roles there; to write: its licence is over).
export * from './contract/gifts.ts';
export * from './contract/imports.ts';
export * from './contract/meter.ts';
export * from './contract/own-gifts.ts';
export * from './contract/proof.ts';
