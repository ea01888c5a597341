import { en as box } from './box.en.ts';

export const subscriptions = { box };
