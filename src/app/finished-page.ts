import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { asleep } from './asleep.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const compressWell = promisify(brotliCompress);
const compressWidely = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A rendered page, ready to be sent to anybody: it holds nothing of one visitor. */
export type FinishedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Uint8Array<ArrayBuffer>>>;
};

/** Computes once what is sent with the page: its policy, its tag, its compressed forms. */
export async function finishPage(
  response: Response,
  formTargets: readonly string[] = [],
): Promise<FinishedPage> {
  const contentType = response.headers.get('content-type') ?? 'text/html; charset=utf-8';
  const html = contentType.startsWith('text/html') ? asleep(await response.text()) : undefined;
  const identity = new Uint8Array(
    html === undefined ? await response.arrayBuffer() : Buffer.from(html),
  );
  const [br, compressed] = await Promise.all([
    compressWell(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    compressWidely(identity),
  ]);
  const location = response.headers.get('location');
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
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
    bodies: { identity, br: new Uint8Array(br), gzip: new Uint8Array(compressed) },
  };
}
