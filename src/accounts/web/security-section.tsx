import type { User } from '@supabase/auth-js';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { useToast } from '#ui/toast.tsx';
import { askAccountClient } from './ask-account-client.ts';
import { EnrolFactor } from './enrol-factor.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SignInFailure } from './sign-in-failure.tsx';

type SecuritySectionProps = { readonly user: User; readonly recoveryCodes: number | null };

/** A password for those who want one, and a second code for those who need it. */
export function SecuritySection({ user, recoveryCodes }: SecuritySectionProps) {
  const t = useTranslations('accounts.own.security');
  const factors = (user.factors ?? []).filter(({ status }) => status === 'verified');
  const [isEnrolling, setEnrolling] = useState(false);
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
          {isEnrolling ? (
            <EnrolFactor onDone={() => setEnrolling(false)} />
          ) : (
            <p className="mt-3">
              <Button kind="secondary" size="small" onClick={() => setEnrolling(true)}>
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
    mutationFn: async (factorId: string) => {
      await askAccountClient((client) => client.mfa.unenroll({ factorId }));
      await askAccountClient((client) => client.refreshSession());
    },
    onSuccess: () => toast.show({ title: t('removed') }),
  });
  if (factors.length === 0) return null;
  return (
    <>
      <ul className="mt-3 divide-y divide-line">
        {factors.map(({ id, friendly_name: friendlyName, created_at: createdAt }) => {
          const name = friendlyName || t('unnamed');
          return (
            <li key={id} className="flex flex-wrap items-center gap-3 py-2">
              <span className="min-w-0 grow">
                <span className="font-semibold">{name}</span>{' '}
                <span className="text-sm text-ink-soft">
                  {t('addedOn', { day: formatDay(parisDayOf(new Date(createdAt)), language) })}
                </span>
              </span>
              <Button
                kind="quiet"
                size="small"
                aria-label={t('removeNamed', { name })}
                isBusy={remove.isPending && remove.variables === id}
                onClick={() => remove.mutate(id)}
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
