import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentSecurityPolicy } from './security-headers.ts';

const compressWell = promisify(brotliCompress);
const compressWidely = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

type Bodies = Readonly<Record<Encoding, Uint8Array<ArrayBuffer>>>;

/** A rendered page, ready to be sent to anybody: it holds nothing of one visitor. */
export type RenderedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly bodies: Bodies;
};

type Options = {
  /** Where a form of the page may lead to, beside our own origin. */
  readonly formTargets?: readonly string[];
  /** Many will read it: it is worth compressing hard. */
  readonly isKept?: boolean;
};

/** How hard brotli tries: some 20 ms more, once, for a page that many read, and a twelfth less to send. */
const BROTLI_QUALITY = { kept: 10, once: 5 };

/** Computes once what is sent with the page: its policy, its tag, its compressed forms. */
export async function finishPage(
  response: Response,
  { formTargets = [], isKept = false }: Options = {},
): Promise<RenderedPage> {
  const contentType = response.headers.get('content-type') ?? 'text/html; charset=utf-8';
  const html = contentType.startsWith('text/html') ? await response.text() : undefined;
  const body = html ?? new Uint8Array(await response.arrayBuffer());
  const bodies = await compressed(body, BROTLI_QUALITY[isKept ? 'kept' : 'once']);
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
      ...(html !== undefined && {
        'Content-Security-Policy': contentSecurityPolicy(html, formTargets),
      }),
    },
    bodies,
  };
}

/** A short name of a content: another content has another one. */
function tagOf(content: string | Uint8Array): string {
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
