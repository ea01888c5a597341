import { texts as exchange } from './messages/exchange.ts';

export const returns = {
  exchange,
};
