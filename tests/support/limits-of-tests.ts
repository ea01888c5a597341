const OF_ONE_NETWORK = 'create-company-network';

/**
 * Limits of a product under test, which asks all day from one network: those of the limits say so.
 * @param wanted what a test sets itself, as `LIMITS` has it
 */
export function limitsOfTests(wanted = ''): string {
  const open = wanted.includes(`${OF_ONE_NETWORK}=`) ? '' : `${OF_ONE_NETWORK}=1000000/86400`;
  return [open, wanted].filter(Boolean).join(',');
}

/** What a test sets, where tests order and ask all day from one network; as it is where it tries production. */
export function settingsOfTests(settings: Readonly<Record<string, string>>) {
  if (settings.NODE_ENV === 'production') return settings;
  const open = { ORDER_LIMITS: 'off', FAIR_USE: 'off' };
  return { ...open, ...settings, LIMITS: limitsOfTests(settings.LIMITS) };
}
