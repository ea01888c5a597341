/**
 * The rule: where a parcel is followed, for the carriers that tell it by an address; any other carrier
 * is told by the number alone.
 */
import type { Language } from '#basics/language.ts';

export const CARRIERS = [
  'colissimo',
  'chronopost',
  'dpd',
  'gls',
  'ups',
  'mondial-relay',
  'own',
  'other',
] as const;
export type Carrier = (typeof CARRIERS)[number];

/** As they call themselves; `own` and `other` are said in the reader’s words. */
export const CARRIER_NAMES: Readonly<Partial<Record<Carrier, string>>> = {
  colissimo: 'Colissimo',
  chronopost: 'Chronopost',
  dpd: 'DPD',
  gls: 'GLS',
  ups: 'UPS',
  'mondial-relay': 'Mondial Relay',
};

const PAGES: Readonly<Partial<Record<Carrier, (number: string, language: Language) => string>>> = {
  colissimo: (number, language) =>
    `https://www.laposte.fr/outils/suivre-vos-envois?code=${number}&lang=${language}`,
  chronopost: (number, language) =>
    `https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT=${number}&langue=${language}`,
  dpd: (number) => `https://trace.dpd.fr/fr/trace/${number}`,
  gls: (number, language) => `https://gls-group.com/FR/${language}/suivi-colis/?match=${number}`,
  ups: (number, language) => `https://www.ups.com/track?loc=${language}_FR&tracknum=${number}`,
};

/** The page on which a parcel is followed; undefined where there is none for that carrier. */
export function trackingPage(
  carrier: string | null,
  trackingNumber: string | null,
  language: Language,
): string | undefined {
  const known = CARRIERS.find((each) => each === carrier);
  const number = trackingNumber?.replace(/\s/g, '');
  if (!known || !number) return undefined;
  return PAGES[known]?.(encodeURIComponent(number), language);
}
