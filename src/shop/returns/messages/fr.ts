import { fr as exchange } from './exchange.fr.ts';

export const returns = {
  exchange,
};
