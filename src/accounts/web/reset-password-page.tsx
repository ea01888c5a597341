import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { normalizeEmail } from '#basics/contact-details.ts';
import { useHasScripts } from '#platform/browser/use-has-scripts.ts';
import { pageContext } from '#platform/page-context.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import { emailProblems, passwordProblems } from '../rules/sign-in-forms.ts';
import { readSignInLink } from '../rules/sign-in-link.ts';
import { askAccountClient, problemOf } from './ask-account-client.ts';
import { FactorScreen } from './continue-link.tsx';
import { LinkSent } from './link-sent.tsx';
import { PasswordField } from './password-field.tsx';
import { useSession } from './session-provider.tsx';
import { SignInFailure } from './sign-in-failure.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { useFieldWords } from './sign-in-words.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages('accounts.signIn') };
}

/**
 * Asked for, confirmed by a click on the page that the mail leads to, then chosen. Whoever is signed
 * in may choose at once.
 */
export default function ResetPasswordPage() {
  const t = useTranslations('accounts.signIn.reset');
  const state = useSession();
  const { search, hash } = useLocation();
  const [link] = useState(() => readSignInLink(search, hash));
  const [isProven, setProven] = useState(false);

  return (
    <>
      <PageHead title={t('title')} />
      {link.kind === 'whole' && !isProven ? (
        <ConfirmReset tokenHash={link.tokenHash} onProven={() => setProven(true)} />
      ) : state.status !== 'signed-in' ? (
        <AskForReset useless={link.kind !== 'none' && !isProven} />
      ) : state.needsFactor ? (
        <FactorScreen />
      ) : (
        <NewPassword />
      )}
    </>
  );
}

type AskForResetProps = {
  /** The link that led here serves no more. */
  readonly useless?: boolean;
  /** What it is asked for. */
  readonly why?: Error | null;
};

function AskForReset({ useless = false, why = null }: AskForResetProps) {
  const t = useTranslations('accounts.signIn');
  const hasScripts = useHasScripts();
  const form = useSchemaForm({ id: 'reset', validate: emailProblems, words: useFieldWords() });
  const send = useMutation({ mutationFn: sendReset });
  if (send.isSuccess) {
    return (
      <LinkSent
        to={{ email: send.variables }}
        type="recovery"
        resend={() => sendReset(send.variables)}
        onOtherAddress={send.reset}
      />
    );
  }
  return (
    <SignInFrame
      title={useless ? t('callback.useless.over.heading') : t('reset.heading')}
      intro={useless ? t('callback.useless.over.text') : t('reset.intro')}
    >
      <form
        method="post"
        {...form.handlers(({ email = '' }) => send.mutate(normalizeEmail(email)))}
        className="grid gap-5"
      >
        <TextField
          {...form.field('email')}
          label={t('link.email')}
          type="email"
          autoComplete="email"
          required
        />
        <SignInFailure error={send.error ?? why} />
        <Button type="submit" size="large" isBusy={send.isPending} disabled={!hasScripts}>
          {send.isPending ? t('link.sending') : t('reset.submit')}
        </Button>
      </form>
      <p className="text-sm text-ink-soft">
        {t.rich('reset.noNeed', { link: (words: ReactNode) => <Link to="/auth">{words}</Link> })}
      </p>
    </SignInFrame>
  );
}

function sendReset(email: string) {
  const redirectTo = new URL('/reset-password', window.location.origin).href;
  return askAccountClient((client) => client.resetPasswordForEmail(email, { redirectTo }));
}

type ConfirmResetProps = { readonly tokenHash: string; readonly onProven: () => void };

function ConfirmReset({ tokenHash, onProven }: ConfirmResetProps) {
  const t = useTranslations('accounts.signIn.reset');
  const verify = useMutation({
    mutationFn: () =>
      askAccountClient((client) => client.verifyOtp({ token_hash: tokenHash, type: 'recovery' })),
    onSuccess: onProven,
  });
  if (problemOf(verify.error) === 'link-over') return <AskForReset useless />;
  return (
    <SignInFrame title={t('heading')} intro={t('confirmText')}>
      <SignInFailure error={verify.error} />
      <Button size="large" isBusy={verify.isPending} onClick={() => verify.mutate()}>
        {t('confirmSubmit')}
      </Button>
    </SignInFrame>
  );
}

const OF_THE_PASSWORD = new Set(['password-short', 'password-common', 'password-same']);

function NewPassword() {
  const t = useTranslations('accounts.signIn');
  const form = useSchemaForm({
    id: 'new-password',
    validate: passwordProblems,
    words: useFieldWords(),
  });
  const save = useMutation({
    mutationFn: (password: string) => askAccountClient((client) => client.updateUser({ password })),
    onError(error) {
      const problem = problemOf(error);
      if (OF_THE_PASSWORD.has(problem)) form.show([{ path: 'password', problem }]);
    },
  });
  if (problemOf(save.error) === 'proof-needed') return <AskForReset why={save.error} />;
  const isOfField = save.error && OF_THE_PASSWORD.has(problemOf(save.error));
  if (save.isSuccess) {
    return (
      <SignInFrame title={t('reset.done')}>
        <Notice kind="success" isLive>
          <p>{t('reset.doneText')}</p>
        </Notice>
        <p>
          <ButtonLink to="/dashboard">{t('reset.goOn')}</ButtonLink>
        </p>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={t('reset.heading')} intro={t('reset.newIntro')}>
      <form
        method="post"
        {...form.handlers(({ password = '' }) => save.mutate(password))}
        className="grid gap-5"
      >
        <PasswordField
          {...form.field('password')}
          label={t('password.newPassword')}
          hint={t('password.newPasswordHint')}
          autoComplete="new-password"
        />
        {!isOfField && <SignInFailure error={save.error} />}
        <Button type="submit" size="large" isBusy={save.isPending}>
          {t('reset.save')}
        </Button>
      </form>
    </SignInFrame>
  );
}
