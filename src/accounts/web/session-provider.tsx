import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { authClient, hasStoredSession } from '#platform/browser/auth-client.ts';

/** Loading until the first session is known, then signed in or signed out. */
export type SessionState =
  | { readonly status: 'loading' | 'signed-out'; readonly session: null }
  | { readonly status: 'signed-in'; readonly session: Session };

const SessionContext = createContext<SessionState | null>(null);

/** @throws Error outside a SessionProvider: a mistake of ours, not a state of the visitor. */
export function useSession(): SessionState {
  const state = useContext(SessionContext);
  if (state === null) throw new Error('useSession must be used within a SessionProvider');
  return state;
}

/**
 * Knows who is there. The official client is fetched only where a session may exist; a visitor
 * who never signed in is signed out without it.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<SessionState>({ status: 'loading', session: null });
  useEffect(() => {
    if (!hasStoredSession()) {
      setState({ status: 'signed-out', session: null });
      return;
    }
    let stop = () => {};
    let isGone = false;
    void authClient().then((client) => {
      if (isGone) return;
      const { data } = client.onAuthStateChange(
        (_event: AuthChangeEvent, session: Session | null) =>
          setState(
            session ? { status: 'signed-in', session } : { status: 'signed-out', session: null },
          ),
      );
      stop = () => data.subscription.unsubscribe();
    });
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return <SessionContext value={state}>{children}</SessionContext>;
}
