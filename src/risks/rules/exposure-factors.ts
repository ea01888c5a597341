/**
 * The rule: the annex of the document says what share of people is exposed to each of the ten factors of
 * the Code du travail, art. L4161-1 (annex: art. R4121-1-1). Six of them have a yearly threshold,
 * counted after protective measures (art. D4163-2); the other four have had none since 1 October 2017
 * (ordonnance no 2017-1389 of 22 September 2017). What the thresholds are is told in the messages.
 */
export const EXPOSURE_FACTORS = [
  'manualHandling',
  'awkwardPostures',
  'vibration',
  'hazardousChemicals',
  'hyperbaric',
  'extremeTemperatures',
  'noise',
  'nightWork',
  'alternatingShifts',
  'repetitiveWork',
] as const;
export type ExposureFactor = (typeof EXPOSURE_FACTORS)[number];

export function isExposureFactor(value: string): value is ExposureFactor {
  return EXPOSURE_FACTORS.some((factor) => factor === value);
}

export const EXPOSURE_THRESHOLDS = [
  { code: 'manualHandling', hasThreshold: false },
  { code: 'awkwardPostures', hasThreshold: false },
  { code: 'vibration', hasThreshold: false },
  { code: 'hazardousChemicals', hasThreshold: false },
  { code: 'hyperbaric', hasThreshold: true },
  { code: 'extremeTemperatures', hasThreshold: true },
  { code: 'noise', hasThreshold: true },
  { code: 'nightWork', hasThreshold: true },
  { code: 'alternatingShifts', hasThreshold: true },
  { code: 'repetitiveWork', hasThreshold: true },
] as const satisfies readonly { code: ExposureFactor; hasThreshold: boolean }[];
