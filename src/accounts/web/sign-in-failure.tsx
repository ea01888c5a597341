import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Notice } from '#ui/notice.tsx';
import { waitOf } from '../rules/auth-problem.ts';
import { minutesOf, problemOf } from './ask-account-client.ts';

/** Why the account service declined, where no single field is to blame. */
export function SignInFailure({ error }: { error: Error | null }) {
  const t = useTranslations('accounts.signIn.failed');
  if (!error) return null;
  const link = (words: ReactNode) => <Link to="/auth/logout">{words}</Link>;
  return (
    <Notice kind="danger" isLive>
      <p>{t.rich(problemOf(error), { ...waitOf(minutesOf(error)), link })}</p>
    </Notice>
  );
}
