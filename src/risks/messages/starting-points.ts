import type { Texts } from '#basics/messages.ts';
import { texts as care } from './starting-point-care.ts';
import { texts as office } from './starting-point-office.ts';
import { texts as restaurant } from './starting-point-restaurant.ts';
import { texts as shop } from './starting-point-shop.ts';
import { texts as workshop } from './starting-point-workshop.ts';

/** A starting point for each trade. */
export const texts = {
  office,
  shop,
  restaurant,
  workshop,
  care,
} satisfies Texts;
