import { describe, expect, test } from 'vitest';
import { ALERT_FIGURES, figureFor } from './alert-figures.ts';
import { SENSITIVITIES } from './sensitivity.ts';

test.each([
  // Fewer than eight are never compared: what is said of them is the worst that is known.
  [5, 8, 14],
  [8, 8, 14],
  [15, 15, 29],
  [30, 30, undefined],
  [120, 30, undefined],
])('where at least %d answered, the figures are those of %d to %s', (answered, least, most) => {
  for (const sensitivity of SENSITIVITIES) {
    expect(figureFor(sensitivity, answered)).toMatchObject({ least, most });
  }
});

describe('a closer watch', () => {
  test.each([
    ['standard', 'attentive'],
    ['attentive', 'veryAttentive'],
  ] as const)('than %s, %s, sees no less and is wrong no more seldom', (one, closer) => {
    for (const [at, { onsets, seen }] of ALERT_FIGURES[one].entries()) {
      expect(ALERT_FIGURES[closer][at]?.onsets).toBeGreaterThanOrEqual(onsets);
      expect(ALERT_FIGURES[closer][at]?.seen).toBeGreaterThanOrEqual(seen);
    }
  });
});
