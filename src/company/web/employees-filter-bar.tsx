import { useTranslations } from 'use-intl';
import { SearchField } from '#ui/search-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { Site } from '../contract.ts';
import type { EmployeesFilter } from './use-employees.ts';

type FilterBarProps = {
  readonly filter: EmployeesFilter;
  readonly sites: readonly Site[];
  readonly onChange: (changed: Readonly<Record<string, string>>) => void;
};

/** Words, place, who has left, and in which order. */
export function EmployeesFilterBar({ filter, sites, onChange }: FilterBarProps) {
  const t = useTranslations('company.employees.filter');
  const teams = sites.find(({ id }) => id === filter.siteId)?.teams ?? [];
  return (
    <search className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-4">
      <SearchField
        name="q"
        label={t('search')}
        className="col-span-full lg:col-span-1"
        value={filter.search}
        onSearch={(q) => onChange({ q })}
      />
      <SelectField
        name="site"
        label={t('site')}
        value={filter.siteId ?? ''}
        onChange={(event) => onChange({ site: event.currentTarget.value, team: '' })}
        options={[
          { value: '', label: t('everySite') },
          ...sites.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <SelectField
        name="team"
        label={t('team')}
        value={filter.teamId ?? ''}
        disabled={teams.length === 0}
        onChange={(event) => onChange({ team: event.currentTarget.value })}
        options={[
          { value: '', label: t('everyTeam') },
          ...teams.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <SelectField
        name="status"
        label={t('status')}
        value={filter.status}
        onChange={(event) =>
          onChange({ status: event.currentTarget.value === 'left' ? 'left' : '' })
        }
        options={[
          { value: 'present', label: t('present') },
          { value: 'left', label: t('left') },
        ]}
      />
      <SelectField
        name="sort"
        label={t('sort')}
        value={filter.sort}
        onChange={(event) =>
          onChange({ sort: event.currentTarget.value === 'added' ? 'added' : '' })
        }
        options={[
          { value: 'name', label: t('byName') },
          { value: 'added', label: t('byAddition') },
        ]}
      />
    </search>
  );
}
