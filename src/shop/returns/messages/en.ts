import { en as exchange } from './exchange.en.ts';

export const returns = {
  exchange,
};
