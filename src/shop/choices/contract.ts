/** What may be asked of the choice of boxes, by who asks. */
export * from './contract/campaigns.ts';
export * from './contract/choosing.ts';
export * from './contract/parcels-by-staff.ts';
