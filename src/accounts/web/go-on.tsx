import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#ui/page-head.tsx';
import { FactorChallenge } from './factor-challenge.tsx';
import { useSession } from './session-provider.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** Shows how to sign in to whoever has not; takes the others where they were going. */
export function GoOn({ next, children }: { next: string; children: ReactNode }) {
  const state = useSession();
  if (state.status !== 'signed-in') return children;
  return state.needsFactor ? <FactorScreen /> : <Navigate to={next} replace />;
}

export function FactorScreen() {
  const t = useTranslations('accounts.signIn.factor');
  return (
    <SignInFrame title={t('heading')}>
      <PageHead title={t('heading')} />
      <FactorChallenge />
    </SignInFrame>
  );
}
