import { useRef, useState } from 'react';

/** A change of what is held, made of what it is at that moment. */
export type ChangeOf<T> = (now: T) => T;

/**
 * State for what is changed late: after an answer, in a timer, by a colleague, while somebody types. `change` starts
 * from what is held then, whatever render it was taken from, and answers what it became; `latest` is that,
 * before the page shows it.
 */
export function useHeld<T>(start: T | (() => T)) {
  const [shown, setShown] = useState(start);
  const held = useRef(shown);
  return {
    shown,
    latest: () => held.current,
    change(change: ChangeOf<T>): T {
      held.current = change(held.current);
      setShown(held.current);
      return held.current;
    },
  };
}
