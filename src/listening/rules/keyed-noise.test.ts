import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOISE_BYTES, noiseGrains } from './keyed-noise.ts';

const DEVIATION = 15_120;
const draw = (word: string) => createHmac('sha512', 'key').update(word).digest();

describe('noise', () => {
  test('is around 0, with the deviation asked for, and as often above as below', () => {
    const drawn = Array.from({ length: 40_000 }, (_, at) => noiseGrains(draw(`${at}`), DEVIATION));
    const mean = drawn.reduce((sum, each) => sum + each, 0) / drawn.length;
    const variance = drawn.reduce((sum, each) => sum + (each - mean) ** 2, 0) / drawn.length;
    expect(Math.abs(mean) / DEVIATION).toBeLessThan(0.02);
    expect(Math.sqrt(variance) / DEVIATION).toBeCloseTo(1, 1);
    const within = (deviations: number) =>
      drawn.filter((each) => Math.abs(each) < deviations * DEVIATION).length / drawn.length;
    // What a normal law has within one and two deviations.
    expect(within(1)).toBeCloseTo(0.683, 1);
    expect(within(2)).toBeCloseTo(0.954, 1);
  });

  test('is whole, bounded, and the same for the same bytes; turned around it is its opposite', () => {
    const bytes = fc.uint8Array({ minLength: NOISE_BYTES, maxLength: 64 });
    fc.assert(
      fc.property(bytes, fc.integer({ min: 1, max: 100_000 }), (given, deviation) => {
        const noise = noiseGrains(given, deviation);
        expect(Number.isInteger(noise)).toBe(true);
        expect(Math.abs(noise)).toBeLessThanOrEqual(6 * deviation);
        expect(noiseGrains(Uint8Array.from(given), deviation)).toBe(noise);
        const turned = noiseGrains(
          given.map((byte) => 255 - byte),
          deviation,
        );
        expect(Math.abs(turned + noise)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('is not drawn from fewer bytes', () => {
    expect(() => noiseGrains(new Uint8Array(NOISE_BYTES - 1), 1)).toThrow(RangeError);
  });
});
