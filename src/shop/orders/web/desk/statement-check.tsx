import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { formatMoney } from '#basics/money.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Failure, useFailureWords } from '#staff/web/failure.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toast.tsx';
import type {
  ImportTransfers,
  MatchedCredit,
  PreviewTransfers,
  ReadCredit,
} from '../../contract.ts';
import {
  guessStatementColumns,
  MOST_CREDITS,
  readStatement,
  type StatementMapping,
  statementProblem,
} from '../../rules/bank-statement.ts';
import { StatementColumns } from './statement-columns.tsx';
import { GuessCertainty, GuessedOrder } from './transfer-guess.tsx';
import { useOrderChange } from './use-orders.ts';
import type { StatementSheet } from './use-statement-file.ts';

type StatementCheckProps = {
  readonly statement: StatementSheet;
  /** Imported, or given up. */
  readonly onEnd: () => void;
};

/** What a statement says and what an import would do; nothing is written before it is confirmed. */
export function StatementCheck({ statement, onEnd }: StatementCheckProps) {
  const t = useTranslations('orders.staffOrders.transfers');
  const file = useTranslations('imports.list.file');
  const [mapping, setMapping] = useState<StatementMapping>(() =>
    guessStatementColumns(statement.headings),
  );
  const problem = statementProblem(mapping);
  const read = useMemo(
    () => (problem ? undefined : readStatement(statement.rows, mapping, statement.headingAt)),
    [statement, mapping, problem],
  );
  return (
    <Card as="section" className="grid gap-6">
      <StatementColumns statement={statement} mapping={mapping} onChange={setMapping} />
      {problem && (
        <Notice kind="warning" isLive>
          <p>{t(`columns.problems.${problem}`)}</p>
        </Notice>
      )}
      {read && read.unread.length > 0 && (
        <Notice kind="warning">
          <p>
            {t('unread', {
              count: read.unread.length,
              lines: read.unread.slice(0, 20).join(', '),
            })}
          </p>
        </Notice>
      )}
      {read && <StatementCredits credits={read.credits} onEnd={onEnd} />}
      <p>
        <Button kind="quiet" size="small" className="-ml-3.5" onClick={onEnd}>
          {file('another')}
        </Button>
      </p>
    </Card>
  );
}

type StatementCreditsProps = {
  readonly credits: readonly ReadCredit[];
  readonly onEnd: () => void;
};

/** What came in, and which order each line pays or may pay. */
export function StatementCredits({ credits, onEnd }: StatementCreditsProps) {
  const t = useTranslations('orders.staffOrders.transfers');
  const isTooMany = credits.length > MOST_CREDITS;
  const sent = useMemo(() => credits.map((each) => ({ ...each })), [credits]);
  const preview = useQuery({
    queryKey: ['cms', 'orders', 'preview', sent],
    queryFn: () => callFunction<PreviewTransfers>('preview-transfers', { credits: sent }),
    enabled: credits.length > 0 && !isTooMany,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  if (isTooMany || credits.length === 0) {
    return (
      <Notice kind="warning" isLive>
        <p>{isTooMany ? t('tooMany', { count: MOST_CREDITS }) : t('none')}</p>
      </Notice>
    );
  }
  if (preview.error)
    return <Failure isBelowTitle error={preview.error} onRetry={() => void preview.refetch()} />;
  if (!preview.data) return <Loading text={t('preview.loading')} />;
  return <Matched credits={sent} lines={preview.data.lines} onEnd={onEnd} />;
}

const TONES = {
  exact: 'success',
  partial: 'warning',
  over: 'warning',
  unknown: 'info',
  known: 'neutral',
  like: 'warning',
} as const;

type MatchedProps = {
  readonly credits: ReadCredit[];
  readonly lines: readonly MatchedCredit[];
  readonly onEnd: () => void;
};

function Matched({ credits, lines, onEnd }: MatchedProps) {
  const t = useTranslations('orders.staffOrders.transfers.preview');
  const language = useLocale();
  const toast = useToast();
  const wordsOf = useFailureWords();
  const run = useOrderChange(() => callFunction<ImportTransfers>('import-transfers', { credits }));
  const fresh = lines.filter(({ verdict }) => verdict !== 'known').length;
  return (
    <div className="grid gap-5">
      <DataTable
        caption={t('title')}
        columns={[
          { key: 'label', label: t('columns.label') },
          { key: 'day', label: t('columns.day') },
          { key: 'amount', label: t('columns.amount'), isNumber: true },
          { key: 'order', label: t('columns.order') },
        ]}
        rows={credits.map((credit, index) => ({
          id: String(index),
          cells: {
            label: (
              <span className="text-sm font-normal [overflow-wrap:anywhere]">{credit.label}</span>
            ),
            day: formatDay(credit.bookedOn, language),
            amount: formatMoney(credit.amountCents, language),
            order: lines[index] && <Verdict line={lines[index]} />,
          },
        }))}
      />
      {run.error && (
        <Notice kind="danger" isLive>
          <p>{wordsOf(run.error)}</p>
        </Notice>
      )}
      <p>
        <Button
          disabled={fresh === 0}
          isBusy={run.isPending}
          onClick={() =>
            run.mutate(undefined, {
              onSuccess() {
                toast.show({ title: t('done', { count: fresh }) });
                onEnd();
              },
            })
          }
        >
          {t('run', { count: fresh })}
        </Button>
      </p>
    </div>
  );
}

function Verdict({ line }: { line: MatchedCredit }) {
  const t = useTranslations('orders.staffOrders.transfers.preview');
  const language = useLocale();
  const cents = line.verdict === 'over' ? line.surplusCents : line.remainderCents;
  return (
    <span className="grid justify-items-start gap-1">
      {line.orderNumber && (
        <span>
          {line.orderNumber}
          <span className="block text-sm text-ink-soft">{line.companyName}</span>
        </span>
      )}
      {!line.orderNumber && line.guess && <GuessedOrder guess={line.guess} />}
      <Badge tone={TONES[line.verdict]}>
        {t(`verdicts.${line.verdict}`, { amount: formatMoney(cents, language) })}
      </Badge>
      {line.guess && <GuessCertainty guess={line.guess} />}
      {line.isCancelled && line.verdict !== 'known' && (
        <Badge tone="danger">{t('cancelled')}</Badge>
      )}
    </span>
  );
}
