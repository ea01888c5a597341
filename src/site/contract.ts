/** What the public site and its editors may ask for. */
export * from './contract/page-texts.ts';
export * from './contract/pages.ts';
