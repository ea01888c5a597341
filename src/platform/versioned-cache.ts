/** What was computed from the public content, kept for one version of it. */
export type VersionedCache<T> = {
  /** The value kept for this key and version, computed once however many ask for it. */
  get(key: string, version: number, compute: () => Promise<T>): Promise<T>;
  /** What was last kept for this key, of whatever version. */
  last(key: string): Promise<T> | undefined;
  /** Whether `get` would compute nothing. */
  has(key: string, version: number): boolean;
};

/**
 * Keeps up to `size` values in memory; the oldest leave first. What fails, or what `isKept`
 * declines, is computed again for whoever asks next, and leaves what was kept before.
 */
export function createVersionedCache<T>(options: {
  size: number;
  isKept?: (value: T) => boolean;
}): VersionedCache<T> {
  const { size, isKept = () => true } = options;
  const kept = new Map<string, { version: number; value: Promise<T> }>();
  return {
    has: (key, version) => kept.get(key)?.version === version,
    get(key, version, compute) {
      const present = kept.get(key);
      if (present?.version === version) return present.value;
      const value = compute();
      kept.delete(key);
      kept.set(key, { version, value });
      for (const oldest of kept.keys()) {
        if (kept.size <= size) break;
        kept.delete(oldest);
      }
      const forget = () => {
        if (kept.get(key)?.value !== value) return;
        if (present) kept.set(key, present);
        else kept.delete(key);
      };
      value.then((known) => {
        if (!isKept(known)) forget();
      }, forget);
      return value;
    },
    last: (key) => kept.get(key)?.value,
  };
}
