import { X } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import { Failure } from '#company/web/failure.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { useFocusKept } from '#ui/use-focus-kept.ts';
import type { ChangeOf } from '#ui/use-held.ts';
import { METER_PAGE } from '../rules/meter-page.ts';
import { PagesNavigation } from './pages-navigation.tsx';
import { personName, useGiftYears } from './use-gifts.ts';

export type Chosen = { readonly id: string; readonly name: string };

type PeopleChooserProps = {
  readonly companyId: string;
  readonly year: number;
  readonly chosen: readonly Chosen[];
  readonly onChange: (change: ChangeOf<readonly Chosen[]>) => void;
};

/** People by name, each with what they have received already. */
export function PeopleChooser({ companyId, year, chosen, onChange }: PeopleChooserProps) {
  const t = useTranslations('gifts.give.people');
  const language = useLocale();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const { data, error } = useGiftYears(companyId, {
    year,
    search,
    siteId: undefined,
    show: 'all',
    sort: 'name',
    page,
  });
  const kept = useFocusKept('button:enabled, input');
  const remove = (id: string) => onChange((now) => now.filter((each) => each.id !== id));
  const ids = new Set(chosen.map(({ id }) => id));
  return (
    <Card as="section">
      <h2 className="text-xl">{t('title')}</h2>
      <p role="status" className="mt-1 text-ink-soft">
        {t('chosen', { count: chosen.length })}
      </p>
      <div {...kept}>
        {chosen.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-2">
            {chosen.map(({ id, name }) => (
              <li key={id}>
                <Button
                  kind="secondary"
                  size="small"
                  icon={<X aria-hidden className="size-4" />}
                  aria-label={t('remove', { name })}
                  onClick={() => remove(id)}
                >
                  {name}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <SearchField
          name="people"
          label={t('search')}
          className="mt-4"
          maxLength={200}
          value={search}
          onSearch={(words) => {
            setSearch(words);
            setPage(1);
          }}
        />
      </div>
      <Failure error={error} />
      <ul className="mt-3 grid sm:grid-cols-2">
        {data?.employees
          .filter(({ hasLeft }) => !hasLeft)
          .map((employee) => {
            const { employeeId: id } = employee;
            const name = personName(employee);
            return (
              <li key={id}>
                <CheckboxField
                  name={`person-${id}`}
                  label={name}
                  hint={t('received', {
                    site: employee.site,
                    total: formatMoney(employee.totalCents, language),
                  })}
                  checked={ids.has(id)}
                  onChange={({ currentTarget: { checked } }) =>
                    checked ? onChange((now) => [...now, { id, name }]) : remove(id)
                  }
                />
              </li>
            );
          })}
      </ul>
      {data?.total === 0 && <p className="mt-3 text-ink-soft">{t('none')}</p>}
      <PagesNavigation
        page={page}
        pages={Math.ceil((data?.total ?? 0) / METER_PAGE)}
        onPage={setPage}
      />
    </Card>
  );
}
