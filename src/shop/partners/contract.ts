/** What applicants, partners and staff may ask of each other. */
// What partners and reviews answer is for staff alone, and refuses: sign-in-required, forbidden.
export * from './contract/applications.ts';
export * from './contract/partners.ts';
export * from './contract/reviews.ts';
