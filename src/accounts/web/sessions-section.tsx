import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Monitor } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { OutputOf } from '#basics/contract.ts';
import { formatDay, formatMoment, parisDayOf } from '#basics/dates.ts';
import { isRefusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toast.tsx';
import type { EndOwnSession, ReadOwnAccount } from '../contract.ts';
import { ownAccountKey } from './own-account-key.ts';

type Sessions = OutputOf<ReadOwnAccount>['sessions'];

/** Where one is signed in; each other device can be signed out from here. */
export function SessionsSection({ sessions, userId }: { sessions: Sessions; userId: string }) {
  const t = useTranslations('accounts.own.sessions');
  const language = useLocale();
  const toast = useToast();
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: (sessionId: string) =>
      callFunction<EndOwnSession>('end-own-session', { sessionId }),
    onSuccess: () => toast.show({ title: t('ended') }),
    onSettled: () => queries.invalidateQueries({ queryKey: ownAccountKey(userId) }),
  });
  return (
    <Card as="section">
      <h2 className="text-2xl">{t('title')}</h2>
      <p className="mt-1 text-ink-soft">{t('text')}</p>
      <ul className="mt-4 divide-y divide-line">
        {sessions.map((session) => {
          const day = formatDay(parisDayOf(new Date(session.startedAt)), language);
          return (
            <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <Monitor aria-hidden className="shrink-0 text-ink-soft" />
              <span className="min-w-0 grow">
                <span className="block font-semibold">{session.device ?? t('unknown')}</span>
                <span className="block text-sm text-ink-soft">
                  {t('started', { day })}
                  {' · '}
                  {t('used', { moment: formatMoment(new Date(session.usedAt), language) })}
                  {session.hasShownFactor && ` · ${t('factor')}`}
                </span>
              </span>
              {session.isThisOne ? (
                <Badge tone="success">{t('here')}</Badge>
              ) : (
                <Button
                  kind="secondary"
                  size="small"
                  aria-label={t('endNamed', { device: session.device ?? t('unknown'), day })}
                  isBusy={end.isPending && end.variables === session.id}
                  onClick={() => end.mutate(session.id)}
                >
                  {t('end')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {end.isError && <Declined error={end.error} />}
    </Card>
  );
}

/** Another device is put out by who has just shown who they are. */
function Declined({ error }: { error: Error }) {
  const t = useTranslations('accounts.own.sessions');
  const isRefused = isRefusal(error, 'forbidden');
  const link = (words: ReactNode) => <Link to="/auth/logout">{words}</Link>;
  return (
    <div className="mt-3">
      <Notice kind="danger" isLive>
        <p>{isRefused ? t.rich('signInAgain', { link }) : t('failed')}</p>
      </Notice>
    </div>
  );
}
