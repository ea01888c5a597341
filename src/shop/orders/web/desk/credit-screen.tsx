import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { OutputOf } from '#basics/contract.ts';
import { formatShortDay, parisDayOf } from '#basics/dates.ts';
import { formatMoney } from '#basics/money.ts';
import { Failure } from '#staff/web/failure.tsx';
import { ListPages } from '#staff/web/list-pages.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Loading } from '#ui/loading.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { SearchField } from '#ui/search-field.tsx';
import type { CreditLine, ListCredit, OrderOnCredit } from '../../contract.ts';
import { CREDIT_PAGE } from '../../rules/credit.ts';
import { CreditDialog } from './credit-dialog.tsx';
import { useCredit, useCreditFilter } from './use-orders.ts';

/** Who asks to pay after delivery, who is late, and what each company may owe. */
export function CreditScreen() {
  const t = useTranslations('orders.staffOrders.credit');
  const [filter, change] = useCreditFilter();
  const { data, error, refetch } = useCredit(filter);
  return (
    <>
      <PageHead title={t('title')} />
      <Link
        to="/cms/orders"
        className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {t('back')}
      </Link>
      <PageTitle size="small" title={t('title')} intro={t('intro')} />
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Loading text={t('loading')} />}
      {data && (
        <div className="grid gap-8">
          <Requests requests={data.requests} />
          <Overdue orders={data.overdue} />
          <Card as="section" className="grid gap-5">
            <h2 className="text-xl">{t('lines.title')}</h2>
            <SearchField
              name="search"
              label={t('lines.search')}
              hint={t('lines.searchHint')}
              value={filter.search}
              maxLength={200}
              onSearch={(q) => change({ q })}
            />
            <Lines data={data} />
            <ListPages
              page={filter.page}
              total={data.total}
              perPage={CREDIT_PAGE}
              onPage={(page) => change({ page: String(page) })}
            />
          </Card>
        </div>
      )}
    </>
  );
}

function Requests({ requests }: { requests: readonly OrderOnCredit[] }) {
  const t = useTranslations('orders.staffOrders.credit');
  const amount = useAmount();
  const language = useLocale();
  return (
    <Card as="section" className="grid gap-5">
      <h2 className="text-xl">{t('requests.title')}</h2>
      <DataTable
        caption={t('requests.title')}
        isCaptionHidden
        emptyText={t('requests.none')}
        columns={[
          { key: 'company', label: t('columns.company') },
          { key: 'day', label: t('columns.placed') },
          { key: 'amount', label: t('columns.amount'), isNumber: true },
          { key: 'owed', label: t('columns.owed'), isNumber: true },
          { key: 'act', label: t('columns.act') },
        ]}
        rows={requests.map((order) => ({
          id: order.id,
          cells: {
            company: <Named order={order} />,
            day: formatShortDay(parisDayOf(new Date(order.placedAt)), language),
            amount: amount(order.grossCents),
            owed: <Owed line={order.company} />,
            act: <Decide line={order.company} order={order} />,
          },
        }))}
      />
    </Card>
  );
}

function Overdue({ orders }: { orders: readonly OrderOnCredit[] }) {
  const t = useTranslations('orders.staffOrders.credit');
  const amount = useAmount();
  const language = useLocale();
  return (
    <Card as="section" className="grid gap-5">
      <h2 className="text-xl">{t('overdue.title')}</h2>
      <DataTable
        caption={t('overdue.title')}
        isCaptionHidden
        emptyText={t('overdue.none')}
        columns={[
          { key: 'company', label: t('columns.company') },
          { key: 'due', label: t('columns.due') },
          { key: 'left', label: t('columns.left'), isNumber: true },
        ]}
        rows={orders.map((order) => ({
          id: order.id,
          cells: {
            company: <Named order={order} />,
            due: order.dueOn && formatShortDay(order.dueOn, language),
            left: amount(order.leftCents),
          },
        }))}
      />
    </Card>
  );
}

function Lines({ data }: { data: OutputOf<ListCredit> }) {
  const t = useTranslations('orders.staffOrders.credit');
  const amount = useAmount();
  return (
    <DataTable
      caption={t('lines.title')}
      isCaptionHidden
      emptyText={t('lines.none')}
      columns={[
        { key: 'company', label: t('columns.company') },
        { key: 'state', label: t('columns.state') },
        { key: 'limit', label: t('columns.limit'), isNumber: true },
        { key: 'owed', label: t('columns.owed'), isNumber: true },
        { key: 'act', label: t('columns.act') },
      ]}
      rows={data.lines.map((line) => ({
        id: line.companyId ?? line.siren,
        cells: {
          company: (
            <span className="[overflow-wrap:anywhere]">
              {line.companyName}
              <span className="block font-normal text-ink-soft">{line.siren}</span>
            </span>
          ),
          state: (
            <>
              <State line={line} />
              <span className="mt-1 block whitespace-pre-line text-sm text-ink-soft">
                {line.reason}
              </span>
            </>
          ),
          limit: line.limitCents === null ? '–' : amount(line.limitCents),
          owed: <Owed line={line} />,
          act: <Decide line={line} />,
        },
      }))}
    />
  );
}

const TONES = { granted: 'success', refused: 'neutral', blocked: 'warning' } as const;

function State({ line: { companyId, isVerified, state, days } }: { line: CreditLine }) {
  const t = useTranslations('orders.staffOrders.credit');
  const badge = state ? (
    <Badge tone={TONES[state]}>{t(`states.${state}`, { days: days ?? 0 })}</Badge>
  ) : (
    <Badge tone="neutral">{t('states.none')}</Badge>
  );
  if (isVerified) return badge;
  return (
    <>
      {badge}
      <span className="mt-1 block text-sm text-warning">
        {t(companyId === null ? 'spaceless' : 'unverified')}
      </span>
    </>
  );
}

function Named({ order }: { order: OrderOnCredit }) {
  return (
    <span className="grid gap-1 [overflow-wrap:anywhere]">
      {order.company.companyName}
      <Link
        to={`/cms/orders?order=${order.id}`}
        className="flex min-h-11 w-fit items-center font-normal underline underline-offset-4"
      >
        {order.number}
      </Link>
      <span className="font-normal">
        <State line={order.company} />
      </span>
    </span>
  );
}

/** All that a company owes for orders it was granted credit for, and what of it is late. */
function Owed({ line }: { line: CreditLine }): ReactNode {
  const t = useTranslations('orders.staffOrders.credit');
  const language = useLocale();
  const amount = useAmount();
  return (
    <>
      {amount(line.owedCents)}
      {line.overdueCents > 0 && (
        <span className="block text-sm text-danger">
          {t('ofThatLate', { amount: formatMoney(line.overdueCents, language) })}
        </span>
      )}
    </>
  );
}

function Decide({ line, order }: { line: CreditLine; order?: OrderOnCredit }) {
  const t = useTranslations('orders.staffOrders.credit');
  const [isAsked, setAsked] = useState(false);
  const act = order ? t('decide') : t('change');
  const { companyId } = line;
  // Its space is gone: there is nobody to grant anything to.
  if (companyId === null) return null;
  return (
    <>
      <Button
        size="small"
        kind={order ? 'primary' : 'secondary'}
        aria-haspopup="dialog"
        aria-label={t('named', { act, name: order?.number ?? line.companyName })}
        onClick={() => setAsked(true)}
      >
        {act}
      </Button>
      {isAsked && <CreditDialog {...{ line, companyId, order }} onClose={() => setAsked(false)} />}
    </>
  );
}

function useAmount() {
  const language = useLocale();
  return (cents: number) => formatMoney(cents, language);
}
