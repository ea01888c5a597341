/**
 * The rule: what is added to a published number is drawn from keyed bytes, so that the same people in
 * the same week always get the same, and nobody without the key can tell it from the answers. The draw
 * is near to normal (twelve equal draws, added), never further than six deviations away, and computed
 * in whole numbers: every machine finds the same.
 */

const DRAWS = 12;
const BYTES_A_DRAW = 4;
export const NOISE_BYTES = DRAWS * BYTES_A_DRAW;
const RANGE = 2 ** 32;

/**
 * A whole number of grains, around 0.
 * @param bytes of a keyed hash, `NOISE_BYTES` at least
 * @param deviation standard deviation, in grains
 * @throws RangeError for fewer bytes
 */
export function noiseGrains(bytes: Uint8Array, deviation: number): number {
  if (bytes.length < NOISE_BYTES) throw new RangeError(`noise takes ${NOISE_BYTES} bytes`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let sum = 0;
  for (let draw = 0; draw < DRAWS; draw += 1) sum += view.getUint32(draw * BYTES_A_DRAW);
  // Twelve equal draws from 0 to 1 have a variance of 1 together, around 6; both halves are alike.
  const distance = sum + DRAWS / 2 - (DRAWS / 2) * RANGE;
  return Math.round((distance / RANGE) * deviation);
}
