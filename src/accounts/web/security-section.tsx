import type { User } from '@supabase/auth-js';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { useToast } from '#ui/toast.tsx';
import { AddKey } from './add-key.tsx';
import { askAccountClient } from './ask-account-client.ts';
import { EnrolFactor } from './enrol-factor.tsx';
import { canUseKeys } from './keys.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SignInFailure } from './sign-in-failure.tsx';

type SecuritySectionProps = { readonly user: User; readonly recoveryCodes: number | null };

/** A password for those who want one; a key or a second code for those who need it. */
export function SecuritySection({ user, recoveryCodes }: SecuritySectionProps) {
  const t = useTranslations('accounts.own.security');
  const factors = (user.factors ?? []).filter(({ status }) => status === 'verified');
  const [adding, setAdding] = useState<'key' | 'app'>();
  const done = () => setAdding(undefined);
  return (
    <Card as="section">
      <h2 className="text-2xl">{t('title')}</h2>
      <div className="mt-5 grid gap-7">
        <div>
          <h3 className="text-lg">{t('password')}</h3>
          <p className="mt-1 text-ink-soft">{t('passwordText')}</p>
          <p className="mt-3">
            <ButtonLink to="/reset-password" kind="secondary" size="small">
              {t('changePassword')}
            </ButtonLink>
          </p>
        </div>
        <div>
          <h3 className="text-lg">{t('factor')}</h3>
          <p className="mt-1 text-ink-soft">{t('factorText')}</p>
          <FactorList factors={factors} />
          {adding === 'key' && <AddKey onDone={done} />}
          {adding === 'app' && <EnrolFactor onDone={done} />}
          {adding === undefined && (
            <p className="mt-3 flex flex-wrap gap-3">
              {canUseKeys() && (
                <Button kind="secondary" size="small" onClick={() => setAdding('key')}>
                  {t('addKey')}
                </Button>
              )}
              <Button kind="secondary" size="small" onClick={() => setAdding('app')}>
                {t('add')}
              </Button>
            </p>
          )}
        </div>
        {factors.length > 0 && <RecoveryCodes userId={user.id} left={recoveryCodes} />}
      </div>
    </Card>
  );
}

type Factors = NonNullable<User['factors']>;

function FactorList({ factors }: { factors: Factors }) {
  const t = useTranslations('accounts.own.security');
  const language = useLocale();
  const toast = useToast();
  const remove = useMutation({
    mutationFn: async ({ id: factorId }: Factors[number]) => {
      await askAccountClient((client) => client.mfa.unenroll({ factorId }));
      await askAccountClient((client) => client.refreshSession());
    },
    onSuccess: (_, { factor_type: type }) =>
      toast.show({ title: t(type === 'webauthn' ? 'keyRemoved' : 'removed') }),
  });
  if (factors.length === 0) return null;
  return (
    <>
      <ul className="mt-3 divide-y divide-line">
        {factors.map((factor) => {
          const { id, friendly_name: friendlyName, created_at: createdAt } = factor;
          const kind = t(factor.factor_type === 'webauthn' ? 'passkey' : 'app');
          const name = friendlyName || kind;
          return (
            <li key={id} className="flex flex-wrap items-center gap-3 py-2">
              <span className="min-w-0 grow">
                <span className="font-semibold">{name}</span>{' '}
                <span className="text-sm text-ink-soft">
                  {name !== kind && <>{kind}, </>}
                  {t('addedOn', { day: formatDay(parisDayOf(new Date(createdAt)), language) })}
                </span>
              </span>
              <Button
                kind="quiet"
                size="small"
                aria-label={t('removeNamed', { name })}
                isBusy={remove.isPending && remove.variables.id === id}
                onClick={() => remove.mutate(factor)}
              >
                {t('remove')}
              </Button>
            </li>
          );
        })}
      </ul>
      <SignInFailure error={remove.error} />
    </>
  );
}
