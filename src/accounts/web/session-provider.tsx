import type { Session } from '@supabase/auth-js';
import { createContext, Fragment, type ReactNode, useContext, useEffect, useState } from 'react';
import { type AuthClient, authClient, whenAuthClientOpens } from '#platform/browser/auth-client.ts';
import { forgetQueries } from '#platform/browser/forget-queries.ts';
import { type HeldValue, holdValue, useHeldValue } from '#platform/browser/held-value.ts';
import { clearOfflineCache } from '#platform/browser/offline-cache.ts';
import {
  forgetStoredSession,
  hasStoredSession,
  SESSION_STORAGE_KEY,
} from '#platform/browser/stored-session.ts';
import { useFirstAdministrator } from './use-first-administrator.ts';

/** Loading until the first session is known, then signed in or signed out. */
export type SessionState =
  | { readonly status: 'loading' | 'signed-out'; readonly session: null }
  | {
      readonly status: 'signed-in';
      readonly session: Session;
      /** They have a second factor and this session has not shown it yet. */
      readonly needsFactor: boolean;
      /** This session has shown one. */
      readonly hasShownFactor: boolean;
    };

const SessionContext = createContext<HeldValue<SessionState> | null>(null);

/** @throws Error outside a SessionProvider: a mistake of ours, not a state of the visitor. */
export function useSession(): SessionState {
  const held = useContext(SessionContext);
  if (held === null) throw new Error('useSession must be used within a SessionProvider');
  return useHeldValue(held);
}

const LOADING: SessionState = { status: 'loading', session: null };
const SIGNED_OUT: SessionState = { status: 'signed-out', session: null };

/**
 * Knows who is there, in this tab and when another one signs in or out. The official client is
 * fetched only where a session may exist; a visitor who never signed in is signed out without it.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [held] = useState(() => holdValue<SessionState>(LOADING));
  const [people, setPeople] = useState(0);
  useEffect(() => {
    let userId: string | undefined;
    return followSession((next) => {
      const nextId = next.session?.user.id;
      if (userId !== undefined && nextId !== userId) {
        forgetQueries();
        if (nextId !== undefined) setPeople((count) => count + 1);
      }
      userId = nextId;
      held.set(next);
    });
  }, [held]);
  const state = useHeldValue(held);
  const isIn = state.status === 'signed-in' && !state.needsFactor;
  useFirstAdministrator(isIn ? state.session.user.id : undefined);
  return (
    <SessionContext value={held}>
      <Fragment key={people}>{children}</Fragment>
    </SessionContext>
  );
}

/** Tells of every change until stopped. */
function followSession(tell: (state: SessionState) => void): () => void {
  let latest = 0;
  let unsubscribe = () => {};
  const stopWaiting = whenAuthClientOpens((client) => {
    const { data } = client.onAuthStateChange((event, session) => {
      if (event === 'SIGNED_OUT') clearOfflineCache();
      latest += 1;
      const turn = latest;
      // Not inside the callback: the client waits for it.
      setTimeout(async () => {
        const state = await describeSession(client, session).catch(() => {
          // What was kept is no session after all.
          forgetStoredSession();
          return SIGNED_OUT;
        });
        if (turn === latest) tell(state);
      });
    });
    unsubscribe = () => data.subscription.unsubscribe();
  });

  function openForOtherTab({ key }: StorageEvent) {
    if (key === SESSION_STORAGE_KEY && hasStoredSession()) void authClient();
  }
  window.addEventListener('storage', openForOtherTab);

  if (hasStoredSession()) void authClient().catch(() => tell(SIGNED_OUT));
  else tell(SIGNED_OUT);
  return () => {
    latest += 1;
    stopWaiting();
    unsubscribe();
    window.removeEventListener('storage', openForOtherTab);
  };
}

async function describeSession(client: AuthClient, session: Session | null): Promise<SessionState> {
  if (!session) return SIGNED_OUT;
  const { data } = await client.mfa.getAuthenticatorAssuranceLevel();
  const needsFactor = data !== null && data.nextLevel === 'aal2' && data.currentLevel !== 'aal2';
  const hasShownFactor = data?.currentLevel === 'aal2';
  return { status: 'signed-in', session, needsFactor, hasShownFactor };
}
