import type { Session } from '@supabase/auth-js';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { callFunction } from '#platform/browser/call-function.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { Loading } from '#ui/loading.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';
import type { ReadOwnAccount } from '../contract.ts';
import { DataSection } from './data-section.tsx';
import { MailsSection } from './mails-section.tsx';
import { ownAccountKey } from './own-account-key.ts';
import { ProfileSection } from './profile-section.tsx';
import { SecuritySection } from './security-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SIGN_IN_TEXTS, SignedInOnly } from './signed-in-only.tsx';

export const ACCOUNT_TEXTS = [SIGN_IN_TEXTS, 'accounts.own'] as const;

/** Profile, security, devices, and the rights over one's data; what other rooms have of somebody. */
export function AccountPage({ children }: { children?: ReactNode }) {
  return (
    <SignedInOnly>
      {(session) => <OwnAccount session={session}>{children}</OwnAccount>}
    </SignedInOnly>
  );
}

function OwnAccount({ session, children }: { session: Session; children: ReactNode }) {
  const t = useTranslations('accounts.own');
  const { data, isError, refetch } = useQuery({
    queryKey: ownAccountKey(session.user.id),
    queryFn: () => callFunction<ReadOwnAccount>('read-own-account', {}),
  });
  return (
    <Container width="narrow">
      <PageHead title={t('title')} />
      <PageTitle size="small" title={t('title')} intro={t('intro')}>
        <ButtonLink to="/auth/logout" kind="secondary" size="small" prefetch="none">
          {t('signOut')}
        </ButtonLink>
      </PageTitle>
      {isError && (
        <RetryNotice text={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Loading text={t('loading')} />}
      {data && (
        <div className="grid gap-7">
          {children}
          <ProfileSection user={session.user} language={data.language} />
          <SecuritySection user={session.user} recoveryCodes={data.recoveryCodes} />
          <SessionsSection sessions={data.sessions} userId={session.user.id} />
          <MailsSection userId={session.user.id} />
          <DataSection email={session.user.email ?? session.user.phone ?? ''} />
        </div>
      )}
    </Container>
  );
}
