import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import type { Identifier } from '../rules/sign-in-forms.ts';
import { askAccountClient } from './ask-account-client.ts';
import { CodeForm } from './code-form.tsx';
import { SignInFailure } from './sign-in-failure.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

const RESEND_AFTER_SECONDS = 30;

type SentProps = {
  readonly to: Identifier;
  /** What the code of a mail is for. */
  readonly type: 'email' | 'recovery';
  readonly resend: () => Promise<unknown>;
  readonly onOtherAddress: () => void;
};

/**
 * After a mail or a text has left: where to look, the code as another way, and what to do if nothing
 * comes.
 */
export function LinkSent({ to, type, resend, onOtherAddress }: SentProps) {
  const t = useTranslations('accounts.signIn.sent');
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <SignInFrame title={t('heading')}>
      <div ref={text} tabIndex={-1} role="status" className="grid gap-3 outline-none">
        {'email' in to ? (
          <>
            <p>{t.rich('text', { email: to.email, strong })}</p>
            <p className="text-ink-soft">{t('where')}</p>
          </>
        ) : (
          <p>{t.rich('textMessage', { phone: to.phone, strong })}</p>
        )}
      </div>
      <CodeForm
        label={t('code')}
        submitLabel={t('submit')}
        check={(token) =>
          askAccountClient((client) =>
            client.verifyOtp(
              'email' in to ? { ...to, token, type } : { ...to, token, type: 'sms' },
            ),
          )
        }
      />
      <div className="grid gap-3 border-t border-line pt-5 text-sm text-ink-soft">
        <p>{t('spam')}</p>
        <p className="flex flex-wrap gap-3">
          <ResendButton resend={resend} />
          <Button kind="quiet" size="small" onClick={onOtherAddress}>
            {t('otherAddress')}
          </Button>
        </p>
      </div>
    </SignInFrame>
  );
}

const strong = (words: ReactNode) => <strong>{words}</strong>;

function ResendButton({ resend }: Pick<SentProps, 'resend'>) {
  const t = useTranslations('accounts.signIn.sent');
  const toast = useToast();
  const [seconds, setSeconds] = useState(RESEND_AFTER_SECONDS);
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => setSeconds((left) => left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [seconds]);
  const again = useMutation({
    mutationFn: resend,
    onSuccess() {
      setSeconds(RESEND_AFTER_SECONDS);
      toast.show({ title: t('resent'), description: t('resentText') });
    },
  });
  return (
    <>
      <Button
        kind="secondary"
        size="small"
        isBusy={again.isPending}
        disabled={seconds > 0}
        onClick={() => again.mutate()}
      >
        {seconds > 0 ? t('againIn', { seconds }) : t('again')}
      </Button>
      <SignInFailure error={again.error} />
    </>
  );
}
