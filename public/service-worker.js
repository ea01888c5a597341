// Keeps one screen for when there is no connection, the check-in or the work units of the risk
// document: that page, and the files it is made of. Everything else goes to the network as if this
// were not there. Nothing that anybody writes passes here: it waits in the page's own store.

// Registered once for each such page, whose address is its scope.
const PAGE = new URL(self.registration.scope).pathname;
const PAGES = `prevenance-page-v2 ${PAGE}`;
const FILES = `prevenance-files-v2 ${PAGE}`;
const OLD = ['prevenance-page-v1', 'prevenance-files-v1'];
const ANSWER_WITHIN_MS = 4000;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keepPage().catch(() => undefined));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all(OLD.map((name) => caches.delete(name))));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate' && url.pathname === PAGE) event.respondWith(page(event));
  else if (url.pathname.startsWith('/assets/')) {
    if (isOffline(event)) event.respondWith(file(request));
    else event.waitUntil(keepFiles([url.pathname]));
  }
});

// The page tells which files it has fetched, some of them before this was there.
self.addEventListener('message', (event) => {
  const named = event.data?.keep;
  if (!Array.isArray(named)) return;
  const ours = named.filter((path) => /^\/assets\/[\w.-]+$/.test(path));
  event.waitUntil(keepFiles(ours));
});

/** The page of today where there is a connection, else the one that was kept. */
async function page({ request, resultingClientId }) {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    // What a mail’s link says stays out of what is kept.
    if (answer.ok && new URL(request.url).search === '') await keepPage(answer.clone());
    return answer;
  } catch {
    offlinePages.add(resultingClientId);
    return (await caches.match(PAGE, { cacheName: PAGES })) ?? Response.error();
  }
}

/** Of the page as it was kept. */
const offlinePages = new Set();

/**
 * With a connection the browser fetches files itself, mostly from its own store: a worker in between is slower,
 * and where the browser stops it halfway the page is left without its scripts.
 */
function isOffline({ clientId }) {
  return offlinePages.has(clientId) || !self.navigator.onLine;
}

/** Files carry the hash of their content in their name: one that is kept is the right one. */
async function file(request) {
  return (await caches.match(request, { cacheName: FILES })) ?? fetch(request);
}

/** Keeps the page with the files it names; those of an earlier one go. */
async function keepPage(answer) {
  const fresh = answer ?? (await fetch(PAGE));
  if (!fresh.ok) return;
  const pages = await caches.open(PAGES);
  const before = await pages.match(PAGE);
  const etag = fresh.headers.get('etag');
  const html = await fresh.clone().text();
  await pages.put(PAGE, fresh);
  if (before && before.headers.get('etag') === etag) return;
  if (before) await caches.delete(FILES);
  await keepFiles([...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [])]);
}

async function keepFiles(paths) {
  const files = await caches.open(FILES);
  await Promise.allSettled(
    paths.map(async (path) => (await files.match(path)) ?? (await files.add(path))),
  );
}
