import { holdsConnection } from './asker.ts';

/** What was computed from the public content, kept for one version of it. */
export type VersionedCache<T> = {
  /**
   * The value kept for this key and version, computed once however many ask for it: once more by who holds a
   * connection, where others have begun to.
   */
  get(key: string, version: number, compute: () => Promise<T>): Promise<T>;
  /** What was last kept for this key, of whatever version: never one that is still being computed. */
  last(key: string): T | undefined;
  /** Whether `get` would compute nothing. */
  has(key: string, version: number): boolean;
};

/**
 * Keeps up to `size` values in memory; the oldest leave first. What fails, or what `isKept` declines, is
 * computed again for whoever asks next.
 */
export function createVersionedCache<T>(options: {
  size: number;
  isKept?: (value: T) => boolean;
}): VersionedCache<T> {
  const { size, isKept = () => true } = options;
  const computed = new Map<string, Computed<T>>();
  const lastKept = new Map<string, { version: number; value: T }>();
  return {
    has: (key, version) => computed.get(key)?.version === version,
    get(key, version, compute) {
      const present = computed.get(key);
      const isWaitedFor = present?.isKnown || present?.isOfHolder || !holdsConnection();
      if (present?.version === version && isWaitedFor) return present.value;
      const value = compute();
      const entry = { version, value, isOfHolder: holdsConnection(), isKnown: false };
      put(computed, size, key, entry);
      const forget = () => {
        if (computed.get(key)?.value === value) computed.delete(key);
      };
      value.then((known) => {
        entry.isKnown = true;
        if (!isKept(known)) forget();
        else if ((lastKept.get(key)?.version ?? version) <= version)
          put(lastKept, size, key, { version, value: known });
      }, forget);
      return value;
    },
    last: (key) => lastKept.get(key)?.value,
  };
}

type Computed<T> = {
  readonly version: number;
  readonly value: Promise<T>;
  /** Whether whoever began to compute it held a connection, and waits for nobody who has none. */
  readonly isOfHolder: boolean;
  isKnown: boolean;
};

/** Sets it as the newest; beyond `size`, the oldest leave. */
function put<T>(map: Map<string, T>, size: number, key: string, value: T): void {
  map.delete(key);
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= size) break;
    map.delete(oldest);
  }
}
