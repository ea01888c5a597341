import type { Session } from '@supabase/auth-js';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#ui/page-head.tsx';
import { FactorScreen } from './continue-link.tsx';
import { LinkSignIn } from './link-sign-in.tsx';
import { useSession } from './session-provider.tsx';

/** Texts that a page behind `SignedInOnly` must bring. */
export const SIGN_IN_TEXTS = 'accounts.signIn';

type SignedInOnlyProps = {
  readonly children: (session: Session) => ReactNode;
  /** Whether every form of the screen keeps what is typed on this device: it is then promised. */
  readonly keepsTyped?: boolean;
};

/** A screen for who is signed in; others sign in here, and find it where they were. */
export function SignedInOnly({ children, keepsTyped = false }: SignedInOnlyProps) {
  const state = useSession();
  const isIn = state.status === 'signed-in';
  const [wasIn, setWasIn] = useState(isIn);
  if (isIn && !wasIn) setWasIn(true);
  if (!isIn) return <SignInHere ended={wasIn ? (keepsTyped ? 'kept' : 'plain') : undefined} />;
  return state.needsFactor ? <FactorScreen /> : children(state.session);
}

/** `ended`: they were here a moment ago, and what is said of it. */
function SignInHere({ ended }: { ended: 'kept' | 'plain' | undefined }) {
  const t = useTranslations('accounts.signIn');
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <LinkSignIn
        title={t(ended ? 'link.ended.heading' : 'link.gateHeading')}
        intro={ended ? <span role="alert">{t(`link.ended.${ended}`)}</span> : t('link.gateIntro')}
        next={pathname + search + hash}
        mayHaveCode
      />
    </>
  );
}
