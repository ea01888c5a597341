/** What is asked of us before an order: requests and quotes. */
export * from './contract/quotes.ts';
export * from './contract/quotes-by-link.ts';
export * from './contract/requests.ts';
