import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './composer.fr.ts';

export const en: MirrorOf<typeof fr> = {
  eyebrow: 'Your way',
  title: 'Compose it and watch it change',
  intro:
    'A theme, a few swaps, a sleeve, a few words. The price stays put; the origin, the allergens and the URSSAF limit on gifts are worked out again at every touch.',
  box: 'The box to start from',
  card: 'Your words will be written here.',
  inside: 'In the box',
  hint: 'Touch a product: another of the same theme takes its place.',
  swap: ', swap',
  swapped: '{to} takes the place of {from}.',
  net: 'excl. VAT per box',
  gross: 'incl. VAT, delivery in France included',
  origin:
    '{proven, number} {proven, plural, one {product} other {products}} out of {total, number} of French origin proven today, that is {percent}%.',
  allergens: 'Allergens: {names}.',
  noAllergens: 'None of the fourteen allergens to declare.',
  add: 'Put my box in the cart',
  logo: 'Your logo can be printed on the sleeve too: <box>add it by customising this box</box>.',
  meter: {
    title: 'And the URSSAF limit?',
    given: 'Suppose the person has already received this year',
    nothing: 'No other gift',
    under:
      'With this box, their gifts of {year} come to {total} incl. VAT: {remaining} are left under the limit of {limit}.',
    over: 'With this box, their gifts of {year} come to {total} incl. VAT, {over} above the limit of {limit}. Beyond it, each gift must be tied to a listed event.',
    simulate: 'Work it out for the whole team',
  },
};
