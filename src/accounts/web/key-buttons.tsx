import type { Factor } from '@supabase/auth-js';
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useHasScripts } from '#platform/browser/use-has-scripts.ts';
import { Button } from '#ui/button.tsx';
import { canUseKeys, showKey, signInByKey } from './keys.ts';
import { SignInFailure } from './sign-in-failure.tsx';

/** Signing in by a key, without a word of who one is; nothing where this browser has none. */
export function KeySignIn() {
  const t = useTranslations('accounts.signIn.key');
  const hasScripts = useHasScripts();
  const enter = useMutation({ mutationFn: signInByKey });
  if (!hasScripts || !canUseKeys()) return null;
  return (
    <div className="grid gap-3">
      <Button
        type="button"
        kind="secondary"
        isBusy={enter.isPending}
        onClick={() => enter.mutate()}
      >
        <KeyRound aria-hidden className="size-5" />
        {t('signIn')}
      </Button>
      <SignInFailure error={enter.error} />
    </div>
  );
}

/** The second step, by one of the keys that somebody has added. */
export function KeyChallenge({ keys }: { keys: readonly Factor[] }) {
  const t = useTranslations('accounts.signIn.key');
  const show = useMutation({ mutationFn: showKey });
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{t('text')}</p>
      <p className="flex flex-wrap gap-3">
        {keys.map(({ id, friendly_name: name }) => (
          <Button
            key={id}
            isBusy={show.isPending && show.variables === id}
            onClick={() => show.mutate(id)}
          >
            <KeyRound aria-hidden className="size-5" />
            {name ? t('showNamed', { name }) : t('show')}
          </Button>
        ))}
      </p>
      <SignInFailure error={show.error} />
    </div>
  );
}
