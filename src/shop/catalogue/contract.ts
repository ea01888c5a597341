/** What may be asked of the catalogue: what everybody is shown, and how staff keep it. */
// What products and media answer is for staff alone, and refuses: sign-in-required, forbidden.
export * from './contract/catalogue.ts';
export * from './contract/media.ts';
export * from './contract/products.ts';
