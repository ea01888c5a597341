import { useTranslations } from 'use-intl';
import { SearchField } from '#ui/search-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { GiftMeter } from '../contract.ts';
import { METER_SHOWS } from '../rules/meter-page.ts';
import type { MeterFilter } from './use-gifts.ts';

type MeterFilterBarProps = {
  readonly filter: MeterFilter;
  readonly sites: GiftMeter['sites'];
  readonly onChange: (changed: Readonly<Record<string, string>>) => void;
};

/** Words, place, how near to the limit, and in which order. */
export function MeterFilterBar({ filter, sites, onChange }: MeterFilterBarProps) {
  const t = useTranslations('gifts.meter.filter');
  return (
    <search className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-4">
      <SearchField
        name="q"
        label={t('search')}
        className="col-span-full lg:col-span-1"
        maxLength={200}
        value={filter.search}
        onSearch={(q) => onChange({ q })}
      />
      <SelectField
        name="show"
        label={t('show')}
        value={filter.show}
        onChange={({ currentTarget: { value } }) =>
          onChange({ show: value === 'all' ? '' : value })
        }
        options={METER_SHOWS.map((show) => ({ value: show, label: t(`shows.${show}`) }))}
      />
      <SelectField
        name="site"
        label={t('site')}
        value={filter.siteId ?? ''}
        onChange={(event) => onChange({ site: event.currentTarget.value })}
        options={[
          { value: '', label: t('everySite') },
          ...sites.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <SelectField
        name="sort"
        label={t('sort')}
        value={filter.sort}
        onChange={({ currentTarget: { value } }) =>
          onChange({ sort: value === 'name' ? value : '' })
        }
        options={[
          { value: 'total', label: t('byTotal') },
          { value: 'name', label: t('byName') },
        ]}
      />
    </search>
  );
}
