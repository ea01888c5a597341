import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import { monthName } from '#basics/month-name.ts';
import type { GiftYear } from '#shop/sales/rules/gift-year.ts';
import type { SimulationWishes } from '#shop/sales/rules/simulation-address.ts';
import type { UrssafLimit } from '#shop/sales/rules/urssaf-limits.ts';
import { GiftYearChart } from '#shop/sales/web/gift-year-chart.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';

type Props = {
  readonly gifts: GiftYear;
  readonly wishes: SimulationWishes;
  readonly limit: UrssafLimit;
  readonly askedYear: number;
  /** From this headcount on, the tolerance is the works council's. */
  readonly councilHeadcount: number;
  /** What else is known of these gifts. */
  readonly children: ReactNode;
};

/** The gifts of one employee against the yearly limit, month by month, in words and in a drawing. */
export function SimulatorGiftLine(props: Props) {
  const { gifts, wishes, limit, askedYear, councilHeadcount, children } = props;
  const t = useTranslations('simulator.page.line');
  const language = useLocale();
  const money = (cents: number) => formatMoney(cents, language);
  const { isOver, totalCents, remainingCents, overByCents } = gifts.line;
  const others = wishes.otherGiftsCents;
  const facts = {
    total: money(totalCents),
    remaining: money(remainingCents),
    over: money(overByCents),
    others: money(others),
    month: monthName(gifts.crossedInMonth ?? 12, language),
  };
  const state = !isOver ? 'under' : others > limit.limitCents ? 'alreadyOver' : 'over';
  const isLargeEmployer = wishes.buyer === 'employer' && wishes.headcount >= councilHeadcount;
  return (
    <Section
      id="limit"
      tone="surface"
      eyebrow={t('eyebrow')}
      title={t('title')}
      intro={t('intro', { limit: money(limit.limitCents), year: String(limit.year) })}
    >
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-2">
        <div className="grid content-start gap-5">
          <Notice kind={isOver ? 'warning' : 'info'} title={t(`${state}.title`, facts)}>
            <p>{t(`${state}.text`, facts)}</p>
          </Notice>
          {isOver && <p>{t('consequence', { share: limit.shareBasisPoints / 10_000 })}</p>}
          <p>
            {isLargeEmployer
              ? t('employerLarge', { count: councilHeadcount })
              : t(wishes.buyer, { count: councilHeadcount })}
          </p>
          {limit.year !== askedYear && (
            <p>{t('olderLimit', { asked: String(askedYear), year: String(limit.year) })}</p>
          )}
          <p className="text-sm text-ink-soft">
            {t('source', {
              year: String(limit.year),
              ceiling: money(limit.monthlyCeilingCents),
              source: limit.source,
              share: limit.shareBasisPoints / 10_000,
            })}
          </p>
          {children}
        </div>
        <figure>
          <figcaption className="mb-3 font-semibold">{t('chart.title')}</figcaption>
          <GiftYearChart
            gifts={gifts}
            limitLabel={t('chart.limit', { limit: money(limit.limitCents) })}
          />
          <p className="mt-2 text-sm text-ink-soft">{t('chart.other')}</p>
        </figure>
      </div>
      <details className="mt-8">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-primary">
          {t('table.show')}
        </summary>
        <DataTable
          caption={t('chart.title')}
          isCaptionHidden
          columns={[
            { key: 'month', label: t('table.month') },
            { key: 'given', label: t('table.given'), isNumber: true },
            { key: 'total', label: t('table.total'), isNumber: true },
            { key: 'state', label: t('table.state'), isNumber: true },
          ]}
          rows={gifts.months.map(({ month, givenCents, line }) => ({
            id: String(month),
            cells: {
              month: monthName(month, language),
              given: money(givenCents),
              total: money(line.totalCents),
              state: line.isOver
                ? t('table.over', { amount: money(line.overByCents) })
                : t('table.under', { amount: money(line.remainingCents) }),
            },
          }))}
        />
      </details>
    </Section>
  );
}
