import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toast.tsx';
import { askAccountClient } from './ask-account-client.ts';
import { ownAccountKey } from './own-account-key.ts';
import { SignInFailure } from './sign-in-failure.tsx';

/** Chooses other words than for none being left. */
const NEVER_MADE = -1;

type RecoveryCodesProps = {
  readonly userId: string;
  /** How many are unused; null when none were ever made. */
  readonly left: number | null;
};

/** How many codes on paper are left, and ten new ones, shown once. */
export function RecoveryCodes({ userId, left }: RecoveryCodesProps) {
  const t = useTranslations('accounts.own.security');
  const toast = useToast();
  const queries = useQueryClient();
  const make = useMutation({
    mutationFn: () =>
      askAccountClient((client) =>
        left === null ? client.mfa.recoveryCodes.generate() : client.mfa.recoveryCodes.regenerate(),
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: ownAccountKey(userId) }),
  });
  const codes = make.data?.codes;
  return (
    <div>
      <h3 className="text-lg">{t('recovery')}</h3>
      <p className="mt-1 text-ink-soft">{t('recoveryText', { count: left ?? NEVER_MADE })}</p>
      {codes && (
        <div className="mt-4">
          <Notice kind="warning" isLive>
            <p>{t('recoveryShown')}</p>
            <ul className="mt-3 grid grid-cols-2 gap-x-6 gap-y-1 tabular-nums sm:max-w-sm">
              {codes.map((code) => (
                <li key={code}>
                  <code>{code}</code>
                </li>
              ))}
            </ul>
            <p className="mt-3">
              <Button
                kind="secondary"
                size="small"
                onClick={() => {
                  void navigator.clipboard
                    .writeText(codes.join('\n'))
                    .then(() => toast.show({ title: t('copied') }));
                }}
              >
                {t('copy')}
              </Button>
            </p>
          </Notice>
        </div>
      )}
      <SignInFailure error={make.error} />
      <p className="mt-3">
        <Button kind="secondary" size="small" isBusy={make.isPending} onClick={() => make.mutate()}>
          {left === null ? t('makeRecovery') : t('remakeRecovery')}
        </Button>
      </p>
    </div>
  );
}
