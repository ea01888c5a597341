import type { Language } from '#basics/language.ts';
import { type Carriage, carriageName } from '#shop/sales/rules/carriage.ts';
import type { SoldLine } from './write-order.ts';

/** Carriage abroad as an order sells it: nothing to pack. */
export function carriageLine(
  carriage: Carriage,
  {
    place,
    language,
  }: { readonly place: { readonly country: string }; readonly language: Language },
): SoldLine {
  return {
    ...carriage,
    productId: null,
    name: carriageName(place.country, language),
    commitmentMonths: null,
    customisation: null,
    takesStock: false,
    isCarriage: true,
  };
}
