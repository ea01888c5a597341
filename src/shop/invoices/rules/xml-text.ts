/**
 * The rule: data is written as XML so that whatever somebody typed reads back as they typed it, but for
 * the signs that XML has no way to write; an element without content is not written at all.
 *
 * Source: XML 1.0; EN 16931 as PEPPOL checks it (R008: no empty elements).
 */

type Attribute = readonly [name: string, value: string];

/** Of no text there is no element. */
export function text(name: string, value: string, attribute?: Attribute): string[] {
  if (escaped(value).trim() === '') return [];
  const written = attribute ? ` ${attribute[0]}="${escaped(attribute[1])}"` : '';
  return [`<${name}${written}>${escaped(value)}</${name}>`];
}

/** Of nothing inside there is no element. */
export function element(name: string, children: readonly (string | readonly string[])[]): string[] {
  const inside = children.flat();
  return inside.length === 0 ? [] : [`<${name}>`, ...inside, `</${name}>`];
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML 1.0 has no way to write
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function escaped(value: string): string {
  return value
    .toWellFormed()
    .replaceAll(UNWRITABLE, '')
    .replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');
}

/** Two digits behind the point, without passing through a fraction. */
export function decimals(hundredths: number): string {
  const digits = String(hundredths).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
