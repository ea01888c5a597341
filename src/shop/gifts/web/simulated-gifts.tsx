import { useState } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { OutputOf } from '#basics/contract.ts';
import { formatMoney } from '#basics/money.ts';
import { useOrderingSpace } from '#shop/orders/web/checkout/use-ordering-space.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';
import type { PreviewGifts } from '../contract.ts';
import { monthWords } from './month-words.ts';
import { type GiftsToCome, useGiftPreview } from './use-gift-preview.ts';

/**
 * The simulated boxes on top of what each person of the space has received this year, once somebody
 * asks for it. Person by person: an average crosses no line while some of them do.
 */
export default function SimulatedGifts(gifts: GiftsToCome) {
  const t = useTranslations('gifts.warning');
  const { space } = useOrderingSpace();
  const [isAsked, setAsked] = useState(false);
  const { data, isError, isFetching, refetch } = useGiftPreview(gifts, isAsked);
  if (!space) return null;
  return (
    <div className="grid justify-items-start gap-4">
      <Button
        kind="secondary"
        isBusy={isFetching}
        onClick={() => (isAsked ? void refetch() : setAsked(true))}
      >
        {t('simulated.ask')}
      </Button>
      <div role="status" className="empty:sr-only">
        {data && <Outcome company={space.legalName} outcome={data} />}
      </div>
      {isError && (
        <RetryNotice
          text={t('simulated.failed')}
          retryLabel={t('simulated.retry')}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}

type OutcomeProps = {
  readonly company: string;
  readonly outcome: OutputOf<PreviewGifts>;
};

function Outcome({ company, outcome }: OutcomeProps) {
  const t = useTranslations('gifts.warning');
  const language = useLocale();
  const { overNow, overAfter, firstMonth, people } = outcome;
  const year = String(outcome.year);
  const limit = formatMoney(outcome.limitCents, language);
  const count = overAfter - overNow;
  return (
    <Notice kind={count > 0 ? 'warning' : 'info'} title={t('simulated.title', { company, year })}>
      <p>{t('simulated.crossing', { count, people, limit })}</p>
      {firstMonth && <p>{t('first', monthWords(firstMonth, language))}</p>}
      {overNow > 0 && <p>{t('already', { count: overNow, limit })}</p>}
      <p className="text-sm">{t('simulated.how')}</p>
      <p>
        <Link to="/dashboard/boxes/gifts">{t('meter')}</Link>
      </p>
    </Notice>
  );
}
