import { useEffect, useEffectEvent, useState } from 'react';

/**
 * A part of the page that is fetched once it is wanted, and then stays. `load` is always the same function;
 * where nothing comes, `onFailure` is told, and the part is fetched again when `wanted` changes.
 */
export function useFetched<Part>(
  load: () => Promise<Part>,
  wanted: boolean | number,
  onFailure?: () => void,
): Part | undefined {
  // Wrapped, because a component is a function that a state would call.
  const [fetched, setFetched] = useState<{ readonly part: Part }>();
  const fail = useEffectEvent(() => onFailure?.());
  const isMissing = fetched === undefined;
  useEffect(() => {
    if (!wanted || !isMissing) return;
    let isOver = false;
    load().then(
      (part) => !isOver && setFetched({ part }),
      () => !isOver && fail(),
    );
    return () => {
      isOver = true;
    };
  }, [load, wanted, isMissing]);
  return fetched?.part;
}

/**
 * Fetches parts ahead, once the page has nothing else to do: whoever presses finds them there. Not over a line on
 * which somebody saves data.
 */
export function useFetchedAhead(loads: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    const fetchAll = () => {
      // What did not come is fetched again when it is wanted.
      for (const load of loads) load().catch(() => undefined);
    };
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetchAll, LATER_MS);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(fetchAll);
    return () => cancelIdleCallback(idle);
  }, [loads]);
}

/** Where a browser does not say when it is idle. */
const LATER_MS = 1_000;
