import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import type { OutputOf } from '#basics/contract.ts';
import { formatDay } from '#basics/dates.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';
import type { ListOwnChoices } from '../contract.ts';

/** Boxes that wait to be chosen by whoever is signed in; nothing where there are none. */
export function OwnChoices() {
  const t = useTranslations('choices.choose');
  const { data, error, refetch } = useQuery({
    queryKey: ['own-choices'],
    queryFn: () => callFunction<ListOwnChoices>('list-own-choices', {}),
    staleTime: 0,
  });
  if (error) {
    return <RetryNotice text={t('away')} retryLabel={t('retry')} onRetry={() => void refetch()} />;
  }
  if (!data || data.choices.length === 0) return null;
  return (
    <Card as="section">
      <h2 className="text-2xl">{t('own.title')}</h2>
      <ul>
        {data.choices.map((choice) => (
          <OwnChoice key={choice.recipientId} choice={choice} />
        ))}
      </ul>
    </Card>
  );
}

type Choice = OutputOf<ListOwnChoices>['choices'][number];

function OwnChoice({ choice: { recipientId, title, ...choice } }: { choice: Choice }) {
  const t = useTranslations('choices.choose.own');
  const language = useLocale();
  const day = formatDay(choice.deadline, language);
  const isOpen = choice.state === 'open';
  const waits = isOpen && !choice.hasChosen;
  return (
    <li className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <div className="min-w-0">
        <h3 className="text-lg font-semibold [overflow-wrap:anywhere]">{title}</h3>
        <p className="text-ink-soft">{choice.companyName}</p>
        <p>{isOpen ? t(waits ? 'until' : 'change', { day }) : t('over')}</p>
      </div>
      <ButtonLink
        to={`/user-dashboard?box=${recipientId}`}
        kind={waits ? 'primary' : 'secondary'}
        aria-label={t(waits ? 'openNamed' : 'lookNamed', { title })}
      >
        {t(waits ? 'open' : 'look')}
      </ButtonLink>
    </li>
  );
}
