import type { Session } from '@supabase/auth-js';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#ui/page-head.tsx';
import { FactorScreen } from './go-on.tsx';
import { LinkSignIn } from './link-sign-in.tsx';
import { useSession } from './session-provider.tsx';

/** Texts that a page behind `SignedInOnly` must bring. */
export const SIGN_IN_TEXTS = 'accounts.signIn';

/** A screen for who is signed in; others sign in here, and find it where they were. */
export function SignedInOnly({ children }: { children: (session: Session) => ReactNode }) {
  const state = useSession();
  if (state.status !== 'signed-in') return <SignInHere />;
  return state.needsFactor ? <FactorScreen /> : children(state.session);
}

function SignInHere() {
  const t = useTranslations('accounts.signIn');
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <LinkSignIn
        title={t('link.gateHeading')}
        intro={t('link.gateIntro')}
        next={pathname + search + hash}
        mayHaveCode
      />
    </>
  );
}
