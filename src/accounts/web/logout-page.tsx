import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { authClient } from '#platform/browser/auth-client.ts';
import { forgetStoredSession } from '#platform/browser/stored-session.ts';
import { pageContext } from '#platform/page-context.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { useSession } from './session-provider.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages('accounts.signIn') };
}

/** Opening this page signs out; whatever the server answers, this browser keeps nothing. */
export default function LogoutPage() {
  const t = useTranslations('accounts.signIn.out');
  const { status } = useSession();
  const leave = useMutation({ mutationFn: signOut });
  const { mutate } = leave;
  useEffect(() => {
    if (status === 'signed-in') mutate();
  }, [status, mutate]);

  const isLeaving = status === 'signed-in' && !leave.isError;
  return (
    <SignInFrame
      title={isLeaving ? t('leaving') : t('heading')}
      intro={isLeaving ? undefined : t('text')}
    >
      <PageHead title={t('title')} />
      {!isLeaving && (
        <>
          {leave.isError && (
            <Notice kind="warning" isLive>
              <p>{t('failed')}</p>
            </Notice>
          )}
          <p className="flex flex-wrap gap-3">
            <ButtonLink to="/auth">{t('again')}</ButtonLink>
            <ButtonLink to="/" kind="secondary">
              {t('home')}
            </ButtonLink>
          </p>
        </>
      )}
    </SignInFrame>
  );
}

async function signOut(): Promise<void> {
  const client = await authClient();
  const { error } = await client.signOut();
  if (!error) return;
  forgetStoredSession();
  throw error;
}
