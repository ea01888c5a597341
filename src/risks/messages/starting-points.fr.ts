import { fr as care } from './starting-point-care.fr.ts';
import { fr as office } from './starting-point-office.fr.ts';
import { fr as restaurant } from './starting-point-restaurant.fr.ts';
import { fr as shop } from './starting-point-shop.fr.ts';
import { fr as workshop } from './starting-point-workshop.fr.ts';

/** A starting point for each trade. */
export const fr = { office, shop, restaurant, workshop, care };
