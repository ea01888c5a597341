import { brotliDecompressSync } from 'node:zlib';
import { type Answer, ask } from './http-client.ts';
import { measureInRounds, type Subject } from './measure.ts';
import { openPlace } from './place.ts';
import { type Comparison, print } from './print.ts';
import { startProcess } from './processes.ts';
import { sized } from './size.ts';

const RUN = { rounds: sized(5, 1), seconds: sized(2, 0.2) };
/** A parameter that no page knows: what carries one is rendered for it alone. */
const RENDERED = '?rendered=anew';

const PAGES = [
  ['home', '/', 'Voir les box'],
  ['product page', '/boutique/produit/box-saveurs', 'Box Saveurs'],
] as const;

const COMPARISONS: readonly Comparison[] = [
  ['static file from disk', 'bare Hono', '—'],
  ['home, kept', 'bare Hono', '≥ 0.25'],
  ['home, kept', 'static file from disk', '—'],
  ['product page, kept', 'bare Hono', '—'],
  ['home, unchanged (304)', 'bare Hono', '—'],
  ['home, rendered', 'home, kept', '—'],
  ['product page, rendered', 'product page, kept', '—'],
];

/**
 * Pages as Brotli, from memory and rendered anew, beside a bare Hono that says one word, and beside the
 * same Hono that reads the same compressed home from disk: each in turn, in one run.
 */
export async function benchSsr(): Promise<void> {
  const place = await openPlace();
  const product = await startProcess('src/app/server-main.ts', {
    PORT: '0',
    ...place.settings,
    LOG_LEVEL: 'warn',
  });
  const hello = await startProcess('bench/hello-server.ts', {});
  try {
    const home = await askPage(product.url);
    const file = `${hello.url}/files/home.br`;
    await ask(file, { method: 'PUT', body: home.body });
    const subjects: Subject[] = [
      { name: 'bare Hono', run: () => expectSame(ask(hello.url), Buffer.from('hello')) },
      { name: 'static file from disk', run: () => expectSame(ask(file), home.body) },
      { name: 'home, unchanged (304)', run: unchanged(product.url, home.etag) },
    ];
    for (const [name, path, words] of PAGES) {
      const address = product.url + path;
      const { body } = await askPage(address);
      if (!brotliDecompressSync(body).includes(words)) throw new Error(`${path} lacks ${words}`);
      subjects.push(
        { name: `${name}, kept`, run: () => expectSame(askPage(address), body) },
        { name: `${name}, rendered`, run: async () => void (await askPage(address + RENDERED)) },
      );
    }
    print(await measureInRounds(subjects, RUN), COMPARISONS, RUN);
  } finally {
    await hello.stop();
    await product.stop();
    await place.leave();
  }
}

async function askPage(address: string): Promise<Answer> {
  const answer = await ask(address, {
    headers: { 'accept-encoding': 'br', 'accept-language': 'fr' },
  });
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}

async function expectSame(answer: Promise<Answer>, expected: Buffer): Promise<void> {
  if (!(await answer).body.equals(expected)) throw new Error('Another answer than before');
}

function unchanged(address: string, etag: string) {
  return async () => {
    const headers = { 'accept-encoding': 'br', 'accept-language': 'fr', 'if-none-match': etag };
    const { status } = await ask(address, { headers });
    if (status !== 304) throw new Error(`An unchanged page answered ${status}`);
  };
}
