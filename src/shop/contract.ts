/** What browsers and other programs may ask of the shop, by subject. */
export * from './contract/approvals.ts';
export * from './contract/catalogue.ts';
export * from './contract/checkout.ts';
export * from './contract/credit.ts';
export * from './contract/desk.ts';
export * from './contract/licences.ts';
export * from './contract/order-file.ts';
export * from './contract/orders.ts';
export * from './contract/parcels.ts';
export * from './contract/partners.ts';
export * from './contract/quotes.ts';
export * from './contract/returns.ts';
export * from './contract/simulator.ts';
export * from './contract/transfers.ts';
