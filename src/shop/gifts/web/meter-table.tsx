import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatShortDay } from '#basics/dates.ts';
import { formatMoney } from '#basics/money.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import type { GiftYearOfEmployee } from '../contract.ts';
import { METER_PAGE } from '../rules/meter-page.ts';
import { EmployeeGifts } from './employee-gifts.tsx';
import { PagesNavigation } from './pages-navigation.tsx';
import { type GiftYears, type MeterFilter, personName } from './use-gifts.ts';

type MeterTableProps = {
  readonly years: GiftYears;
  readonly filter: MeterFilter;
  readonly mayWrite: boolean;
  readonly onPage: (page: number) => void;
};

/** Employees with their year: total, what is left, and where the line is crossed what follows. */
export function MeterTable({ years, filter, mayWrite, onPage }: MeterTableProps) {
  const t = useTranslations('gifts.meter');
  const language = useLocale();
  const [opened, setOpened] = useState<GiftYearOfEmployee>();
  const money = (cents: number) => formatMoney(cents, language);
  return (
    <div>
      <p role="status" className="mb-2 text-ink-soft">
        {t('count', { count: years.total })}
      </p>
      <DataTable
        caption={t('employees')}
        isCaptionHidden
        columns={[
          { key: 'name', label: t('columns.name') },
          { key: 'total', label: t('columns.total'), isNumber: true },
          { key: 'left', label: t('columns.left'), isNumber: true },
          { key: 'verdict', label: t('columns.verdict') },
          { key: 'open', label: t('columns.open') },
        ]}
        emptyText={t('none')}
        rows={years.employees.map((year) => ({
          id: year.employeeId,
          cells: {
            name: <Name year={year} />,
            total: money(year.totalCents),
            left: money(year.remainingCents),
            verdict: <Verdict year={year} />,
            open: year.totalCents > 0 && (
              <Button
                kind="quiet"
                size="small"
                aria-haspopup="dialog"
                aria-label={t('openNamed', { name: personName(year) })}
                onClick={() => setOpened(year)}
              >
                {t('open')}
              </Button>
            ),
          },
        }))}
      />
      <PagesNavigation
        page={filter.page}
        pages={Math.ceil(years.total / METER_PAGE)}
        onPage={onPage}
      />
      {opened && (
        <EmployeeGifts
          employee={opened}
          year={filter.year}
          mayWrite={mayWrite}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );

  function Verdict({ year }: { year: GiftYearOfEmployee }) {
    if (year.crossedOn === null) return <Badge tone="success">{t('verdict.within')}</Badge>;
    return (
      <span className="grid gap-1">
        <span>
          <Badge tone="danger">{t('verdict.over', { amount: money(year.overByCents) })}</Badge>
        </span>
        <span className="text-sm">
          {t('verdict.since', { day: formatShortDay(year.crossedOn, language) })}
        </span>
        {year.subjectCents > 0 && (
          <span className="text-sm">
            {t('verdict.subject', { amount: money(year.subjectCents) })}
          </span>
        )}
        {year.toProveCents > 0 && (
          <span className="text-sm">
            {t('verdict.toProve', { amount: money(year.toProveCents) })}
          </span>
        )}
      </span>
    );
  }
}

function Name({ year }: { year: GiftYearOfEmployee }) {
  const t = useTranslations('gifts.meter');
  const number = year.employeeNumber && t('number', { number: year.employeeNumber });
  return (
    <span className="block min-w-0 [overflow-wrap:anywhere]">
      {personName(year)}
      <span className="block text-sm font-normal text-ink-soft">
        {[number, year.site, year.hasLeft && t('hasLeft')].filter(Boolean).join(' · ')}
      </span>
    </span>
  );
}
