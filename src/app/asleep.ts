import { LANGUAGE_STORAGE_KEY } from '#basics/language.ts';
import { PRODUCT_KEY } from '#basics/product-name.ts';
import { NOT_FOR_ROBOTS } from './search-engines.ts';

/** Written on `<html>` by `root.tsx`, where a page is complete without its scripts. */
const SLEEPING_PAGE = /<html[^>]* data-asleep/;
const PRELOADED_SCRIPT = /<link rel="modulepreload"[^>]*>/g;
/** What a link is called until the page wakes; then it is what React looks for. */
const WAITING = 'when-awake';
const STARTING_SCRIPT = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;
/** What loaders answered, as React Router hands it to the page: calls in the order in which they are made. */
const HANDED_OVER =
  /<script>(window\.__reactRouterContext\.streamController\.(?:enqueue\("(?:[^"\\]|\\.)*"\)|close\(\));)<\/script>/g;
const HANDED_OVER_WHOLE = /streamController\.close\(\);$/;

export type SleepingPage = {
  readonly html: string;
  /** What loaders answered, as a script, and where it is fetched when the page wakes; else it is in the page. */
  readonly data?: { readonly script: string; readonly address: string };
};

/**
 * The page as a reader needs it: nothing is fetched to make it work until somebody touches it, or it has
 * something of theirs to show. Pages that live from the start begin at once. Either way a page whose scripts
 * could not all be fetched is not left for dead. What a reader sees stands in a page already; that scripts need
 * the same once more, as data, is a third of its weight: it waits with them where `dataAddress` tells where.
 * @throws Error where React Router starts its pages in a way that is not known here
 */
export function asleep(html: string, dataAddress?: (script: string) => string): SleepingPage {
  if (!SLEEPING_PAGE.test(html)) return { html: started(html, LIVE) };
  if (!STARTING_SCRIPT.test(html)) throw new Error('The page has no starting script');
  if (!dataAddress) return { html: sleeping(html) };
  const script = handedOver(html);
  const address = dataAddress(script);
  return { html: sleeping(html.replace(HANDED_OVER, ''), address), data: { script, address } };
}

function sleeping(html: string, dataAddress?: string): string {
  return started(html, BOOT, dataAddress)
    .replace(PRELOADED_SCRIPT, (link) => link.replace('modulepreload', WAITING))
    .replace(
      '</body>',
      () => `<script type="speculationrules">${SPECULATION_RULES}</script></body>`,
    );
}

function handedOver(html: string): string {
  const calls = [...html.matchAll(HANDED_OVER)].map(([, call]) => call).join('\n');
  if (!HANDED_OVER_WHOLE.test(calls))
    throw new Error('The page hands its data over in another way');
  return calls;
}

function started(html: string, start: string, data?: string): string {
  return html.replace(
    STARTING_SCRIPT,
    (_, open: string, text: string, close: string) =>
      `${open}${start}(${onDemand(text, data)})${close}`,
  );
}

/** What a script module imports and does, as a function that does it when called, once `data` has come too. */
function onDemand(text: string, data?: string): string {
  const imports = [...text.matchAll(/^\s*import (?:\* as (\w+) from )?"([^"]+)";/gm)];
  const modules = /window\.__reactRouterRouteModules = \{[^}]*\};/.exec(text)?.[0];
  const entry = /^import\("([^"]+)"\);/m.exec(text)?.[1];
  if (imports.length === 0 || !modules || !entry) {
    throw new Error('The starting script of the page is written in another way');
  }
  const names = imports.map(([, name = '']) => name).join();
  const addresses = [...imports.map(([, , address = '']) => address), ...(data ? [data] : [])];
  const fetched = addresses.map((address) => `import(${JSON.stringify(address)})`).join();
  return `()=>Promise.all([${fetched}]).then(([${names}])=>{${modules}return import("${entry}")})`;
}

/** Kept where a page was fetched anew because a file of it was gone, by a new version or a bad line: once. */
const RELOADED_KEY = `${PRODUCT_KEY}-reloaded`;

/** Where the site answers: without a connection there is nothing to fetch. */
const RELOAD = `function reload(){fetch(location.href,{method:'HEAD'}).then(reloadOnce,()=>{})}
function reloadOnce(){try{if(sessionStorage.getItem('${RELOADED_KEY}'))return;sessionStorage.setItem('${RELOADED_KEY}','1');location.reload()}catch{}}
function forget(){try{sessionStorage.removeItem('${RELOADED_KEY}')}catch{}}`;

const LIVE = `(load=>{${RELOAD}
load().then(forget,reload)})`;

/** A cart that was emptied, and letters of the usual size. */
const NOTHING_KEPT = /^(\[\]|100)$/;

/**
 * Listens until the page is awake. Where a page appears under a mouse that rests, browsers tell of a move that
 * goes nowhere: that is no gesture. What does its work without us is let through: links, and forms that ask
 * for an address or say where they go. Other buttons, other forms, what puts something in the cart and the
 * choice of language wait, and are done again in `replay-gestures.ts`; so buttons that send are opened, which stay closed without scripts.
 * Whoever left something in this browser (a session, a cart, a text size), or comes by an address that says
 * something to scripts alone, finds the page awake; at once where a part of it says that it awaits them.
 */
const BOOT = `(load=>{
const d=document,w=window,held=[],types='pointermove pointerdown touchstart keydown focusin scroll storage online click submit'.split(' ');
let begun=false;
function begin(){if(begun)return;begun=true;for(const each of d.querySelectorAll('link[rel=${WAITING}]'))each.rel='modulepreload';load().catch(()=>{begun=false;reload()})}
${RELOAD}
function hold(event,target,submitter){event.preventDefault();event.stopImmediatePropagation();
if(target.hasAttribute('aria-expanded')&&held.some(each=>each.target===target))return;held.push({target,submitter})}
function hear(event){const {target,type}=event;
if(type==='pointermove'&&!event.movementX&&!event.movementY)return;
begin();
if(type==='submit'){if(target.matches('[data-held]')||(!target.matches('[action],[method=get]')&&!event.submitter?.hasAttribute('formaction')))hold(event,target,event.submitter);return}
if(type!=='click'||!(target instanceof Element))return;
const pressed=target.closest('button,a[data-held]');
if(!pressed||(pressed.form&&pressed.type!=='button'))return;
if(pressed.href&&(event.button||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey))return;
hold(event,pressed)}
for(const type of types)w.addEventListener(type,hear,{capture:true,passive:type==='touchstart'});
w.asleep={end(){for(const type of types)w.removeEventListener(type,hear,true);
d.querySelector('script[type=speculationrules]')?.remove();
forget();
return held}};
for(const each of d.querySelectorAll('form[method=post] [type=submit]:disabled'))each.disabled=false;
function soon(){w.requestIdleCallback?requestIdleCallback(begin,{timeout:2000}):setTimeout(begin,200)}
let isOwn=w.location.hash.includes('=');
try{isOwn||=Object.keys(localStorage).some(key=>key.startsWith('${PRODUCT_KEY}')&&key!=='${LANGUAGE_STORAGE_KEY}'&&!${NOTHING_KEPT}.test(localStorage.getItem(key)))}catch{}
if(isOwn){d.querySelector('[data-awaits-scripts]')?begin():d.readyState==='complete'?soon():w.addEventListener('load',soon)}
})`;

/** A page that is aimed at is fetched before it is asked for; what is somebody’s own, or chosen by an address, is not. */
const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/*\\?*', ...NOT_FOR_ROBOTS.map((path) => `${path}*`)] } },
          { not: { selector_matches: '[download],[target],[data-held]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
