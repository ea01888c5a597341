/** What may be asked of the catalogue: what everybody is shown, and how staff keep it. */
export * from './contract/catalogue.ts';
export * from './contract/media.ts';
export * from './contract/products.ts';
