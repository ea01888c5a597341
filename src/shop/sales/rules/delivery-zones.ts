/**
 * The rule: carriers have zones, and a place is in one of them or is not served. France is the mainland, Corsica
 * and Monaco, where delivery is in the price; everywhere else each box costs what carriage there costs on that
 * day. Parts of the Union that are outside its VAT are in no zone, nor is Northern Ireland, which is in it for
 * goods alone.
 *
 * Sources: Directive 2006/112/CE, art. 6 (territories that are left out); CGI, art. 294 (overseas departments).
 * The database says the same in `public.delivery_zone`.
 */
import type { ParisDay } from '#basics/dates.ts';
import type { Cents } from '#basics/money.ts';
import { type DatedFigure, type FigureKind, figureOn } from '#basics/settings.ts';

/** Members of the Union beside France, as addresses write them. */
export const UNION_COUNTRIES = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const;
const NEIGHBOURS = ['CH', 'GB'];
const WORLD = ['CA', 'NO', 'US'];

/** Where an order may go, as the countries of a form. */
export const SERVED_COUNTRIES = ['FR', 'MC', ...UNION_COUNTRIES, ...NEIGHBOURS, ...WORLD] as const;

export type DeliveryZone = 'france' | 'europe' | 'neighbours' | 'world';

/** Canaries, Ceuta, Melilla; Büsingen, Heligoland; Åland; Mount Athos; Livigno, Campione d’Italia. */
const LEFT_OUT: Readonly<Record<string, RegExp>> = {
  ES: /^(?:35|38|51|52)/,
  DE: /^(?:78266|27498)$/,
  FI: /^22/,
  GR: /^63086$/,
  IT: /^(?:23041|22061)$/,
  GB: /^BT/,
};

/** Guadeloupe, Martinique, Guyane, La Réunion, Mayotte. */
const OVERSEAS_DEPARTMENTS = /^97[12346]/;

type Place = { readonly country: string; readonly postcode: string };

/** Expects a clean address; undefined where nothing is sent. */
export function deliveryZone({ country, postcode }: Place): DeliveryZone | undefined {
  if (country === 'FR' || country === 'MC') return frenchZone({ country, postcode });
  if (LEFT_OUT[country]?.test(postcode)) return undefined;
  if (UNION_COUNTRIES.some((member) => member === country)) return 'europe';
  if (NEIGHBOURS.includes(country)) return 'neighbours';
  return WORLD.includes(country) ? 'world' : undefined;
}

export function isOverseasDepartment({ country, postcode }: Place): boolean {
  return country === 'FR' && OVERSEAS_DEPARTMENTS.test(postcode);
}

function frenchZone(place: Place): DeliveryZone | undefined {
  const isOverseas = /^9[78]/.test(place.postcode) && !place.postcode.startsWith('980');
  if (!isOverseas) return 'france';
  return isOverseasDepartment(place) ? 'world' : undefined;
}

const CARRIAGE = {
  europe: 'carriage-europe',
  neighbours: 'carriage-neighbours',
  world: 'carriage-world',
} as const satisfies Partial<Record<DeliveryZone, FigureKind>>;

/** What carriage of one box costs there on that day, excluding VAT; undefined where it is in the price. */
export function carriageOn(
  figures: readonly DatedFigure[],
  zone: DeliveryZone,
  day: ParisDay,
): Cents | undefined {
  return zone === 'france' ? undefined : figureOn(figures, CARRIAGE[zone], day).value;
}
