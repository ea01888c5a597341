/**
 * The rule: a text is written as bars of Code 128, code set B (ISO/IEC 15417): a start, one symbol for each
 * character, a check symbol and a stop; each symbol is bars and spaces by turns, eleven modules wide.
 */

/** Widths of the three bars and three spaces of each symbol, by its value. */
const SYMBOLS = `
  212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212
  112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131
  311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321
  112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121
  313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111
  314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114
  122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212
  124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113
  114311 411113 411311 113141 114131 311141 411131 211412 211214 211232
`
  .trim()
  .split(/\s+/);

const START_B = 104;
const STOP = '2331112';
const CHECK_MODULUS = 103;
const FIRST_CHARACTER = 32;
const CHARACTERS = 95;
/** Modules left white on either side; the norm asks for ten. */
const QUIET_ZONE = 12;

/**
 * The widths in modules of bars and spaces by turns, a bar first, without the quiet zones beside them.
 * Throws RangeError for characters that are not printable ASCII.
 */
export function code128Widths(text: string): number[] {
  const values = Array.from(text, (character) => {
    const value = (character.codePointAt(0) ?? 0) - FIRST_CHARACTER;
    if (value < 0 || value >= CHARACTERS) throw new RangeError(`no bars write ${character}`);
    return value;
  });
  const check =
    values.reduce((sum, value, index) => sum + value * (index + 1), START_B) % CHECK_MODULUS;
  const symbols = [START_B, ...values, check].map((value) => SYMBOLS[value] ?? '');
  return Array.from([...symbols, STOP].join(''), Number);
}

/** The same as a drawing (SVG), one module a unit wide and one unit high, with its quiet zones. */
export function code128Drawing(text: string): string {
  let x = QUIET_ZONE;
  const bars = code128Widths(text).map((width, index) => {
    const from = x;
    x += width;
    return index % 2 === 0 ? `M${from} 0h${width}v1h-${width}z` : '';
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${x + QUIET_ZONE} 1" preserveAspectRatio="none"><path d="${bars.join('')}" fill="#000"/></svg>`;
}
