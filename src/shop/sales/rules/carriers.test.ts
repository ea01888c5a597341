import { expect, test } from 'vitest';
import { trackingPage } from './carriers.ts';

test.each([
  [
    'colissimo',
    '6A 123',
    'fr',
    'https://www.laposte.fr/outils/suivre-vos-envois?code=6A123&lang=fr',
  ],
  ['ups', '1Z', 'en', 'https://www.ups.com/track?loc=en_FR&tracknum=1Z'],
  ['dpd', 'a/../b?c', 'fr', 'https://trace.dpd.fr/fr/trace/a%2F..%2Fb%3Fc'],
  ['other', '123', 'fr', undefined],
  ['colissimo', null, 'fr', undefined],
  [null, '123', 'fr', undefined],
] as const)(
  'a parcel of %s under %s is followed at its page, or told by its number',
  (carrier, number, language, page) => {
    expect(trackingPage(carrier, number, language)).toBe(page);
  },
);
