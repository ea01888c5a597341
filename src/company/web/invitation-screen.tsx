import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { askAccountClient } from '#accounts/web/ask-account-client.ts';
import { FactorScreen } from '#accounts/web/continue-link.tsx';
import { LinkSignIn } from '#accounts/web/link-sign-in.tsx';
import { useSession } from '#accounts/web/session-provider.tsx';
import { SignInFrame } from '#accounts/web/sign-in-frame.tsx';
import type { OutputOf } from '#basics/contract.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHead } from '#ui/page-head.tsx';
import type { AcceptInvitation, EnterByInvitation, ReadInvitation } from '../contract.ts';
import { keepChoice } from './chosen-space.ts';
import { Failure } from './failure.tsx';
import { SPACES_KEY } from './use-spaces.ts';

type Read = OutputOf<ReadInvitation>;

/** Where the mail of an invitation leads: who invites, to what; one click for who is new here. */
export function InvitationScreen({ token }: { token: string }) {
  const t = useTranslations('company.space.invitation');
  const { data, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => callFunction<ReadInvitation>('read-invitation', { token }),
    retry: false,
  });
  return (
    <>
      <PageHead title={t('title')} />
      {data?.state === 'open' ? (
        <OpenInvitation token={token} invitation={data} />
      ) : data || error ? (
        <UselessInvitation state={data?.state ?? 'unknown'} />
      ) : (
        <Container className="py-16">
          <Loading text={t('loading')} />
        </Container>
      )}
    </>
  );
}

type OpenProps = { readonly token: string; readonly invitation: Read };

function OpenInvitation({ token, invitation }: OpenProps) {
  const t = useTranslations('company.space.invitation');
  const roles = useTranslations('company.space.roles');
  const state = useSession();
  const { companyName: company, email, role } = invitation;
  const enter = useMutation({ mutationFn: () => enterByLink(token) });
  if (state.status === 'signed-in' && state.needsFactor) return <FactorScreen />;
  const intro = t('intro', { company, role: roles(`${role}.name`), email });
  if (state.status !== 'signed-in' && enter.data === 'known') {
    return (
      <LinkSignIn
        title={t('heading', { company })}
        intro={t('known', { email })}
        next={here(token)}
        email={email}
      />
    );
  }
  return (
    <SignInFrame title={t('heading', { company })} intro={intro}>
      {role === 'employee' && <p>{t('promise')}</p>}
      {state.status !== 'signed-in' ? (
        <>
          <Failure error={enter.error} />
          <Button size="large" isBusy={enter.isPending} onClick={() => enter.mutate()}>
            {t('join')}
          </Button>
        </>
      ) : state.session.user.email === email ? (
        <Accept token={token} />
      ) : (
        <Notice kind="warning">
          <p>{t('otherAddress', { own: state.session.user.email ?? '', email })}</p>
          <p className="mt-2">
            <Link to="/auth/logout">{t('signOut')}</Link>
          </p>
        </Notice>
      )}
    </SignInFrame>
  );
}

function Accept({ token }: { token: string }) {
  const t = useTranslations('company.space.invitation');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const accept = useMutation({
    mutationFn: () => callFunction<AcceptInvitation>('accept-invitation', { token }),
    async onSuccess({ companyId }) {
      keepChoice(companyId);
      await queries.invalidateQueries({ queryKey: SPACES_KEY });
      await navigate('/dashboard', { replace: true });
    },
  });
  return (
    <>
      <Failure error={accept.error} />
      <Button size="large" isBusy={accept.isPending} onClick={() => accept.mutate()}>
        {t('accept')}
      </Button>
    </>
  );
}

/** Signs in whoever has no account yet; says `known` of the others, who prove themselves as always. */
async function enterByLink(token: string): Promise<'entered' | 'known'> {
  const { tokenHash } = await callFunction<EnterByInvitation>('enter-by-invitation', { token });
  if (tokenHash === undefined) return 'known';
  await askAccountClient((client) =>
    client.verifyOtp({ token_hash: tokenHash, type: 'magiclink' }),
  );
  return 'entered';
}

function here(token: string): string {
  return `/dashboard?${new URLSearchParams({ invitation: token })}`;
}

function UselessInvitation({ state }: { state: 'accepted' | 'revoked' | 'over' | 'unknown' }) {
  const t = useTranslations('company.space.invitation.useless');
  return (
    <SignInFrame title={t(`${state}.heading`)} intro={t(`${state}.text`)}>
      <p>
        <ButtonLink to="/dashboard">{t('space')}</ButtonLink>
      </p>
    </SignInFrame>
  );
}
