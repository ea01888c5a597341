import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Notice } from '#ui/notice.tsx';
import type { StatementRead } from '../../contract.ts';
import { StatementCredits } from './statement-check.tsx';

const MOST_SHOWN = 20;

const NAMES = { 'camt.053': 'camt.053', mt940: 'MT940' } as const;

type ToldStatementProps = {
  readonly read: StatementRead;
  /** Imported, or given up. */
  readonly onEnd: () => void;
};

/** A statement that is written for programs: what came in, what did not, and what cannot be read. */
export function ToldStatement({ read, onEnd }: ToldStatementProps) {
  const t = useTranslations('orders.staffOrders.transfers');
  const file = useTranslations('imports.list.file');
  const { format, lines } = read;
  const accounts = [...new Set(lines.map(({ account }) => account))];
  const credits = useMemo(
    () =>
      lines
        .filter(({ passedOver }) => passedOver === null)
        .map(({ bookedOn, amountCents, label, lineId }) => ({
          bookedOn,
          amountCents,
          label,
          ...(format && { told: { format, lineId } }),
        })),
    [format, lines],
  );
  return (
    <Card as="section" className="grid gap-6">
      {accounts.length > 0 && (
        <h2 className="text-xl [overflow-wrap:anywhere]">
          {t('told.title', { format: format ? NAMES[format] : '', account: accounts.join(', ') })}
        </h2>
      )}
      <Problems problems={read.problems} />
      {(lines.length > 0 || read.problems.length === 0) && (
        <StatementCredits credits={credits} onEnd={onEnd} />
      )}
      <PassedOver lines={lines} />
      <p>
        <Button kind="quiet" size="small" className="-ml-3.5" onClick={onEnd}>
          {file('another')}
        </Button>
      </p>
    </Card>
  );
}

function Problems({ problems }: Pick<StatementRead, 'problems'>) {
  const t = useTranslations('orders.staffOrders.transfers.told');
  if (problems.length === 0) return null;
  const more = problems.length - MOST_SHOWN;
  return (
    <Notice kind="warning" isLive>
      <ul className="grid gap-1 [overflow-wrap:anywhere]">
        {problems.slice(0, MOST_SHOWN).map(({ problem, line, element }) => (
          <li key={`${problem} ${line} ${element}`}>
            {t(`problems.${problem}`, { line: line ?? 0, element: element ?? '' })}
          </li>
        ))}
        {more > 0 && <li>{t('moreProblems', { count: more })}</li>}
      </ul>
    </Notice>
  );
}

/** Nothing vanishes: each line that is no transfer to us stands here, with why. */
function PassedOver({ lines }: Pick<StatementRead, 'lines'>) {
  const t = useTranslations('orders.staffOrders.transfers');
  const language = useLocale();
  const passed = lines.filter(({ passedOver }) => passedOver !== null);
  if (passed.length === 0) return null;
  const amount = (cents: number, currency: string) =>
    new Intl.NumberFormat(language, { style: 'currency', currency }).format(cents / 100);
  return (
    <details>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center underline underline-offset-4">
        {t('told.passedOver', { count: passed.length })}
      </summary>
      <DataTable
        caption={t('told.passedOver', { count: passed.length })}
        isCaptionHidden
        columns={[
          { key: 'label', label: t('preview.columns.label') },
          { key: 'day', label: t('preview.columns.day') },
          { key: 'amount', label: t('preview.columns.amount'), isNumber: true },
          { key: 'why', label: t('told.why') },
        ]}
        rows={passed.map((each, index) => ({
          id: String(index),
          cells: {
            label: (
              <span className="text-sm font-normal [overflow-wrap:anywhere]">
                {each.label || t('told.line', { line: each.line })}
              </span>
            ),
            day: formatDay(each.bookedOn, language),
            amount: amount(each.amountCents, each.currency),
            why: each.passedOver && t(`told.whys.${each.passedOver}`),
          },
        }))}
      />
    </details>
  );
}
