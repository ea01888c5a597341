/**
 * The rule: what is left of a text of letters and digits, read as one number with A as 10 to Z as 35,
 * when it is divided by 97.
 *
 * Source: ISO/IEC 7064, MOD 97-10; IBANs and creditor references carry digits that make it 1.
 */

/** Expects capital letters and digits alone. */
export function remainder97(characters: string): number {
  let remainder = 0;
  for (const character of characters) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}
