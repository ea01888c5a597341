import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { asleep, type SleepingPage } from './asleep.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const compressWell = promisify(brotliCompress);
const compressWidely = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

type Bodies = Readonly<Record<Encoding, Uint8Array<ArrayBuffer>>>;

/** What a page fetches when it wakes, and where. */
export type WakingData = {
  readonly address: string;
  readonly bodies: Bodies;
};

/** A rendered page, ready to be sent to anybody: it holds nothing of one visitor. */
export type FinishedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly bodies: Bodies;
  /** Absent where everything is in the page. */
  readonly data?: WakingData;
};

type Options = {
  /** Where a form of the page may lead to, beside our own origin. */
  readonly formTargets?: readonly string[];
  /**
   * Of a page that is kept: where this script with its data is fetched when it wakes. A page that is sent once
   * holds everything.
   */
  readonly dataAddress?: ((script: string) => string) | undefined;
};

/** How hard brotli tries: some 20 ms more, once, for a page that many read, and a twelfth less to send. */
const BROTLI_QUALITY = { kept: 10, once: 5 };

/** Computes once what is sent with the page: its policy, its tag, its compressed forms, and what it wakes with. */
export async function finishPage(
  response: Response,
  { formTargets = [], dataAddress }: Options = {},
): Promise<FinishedPage> {
  const contentType = response.headers.get('content-type') ?? 'text/html; charset=utf-8';
  const isPage = contentType.startsWith('text/html');
  const page: Partial<SleepingPage> = isPage ? asleep(await response.text(), dataAddress) : {};
  const body = page.html ?? new Uint8Array(await response.arrayBuffer());
  const quality = BROTLI_QUALITY[dataAddress ? 'kept' : 'once'];
  const [bodies, data] = await Promise.all([
    compressed(body, quality),
    page.data && compressed(page.data.script, quality),
  ]);
  const location = response.headers.get('location');
  const etag = `"${tagOf(body)}"`;
  return {
    status: response.status,
    etag,
    headers: {
      'Content-Type': contentType,
      Vary: 'Accept-Encoding, Accept-Language, Cookie',
      'Cache-Control': 'no-cache',
      ETag: etag,
      ...(location && { Location: location }),
      ...(page.html !== undefined && {
        'Content-Security-Policy': contentSecurityPolicy(page.html, formTargets),
      }),
    },
    bodies,
    ...(page.data && data && { data: { address: page.data.address, bodies: data } }),
  };
}

/** A short name of a content: another content has another one. */
export function tagOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 27);
}

async function compressed(
  content: string | Uint8Array<ArrayBuffer>,
  quality: number,
): Promise<Bodies> {
  const identity = new Uint8Array(typeof content === 'string' ? Buffer.from(content) : content);
  const [br, gzipped] = await Promise.all([
    compressWell(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    compressWidely(identity),
  ]);
  return { identity, br: new Uint8Array(br), gzip: new Uint8Array(gzipped) };
}
