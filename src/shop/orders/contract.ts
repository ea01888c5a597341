/** What browsers and other programs may ask about orders, by subject. */

export * from './contract/checkout.ts';
export * from './contract/checkout-shapes.ts';
export * from './contract/credit.ts';
export * from './contract/desk.ts';
export * from './contract/order-file.ts';
export * from './contract/orders.ts';
export * from './contract/parcels.ts';
export * from './contract/sales.ts';
export * from './contract/transfers.ts';
