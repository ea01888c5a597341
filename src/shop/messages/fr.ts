import { fr as box } from './box.fr.ts';
import { fr as cancel } from './cancel.fr.ts';
import { fr as cart } from './cart.fr.ts';
import { fr as checkout } from './checkout.fr.ts';
import { fr as success } from './success.fr.ts';

export const shop = { box, cancel, cart, checkout, success };
