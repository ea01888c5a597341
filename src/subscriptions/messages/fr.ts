import { fr as box } from './box.fr.ts';

export const subscriptions = { box };
