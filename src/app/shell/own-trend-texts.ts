/** What the trends of one person need to be sent; what surrounds them on their own screen is left out. */
export const OWN_TREND_TEXTS = [
  'listening.own.noScore',
  'listening.own.outOf',
  'listening.own.answers',
  'listening.own.sevenDays',
  'listening.own.thirtyDays',
  'listening.own.direction',
] as const;
