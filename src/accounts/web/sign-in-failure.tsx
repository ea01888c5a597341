import { useTranslations } from 'use-intl';
import { Notice } from '#ui/notice.tsx';
import { waitOf } from '../rules/auth-problem.ts';
import { minutesOf, problemOf } from './ask-account-client.ts';

/** Why the account service declined, where no single field is to blame. */
export function SignInFailure({ error }: { error: Error | null }) {
  const t = useTranslations('accounts.signIn.failed');
  if (!error) return null;
  return (
    <Notice kind="danger" isLive>
      <p>{t(problemOf(error), waitOf(minutesOf(error)))}</p>
    </Notice>
  );
}
