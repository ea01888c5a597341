import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormResult } from '#platform/browser/use-form-result.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { waitOf } from '../rules/auth-problem.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { useFieldWords } from './sign-in-words.ts';

/** Asking for a link where no script runs: it is sent all the same, to be opened where some do. */
export function PlainLinkSignIn() {
  const t = useTranslations('accounts.signIn');
  const [address] = useSearchParams();
  const words = useFieldWords();
  const answer = useFormResult('link');
  const problem = answer?.refusal.problems?.[0];
  if (address.has('sent')) {
    return (
      <SignInFrame title={t('sent.heading')}>
        <p>{t('plain.sent')}</p>
        <p className="text-sm text-ink-soft">{t('sent.spam')}</p>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={t('link.heading')} intro={t('plain.intro')}>
      <form method="post" action={`/auth?${address}`} noValidate className="grid gap-5">
        <input type="hidden" name="form" value="link" />
        <TextField
          name="email"
          label={t('link.email')}
          hint={t('link.emailHint')}
          error={problem && words(problem)}
          defaultValue={answer?.typed.email}
          type="email"
          autoComplete="email"
          autoFocus={problem !== undefined}
          required
        />
        {answer && !problem && (
          <Notice kind="danger" isLive>
            <p>
              {answer.refusal.code === 'too-many-requests'
                ? t('failed.too-many', waitOf(Number(answer.refusal.details?.minutes ?? 1)))
                : t('failed.away')}
            </p>
          </Notice>
        )}
        <Button type="submit" size="large">
          {t('link.submit')}
        </Button>
      </form>
    </SignInFrame>
  );
}
