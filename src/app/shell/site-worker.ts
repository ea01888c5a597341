export const SITE_WORKER = '/site-worker.js';

const LOOK_AGAIN_MS = 10 * 60_000;

/**
 * Has this browser keep public pages; calls `onWaiting` when another release is there beside the one in
 * use. Looks for one when somebody comes back to the page, at most every ten minutes.
 */
export async function keepSite(
  onWaiting: (worker: ServiceWorker) => void,
  signal: AbortSignal,
): Promise<void> {
  // What Vite serves in development changes all the time.
  if (!import.meta.env.PROD) return;
  const site = await navigator.serviceWorker.register(SITE_WORKER, { scope: '/' });
  if (signal.aborted) return;
  if (site.waiting && site.active) onWaiting(site.waiting);
  site.addEventListener('updatefound', () => watch(site), { signal });
  watch(site);
  let lookedAt = Date.now();
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_AGAIN_MS) return;
      lookedAt = Date.now();
      // Without a connection there is nothing new.
      site.update().catch(() => undefined);
    },
    { signal },
  );
  notifySeen(site, signal);

  function watch({ installing }: ServiceWorkerRegistration): void {
    installing?.addEventListener(
      'statechange',
      () => {
        if (installing.state === 'installed' && site.active) onWaiting(installing);
      },
      { signal },
    );
  }
}

/** The page that is open, and the files it has fetched, some of them before the worker was there. */
function notifySeen(site: ServiceWorkerRegistration, signal: AbortSignal): void {
  const worker = site.active ?? site.waiting ?? site.installing;
  if (!worker) return;
  const tell = () => {
    if (worker.state !== 'activated') return;
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin }) => origin === window.location.origin)
      .map(({ pathname }) => pathname)
      .filter((pathname) => pathname.startsWith('/assets/'));
    worker.postMessage({ seen: { url: window.location.href, files } });
  };
  if (worker.state === 'activated') tell();
  else worker.addEventListener('statechange', tell, { signal });
}
