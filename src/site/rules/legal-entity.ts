/**
 * The rule: whoever publishes the site and sells is named in full (LCEN of 21 June 2004; Code de
 * commerce, art. R123-237). These are demonstration values: an installation replaces them.
 */
import { PRODUCT_NAME } from '#basics/product-name.ts';

/** The SIREN passes its check digit; the telephone numbers are those ARCEP keeps for fiction. */
export const LEGAL_ENTITY = {
  name: `${PRODUCT_NAME} SAS`,
  isDemonstration: true,
  address: '1 rue de l’Exemple, 75000 Paris, France',
  capitalCents: 1_000_000,
  registry: 'RCS Paris 732\u00a0829\u00a0320',
  vatNumber: 'FR44732829320',
  phone: '+33 1 99 00 12 34',
  email: 'bonjour@prevenance.example',
  bankAccount: {
    beneficiary: `${PRODUCT_NAME} SAS`,
    // The example IBAN of French banks: its check digits are right, the account is nobody's.
    iban: 'FR7630006000011234567890189',
    bic: 'EXAMFRPPXXX',
  },
  publicationDirector: 'Camille Exemple',
  host: {
    name: 'Hébergeur de démonstration',
    address: '2 rue de l’Exemple, 75000 Paris, France',
    phone: '+33 1 99 00 56 78',
  },
} as const;
