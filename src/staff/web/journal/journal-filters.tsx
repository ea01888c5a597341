import { useTranslations } from 'use-intl';
import type { OutputOf } from '#basics/contract.ts';
import { FilterBar } from '#ui/filter-bar.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ListStaffChanges } from '../../contract.ts';
import { BY_PRODUCT, type ChosenFilter, type useJournalFilter } from './use-journal-filter.ts';
import { useSubjectWords } from './use-subject-words.ts';

type JournalFiltersProps = {
  readonly filter: ChosenFilter;
  readonly known: OutputOf<ListStaffChanges>['known'];
  readonly onChange: ReturnType<typeof useJournalFilter>['change'];
};

export function JournalFilters({ filter, known, onChange }: JournalFiltersProps) {
  const t = useTranslations('staff.journal');
  const subjectOf = useSubjectWords();
  const isTurned = filter.from !== '' && filter.to !== '' && filter.to < filter.from;
  return (
    <FilterBar>
      <SearchField
        // What is cleared elsewhere is cleared here.
        key={filter.q === '' ? 'none' : 'some'}
        name="q"
        label={t('filter.search')}
        value={filter.q}
        onSearch={(q) => onChange({ q })}
      />
      <SelectField
        name="subject"
        label={t('filter.subject')}
        value={filter.subject}
        onChange={(event) => onChange({ subject: event.currentTarget.value })}
        options={[
          { value: '', label: t('filter.everySubject') },
          ...(known?.subjects ?? []).map((value) => ({ value, label: subjectOf(value) })),
        ]}
      />
      <SelectField
        name="actor"
        label={t('filter.actor')}
        value={filter.actor}
        onChange={(event) => onChange({ actor: event.currentTarget.value })}
        options={[
          { value: '', label: t('filter.everybody') },
          ...(known?.people ?? []).map(({ id, email }) => ({
            value: id,
            label: email ?? t('byNobody'),
          })),
          { value: BY_PRODUCT, label: t('byProduct') },
        ]}
      />
      <TextField
        name="from"
        type="date"
        label={t('filter.from')}
        value={filter.from}
        onChange={(event) => onChange({ from: event.currentTarget.value })}
      />
      <TextField
        name="to"
        type="date"
        label={t('filter.to')}
        value={filter.to}
        error={isTurned ? t('filter.order') : undefined}
        onChange={(event) => onChange({ to: event.currentTarget.value })}
      />
    </FilterBar>
  );
}
