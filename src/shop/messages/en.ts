import { en as box } from './box.en.ts';
import { en as cancel } from './cancel.en.ts';
import { en as cart } from './cart.en.ts';
import { en as checkout } from './checkout.en.ts';
import { en as success } from './success.en.ts';

export const shop = { box, cancel, cart, checkout, success };
