import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#ui/page-head.tsx';
import { FactorChallenge } from './factor-challenge.tsx';
import { useSession } from './session-provider.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { useOwnFactors } from './use-own-factors.ts';

/** Shows how to sign in to whoever has not; takes the others where they were going. */
export function ContinueLink({ next, children }: { next: string; children: ReactNode }) {
  const state = useSession();
  if (state.status !== 'signed-in') return children;
  return state.needsFactor ? <FactorScreen /> : <Navigate to={next} replace />;
}

export function FactorScreen() {
  const t = useTranslations('accounts.signIn.factor');
  const { hasApp } = useOwnFactors();
  const title = t(hasApp ? 'heading' : 'keyHeading');
  return (
    <SignInFrame title={title}>
      <PageHead title={title} />
      <FactorChallenge />
    </SignInFrame>
  );
}
