/** The rule: whoever is unwell is given the national listening line first, then the emergency numbers. */
export const LISTENING_LINE = '3114';
export const EMERGENCY_NUMBERS = ['15', '112'] as const;
