import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import { askAccountClient, DeclinedByAccounts, problemOf } from './ask-account-client.ts';
import { CodeForm } from './code-form.tsx';
import { KeyChallenge } from './key-buttons.tsx';
import { SignInFailure } from './sign-in-failure.tsx';
import { useFieldWords } from './sign-in-words.ts';
import { useOwnFactors } from './use-own-factors.ts';

/** Asks for the second factor of somebody who has one; the session provider notices the answer. */
export function FactorChallenge() {
  const t = useTranslations('accounts.signIn.factor');
  const { keys, hasApp } = useOwnFactors();
  const [isRecovering, setRecovering] = useState(false);
  return (
    <>
      {isRecovering && <RecoveryCodeForm />}
      {!isRecovering && keys.length > 0 && <KeyChallenge keys={keys} />}
      {!isRecovering && hasApp && (
        <>
          <p className="text-ink-soft">{t('text')}</p>
          <CodeForm
            label={t('code')}
            submitLabel={t('submit')}
            check={showFactor}
            takesFocus={keys.length === 0}
          />
        </>
      )}
      <p className="flex flex-wrap items-center gap-3 border-t border-line pt-5">
        <Button kind="quiet" size="small" onClick={() => setRecovering((is) => !is)}>
          {isRecovering ? t(hasApp ? 'toApp' : 'toKey') : t(hasApp ? 'toRecovery' : 'keyLost')}
        </Button>
        <Link to="/auth/logout">{t('signOut')}</Link>
      </p>
    </>
  );
}

/** Tries the code on each application that was enrolled: usually there is one. */
async function showFactor(code: string): Promise<void> {
  const { totp } = await askAccountClient((client) => client.mfa.listFactors());
  let declined: unknown = new DeclinedByAccounts({ code: 'session_not_found' });
  for (const { id: factorId } of totp) {
    try {
      await askAccountClient((client) => client.mfa.challengeAndVerify({ factorId, code }));
      return;
    } catch (error) {
      declined = error;
    }
  }
  throw declined;
}

function RecoveryCodeForm() {
  const t = useTranslations('accounts.signIn.factor');
  const form = useSchemaForm({
    id: 'recovery',
    validate: ({ code = '' }) => (code.trim() ? [] : [{ path: 'code', problem: 'required' }]),
    words: useFieldWords(),
  });
  const attempt = useMutation({
    mutationFn: (code: string) =>
      askAccountClient((client) => client.mfa.recoveryCodes.verify({ code })),
    onError(error) {
      if (problemOf(error) === 'wrong-code') form.show([{ path: 'code', problem: 'wrong-code' }]);
    },
  });
  const isOfField = attempt.error && problemOf(attempt.error) === 'wrong-code';
  return (
    <form {...form.handlers(({ code = '' }) => attempt.mutate(code.trim()))} className="grid gap-4">
      <p className="text-ink-soft">{t('recoveryText')}</p>
      <TextField
        {...form.field('code')}
        label={t('recoveryCode')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="max-w-64"
      />
      {!isOfField && <SignInFailure error={attempt.error} />}
      <p>
        <Button type="submit" isBusy={attempt.isPending}>
          {t('submit')}
        </Button>
      </p>
    </form>
  );
}
