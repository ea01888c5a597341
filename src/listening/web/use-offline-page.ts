import { useEffect } from 'react';

export const SERVICE_WORKER = '/service-worker.js';

/** The screens that work without a connection; each has a worker of its own. */
export type OfflinePage = '/mood' | '/dashboard/risks/units';

/** Has this browser keep the screen, for when there is no connection. */
export function useOfflinePage(page: OfflinePage): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    // Where it is refused, the page works as long as there is a connection.
    keepPage(page).catch(() => undefined);
  }, [page]);
}

async function keepPage(page: OfflinePage): Promise<void> {
  // Of that page alone: the others go to the network as if it were not there.
  const kept = await navigator.serviceWorker.register(SERVICE_WORKER, { scope: page });
  const worker = await begun(kept);
  const keep = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname)
    .filter((pathname) => pathname.startsWith('/assets/'));
  worker?.postMessage({ keep });
}

/** The worker of that very scope: the one that keeps the whole site may be ready before. */
function begun({ active, waiting, installing }: ServiceWorkerRegistration) {
  const coming = active ?? waiting ?? installing;
  if (!coming || coming.state === 'activated') return coming;
  return new Promise<ServiceWorker>((resolve) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve(coming);
    });
  });
}
