import { useLocale, useTranslations } from 'use-intl';
import { formatShortDay, parisDayOf } from '#basics/dates.ts';
import { useListAddress, useListLink } from '#platform/browser/use-list-address.ts';
import { Failure } from '#staff/web/failure.tsx';
import { ListPages } from '#staff/web/list-pages.tsx';
import { RowName } from '#staff/web/row-name.tsx';
import { Badge } from '#ui/badge.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { FilterBar } from '#ui/filter-bar.tsx';
import { Loading } from '#ui/loading.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { RequestSummary } from '../../contract.ts';
import { OFFER_TYPES } from '../../rules/offer-types.ts';
import {
  REQUEST_SORTS,
  REQUEST_STATES,
  REQUESTS_PER_PAGE,
  type RequestSort,
} from '../../rules/staff-answers.ts';
import { useRequests } from './use-requests.ts';

export const REQUEST_TONES = { new: 'warning', answered: 'success', closed: 'neutral' } as const;

type Wish = {
  readonly search: string;
  readonly state: (typeof REQUEST_STATES)[number] | null;
  readonly offerType: (typeof OFFER_TYPES)[number] | null;
  readonly isMine: boolean;
  readonly sort: RequestSort;
  readonly page: number;
};
function useWish() {
  return useListAddress<Wish>(({ text, oneOf, page }) => ({
    search: text('q'),
    state: oneOf('state', REQUEST_STATES),
    offerType: oneOf('offer', OFFER_TYPES),
    isMine: text('whose') === 'mine',
    sort: oneOf('sort', REQUEST_SORTS) ?? 'newest',
    page: page(),
  }));
}

/** Every request: to find, and to open. */
export function RequestsList() {
  const t = useTranslations('quotes.staffRequests.list');
  const [wish, change] = useWish();
  const { data, error, refetch } = useRequests(wish);
  if (error && !data) return <Failure isBelowTitle error={error} onRetry={() => void refetch()} />;
  return (
    <div className="grid gap-6">
      <Filters wish={wish} onChange={change} />
      {!data && <Loading text={t('loading')} />}
      {data && (
        <>
          <p role="status" className="text-ink-soft">
            {t('found', { count: data.total })}
          </p>
          <Requests requests={data.requests} />
          <ListPages
            page={wish.page}
            total={data.total}
            perPage={REQUESTS_PER_PAGE}
            onPage={(page) => change({ page: String(page) })}
          />
        </>
      )}
    </div>
  );
}

function Requests({ requests }: { requests: readonly RequestSummary[] }) {
  const t = useTranslations('quotes.staffRequests');
  const offers = useTranslations('quotes.contact.offers');
  const language = useLocale();
  const linkTo = useListLink();
  return (
    <DataTable
      caption={t('list.caption')}
      isCaptionHidden
      emptyText={t('list.none')}
      columns={[
        { key: 'company', label: t('list.columns.company') },
        { key: 'offer', label: t('list.columns.offer') },
        { key: 'state', label: t('list.columns.state') },
        { key: 'assigned', label: t('list.columns.assigned') },
        { key: 'received', label: t('list.columns.received') },
      ]}
      rows={requests.map((request) => ({
        id: request.id,
        cells: {
          company: (
            <RowName
              to={linkTo({ request: request.id })}
              name={request.company}
              detail={request.name}
            />
          ),
          offer: request.offerType ? offers(request.offerType) : '–',
          state: <Badge tone={REQUEST_TONES[request.state]}>{t(`states.${request.state}`)}</Badge>,
          assigned: (
            <span className="block min-w-24 wrap-anywhere">
              {request.assignedTo?.email ?? t('list.nobody')}
            </span>
          ),
          received: formatShortDay(parisDayOf(new Date(request.sentAt)), language),
        },
      }))}
    />
  );
}

type FiltersProps = {
  readonly wish: Wish;
  readonly onChange: (changed: Readonly<Record<string, string>>) => void;
};

function Filters({ wish, onChange }: FiltersProps) {
  const t = useTranslations('quotes.staffRequests');
  const offers = useTranslations('quotes.contact.offers');
  return (
    <FilterBar>
      <SearchField
        name="search"
        label={t('list.search')}
        value={wish.search}
        maxLength={200}
        onSearch={(q) => onChange({ q })}
      />
      <SelectField
        name="state"
        label={t('list.state')}
        value={wish.state ?? ''}
        onChange={(event) => onChange({ state: event.currentTarget.value })}
        options={[
          { value: '', label: t('list.everyState') },
          ...REQUEST_STATES.map((state) => ({ value: state, label: t(`states.${state}`) })),
        ]}
      />
      <SelectField
        name="offer"
        label={t('list.offer')}
        value={wish.offerType ?? ''}
        onChange={(event) => onChange({ offer: event.currentTarget.value })}
        options={[
          { value: '', label: t('list.everyOffer') },
          ...OFFER_TYPES.map((offer) => ({ value: offer, label: offers(offer) })),
        ]}
      />
      <SelectField
        name="whose"
        label={t('list.whose')}
        value={wish.isMine ? 'mine' : ''}
        onChange={(event) => onChange({ whose: event.currentTarget.value })}
        options={[
          { value: '', label: t('list.everybody') },
          { value: 'mine', label: t('list.mine') },
        ]}
      />
      <SelectField
        name="sort"
        label={t('list.sort')}
        value={wish.sort}
        onChange={(event) => onChange({ sort: event.currentTarget.value })}
        options={REQUEST_SORTS.map((sort) => ({ value: sort, label: t(`list.sorts.${sort}`) }))}
      />
    </FilterBar>
  );
}
