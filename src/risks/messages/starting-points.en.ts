import type { MirrorOf } from '#basics/messages.ts';
import { en as care } from './starting-point-care.en.ts';
import { en as office } from './starting-point-office.en.ts';
import { en as restaurant } from './starting-point-restaurant.en.ts';
import { en as shop } from './starting-point-shop.en.ts';
import { en as workshop } from './starting-point-workshop.en.ts';
import type { fr } from './starting-points.fr.ts';

export const en: MirrorOf<typeof fr> = { office, shop, restaurant, workshop, care };
