import { useLocale, useTranslations } from 'use-intl';
import type { OutputOf } from '#basics/contract.ts';
import { formatWeek, parseIsoWeek } from '#basics/dates.ts';
import type { SearchOrders } from '#shop/contract.ts';
import { DISPUTE_STANDINGS } from '#shop/rules/disputes.ts';
import { ORDER_STATES, type OrderState } from '#shop/rules/order-states.ts';
import { MOST_COUNTED, ORDER_SORTS, PAYMENT_FILTERS } from '#shop/rules/orders-at-work.ts';
import { FilterBar } from '#ui/filter-bar.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { OrdersFilter } from './use-orders.ts';

type OrdersFilterBarProps = {
  readonly filter: OrdersFilter;
  readonly data: OutputOf<SearchOrders>;
  readonly onChange: (changed: Readonly<Record<string, string>>) => void;
};

export function OrdersFilterBar({ filter, data, onChange }: OrdersFilterBarProps) {
  const t = useTranslations('cms.orders');
  const language = useLocale();
  const stateName = useStateName(data.counts);
  const weekName = (week: string) => {
    const parsed = parseIsoWeek(week);
    return parsed ? formatWeek(parsed, language) : week;
  };
  return (
    <FilterBar isOneLine>
      <SearchField
        name="search"
        label={t('filters.search')}
        placeholder={t('filters.search')}
        hint={t('filters.searchHint')}
        value={filter.search}
        maxLength={200}
        onSearch={(q) => onChange({ q })}
      />
      <SelectField
        name="state"
        label={t('filters.state')}
        value={filter.state ?? ''}
        onChange={(event) => onChange({ state: event.currentTarget.value })}
        options={[
          { value: '', label: t('filters.every') },
          ...ORDER_STATES.filter((state) => state !== 'draft').map((state) => ({
            value: state,
            label: stateName(state),
          })),
        ]}
      />
      <SelectField
        name="payment"
        label={t('filters.payment')}
        value={filter.payment ?? ''}
        onChange={(event) => onChange({ payment: event.currentTarget.value })}
        options={[
          { value: '', label: t('filters.everyPayment') },
          ...PAYMENT_FILTERS.map((value) => ({ value, label: t(`payments.${value}`) })),
        ]}
      />
      <SelectField
        name="dispute"
        label={t('filters.dispute')}
        value={filter.dispute ?? ''}
        onChange={(event) => onChange({ dispute: event.currentTarget.value })}
        options={[
          { value: '', label: t('filters.anyDispute') },
          ...DISPUTE_STANDINGS.map((value) => ({ value, label: t(`disputes.standings.${value}`) })),
        ]}
      />
      <SelectField
        name="week"
        label={t('filters.week')}
        value={filter.week ?? ''}
        onChange={(event) => onChange({ week: event.currentTarget.value })}
        options={[
          { value: '', label: t('filters.everyWeek') },
          ...data.weeks.map((week) => ({ value: week, label: weekName(week) })),
        ]}
      />
      <SelectField
        name="attention"
        label={t('filters.attention')}
        value={attentionOf(filter)}
        onChange={({ currentTarget: { value } }) =>
          onChange({
            late: value === 'late' ? 'on' : '',
            returns: value === 'returns' ? 'on' : '',
          })
        }
        options={[
          { value: '', label: t('filters.anyAttention') },
          { value: 'late', label: t('filters.late') },
          { value: 'returns', label: t('filters.returns') },
        ]}
      />
      <SelectField
        name="sort"
        className="lg:hidden"
        label={t('filters.sort')}
        value={filter.sort}
        onChange={(event) => onChange({ sort: event.currentTarget.value, dir: '' })}
        options={ORDER_SORTS.map((value) => ({
          value,
          label: t('filters.sortedBy', { by: t(`filters.sorts.${value}`) }),
        }))}
      />
    </FilterBar>
  );
}

function attentionOf({ isLate, hasReturn }: OrdersFilter): string {
  if (isLate) return 'late';
  return hasReturn ? 'returns' : '';
}

/** With how many there are. */
function useStateName(counts: OutputOf<SearchOrders>['counts']) {
  const t = useTranslations('cms.orders');
  return (state: Exclude<OrderState, 'draft'>) => {
    const name = t(`states.${state}`);
    const count = counts.find((each) => each.state === state)?.count ?? 0;
    return count > MOST_COUNTED
      ? t('filters.withMore', { name, count: MOST_COUNTED })
      : t('filters.withCount', { name, count });
  };
}
