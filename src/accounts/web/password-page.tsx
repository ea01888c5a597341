import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHasScripts } from '#platform/browser/use-has-scripts.ts';
import { pageContext } from '#platform/page-context.ts';
import { Button } from '#ui/button.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type FormValues, useSchemaForm } from '#ui/use-schema-form.ts';
import { withNext } from '../rules/next-address.ts';
import { type Identifier, identifierOf, passwordFormProblems } from '../rules/sign-in-forms.ts';
import { askAccountClient, problemOf } from './ask-account-client.ts';
import { ContinueLink } from './continue-link.tsx';
import { KeySignIn } from './key-buttons.tsx';
import { LinkSent } from './link-sent.tsx';
import { PasswordField } from './password-field.tsx';
import { SignInFailure } from './sign-in-failure.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { useFieldWords } from './sign-in-words.ts';
import { useReturnPath } from './use-return-path.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages('accounts.signIn') };
}

/** For those who prefer a password: signing in, and signing up (`?new`). */
export default function PasswordPage() {
  const t = useTranslations('accounts.signIn.password');
  const [parameters] = useSearchParams();
  const isNew = parameters.has('new');
  const next = useReturnPath();
  // Kept by the page, for whoever finds that they have no account yet, or have one already.
  const [identifier, onIdentifier] = useState('');
  return (
    <ContinueLink next={next}>
      <PageHead title={isNew ? t('signUpTitle') : t('signInTitle')} />
      <PasswordForm key={String(isNew)} {...{ isNew, next, identifier, onIdentifier }} />
    </ContinueLink>
  );
}

type PasswordFormProps = {
  readonly isNew: boolean;
  readonly next: string;
  readonly identifier: string;
  readonly onIdentifier: (typed: string) => void;
};

const OF_THE_PASSWORD = new Set(['password-short', 'password-common']);

function PasswordForm({ isNew, next, identifier, onIdentifier }: PasswordFormProps) {
  const t = useTranslations('accounts.signIn.password');
  const hasScripts = useHasScripts();
  const form = useSchemaForm({
    id: 'password',
    validate: passwordFormProblems,
    words: useFieldWords(),
  });
  const enter = useMutation({
    mutationFn: (typed: FormValues) => (isNew ? signUp(typed, next) : signIn(typed)),
    onError(error) {
      const problem = problemOf(error);
      if (OF_THE_PASSWORD.has(problem)) form.show([{ path: 'password', problem }]);
    },
  });
  const isOfField = enter.error && OF_THE_PASSWORD.has(problemOf(enter.error));
  const to = enter.data?.awaits;
  if (to) {
    return (
      <LinkSent
        to={to}
        type="email"
        resend={() => confirmAgain(to, next)}
        onOtherAddress={enter.reset}
      />
    );
  }
  return (
    <SignInFrame title={isNew ? t('signUpTitle') : t('heading')}>
      <form method="post" {...form.handlers((typed) => enter.mutate(typed))} className="grid gap-5">
        <TextField
          {...form.field('identifier')}
          label={t('identifier')}
          value={identifier}
          onInput={(event) => onIdentifier(event.currentTarget.value)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <PasswordField
          {...form.field('password')}
          label={isNew ? t('newPassword') : t('password')}
          hint={isNew && t('newPasswordHint')}
          autoComplete={isNew ? 'new-password' : 'current-password'}
        />
        {!isOfField && <SignInFailure error={enter.error} />}
        <Button type="submit" size="large" isBusy={enter.isPending} disabled={!hasScripts}>
          {enter.isPending ? t('busy') : isNew ? t('signUp') : t('signIn')}
        </Button>
        {!isNew && <KeySignIn />}
        <OtherWays isNew={isNew} next={next} />
      </form>
    </SignInFrame>
  );
}

/** Ways in but a password, and back. */
function OtherWays({ isNew, next }: Pick<PasswordFormProps, 'isNew' | 'next'>) {
  const t = useTranslations('accounts.signIn.password');
  return (
    <ul className="grid gap-2 border-t border-line pt-5">
      {!isNew && (
        <li>
          <Link to="/reset-password">{t('forgotten')}</Link>
        </li>
      )}
      <li>
        <Link to={withNext(isNew ? '/auth/login' : '/auth/login?new', next)}>
          {isNew ? t('toSignIn') : t('toSignUp')}
        </Link>
      </li>
      <li>
        <Link to={withNext('/auth', next)}>{t('withLink')}</Link>
      </li>
    </ul>
  );
}

/** The address whose confirmation is awaited, if one is; else the session provider knows. */
type Entered = { readonly awaits?: Identifier };

async function signIn({ identifier = '', password = '' }: FormValues): Promise<Entered> {
  const who = identifierOf(identifier) ?? { email: identifier };
  await askAccountClient((client) => client.signInWithPassword({ ...who, password }));
  return {};
}

async function signUp(
  { identifier = '', password = '' }: FormValues,
  next: string,
): Promise<Entered> {
  const who = identifierOf(identifier) ?? { email: identifier };
  const { session } = await askAccountClient((client) =>
    client.signUp({ ...who, password, ...redirect(next) }),
  );
  return session ? {} : { awaits: who };
}

function confirmAgain(to: Identifier, next: string): Promise<unknown> {
  return askAccountClient((client) =>
    client.resend(
      'email' in to ? { type: 'signup', ...to, ...redirect(next) } : { type: 'sms', ...to },
    ),
  );
}

function redirect(next: string) {
  const address = new URL(withNext('/auth/callback', next), window.location.origin);
  return { options: { emailRedirectTo: address.href } };
}
