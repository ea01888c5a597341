import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { OutputOf } from '#basics/contract.ts';
import { formatShortDay, parisDayOf, parseIsoWeek } from '#basics/dates.ts';
import { formatMoney } from '#basics/money.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { useListLink } from '#platform/browser/use-list-address.ts';
import type { ListedOrder, PrepareOrders, SearchOrders } from '#shop/contract.ts';
import { MOST_COUNTED, ORDERS_PAGE } from '#shop/rules/orders-at-work.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { useToast } from '#ui/toast.tsx';
import { useFailureWords } from '../failure.tsx';
import { ListPages } from '../list-pages.tsx';
import { RowName } from '../row-name.tsx';
import { OrderBadges } from './order-badges.tsx';
import { useOrderChange } from './use-orders.ts';

type OrdersTableProps = {
  readonly data: OutputOf<SearchOrders>;
  readonly page: number;
  readonly onPage: (page: number) => void;
};

export function OrdersTable({ data, page, onPage }: OrdersTableProps) {
  const t = useTranslations('cms.orders.list');
  const title = useTranslations('cms.orders')('title');
  const language = useLocale();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  function choose(id: string) {
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }
  // Only what is still shown and still waits: what one does not see is not begun.
  const ready = data.orders.filter(({ id, state }) => chosen.has(id) && state === 'confirmed');
  return (
    <div className="grid gap-4">
      <OrdersTotal total={data.total} />
      {data.orders.some(({ state }) => state === 'confirmed') && (
        <Preparation orders={ready} onDone={() => setChosen(new Set())} />
      )}
      <DataTable
        caption={title}
        isCaptionHidden
        emptyText={t('none')}
        columns={[
          { key: 'number', label: t('columns.number') },
          { key: 'company', label: t('columns.company') },
          { key: 'state', label: t('columns.state') },
          { key: 'week', label: t('columns.week') },
          { key: 'amount', label: t('columns.amount'), isNumber: true },
          { key: 'choose', label: t('columns.choose') },
        ]}
        rows={data.orders.map((order) => ({
          id: order.id,
          cells: {
            number: <Name order={order} />,
            company: (
              <span className="block min-w-0">
                <span className="block [overflow-wrap:anywhere]">{order.companyName}</span>
                <span className="block text-sm text-ink-soft [overflow-wrap:anywhere]">
                  {order.email}
                </span>
              </span>
            ),
            state: <OrderBadges {...order} />,
            week: <span className="whitespace-nowrap">{weekOf(order) ?? '–'}</span>,
            amount: formatMoney(order.grossCents, language),
            choose: order.state === 'confirmed' && (
              <label className="flex min-h-11 min-w-11 items-center">
                <input
                  type="checkbox"
                  className="size-5.5 accent-primary"
                  aria-label={t('choose', { number: order.number })}
                  checked={chosen.has(order.id)}
                  onChange={() => choose(order.id)}
                />
              </label>
            ),
          },
        }))}
      />
      <ListPages page={page} total={paged(data)} perPage={ORDERS_PAGE} onPage={onPage} />
    </div>
  );
}

function Name({ order }: { order: ListedOrder }) {
  const t = useTranslations('cms.orders.list');
  const linkTo = useListLink();
  const language = useLocale();
  return (
    <RowName
      to={linkTo({ order: order.id })}
      name={order.number}
      detail={
        <>
          {formatShortDay(parisDayOf(new Date(order.placedAt)), language)}
          <br />
          {t('pieces', { count: order.pieces })}
        </>
      }
    />
  );
}

/** `S48` would be cryptic in English: the number of the week and its year. */
function weekOf({ wishedWeek }: ListedOrder): string | undefined {
  const week = parseIsoWeek(wishedWeek ?? '');
  return week && `${week.week} / ${week.year}`;
}

function Preparation({ orders, onDone }: { orders: readonly ListedOrder[]; onDone: () => void }) {
  const t = useTranslations('cms.orders.list');
  const toast = useToast();
  const wordsOf = useFailureWords();
  const prepare = useOrderChange(() =>
    callFunction<PrepareOrders>('prepare-orders', { orderIds: orders.map(({ id }) => id) }),
  );
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-lg bg-sunken px-4 py-3">
      <p role="status" className="grow basis-full sm:basis-auto">
        {t('chosen', { count: orders.length })}
      </p>
      <Button
        kind="secondary"
        size="small"
        disabled={orders.length === 0}
        isBusy={prepare.isPending}
        onClick={() =>
          prepare.mutate(undefined, {
            onSuccess({ prepared }) {
              toast.show({ title: t('prepared', { count: prepared }) });
              onDone();
            },
            onError: (error) => toast.show({ title: wordsOf(error), kind: 'destructive' }),
          })
        }
      >
        {t('prepare')}
      </Button>
    </div>
  );
}

const paged = ({ total }: OutputOf<SearchOrders>) => Math.min(total, MOST_COUNTED);

function OrdersTotal({ total }: { readonly total: number }) {
  const t = useTranslations('cms.orders.list');
  return (
    <p role="status" className="text-ink-soft">
      {total > MOST_COUNTED ? t('more', { count: MOST_COUNTED }) : t('total', { count: total })}
    </p>
  );
}
