import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { OutputOf } from '#basics/contract.ts';
import { formatMoment, formatShortDay } from '#basics/dates.ts';
import { formatMoney } from '#basics/money.ts';
import { ListPages } from '#staff/web/list-pages.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Loading } from '#ui/loading.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { ListedTransfer, ListTransfers } from '../../contract.ts';
import { TRANSFER_STATES, TRANSFERS_PAGE } from '../../rules/received-transfers.ts';
import { TransferActs } from './transfer-acts.tsx';
import { GuessCertainty, GuessedOrder } from './transfer-guess.tsx';
import { EVERY_TRANSFER, type TransfersFilter } from './use-orders.ts';

const TONES = {
  'to-attribute': 'warning',
  attributed: 'success',
  'set-aside': 'neutral',
  refunded: 'info',
} as const;

type TransfersListProps = {
  readonly filter: TransfersFilter;
  readonly onChange: (changed: Readonly<Record<string, string>>) => void;
  /** Undefined while they are being read. */
  readonly data: OutputOf<ListTransfers> | undefined;
};

/** Everything that came in: what waits for a person first, the rest to be found again. */
export function TransfersList({ filter, onChange, data }: TransfersListProps) {
  const t = useTranslations('orders.staffOrders.transfers.list');
  return (
    <Card as="section" className="grid gap-5">
      <h2 className="text-xl">{t('title')}</h2>
      <Filters filter={filter} onChange={onChange} data={data} />
      {!data && <Loading text={t('loading')} />}
      {data && (
        <>
          <p role="status" className="text-ink-soft">
            {t('found', { count: data.total })}
          </p>
          <Transfers
            transfers={data.transfers}
            emptyText={
              filter.state === 'to-attribute' && filter.search === '' ? t('noneWaiting') : t('none')
            }
          />
          <ListPages
            page={filter.page}
            total={data.total}
            perPage={TRANSFERS_PAGE}
            onPage={(page) => onChange({ page: String(page) })}
          />
        </>
      )}
    </Card>
  );
}

function Filters({ filter, onChange, data }: TransfersListProps) {
  const t = useTranslations('orders.staffOrders.transfers');
  const withCount = useTranslations('orders.staffOrders.filters');
  const countOf = (state: string) => data?.counts.find((each) => each.state === state)?.count ?? 0;
  return (
    <search className="grid gap-4 sm:grid-cols-2">
      <SearchField
        name="search"
        label={t('list.search')}
        hint={t('list.searchHint')}
        value={filter.search}
        maxLength={200}
        onSearch={(q) => onChange({ q })}
      />
      <SelectField
        name="state"
        className="sm:self-end"
        label={t('list.state')}
        value={filter.state ?? EVERY_TRANSFER}
        onChange={(event) => onChange({ state: event.currentTarget.value })}
        options={[
          ...TRANSFER_STATES.map((state) => ({
            value: state,
            label: withCount('withCount', { name: t(`states.${state}`), count: countOf(state) }),
          })),
          { value: EVERY_TRANSFER, label: t('list.every') },
        ]}
      />
    </search>
  );
}

type TransfersProps = {
  readonly transfers: readonly ListedTransfer[];
  readonly emptyText: string;
};

function Transfers({ transfers, emptyText }: TransfersProps) {
  const t = useTranslations('orders.staffOrders.transfers');
  const language = useLocale();
  return (
    <DataTable
      caption={t('list.title')}
      isCaptionHidden
      emptyText={emptyText}
      columns={[
        { key: 'label', label: t('list.columns.label') },
        { key: 'state', label: t('list.columns.state') },
        { key: 'day', label: t('list.columns.day') },
        { key: 'amount', label: t('list.columns.amount'), isNumber: true },
        { key: 'act', label: t('list.columns.act') },
      ]}
      rows={transfers.map((transfer) => ({
        id: transfer.id,
        cells: {
          label: <TransferOutcome transfer={transfer} />,
          state: <Badge tone={TONES[transfer.state]}>{t(`states.${transfer.state}`)}</Badge>,
          day: formatShortDay(transfer.bookedOn, language),
          amount: formatMoney(transfer.amountCents, language),
          act: <TransferActs key={transfer.state} transfer={transfer} />,
        },
      }))}
    />
  );
}

/** What the bank wrote, which order it pays, and what was said of it by whom. */
function TransferOutcome({ transfer }: { transfer: ListedTransfer }) {
  const { label, order, guess, events } = transfer;
  const words = useEventWords();
  return (
    <span className="block min-w-0 font-normal [overflow-wrap:anywhere]">
      {label}
      {order && (
        <Link
          to={`/cms/orders?order=${order.id}`}
          className="flex min-h-11 w-fit items-center underline underline-offset-4"
        >
          {order.number} · {order.companyName}
        </Link>
      )}
      {guess && (
        <span className="mt-2 block">
          <GuessedOrder guess={guess} />
          <GuessCertainty guess={guess} />
        </span>
      )}
      {events.length > 0 && (
        <ul className="text-sm text-ink-soft">
          {events.map((event) => (
            <li key={event.at + event.act}>
              {words(event)}
              {event.reason !== null && (
                <span className="block whitespace-pre-line">{event.reason}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </span>
  );
}

function useEventWords(): (event: ListedTransfer['events'][number]) => string {
  const t = useTranslations('orders.staffOrders.transfers.events');
  const notes = useTranslations('orders.staffOrders.notes');
  const language = useLocale();
  return ({ act, by, isByReference, orderNumber, at }) => {
    const moment = formatMoment(new Date(at), language);
    const said = { number: orderNumber ?? '', who: by ?? notes('somebody'), at: moment };
    return t(isByReference ? 'byReference' : act, said);
  };
}
