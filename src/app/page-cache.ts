import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentSecurityPolicy } from './security-headers.ts';

const compressWell = promisify(brotliCompress);
const compressWidely = promisify(gzip);
const KEPT_PAGES = 500;

export type Encoding = 'br' | 'gzip' | 'identity';

/** A finished page, ready to be sent to anybody: it holds nothing of one visitor. */
export type KeptPage = {
  readonly status: number;
  readonly contentType: string;
  readonly policy: string | undefined;
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Uint8Array<ArrayBuffer>>>;
};

export type PageCache = {
  /** The page kept for this key and content version, rendered once however many ask for it. */
  get(key: string, version: number, render: () => Promise<Response>): Promise<KeptPage>;
};

/** Keeps rendered public pages in memory, each for one content version; the oldest leave first. */
export function createPageCache(): PageCache {
  const pages = new Map<string, { version: number; page: Promise<KeptPage> }>();
  return {
    get(key, version, render) {
      const kept = pages.get(key);
      if (kept?.version === version) return kept.page;
      const page = render().then(finishPage);
      pages.delete(key);
      pages.set(key, { version, page });
      for (const oldest of pages.keys()) {
        if (pages.size <= KEPT_PAGES) break;
        pages.delete(oldest);
      }
      const forget = () => {
        if (pages.get(key)?.page === page) pages.delete(key);
      };
      // Only good pages are kept: a page that failed is tried again by the next visitor.
      page.then(({ status }) => status !== 200 && forget(), forget);
      return page;
    },
  };
}

/** Computes what is sent with the page: its policy, its tag, its compressed forms. */
export async function finishPage(response: Response): Promise<KeptPage> {
  const identity = new Uint8Array(await response.arrayBuffer());
  const contentType = response.headers.get('content-type') ?? 'text/html; charset=utf-8';
  const [br, compressed] = await Promise.all([
    compressWell(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    compressWidely(identity),
  ]);
  return {
    status: response.status,
    contentType,
    policy: contentType.startsWith('text/html')
      ? contentSecurityPolicy(Buffer.from(identity).toString('utf8'))
      : undefined,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
    bodies: { identity, br: new Uint8Array(br), gzip: new Uint8Array(compressed) },
  };
}
