/** What a request prefers, as RFC 7240 writes it in `Prefer`. */
export type Preferences = {
  readonly returns: 'representation' | 'minimal' | 'headers-only';
  readonly resolution: 'merge' | 'ignore' | undefined;
  readonly count: 'exact' | 'planned' | 'estimated' | undefined;
  readonly fillsDefaults: boolean;
  readonly rollsBack: boolean;
  readonly maxAffected: number | undefined;
  /** What was understood, for `Preference-Applied`. */
  readonly applied: readonly string[];
};

const KNOWN: Readonly<Record<string, readonly string[]>> = {
  return: ['representation', 'minimal', 'headers-only'],
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  count: ['exact', 'planned', 'estimated'],
  missing: ['default', 'null'],
  tx: ['commit', 'rollback'],
  handling: ['strict', 'lenient'],
};

export function readPreferences(header: string): Preferences {
  const found = new Map<string, string>();
  for (const part of header.split(',')) {
    const [name = '', value = ''] = part.trim().split('=', 2);
    const isKnown = Object.hasOwn(KNOWN, name) && KNOWN[name]?.includes(value);
    const isLimit = name === 'max-affected' && /^\d{1,9}$/.test(value);
    if ((isKnown || isLimit) && !found.has(name)) found.set(name, value);
  }
  const resolution = found.get('resolution');
  return {
    returns: (found.get('return') ?? 'minimal') as Preferences['returns'],
    resolution: resolution && (resolution === 'merge-duplicates' ? 'merge' : 'ignore'),
    count: found.get('count') as Preferences['count'],
    fillsDefaults: found.get('missing') === 'default',
    rollsBack: found.get('tx') === 'rollback',
    maxAffected: found.has('max-affected') ? Number(found.get('max-affected')) : undefined,
    applied: [...found].map(([name, value]) => `${name}=${value}`),
  } as Preferences;
}
