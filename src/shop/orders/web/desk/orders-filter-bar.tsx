import { useLocale, useTranslations } from 'use-intl';
import { useStaffMay } from '#accounts/web/use-staff-may.ts';
import type { OutputOf } from '#basics/contract.ts';
import { formatWeek, parseIsoWeek } from '#basics/dates.ts';
import { ORDER_STATES, type OrderState } from '#shop/sales/rules/order-states.ts';
import { FilterBar } from '#ui/filter-bar.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { SearchOrders } from '../../contract.ts';
import { DISPUTE_STANDINGS } from '../../rules/disputes.ts';
import { MOST_COUNTED, ORDER_SORTS, PAYMENT_FILTERS } from '../../rules/orders-at-work.ts';
import { type OrdersFilter, useOrderByNumber } from './use-orders.ts';

type OrdersFilterBarProps = {
  readonly filter: OrdersFilter;
  readonly data: OutputOf<SearchOrders>;
  readonly onChange: (changed: Readonly<Record<string, string>>) => void;
};

export function OrdersFilterBar({ filter, data, onChange }: OrdersFilterBarProps) {
  const t = useTranslations('orders.staffOrders');
  const language = useLocale();
  const stateName = useStateName(data.counts);
  const openByNumber = useOrderByNumber();
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
        onEnter={openByNumber}
      />
      <Choice
        name="state"
        label={t('filters.state')}
        any={t('filters.every')}
        values={ORDER_STATES.filter((state) => state !== 'draft')}
        nameOf={stateName}
        {...{ filter, onChange }}
      />
      <Choice
        name="payment"
        label={t('filters.payment')}
        any={t('filters.everyPayment')}
        values={PAYMENT_FILTERS}
        nameOf={(value) => t(`payments.${value}`)}
        {...{ filter, onChange }}
      />
      <Choice
        name="dispute"
        label={t('filters.dispute')}
        any={t('filters.anyDispute')}
        values={DISPUTE_STANDINGS}
        nameOf={(value) => t(`disputes.standings.${value}`)}
        {...{ filter, onChange }}
      />
      <Choice
        name="week"
        label={t('filters.week')}
        any={t('filters.everyWeek')}
        values={data.weeks}
        nameOf={weekName}
        {...{ filter, onChange }}
      />
      <AttentionFilter {...{ filter, onChange }} />
      <SortFilter {...{ filter, onChange }} />
    </FilterBar>
  );
}

type ChoiceProps<V extends string> = Pick<OrdersFilterBarProps, 'filter' | 'onChange'> & {
  readonly name: 'state' | 'payment' | 'dispute' | 'week';
  readonly label: string;
  /** The word for all of them. */
  readonly any: string;
  readonly values: readonly V[];
  readonly nameOf: (value: V) => string;
};

/** One value of many, or all of them. */
function Choice<V extends string>({
  name,
  label,
  any,
  values,
  nameOf,
  filter,
  onChange,
}: ChoiceProps<V>) {
  return (
    <SelectField
      name={name}
      label={label}
      value={filter[name] ?? ''}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
      options={[
        { value: '', label: any },
        ...values.map((value) => ({ value, label: nameOf(value) })),
      ]}
    />
  );
}

function AttentionFilter({ filter, onChange }: Omit<OrdersFilterBarProps, 'data'>) {
  const t = useTranslations('orders.staffOrders');
  return (
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
  );
}

/** On narrow screens alone: on wide ones, the table’s headers sort. */
function SortFilter({ filter, onChange }: Omit<OrdersFilterBarProps, 'data'>) {
  const may = useStaffMay();
  const t = useTranslations('orders.staffOrders');
  return (
    <SelectField
      name="sort"
      className="lg:hidden"
      label={t('filters.sort')}
      value={filter.sort}
      onChange={(event) => onChange({ sort: event.currentTarget.value, dir: '' })}
      options={ORDER_SORTS.filter((by) => by !== 'amount' || may('read-orders')).map((value) => ({
        value,
        label: t('filters.sortedBy', { by: t(`filters.sorts.${value}`) }),
      }))}
    />
  );
}

function attentionOf({ isLate, hasReturn }: OrdersFilter): string {
  if (isLate) return 'late';
  return hasReturn ? 'returns' : '';
}

/** With how many there are. */
function useStateName(counts: OutputOf<SearchOrders>['counts']) {
  const t = useTranslations('orders.staffOrders');
  return (state: Exclude<OrderState, 'draft'>) => {
    const name = t(`states.${state}`);
    const count = counts.find((each) => each.state === state)?.count ?? 0;
    return count > MOST_COUNTED
      ? t('filters.withMore', { name, count: MOST_COUNTED })
      : t('filters.withCount', { name, count });
  };
}
