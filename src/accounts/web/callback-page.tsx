import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type LoaderFunctionArgs, Navigate, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { pageContext } from '#platform/page-context.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { withNext } from '../rules/next-address.ts';
import { type LinkType, readSignInLink, type SignInLink } from '../rules/sign-in-link.ts';
import { askAccountClient, problemOf } from './ask-account-client.ts';
import { ContinueLink, FactorScreen } from './continue-link.tsx';
import { LinkSignIn } from './link-sign-in.tsx';
import { useSession } from './session-provider.tsx';
import { SignInFailure } from './sign-in-failure.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { useReturnPath } from './use-return-path.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages('accounts.signIn') };
}

/**
 * Where links of mails lead. Machines open links too: nothing happens before somebody clicks. A
 * link that does not serve says why, and offers the next one in the same place.
 */
export default function CallbackPage() {
  const t = useTranslations('accounts.signIn.callback');
  const { search, hash } = useLocation();
  // What arrived with the page, whatever happens to the address afterwards.
  const [link] = useState(() => readSignInLink(search, hash));
  return (
    <>
      <PageHead title={t('title')} />
      <LinkScreen link={link} />
    </>
  );
}

function LinkScreen({ link }: { link: SignInLink }) {
  const next = useReturnPath();
  if (link.kind === 'whole') {
    if (link.type === 'recovery') return <ToPasswordReset />;
    return <WholeLink {...link} next={next} />;
  }
  if (link.kind === 'none') {
    return (
      <ContinueLink next={next}>
        <Navigate to={withNext('/auth', next)} replace />
      </ContinueLink>
    );
  }
  return <UselessLink reason={link.kind} next={next} />;
}

/** Some mail programs and tools know one address only for every link. */
function ToPasswordReset() {
  const { search } = useLocation();
  return <Navigate to={`/reset-password${search}`} replace />;
}

type WholeLinkProps = {
  readonly tokenHash: string;
  readonly type: LinkType;
  readonly next: string;
};

function WholeLink({ tokenHash, type, next }: WholeLinkProps) {
  const t = useTranslations('accounts.signIn.callback');
  const state = useSession();
  const verify = useMutation({
    mutationFn: () =>
      askAccountClient((client) => client.verifyOtp({ token_hash: tokenHash, type })),
  });
  if (verify.isSuccess && verify.data.user === null) {
    return <SignInFrame title={t('halfHeading')} intro={t('halfText')} />;
  }
  // The provider hears of the new session a moment later.
  const isIn = state.status === 'signed-in' && state.session.user.id === verify.data?.user?.id;
  if (isIn && state.needsFactor) return <FactorScreen />;
  if (isIn && wasPasswordDropped(verify.data)) return <PasswordDropped next={next} />;
  if (isIn) return <Navigate to={next} replace />;
  if (problemOf(verify.error) === 'link-over') return <UselessLink reason="over" next={next} />;

  const isConfirming = type === 'signup' || type === 'email_change';
  return (
    <SignInFrame
      title={isConfirming ? t('confirmHeading') : t('heading')}
      intro={isConfirming ? t('confirmText') : t('text')}
    >
      {state.status === 'signed-in' && type !== 'email_change' && (
        <AlreadySignedIn email={state.session.user.email ?? ''} next={next} />
      )}
      <SignInFailure error={verify.error} />
      <Button
        size="large"
        isBusy={verify.isPending || verify.isSuccess}
        onClick={() => verify.mutate()}
      >
        {verify.isPending ? t('busy') : isConfirming ? t('confirmSubmit') : t('submit')}
      </Button>
      <p className="text-sm text-ink-soft">{t('otherDevice')}</p>
    </SignInFrame>
  );
}

/** What the account service adds to the session: somebody had typed a password elsewhere. */
function wasPasswordDropped(answer: { session: object | null } | undefined): boolean {
  return answer?.session != null && 'password_dropped' in answer.session;
}

function PasswordDropped({ next }: { next: string }) {
  const t = useTranslations('accounts.signIn.callback');
  return (
    <SignInFrame title={t('droppedHeading')} intro={t('droppedText')}>
      <p className="flex flex-wrap gap-3">
        <ButtonLink to="/reset-password">{t('droppedChoose')}</ButtonLink>
        <ButtonLink kind="secondary" to={next}>
          {t('droppedGoOn')}
        </ButtonLink>
      </p>
    </SignInFrame>
  );
}

function AlreadySignedIn({ email, next }: { email: string; next: string }) {
  const t = useTranslations('accounts.signIn.callback');
  const navigate = useNavigate();
  return (
    <Notice kind="info">
      <p>{t.rich('already', { email, strong: (words) => <strong>{words}</strong> })}</p>
      <p className="mt-2">
        <Button kind="secondary" size="small" onClick={() => void navigate(next)}>
          {t('stay')}
        </Button>
      </p>
    </Notice>
  );
}

function UselessLink({ reason, next }: { reason: 'over' | 'cut' | 'foreign'; next: string }) {
  const t = useTranslations('accounts.signIn.callback');
  return (
    <LinkSignIn
      title={t(`useless.${reason}.heading`)}
      intro={t(`useless.${reason}.text`)}
      next={next}
    />
  );
}
