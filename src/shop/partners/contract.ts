/** What applicants, partners and staff may ask of each other. */
export * from './contract/applications.ts';
export * from './contract/partners.ts';
export * from './contract/reviews.ts';
