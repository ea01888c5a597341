export * from './contract/keys.ts';
export * from './contract/webhooks.ts';
