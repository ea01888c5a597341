import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isRefusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';
import { useFocusKept } from '#ui/use-focus-kept.ts';
import type { CheckInByLink, OpenCheckInLink, Taps } from '../contract.ts';
import { Around, FIRST_OF_CHECK_IN, Said } from './check-in-card.tsx';
import { CheckInForm } from './check-in-form.tsx';

const NOTHING_SAID: Taps = { mood: null, energy: null, factorTap: null };

/** A check-in from a mail, by whom the mail was for, signed in or not. */
export function LinkCheckIn({ token }: { token: string }) {
  const t = useTranslations('listening.checkIn');
  const { data, error, refetch } = useQuery({
    queryKey: ['check-in-link', token],
    queryFn: () => callFunction<OpenCheckInLink>('open-check-in-link', { token }),
  });
  const isOver = isRefusal(error, 'not-found');
  return (
    <Container width="narrow" className="pb-16">
      <PageHead title={t('title')} />
      {isOver ? (
        <EmptyState
          titleAs="h1"
          title={t('linkOver.title')}
          text={t('linkOver.text')}
          action={<ButtonLink to="/mood">{t('linkOver.action')}</ButtonLink>}
        />
      ) : (
        <PageTitle size="small" title={t('title')} intro={t('intro')} />
      )}
      {error && !isOver && (
        <RetryNotice text={t('unread')} retryLabel={t('retry')} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Loading text={t('loading')} />}
      {data && <Answer token={token} text={data.text} />}
    </Container>
  );
}

function Answer({ token, text }: { token: string; text: string }) {
  const t = useTranslations('listening.checkIn');
  const [given, setGiven] = useState<Taps>(NOTHING_SAID);
  const [isAsking, setAsking] = useState(true);
  const send = useMutation({
    mutationFn: (taps: Taps) => callFunction<CheckInByLink>('check-in-by-link', { token, taps }),
    onSuccess(_state, taps) {
      setGiven(taps);
      setAsking(false);
    },
  });
  const kept = useFocusKept(FIRST_OF_CHECK_IN);
  return (
    <Card as="section" isRaised>
      <div {...kept}>
        {isAsking ? (
          <CheckInForm
            question={text}
            given={given}
            isSending={send.isPending}
            onSend={(taps) => send.mutate(taps)}
          />
        ) : (
          <>
            <Said sent="kept" given={given} />
            <p className="mt-4 flex flex-wrap gap-3">
              <ButtonLink to="/mood" size="small">
                {t('ownTrends')}
              </ButtonLink>
              <Button kind="secondary" size="small" onClick={() => setAsking(true)}>
                {t('change')}
              </Button>
            </p>
          </>
        )}
        {send.isError && (
          <Notice kind="danger" isLive className="mt-3">
            {t('failed')}
          </Notice>
        )}
      </div>
      <Around />
    </Card>
  );
}
