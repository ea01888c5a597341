import { useLocale, useTranslations } from 'use-intl';
import { useStaffMay } from '#accounts/web/use-staff-may.ts';
import type { OutputOf } from '#basics/contract.ts';
import { formatShortDay, parisDayOf, parseIsoWeek } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import { formatMoney } from '#basics/money.ts';
import { useListLink } from '#platform/browser/use-list-address.ts';
import { columnSort } from '#staff/web/column-sort.ts';
import { ListPages } from '#staff/web/list-pages.tsx';
import { RowName } from '#staff/web/row-name.tsx';
import { SelectionBar, useChosenRows } from '#staff/web/selection-bar.tsx';
import { DataTable } from '#ui/data-table.tsx';
import type { ListedOrder, SearchOrders } from '../../contract.ts';
import {
  isToPack,
  MOST_COUNTED,
  ORDERS_PAGE,
  type OrderSort,
  usualOrderDirection,
} from '../../rules/orders-at-work.ts';
import { OrderBadges } from './order-badges.tsx';
import { OrdersBulkActs } from './orders-bulk-acts.tsx';
import type { OrdersFilter } from './use-orders.ts';

type OrdersTableProps = {
  readonly data: OutputOf<SearchOrders>;
  readonly filter: OrdersFilter;
  readonly onChange: (changed: Readonly<Record<string, string>>) => void;
};

/** A page of orders, with what may be done to chosen ones. */
export function OrdersTable({ data, filter, onChange }: OrdersTableProps) {
  const t = useTranslations('orders.staffOrders.list');
  const title = useTranslations('orders.staffOrders')('title');
  const language = useLocale();
  // Only what is packed is worked on together.
  const toPack = data.orders.filter(({ state }) => isToPack(state));
  const rows = useChosenRows(
    toPack.map(({ id }) => id),
    filter,
  );
  const nameOf = (id: string) => {
    const order = toPack.find((each) => each.id === id);
    return order && t('choose', { number: order.number });
  };
  const columns = useColumns({ filter, onChange });
  return (
    <>
      <SelectionBar
        rows={rows}
        total={rows.ids.length}
        totalText={
          data.total > MOST_COUNTED
            ? t('more', { count: MOST_COUNTED })
            : t('total', { count: data.total })
        }
      >
        <OrdersBulkActs chosen={toPack.filter(({ id }) => rows.ids.includes(id))} />
      </SelectionBar>
      <DataTable
        caption={title}
        isCaptionHidden
        isDense
        emptyText={t('none')}
        selection={{ ...rows.selection, nameOf, allName: t('chooseAll') }}
        columns={columns}
        rows={data.orders.map((order) => ({ id: order.id, cells: cellsOf(order, language) }))}
      />
      <ListPages
        page={filter.page}
        total={Math.min(data.total, MOST_COUNTED)}
        perPage={ORDERS_PAGE}
        onPage={(page) => onChange({ page: String(page) })}
      />
    </>
  );
}

function useColumns({ filter, onChange }: Pick<OrdersTableProps, 'filter' | 'onChange'>) {
  const t = useTranslations('orders.staffOrders.list');
  const may = useStaffMay();
  const sortBy = columnSort<OrderSort>(
    { sort: filter.sort, direction: filter.direction ?? null },
    usualOrderDirection,
    onChange,
  );
  return [
    { key: 'number', label: t('columns.number') },
    { key: 'placed', label: t('columns.placed'), isMinor: true, sort: sortBy('newest') },
    { key: 'company', label: t('columns.company'), isWide: true, sort: sortBy('company') },
    { key: 'state', label: t('columns.state') },
    { key: 'week', label: t('columns.week'), isMinor: true, sort: sortBy('week') },
    { key: 'pieces', label: t('columns.pieces'), isNumber: true, isMinor: true },
    ...(may('read-orders')
      ? [{ key: 'amount', label: t('columns.amount'), isNumber: true, sort: sortBy('amount') }]
      : []),
  ];
}

function cellsOf(order: ListedOrder, language: Language) {
  return {
    number: <Name order={order} />,
    placed: (
      <span className="whitespace-nowrap">
        {formatShortDay(parisDayOf(new Date(order.placedAt)), language)}
      </span>
    ),
    company: <Company order={order} />,
    state: <OrderBadges {...order} isSmall />,
    week: <span className="whitespace-nowrap">{weekOf(order) ?? '–'}</span>,
    pieces: order.pieces,
    amount: order.grossCents !== null && formatMoney(order.grossCents, language),
  };
}

function Name({ order }: { order: ListedOrder }) {
  const linkTo = useListLink();
  return (
    <span className="@2xl:whitespace-nowrap">
      <RowName isOneLine to={linkTo({ order: order.id })} name={order.number} />
    </span>
  );
}

/** Cut where there is no room; pointed at, it is whole. */
function Company({ order }: { order: ListedOrder }) {
  return (
    <span title={`${order.companyName}, ${order.email}`} className="wrap-anywhere">
      {order.companyName} <span className="text-sm text-ink-soft">{order.email}</span>
    </span>
  );
}

/** `S48` would be cryptic in English: the number of the week and its year. */
function weekOf({ wishedWeek }: ListedOrder): string | undefined {
  const week = parseIsoWeek(wishedWeek ?? '');
  return week && `${week.week} / ${week.year}`;
}
