/** What may be asked of the meter of gifts, by subject. */
export * from './contract/gifts.ts';
export * from './contract/imports.ts';
export * from './contract/meter.ts';
export * from './contract/own-gifts.ts';
export * from './contract/proof.ts';
