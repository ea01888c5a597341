import { useTranslations } from 'use-intl';
import { FilterBar } from '#ui/filter-bar.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ChangeOf } from '#ui/use-held.ts';
import type { MediaFilter } from '../../rules/listed-media.ts';

type Wish = { readonly search: string; readonly filter: MediaFilter };

type Props = {
  readonly wish: Wish;
  readonly onChange: (change: ChangeOf<Wish>) => void;
  readonly filters: readonly MediaFilter[];
  /** How many are found. */
  readonly count: number;
};

export function MediaFilters({ wish, onChange, filters, count }: Props) {
  const t = useTranslations('catalogue.staffMedia');
  return (
    <FilterBar>
      <TextField
        name="search"
        type="search"
        label={t('search')}
        value={wish.search}
        onChange={({ currentTarget: { value } }) => onChange((now) => ({ ...now, search: value }))}
      />
      <SelectField
        name="filter"
        label={t('filter')}
        value={wish.filter}
        onChange={({ currentTarget: { value } }) => {
          const filter = filters.find((each) => each === value) ?? '';
          onChange((now) => ({ ...now, filter }));
        }}
        options={filters.map((filter) => ({
          value: filter,
          label: t(`filters.${filter || 'all'}`),
        }))}
      />
      <p role="status" className="pb-3 text-ink-soft">
        {t('found', { count })}
      </p>
    </FilterBar>
  );
}
