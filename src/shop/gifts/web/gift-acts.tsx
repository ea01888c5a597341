import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoment } from '#basics/dates.ts';
import { formatMoney } from '#basics/money.ts';
import { Failure } from '#company/web/failure.tsx';
import { callFunction } from '#platform/browser/call-function.ts';
import { Button } from '#ui/button.tsx';
import type { GiftAct, ListGiftActs } from '../contract.ts';
import { RetractForm } from './retract-form.tsx';

/** What was declared lately, each to be taken back as a whole. */
export function GiftActs({ companyId, mayWrite }: { companyId: string; mayWrite: boolean }) {
  const t = useTranslations('gifts.meter.acts');
  const { data, error } = useQuery({
    queryKey: ['gifts', companyId, 'acts'],
    queryFn: () => callFunction<ListGiftActs>('list-gift-acts', { companyId }),
  });
  if (error) return <Failure error={error} />;
  if (!data || data.acts.length === 0) return null;
  return (
    <section aria-labelledby="acts-title">
      <h2 id="acts-title" className="text-2xl">
        {t('title')}
      </h2>
      <ul className="mt-3 grid">
        {data.acts.map((act) => (
          <Act key={act.id} act={act} mayWrite={mayWrite} />
        ))}
      </ul>
    </section>
  );
}

function Act({ act, mayWrite }: { act: GiftAct; mayWrite: boolean }) {
  const t = useTranslations('gifts.meter.acts');
  const language = useLocale();
  const [isRetracting, setRetracting] = useState(false);
  const what = nameOf(act);
  return (
    <li className="border-b border-line py-4">
      <p className="font-semibold [overflow-wrap:anywhere]">{what}</p>
      <p className="text-sm text-ink-soft">
        {formatMoment(new Date(act.actedAt), language)} · {t(`sources.${act.source}`)}
        {act.orderNumber && ` ${act.orderNumber}`}
      </p>
      {act.retraction && (
        <p className="text-sm">
          {act.retraction === 'order-ended'
            ? t('orderEnded')
            : t('retracted', { reason: act.retraction })}
        </p>
      )}
      {!act.retraction && mayWrite && !isRetracting && (
        <Button
          kind="quiet"
          size="small"
          aria-label={t('retractNamed', { what })}
          onClick={() => setRetracting(true)}
        >
          {t('retract')}
        </Button>
      )}
      {isRetracting && <RetractForm what={{ actId: act.id }} onDone={() => setRetracting(false)} />}
    </li>
  );

  function nameOf({ setAside, note, people, totalCents, what: name }: GiftAct): string {
    if (setAside > 0) return t('aside', { count: setAside, note: note ?? '' });
    const total = formatMoney(totalCents, language);
    return t('given', { what: name ?? t('several'), count: people, total });
  }
}
