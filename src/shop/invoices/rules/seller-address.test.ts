import { expect, test } from 'vitest';
import { sellerAddress } from './seller-address.ts';

test.each([
  ['1 rue de l’Exemple, 75000 Paris, France', '1 rue de l’Exemple', '75000', 'Paris'],
  [
    'Bâtiment B, 3 quai du Port, 13002 Marseille',
    'Bâtiment B, 3 quai du Port',
    '13002',
    'Marseille',
  ],
  ['Lieu-dit Kerjean', 'Lieu-dit Kerjean', '', ''],
])('%s', (written, line1, postcode, city) => {
  expect(sellerAddress(written)).toEqual({ line1, line2: null, postcode, city, country: 'FR' });
});
