import type { AuthClient as Client } from '@supabase/auth-js';
import { deviceHeader } from './device-secret.ts';
import { endedByClock, hasStoredSession, SESSION_STORAGE_KEY } from './stored-session.ts';

export const APPLICATION_KEY_NAME = 'application-key';

export type AuthClient = InstanceType<typeof Client>;

let opened: Promise<AuthClient> | undefined;
const waiting = new Set<(client: AuthClient) => void>();

/**
 * The official client, unchanged, one per page. It is fetched where a session may exist or begin:
 * a visitor who never signed in reads the site without it.
 */
export function authClient(): Promise<AuthClient> {
  opened ??= import('@supabase/auth-js').then(({ AuthClient }) => {
    const client = new AuthClient({
      url: `${window.location.origin}/auth/v1`,
      headers: { apikey: applicationKey(), ...deviceHeader() },
      storageKey: SESSION_STORAGE_KEY,
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: false,
      fetch: fetchByOwnClock,
      experimental: { recoveryCodes: true },
    });
    for (const tell of waiting) tell(client);
    return client;
  });
  return opened;
}

/**
 * The client compares the end of a session with the clock of this device, which may be wrong by an hour: so
 * that end is told by the same clock. Otherwise a clock that is ahead finds every new session over, and asks
 * for another one without end.
 */
async function fetchByOwnClock(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const asked = Date.now();
  const response = await fetch(input, init);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (!response.ok || !isJson) return response;
  const body: unknown = await response.json();
  const { status, statusText, headers } = response;
  return new Response(JSON.stringify(endedByClock(body, asked)), { status, statusText, headers });
}

/** Calls back with the client once something on this page has fetched it. Answers what stops that. */
export function whenAuthClientOpens(tell: (client: AuthClient) => void): () => void {
  let isOver = false;
  const once = (client: AuthClient) => {
    waiting.delete(once);
    if (!isOver) tell(client);
  };
  if (opened) void opened.then(once);
  else waiting.add(once);
  return () => {
    isOver = true;
    waiting.delete(once);
  };
}

/** What calls of this page show: the token of who is signed in, else the application's key. */
export async function callHeaders(): Promise<Record<string, string>> {
  const apikey = applicationKey();
  const session = hasStoredSession() && (await (await authClient()).getSession()).data.session;
  return { apikey, Authorization: `Bearer ${session ? session.access_token : apikey}` };
}

const TOO_MANY = 429;

/**
 * Whether the session of this page goes on, asked where its token was refused: true with a new token. One
 * that is over is left, and the page is told.
 */
export async function sessionGoesOn(): Promise<boolean> {
  if (!hasStoredSession()) return false;
  const [client, { isAuthApiError }] = await Promise.all([
    authClient(),
    import('@supabase/auth-js'),
  ]);
  const { data, error } = await client.refreshSession();
  if (data.session) return true;
  // The client itself would stay signed in until the hour that the refused token names.
  if (isAuthApiError(error) && error.status !== TOO_MANY) {
    await client.signOut({ scope: 'local' });
  }
  return false;
}

/** The anonymous key, which the server writes into every page. */
export function applicationKey(): string {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${APPLICATION_KEY_NAME}]`);
  return meta?.content ?? '';
}
