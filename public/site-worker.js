// What is left of the site without a connection: public pages that were seen before, and for all others a
// page that says so. With a connection every page is asked for as if this were not there. What anybody
// writes, or reads of their own, never passes here. Screens that work offline have workers of their own
// (`service-worker.js`), whose narrower scopes come first.
//
// The server writes the release in front of this file: another release is another worker, which waits
// until the reader wants it.

/* global RELEASE */
const NAME = typeof RELEASE === 'undefined' ? 'by hand' : RELEASE;
const PAGES = `prevenance-site-pages ${NAME}`;
const FILES = `prevenance-site-files ${NAME}`;
const LANGUAGE_KEY = 'prevenance-language';
const SHELL = [
  '/offline/fr.html',
  '/offline/en.html',
  '/offline/offline.css',
  '/offline/offline.js',
  '/favicon.svg',
  '/illustrations/lost.svg',
];
/** Of whoever is signed in, or a step of an order: never kept. */
const NOT_KEPT = /^\/(auth|reset-password|dashboard|user-dashboard|mood|cms|checkout|__)/;
const MOST_PAGES = 40;
const LANGUAGE = /^(fr|en)$/;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(FILES).then((files) => files.addAll(SHELL)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetFormer(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (isFile(pathname) || SHELL.includes(pathname)) {
    if (isOffline(event)) event.respondWith(file(request));
    else event.waitUntil(keepFiles([pathname]));
  }
});

self.addEventListener('message', (event) => {
  const { use, seen, language } = event.data ?? {};
  if (use === true) event.waitUntil(self.skipWaiting());
  if (LANGUAGE.test(language)) event.waitUntil(tellLanguage(language));
  if (seen) event.waitUntil(keepSeen(seen));
});

/** The page of now; without a connection the one that was kept in the same language, or the word that there is none. */
async function page(event) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    if (isKept(event.request.url, answer)) event.waitUntil(keepPage(event.request.url, answer.clone()));
    return answer;
  } catch {
    offlinePages.add(event.resultingClientId);
    const language = await wantedLanguage();
    const kept = await caches.match(keyOf(event.request.url, language), { cacheName: PAGES });
    return (
      kept ??
      (await caches.match(`/offline/${language}.html`, { cacheName: FILES })) ??
      Response.error()
    );
  }
}

/** Of pages that were shown as they were kept. */
const offlinePages = new Set();

/**
 * With a connection the browser fetches files itself, mostly from its own store: a worker in between is slower,
 * and where the browser stops it halfway the page is left without its scripts.
 */
function isOffline({ clientId }) {
  return offlinePages.has(clientId) || !self.navigator.onLine;
}

/** Built files carry the hash of their content in their name: one that is kept is the right one. */
async function file(request) {
  return (await caches.match(request, { cacheName: FILES })) ?? fetch(request);
}

function isFile(path) {
  return /^\/assets\/[\w.-]+$/.test(path);
}

async function keepFiles(paths) {
  await Promise.allSettled(
    paths.map(async (path) => {
      const files = await caches.open(FILES);
      if (!(await files.match(path))) await files.add(path);
    }),
  );
}

async function keepNewest(cache) {
  for (const oldest of (await cache.keys()).slice(0, -MOST_PAGES)) await cache.delete(oldest);
}

function isKept(url, answer) {
  const { pathname, searchParams } = new URL(url);
  const isPlain = [...searchParams.keys()].every((name) => name === 'lang');
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
  return answer.ok && !answer.redirected && isPage && isPlain && !NOT_KEPT.test(pathname);
}

/** By address and language: a page in another language would ask for itself again and again. */
function keyOf(url, language) {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}?kept=${language}`;
}

async function keepPage(url, answer) {
  const language = answer.headers.get('content-language');
  if (!LANGUAGE.test(language)) return;
  const pages = await caches.open(PAGES);
  const key = keyOf(url, language);
  await pages.delete(key);
  await pages.put(key, answer);
  await keepNewest(pages);
}

/** The first page, and its files, came before this was there. */
async function keepSeen({ url, files }) {
  const { origin, pathname } = new URL(String(url), self.location.origin);
  if (origin !== self.location.origin) return;
  await keepFiles([...files].filter(isFile));
  const language = await wantedLanguage();
  if (await caches.match(keyOf(url, language), { cacheName: PAGES })) return;
  if (NOT_KEPT.test(pathname)) return;
  const answer = await fetch(pathname);
  if (isKept(url, answer)) await keepPage(url, answer);
}

/** As the page will decide: by the choice that was kept, else by the browser. */
async function wantedLanguage() {
  const cookie = await self.cookieStore?.get(LANGUAGE_KEY).catch(() => undefined);
  if (LANGUAGE.test(cookie?.value)) return cookie.value;
  if (!self.cookieStore) {
    const told = await (await caches.match('/told-language', { cacheName: PAGES }))?.text();
    if (LANGUAGE.test(told)) return told;
  }
  const [own = self.navigator.language] = self.navigator.languages ?? [];
  return /^fr(-|$)/i.test(own ?? '') ? 'fr' : 'en';
}

async function tellLanguage(language) {
  await (await caches.open(PAGES)).put('/told-language', new Response(language));
}

async function forgetFormer() {
  const former = (await caches.keys()).filter(
    (name) => name.startsWith('prevenance-site-') && ![PAGES, FILES, WAKING].includes(name),
  );
  await Promise.all(former.map((name) => caches.delete(name)));
}
