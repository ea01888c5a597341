import type { Settings } from '#platform/database/caller.ts';

/**
 * What policies and functions may read of a request (`current_setting('request.headers', true)::json`):
 * its method, its path below the service, its headers, and its cookies apart from them.
 */
export function requestSettings({ method, url, headers }: Request): Settings {
  const { cookie, ...others } = Object.fromEntries(headers);
  return {
    'request.method': method,
    'request.path': new URL(url).pathname.replace(/^\/rest\/v1/, ''),
    'request.headers': withoutNull(JSON.stringify(others)),
    'request.cookies': withoutNull(JSON.stringify(cookiesOf(cookie ?? ''))),
  };
}

function cookiesOf(header: string): Record<string, string> {
  const pairs = header.split(';').flatMap((part) => {
    const at = part.indexOf('=');
    return at < 1 ? [] : [[part.slice(0, at).trim(), part.slice(at + 1).trim()] as const];
  });
  return Object.fromEntries(pairs);
}

/** PostgreSQL takes none in a text. */
const withoutNull = (text: string) => text.replaceAll('\0', '');
