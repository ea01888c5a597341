/** What the public site may ask for, and staff who answer its visitors. */
export * from './contract/pages.ts';
export * from './contract/requests.ts';
