import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { normalizeEmail } from '#basics/contact-details.ts';
import { useHasScripts } from '#platform/browser/use-has-scripts.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import { withNext } from '../rules/next-address.ts';
import { emailProblems } from '../rules/sign-in-forms.ts';
import { askAccountClient } from './ask-account-client.ts';
import { KeySignIn } from './key-buttons.tsx';
import { LinkSent } from './link-sent.tsx';
import { SignInFailure } from './sign-in-failure.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { useFieldWords } from './sign-in-words.ts';

type LinkSignInProps = {
  readonly title: ReactNode;
  readonly intro: ReactNode;
  /** Where to go on to once signed in. */
  readonly next: string;
  /** Filled in beforehand. */
  readonly email?: string;
  /** They may have been handed a personal code instead of an invitation. */
  readonly mayHaveCode?: boolean;
};

/** Signing in without a password: an address, then the link or the code that was sent to it. */
export function LinkSignIn({
  title,
  intro,
  next,
  email: known = '',
  mayHaveCode = false,
}: LinkSignInProps) {
  const t = useTranslations('accounts.signIn.link');
  const [typed, setTyped] = useState(known);
  const form = useSchemaForm({ id: 'link', validate: emailProblems, words: useFieldWords() });
  const hasScripts = useHasScripts();
  const send = useMutation({ mutationFn: (email: string) => sendLink(email, next) });

  if (send.isSuccess) {
    return (
      <LinkSent
        to={{ email: send.variables }}
        type="email"
        resend={() => sendLink(send.variables, next)}
        onOtherAddress={send.reset}
      />
    );
  }
  return (
    <SignInFrame title={title} intro={intro}>
      <form
        method="post"
        {...form.handlers(({ email = '' }) => send.mutate(normalizeEmail(email)))}
        className="grid gap-5"
      >
        <TextField
          {...form.field('email')}
          label={t('email')}
          hint={t('emailHint')}
          type="email"
          autoComplete="email"
          required
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <SignInFailure error={send.error} />
        <Button type="submit" size="large" isBusy={send.isPending} disabled={!hasScripts}>
          {send.isPending ? t('sending') : t('submit')}
        </Button>
        <p className="text-sm text-ink-soft">{t('firstTime')}</p>
        <KeySignIn />
        <p className="flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-5">
          <Link to={withNext('/auth/login', next)}>{t('withPassword')}</Link>
          {mayHaveCode && <Link to="/dashboard?code=">{t('withCode')}</Link>}
        </p>
      </form>
    </SignInFrame>
  );
}

function sendLink(email: string, next: string) {
  const emailRedirectTo = new URL(withNext('/auth/callback', next), window.location.origin).href;
  return askAccountClient((client) =>
    client.signInWithOtp({ email, options: { emailRedirectTo } }),
  );
}
