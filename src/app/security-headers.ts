import { createHash } from 'node:crypto';

/** Scripts that run: a block of data is none, and needs no leave. */
const INLINE_SCRIPT =
  /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The Content-Security-Policy of a page: scripts of our own origin, and the page's inline scripts
 * by their hashes. Computed from the finished page, so a kept page keeps its own policy. A form may lead to
 * our own origin, and to `formTargets`.
 */
export function contentSecurityPolicy(html: string, formTargets: readonly string[] = []): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, text = '']) => `'sha256-${sha256(text)}'`,
  );
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trimEnd(),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ['form-action', "'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/**
 * The policy of whatever is no page: opened by itself, it shows and runs nothing. Workers, whose scripts carry
 * it too, fetch what they keep.
 */
const POLICY_OF_THE_REST =
  "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'";

/** Of a PDF: a browser's own reader shows it as an object. */
export const POLICY_OF_PAPERS = "base-uri 'none'; frame-ancestors 'none'";

/** Headers of every answer, whatever it is; a page has a policy of its own. */
export const SECURITY_HEADERS: readonly (readonly [name: string, value: string])[] = Object.entries(
  {
    'Content-Security-Policy': POLICY_OF_THE_REST,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  },
);

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
