/**
 * The rule: every buyer has an electronic address (BT-49): a French one in the directory, by its SIREN; one of the
 * Union by its VAT number, as networks code it; any other the address that its invoice is mailed to.
 *
 * Source: code list of electronic address schemes (EAS) of the Commission; AFNOR XP Z12-012, BR-FR-12.
 */
export interface ElectronicAddress {
  readonly scheme: string;
  readonly id: string;
}

/** The French directory. */
export const DIRECTORY = '0225';
const MAIL = 'EM';

/** By the letters that a VAT number begins with. */
const SCHEMES: Readonly<Record<string, string>> = {
  AT: '9914',
  BE: '9925',
  BG: '9926',
  CY: '9928',
  CZ: '9929',
  DE: '9930',
  DK: '0198',
  EE: '9931',
  EL: '9933',
  ES: '9920',
  FI: '0213',
  HR: '9934',
  HU: '9910',
  IE: '9935',
  IT: '0211',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  SE: '9955',
  SI: '9949',
  SK: '9950',
};

/** All that a document of ours may name. */
export const ADDRESS_SCHEMES: readonly string[] = [DIRECTORY, MAIL, ...Object.values(SCHEMES)];

export function electronicAddressOf(buyer: {
  readonly siren: string | null;
  readonly vatNumber: string | null;
  readonly email: string;
}): ElectronicAddress {
  if (buyer.siren !== null) return { scheme: DIRECTORY, id: buyer.siren };
  const scheme = SCHEMES[buyer.vatNumber?.slice(0, 2) ?? ''];
  return scheme !== undefined && buyer.vatNumber !== null
    ? { scheme, id: buyer.vatNumber }
    : { scheme: MAIL, id: buyer.email };
}
