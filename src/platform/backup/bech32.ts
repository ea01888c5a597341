// How keys of `age` are written down (BIP 173): with a checksum, so that one letter mistyped is noticed.

const LETTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
const CHECKSUM_LENGTH = 6;

function polymod(values: readonly number[]): number {
  let sum = 1;
  for (const value of values) {
    const top = sum >>> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ value;
    for (const [bit, word] of GENERATOR.entries()) if ((top >>> bit) & 1) sum ^= word;
  }
  return sum;
}

function expanded(prefix: string): number[] {
  const codes = [...prefix].map((letter) => letter.charCodeAt(0));
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)];
}

/** @returns undefined where bits are left over that are not padding */
function regrouped(
  values: Iterable<number>,
  from: number,
  to: number,
  isPadded: boolean,
): number[] | undefined {
  const result: number[] = [];
  let held = 0;
  let bits = 0;
  for (const value of values) {
    held = ((held << from) | value) & 0xfff;
    bits += from;
    while (bits >= to) {
      bits -= to;
      result.push((held >> bits) & ((1 << to) - 1));
    }
  }
  const rest = (held << (to - bits)) & ((1 << to) - 1);
  if (isPadded && bits > 0) result.push(rest);
  else if (!isPadded && (bits >= from || rest !== 0)) return undefined;
  return result;
}

export function toBech32(prefix: string, bytes: Uint8Array): string {
  const words = regrouped(bytes, 8, 5, true) ?? [];
  const sum = polymod([...expanded(prefix), ...words, 0, 0, 0, 0, 0, 0]) ^ 1;
  const checksum = Array.from(
    { length: CHECKSUM_LENGTH },
    (_, at) => (sum >>> (5 * (5 - at))) & 31,
  );
  return `${prefix}1${[...words, ...checksum].map((word) => LETTERS[word]).join('')}`;
}

/** @returns undefined for what is not written so, under this prefix */
export function fromBech32(prefix: string, text: string): Buffer | undefined {
  const lower = text.toLowerCase();
  if (text !== lower && text !== text.toUpperCase()) return undefined;
  if (!lower.startsWith(`${prefix}1`)) return undefined;
  const words = [...lower.slice(prefix.length + 1)].map((letter) => LETTERS.indexOf(letter));
  if (words.includes(-1) || polymod([...expanded(prefix), ...words]) !== 1) return undefined;
  const bytes = regrouped(words.slice(0, -CHECKSUM_LENGTH), 5, 8, false);
  return bytes && Buffer.from(bytes);
}
