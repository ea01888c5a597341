import type { RouteHandle } from '../root.tsx';

/**
 * Of a page that shows what its address names, to whoever has scripts: they are fetched with it. An address
 * without anything has nothing to show, and its page sleeps like others.
 */
export const LIVE_WHEN_ADDRESSED: RouteHandle = {
  isLive: (search) => [...new URLSearchParams(search).keys()].some((name) => name !== 'lang'),
};
