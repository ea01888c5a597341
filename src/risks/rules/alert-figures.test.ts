import { describe, expect, test } from 'vitest';
import { ALERT_FIGURES, figureFor } from './alert-figures.ts';
import { SENSITIVITIES } from './sensitivity.ts';

test.each([
  [10, 10, 14],
  [14, 10, 14],
  [15, 15, 19],
  [139, 40, 139],
  [140, 140, undefined],
  [5_000, 140, undefined],
])('where %d are listed, the figures are those of %d to %s', (listed, least, most) => {
  for (const sensitivity of SENSITIVITIES) {
    expect(figureFor(sensitivity, listed)).toMatchObject({ least, most });
  }
});

describe('a closer watch', () => {
  test.each([
    ['standard', 'attentive'],
    ['attentive', 'veryAttentive'],
  ] as const)('than %s, %s, sees no less and is wrong no more seldom', (one, closer) => {
    for (const [at, { onsets, seenSmaller, seen }] of ALERT_FIGURES[one].entries()) {
      expect(ALERT_FIGURES[closer][at]?.onsets).toBeGreaterThanOrEqual(onsets);
      expect(ALERT_FIGURES[closer][at]?.seenSmaller).toBeGreaterThanOrEqual(seenSmaller);
      expect(ALERT_FIGURES[closer][at]?.seen).toBeGreaterThanOrEqual(seen);
    }
  });
});

test('what is assumed of how far moods wander matters: without it signals are wrong more often', () => {
  for (const { onsets, onsetsIfDrifting, onsetsIfSeasonal } of ALERT_FIGURES.standard) {
    expect(Math.min(onsetsIfDrifting, onsetsIfSeasonal)).toBeGreaterThan(onsets);
  }
});
