import { isRecord } from '#basics/is-record.ts';
import { PRODUCT_KEY } from '#basics/product-name.ts';

export const SESSION_STORAGE_KEY = `${PRODUCT_KEY}-auth-token`;

/**
 * Whether this browser keeps a session that the official client can work with; true does not say that
 * it is still good. Anything else under its key is removed: the person is signed out, and the page
 * goes on.
 */
export function hasStoredSession(): boolean {
  try {
    const kept = window.localStorage.getItem(SESSION_STORAGE_KEY);
    if (kept === null) return false;
    if (isSession(kept)) return true;
    forgetStoredSession();
    return false;
  } catch {
    return false;
  }
}

/** Leaves nothing of a session in this browser. */
export function forgetStoredSession(): void {
  try {
    window.localStorage.removeItem(SESSION_STORAGE_KEY);
  } catch {
    // Where storage is refused, nothing was kept.
  }
}

/** A session as the client writes it: two tokens, a time, and somebody. */
export function isSession(kept: string): boolean {
  try {
    const session: unknown = JSON.parse(kept);
    return (
      isRecord(session) &&
      typeof session.refresh_token === 'string' &&
      typeof session.expires_at === 'number' &&
      isToken(session.access_token) &&
      isRecord(session.user) &&
      typeof session.user.id === 'string' &&
      (session.user.factors === undefined ||
        session.user.factors === null ||
        Array.isArray(session.user.factors))
    );
  } catch {
    return false;
  }
}

/**
 * A session as the server tells it, with its end as this device's clock will show it; anything else as it is.
 * @param asked when it was asked for, in milliseconds of that clock
 */
export function endedByClock(body: unknown, asked: number): unknown {
  if (!isRecord(body) || typeof body.expires_in !== 'number' || !('expires_at' in body))
    return body;
  return { ...body, expires_at: Math.floor(asked / 1_000) + body.expires_in };
}

/** Three parts, of which the first two are JSON. */
function isToken(token: unknown): boolean {
  if (typeof token !== 'string') return false;
  const parts = token.split('.');
  return (
    parts.length === 3 &&
    parts.slice(0, 2).every((part) => {
      const text = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
      return isRecord(JSON.parse(text));
    })
  );
}
