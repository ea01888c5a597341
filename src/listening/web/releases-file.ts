import type { PublishedRelease } from '../contract.ts';
import { METHOD } from '../rules/release.ts';

const NAMES = [
  'title',
  'intro',
  'keep',
  'compare',
  'intact',
  'altered',
  'unable',
  'week',
  'state',
  'fingerprint',
  'asTold',
  'changed',
  'notGiven',
] as const;
type Name = (typeof NAMES)[number];

/** A page that carries releases and computes their hashes again by itself, also without a network. */
export function releasesFile(
  releases: readonly PublishedRelease[],
  language: string,
  word: (name: Name) => string,
): Blob {
  const words = Object.fromEntries(NAMES.map((name) => [name, word(name)]));
  // Nothing in it ends the element that carries it.
  const data = JSON.stringify({ releases, words }).replaceAll('<', '\\u003c');
  const text = (name: Name) => word(name).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const page = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>${text('title')}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${text('title')}</h1>
<p>${text('intro')}</p>
<p>${text('compare')}</p>
<p>${text('keep')}</p>
<p id="verdict" role="status"></p>
<table>
<thead><tr><th scope="col">${text('week')}</th><th scope="col">${text('state')}</th><th scope="col">${text('fingerprint')}</th></tr></thead>
<tbody></tbody>
</table>
</main>
<script type="application/json" id="data">${data}</script>
<script>${SCRIPT}</script>
</body>
</html>
`;
  return new Blob([page], { type: 'text/html' });
}

const STYLE = `
:root { color-scheme: light dark; }
body { font: 1.05rem/1.6 Georgia, serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; line-height: 1.25; }
table { border-collapse: collapse; width: 100%; margin-top: 1rem; }
th, td { text-align: left; padding: .35rem .5rem; border-bottom: 1px solid #8886; vertical-align: top; }
td:last-child { font: .8rem monospace; overflow-wrap: anywhere; }
td:first-child { white-space: nowrap; }
#verdict { font-weight: bold; padding: .75rem 1rem; border: 2px solid; }
.good { color: #1d6b43; } .bad { color: #b3261e; }
@media (prefers-color-scheme: dark) { .good { color: #8fd6ae; } .bad { color: #ffb4a9; } }
`;

/** The same as rules/verify-releases, written to stand alone for as long as browsers read pages. */
const SCRIPT = `'use strict';
const { releases, words } = JSON.parse(document.getElementById('data').textContent);
const verdict = document.getElementById('verdict');
const bytesOf = (text) => new TextEncoder().encode(text);
const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (text) => Uint8Array.from(text.match(/../g) || [], (pair) => parseInt(pair, 16));

async function sha256(...parts) {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) { whole.set(part, at); at += part.length; }
  return new Uint8Array(await crypto.subtle.digest('SHA-256', whole));
}

async function isAsTold({ method, whole, teams, teamsHash, previousHash, hash }) {
  if (whole === null || teamsHash === null) return method < ${METHOD};
  const ofTeams = teams === null ? fromHex(teamsHash) : await sha256(bytesOf(teams));
  const ofWhole = await sha256(bytesOf(whole));
  return hex(ofTeams) === teamsHash
    && hex(await sha256(fromHex(previousHash || ''), ofWhole, ofTeams)) === hash;
}

function add(values, isGood) {
  const line = document.querySelector('tbody').insertRow();
  for (const value of values) line.insertCell().textContent = value;
  line.cells[1].className = isGood ? '' : 'bad';
}

async function verify() {
  let previous = null;
  let verified = 0;
  let broken;
  for (const release of releases) {
    const isGood = release.previousHash === previous && await isAsTold(release);
    if (!isGood) broken = broken || release.monday;
    else if (release.whole !== null) verified += 1;
    const good = release.whole === null ? words.notGiven : words.asTold;
    add([release.monday, isGood ? good : words.changed, release.hash], isGood);
    previous = release.hash;
  }
  verdict.className = broken ? 'bad' : 'good';
  verdict.textContent = broken ? words.altered + ' ' + broken : words.intact + ' ' + verified;
}

if (globalThis.crypto && crypto.subtle) verify();
else { verdict.className = 'bad'; verdict.textContent = words.unable; }
`;
