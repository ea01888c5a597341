import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { InputOf, OutputOf } from '#basics/contract.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { useListAddress } from '#platform/browser/use-list-address.ts';
import { Failure } from '#staff/web/failure.tsx';
import { ListPages } from '#staff/web/list-pages.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { FilterBar } from '#ui/filter-bar.tsx';
import { Loading } from '#ui/loading.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { SearchSubscriptions } from '../../contract.ts';
import { SUBSCRIPTION_STATES, SUBSCRIPTIONS_PAGE } from '../../rules/changes.ts';
import { SubscriptionCard } from '../subscription-card.tsx';
import { SUBSCRIPTIONS_KEY } from '../use-subscriptions.ts';

type Filter = InputOf<SearchSubscriptions>;
type Found = OutputOf<SearchSubscriptions>;

/** Every monthly box: to find, to follow, to pause or cancel with a reason. */
export function SubscriptionsScreen() {
  const t = useTranslations('subscriptions.staffSubscriptions');
  const [filter, change] = useListAddress<Filter>(({ text, oneOf, page }) => ({
    search: text('q'),
    state: oneOf('state', SUBSCRIPTION_STATES),
    page: page(),
  }));
  const { data, error, refetch } = useQuery({
    queryKey: [SUBSCRIPTIONS_KEY, 'all', filter],
    queryFn: () => callFunction<SearchSubscriptions>('search-subscriptions', filter),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  });
  if (error && !data) {
    return (
      <>
        <PageHead title={t('title')} />
        <Failure error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  return (
    <>
      <PageHead title={t('title')} />
      <PageTitle size="small" title={t('title')} intro={t('intro')}>
        <ButtonLink
          to="/cms/orders"
          kind="secondary"
          icon={<ArrowLeft aria-hidden className="size-5" />}
        >
          {t('back')}
        </ButtonLink>
      </PageTitle>
      {data ? (
        <div className="grid gap-6">
          <Filters filter={filter} data={data} onChange={change} />
          <p aria-live="polite" className="text-ink-soft">
            {t('total', { count: data.total })}
          </p>
          <List data={data} />
          <ListPages
            page={filter.page}
            total={data.total}
            perPage={SUBSCRIPTIONS_PAGE}
            onPage={(page) => change({ page: String(page) })}
          />
        </div>
      ) : (
        <Loading text={t('loading')} />
      )}
    </>
  );
}

function Filters({
  filter,
  data,
  onChange,
}: {
  filter: Filter;
  data: Found;
  onChange: (changed: Readonly<Record<string, string>>) => void;
}) {
  const t = useTranslations('subscriptions.staffSubscriptions');
  const states = useTranslations('subscriptions.box.states');
  const countOf = (state: string) => data.counts.find((each) => each.state === state)?.count ?? 0;
  return (
    <FilterBar>
      <SearchField
        name="search"
        label={t('search')}
        hint={t('searchHint')}
        value={filter.search}
        maxLength={200}
        onSearch={(q) => onChange({ q })}
      />
      <SelectField
        name="state"
        label={t('state')}
        value={filter.state ?? ''}
        onChange={(event) => onChange({ state: event.currentTarget.value })}
        options={[
          { value: '', label: t('every') },
          ...SUBSCRIPTION_STATES.map((state) => ({
            value: state,
            label: t('withCount', { name: states(state), count: countOf(state) }),
          })),
        ]}
      />
    </FilterBar>
  );
}

function List({ data: { subscriptions } }: { data: Found }) {
  const t = useTranslations('subscriptions.staffSubscriptions');
  if (subscriptions.length === 0) return <p>{t('none')}</p>;
  return (
    <ul className="grid gap-5">
      {subscriptions.map((subscription) => {
        const { id, productName, paymentMethod, companyName, email } = subscription;
        const method = `methods.${paymentMethod}` as 'methods.card';
        const about = [productName, ...(t.has(method) ? [t(method)] : []), email];
        return (
          <li key={id}>
            <SubscriptionCard
              subscription={subscription}
              title={companyName}
              titleAs="h2"
              about={<p className="[overflow-wrap:anywhere]">{about.join(' · ')}</p>}
              isForStaff
            />
          </li>
        );
      })}
    </ul>
  );
}
