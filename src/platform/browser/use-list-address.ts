import { useEffect, useRef } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { isUuid } from '#basics/uuid.ts';

type Changed = Readonly<Partial<Record<string, string>>>;

const MOST_PAGES = 100_000;

/** Where one is in a list: by its pages, or by what stands before or after. */
const FIRST_PAGE = { page: '', after: '', before: '' };

/** Reads what an address says; whatever makes no sense there is nothing. */
export type Said = {
  text(name: string, max?: number): string;
  oneOf<Value extends string>(name: string, among: readonly Value[]): Value | null;
  id(name: string): string | null;
  /** From 1. */
  page(): number;
};

/**
 * What a list is narrowed to. It stands in the address, so that reloading, sharing and going back lead to
 * the same list. `change` takes parameters of the address, those without a value are taken out of it; any
 * change but of the page goes back to the first one.
 */
export function useListAddress<Wish>(read: (said: Said) => Wish) {
  const [parameters, setParameters] = useSearchParams();
  const { pathname } = useLocation();
  const { location: goingTo } = useNavigation();
  // What is asked twice before it is shown is asked of what was asked first.
  const asked = useRef(parameters);
  useEffect(() => {
    asked.current = parameters;
  }, [parameters]);
  function change(changed: Changed) {
    // Whoever has opened something meanwhile is not called back by a search that was still to be asked.
    const own = asked.current.size > 0 ? `?${asked.current}` : '';
    if (goingTo && goingTo.pathname + goingTo.search !== pathname + own) return;
    const isPage = Object.keys(changed).some((name) => name in FIRST_PAGE);
    asked.current = changedIn(asked.current, { ...FIRST_PAGE, ...changed });
    setParameters(asked.current, {
      // Each page is a step to go back by; each letter of a search is none.
      replace: !isPage,
      preventScrollReset: !isPage,
    });
  }
  return [read(saidBy(parameters)), change] as const;
}

/** The address of what a list leads to, with what the list is narrowed to: the way back finds it again. */
export function useListLink(): (changed: Changed) => string {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  return (changed) => `${pathname}?${changedIn(parameters, changed)}`.replace(/\?$/, '');
}

function saidBy(parameters: URLSearchParams): Said {
  return {
    text: (name, max = 200) => (parameters.get(name) ?? '').slice(0, max),
    oneOf: (name, among) => among.find((each) => each === parameters.get(name)) ?? null,
    id(name) {
      const id = parameters.get(name) ?? '';
      return isUuid(id) ? id : null;
    },
    page() {
      const page = Number.parseInt(parameters.get('page') ?? '', 10);
      return page >= 1 ? Math.min(MOST_PAGES, page) : 1;
    },
  };
}

function changedIn(before: URLSearchParams, changed: Changed): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changed)) {
    if (value) after.set(name, value);
    else after.delete(name);
  }
  return after;
}
