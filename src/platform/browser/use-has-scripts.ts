import { useSyncExternalStore } from 'react';

/** False in the page as the server sends it: until scripts run, a submitted form would be lost. */
export function useHasScripts(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
