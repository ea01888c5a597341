/** What staff may ask of the catalogue, of partners and of settings, by subject. */
// Every function of these refuses: sign-in-required, forbidden (not of the staff).
export * from './contract/journal.ts';
export * from './contract/media.ts';
export * from './contract/page-texts.ts';
export * from './contract/partner-reviews.ts';
export * from './contract/partners.ts';
export * from './contract/products.ts';
export * from './contract/settings.ts';
export * from './contract/work.ts';
