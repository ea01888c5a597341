import { useSyncExternalStore } from 'react';

/**
 * A value of the whole page that each part follows by itself. A context whose value changes would draw everything
 * below it anew, and would take away a part whose script has not come yet (`shell/later-part.tsx`).
 */
export type HeldValue<T> = {
  /** What the server wrote pages with. */
  readonly first: T;
  get(): T;
  set(next: T): void;
  /** @returns ends it. */
  follow(listener: () => void): () => void;
};

export function holdValue<T>(first: T): HeldValue<T> {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    first,
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    follow(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useHeldValue<T>({ follow, get, first }: HeldValue<T>): T {
  return useSyncExternalStore(follow, get, () => first);
}
