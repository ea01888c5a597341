/**
 * The rule: a personal code is ten signs that nobody confuses on paper (no I, L, O or U, as Douglas
 * Crockford's base 32 has it), in two groups; what is typed for a sign that looks like another is
 * taken for it.
 */

const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;
const BITS_PER_SIGN = 5;

export const CODE_DAYS = 30;

/** @param bytes at least seven, as good as random */
export function personalCodeOf(bytes: Uint8Array): string {
  let rest = bytes.slice(0, 7).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let code = '';
  while (code.length < LENGTH) {
    code += SIGNS[Number(rest % BigInt(SIGNS.length))];
    rest >>= BigInt(BITS_PER_SIGN);
  }
  return code;
}

/** `ABCDE-FGHJK`: as it is printed. */
export function printedCode(code: string): string {
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}

/** The code that was typed; undefined for what cannot be one. */
export function typedCode(typed: string): string | undefined {
  const signs = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-‐‑–—.·_]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return signs.length === LENGTH && [...signs].every((sign) => SIGNS.includes(sign))
    ? signs
    : undefined;
}
