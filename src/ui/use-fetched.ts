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
