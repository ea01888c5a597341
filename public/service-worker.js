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
  if (request.mode === 'navigate' && url.pathname === PAGE) event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(file(request));
});

// The page tells which files it has fetched, some of them before this was there.
self.addEventListener('message', (event) => {
  const named = event.data?.keep;
  if (!Array.isArray(named)) return;
  const ours = named.filter((path) => /^\/assets\/[\w.-]+$/.test(path));
  event.waitUntil(keepFiles(ours));
});

/** The page of today where there is a connection, else the one that was kept. */
async function page(request) {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    // What a mail’s link says stays out of what is kept.
    if (answer.ok && new URL(request.url).search === '') await keepPage(answer.clone());
    return answer;
  } catch {
    return (await caches.match(PAGE, { cacheName: PAGES })) ?? Response.error();
  }
}

/** Files carry the hash of their content in their name: one that is kept is the right one. */
async function file(request) {
  const kept = await caches.match(request, { cacheName: FILES });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(FILES)).put(request, answer.clone());
  return answer;
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
