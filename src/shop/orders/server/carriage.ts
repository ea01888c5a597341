import { countryName } from '#basics/country-name.ts';
import type { Language } from '#basics/language.ts';
import { translatorOf } from '#platform/texts/translator.ts';
import type { Carriage } from '#shop/sales/rules/carriage.ts';
import { texts } from '../messages/carriage.ts';
import type { SoldLine } from './write-order.ts';

const translator = translatorOf(texts);

/** What carriage abroad is called. */
export function carriageName(country: string, language: Language): string {
  return translator(language)('line', { country: countryName(country, language) });
}

/** The same as an order sells it: nothing to pack. */
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
