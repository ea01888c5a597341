import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import { Button } from '#ui/button.tsx';
import { Facts } from '#ui/facts.tsx';
import { Notice } from '#ui/notice.tsx';
import type { GiftMeter } from '../contract.ts';
import { SettingsDialog } from './settings-dialog.tsx';

/** The year in a few figures, the limit with its source, and who may give within it. */
export function MeterFacts({ meter, year }: { meter: GiftMeter; year: number }) {
  const t = useTranslations('gifts.meter');
  const language = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { limit, tolerance } = meter;
  const money = (cents: number) => formatMoney(cents, language);
  const sentence = limit.year === year ? 'limit.own' : 'limit.provisional';
  return (
    <div className="grid gap-5">
      <Facts
        facts={[
          { label: t('facts.limit'), value: money(limit.limitCents), note: t('facts.limitNote') },
          {
            label: t('facts.over', { count: meter.over }),
            value: meter.over,
            note: t('facts.near', { count: meter.near }),
          },
          {
            label: t('facts.receivers', { count: meter.receivers }),
            value: meter.receivers,
            note: t('facts.people', { count: meter.people, total: money(meter.totalCents) }),
          },
        ]}
      />
      <p className="max-w-prose text-ink-soft">
        {t(sentence, {
          year: String(year),
          ofYear: String(limit.year),
          limit: money(limit.limitCents),
          ceiling: money(limit.monthlyCeilingCents),
          source: limit.source,
        })}{' '}
        {t('limit.rule')}
      </p>
      <Notice kind={tolerance === 'employer-without-record' ? 'warning' : 'info'}>
        <p>
          {t(`givers.${tolerance}`, {
            headcount: meter.headcount,
            threshold: meter.councilHeadcount,
          })}
        </p>
        {meter.mayWrite && (
          <p className="pt-2">
            <Button
              kind="secondary"
              size="small"
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              {t('settings.open')}
            </Button>
          </p>
        )}
      </Notice>
      {meter.over > 0 && (
        <Notice kind="warning" title={t('crossed.title', { count: meter.over })}>
          <p>{t('crossed.text')}</p>
        </Notice>
      )}
      {isOpen && <SettingsDialog meter={meter} onClose={() => setOpen(false)} />}
    </div>
  );
}
