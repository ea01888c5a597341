import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, type LoaderFunctionArgs, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { askAccountClient } from '#accounts/web/ask-account-client.ts';
import { EnrolFactor } from '#accounts/web/enrol-factor.tsx';
import { useSession } from '#accounts/web/session-provider.tsx';
import { SignInFrame } from '#accounts/web/sign-in-frame.tsx';
import { SIGN_IN_TEXTS, SignedInOnly } from '#accounts/web/signed-in-only.tsx';
import type { OutputOf } from '#basics/contract.ts';
import { isRefusal, Refusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { pageContext } from '#platform/page-context.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type FormValues, useSchemaForm } from '#ui/use-schema-form.ts';
import type { AcceptColleagueInvitation, ReadColleagueInvitation } from '../../contract.ts';
import { readNameForm } from '../../rules/team/colleague-form.ts';
import { Failure, useFailureWords } from '../failure.tsx';
import { useTeamProblemWords } from './use-team.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const messages = context
    .get(pageContext)
    .messages(SIGN_IN_TEXTS, 'staff.space', 'staff.team', 'accounts.own.security');
  return { messages };
}

export { isRetried as shouldRevalidate } from '#platform/browser/retry-policy.ts';

/** Where the mail of an invitation leads: one signs in with the invited address, and joins under a name. */
export default function JoinPage() {
  const t = useTranslations('staff.team.join');
  const { id: invitationId = '' } = useParams();
  return (
    <>
      <PageHead title={t('title')} />
      <SignedInOnly>{() => <Invitation invitationId={invitationId} />}</SignedInOnly>
    </>
  );
}

type Read = OutputOf<ReadColleagueInvitation>;

function Invitation({ invitationId }: { invitationId: string }) {
  const t = useTranslations('staff.team.join');
  const roles = useTranslations('staff.team.roles');
  const { session } = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: ['staff-invitation', invitationId],
    queryFn: () =>
      callFunction<ReadColleagueInvitation>('read-colleague-invitation', { invitationId }),
    retry: false,
    staleTime: 0,
  });
  const isUseless = isRefusal(error, 'not-found') || isRefusal(error, 'invalid-input');
  if (error && !isUseless) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data && !error) {
    return (
      <Container className="py-16">
        <Loading text={t('title')} />
      </Container>
    );
  }
  if (data?.state !== 'open') {
    return (
      <SignInFrame title={t('title')} intro={t('useless')}>
        <ButtonLink to="/cms">{t('toWork')}</ButtonLink>
      </SignInFrame>
    );
  }
  const own = session?.user.email ?? '';
  return (
    <SignInFrame title={t('title')} intro={t('intro', { role: roles(`${data.role}.name`) })}>
      {own === data.email ? (
        <JoinForm invitationId={invitationId} />
      ) : (
        <OtherAddress invitation={data} own={own} />
      )}
    </SignInFrame>
  );
}

function OtherAddress({ invitation, own }: { invitation: Read; own: string }) {
  const t = useTranslations('staff.team.join');
  return (
    <Notice kind="warning">
      <p>{t('otherAddress', { email: invitation.email, own })}</p>
      <p className="mt-2">
        <Link to="/auth/logout">{t('signOut')}</Link>
      </p>
    </Notice>
  );
}

function JoinForm({ invitationId }: { invitationId: string }) {
  const t = useTranslations('staff.team.join');
  const wordsOf = useFailureWords();
  const navigate = useNavigate();
  const form = useSchemaForm({
    id: 'join',
    validate: (typed) => readNameForm(typed).problems,
    words: useTeamProblemWords(),
  });
  const join = useMutation({
    mutationFn: (typed: FormValues) =>
      callFunction<AcceptColleagueInvitation>('accept-colleague-invitation', {
        invitationId,
        form: typed,
      }),
    async onSuccess() {
      // The new token names the role.
      await askAccountClient((client) => client.refreshSession());
      await navigate('/cms', { replace: true });
    },
    onError: (error) => form.show(error instanceof Refusal ? error.problems : []),
  });
  const needsStep =
    isRefusal(join.error, 'forbidden') && join.error.details?.needs === 'second-step';
  return (
    <>
      <form id="join-form" className="grid gap-5" {...form.handlers((typed) => join.mutate(typed))}>
        <TextField
          {...form.field('name')}
          label={t('name')}
          hint={t('nameHint')}
          autoComplete="name"
        />
        {join.error && !needsStep && form.problems.length === 0 && (
          <Notice kind="danger" isLive>
            <p>{wordsOf(join.error)}</p>
          </Notice>
        )}
        {!needsStep && (
          <Button type="submit" size="large" isBusy={join.isPending}>
            {t('submit')}
          </Button>
        )}
      </form>
      {needsStep && (
        <section aria-live="polite">
          <p>{t('step')}</p>
          <EnrolFactor onDone={() => join.variables && join.mutate(join.variables)} />
        </section>
      )}
    </>
  );
}
