import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useStaffMay } from '#accounts/web/use-staff-may.ts';
import { formatShortDay } from '#basics/dates.ts';
import { formatSiren } from '#basics/siren.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { type Said, useListAddress } from '#platform/browser/use-list-address.ts';
import { pageContext } from '#platform/page-context.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { FilterBar } from '#ui/filter-bar.tsx';
import { Loading } from '#ui/loading.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ChangeOf } from '#ui/use-held.ts';
import type { CompanyForStaff, ListCompanies } from '../contract.ts';
import { COMPANY_SORTS, type CompanyWish, foundCompanies } from '../rules/listed-companies.ts';
import { Failure } from './failure.tsx';
import { COMPANIES_KEY, LicenceDialog } from './licence-dialog.tsx';
import { VerificationDialog } from './verification-dialog.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  const texts = context.get(pageContext).messages;
  return { messages: texts('company.space', 'company.staff') };
}

const EVERYTHING: CompanyWish = {
  state: '',
  licence: '',
  kind: '',
  verification: '',
  sort: 'newest',
};
const VERIFICATION_TONES = {
  verified: 'success',
  unverified: 'neutral',
  refused: 'warning',
  withdrawn: 'warning',
} as const;
const TONES = { running: 'success', ending: 'info', over: 'warning' } as const;

const saidOf = ({ text, oneOf }: Said) => ({
  search: text('q'),
  asked: oneOf('verification', ['awaiting']),
});

/** Staff's list of spaces and their licences. */
export default function CompaniesPage() {
  const t = useTranslations('company.staff');
  const may = useStaffMay();
  const licences = useTranslations('company.space.licence');
  const language = useLocale();
  const [{ search, asked }, change] = useListAddress(saidOf);
  // The work of the day leads to those that are to be looked at.
  const [wish, setWish] = useState<CompanyWish>({ ...EVERYTHING, verification: asked ?? '' });
  const isAwaiting = wish.verification === 'awaiting';
  const [examined, setExamined] = useState<CompanyForStaff>();
  const [edited, setEdited] = useState<CompanyForStaff>();
  const { data, error } = useQuery({
    queryKey: [...COMPANIES_KEY, search, isAwaiting],
    queryFn: () => callFunction<ListCompanies>('list-companies', { search, isAwaiting }),
    placeholderData: (before) => before,
    retry: false,
  });
  const found = foundCompanies(data?.companies ?? [], wish, language);
  return (
    <>
      <PageHead title={t('title')} />
      <PageTitle size="small" title={t('title')} intro={t('intro')} />
      {error && <Failure error={error} />}
      {!data && !error && <Loading text={t('loading')} />}
      {data && (
        <div className="grid gap-6">
          <Filters search={search} onSearch={(q) => change({ q })} wish={wish} onChange={setWish} />
          <p role="status" className="text-ink-soft">
            {t('found', { count: found.length })}
          </p>
          <DataTable
            caption={t('title')}
            isCaptionHidden
            emptyText={t('none')}
            columns={[
              { key: 'name', label: t('columns.name') },
              { key: 'verification', label: t('columns.verification') },
              { key: 'headcount', label: t('columns.headcount'), isNumber: true },
              { key: 'seats', label: t('columns.seats'), isNumber: true },
              { key: 'active', label: t('columns.active') },
              { key: 'until', label: t('columns.until') },
              { key: 'edit', label: t('columns.edit') },
            ]}
            rows={found.map((company) => ({
              id: company.id,
              cells: {
                name: (
                  <>
                    {company.legalName}
                    <span className="block text-sm font-normal text-ink-soft">
                      SIREN {formatSiren(company.siren)}
                      <br />
                      {t(`organisations.${company.kind}`)} ·{' '}
                      {licences(`kinds.${company.licence.kind}`)}{' '}
                      {t('since', { day: formatShortDay(company.licence.startsOn, language) })}
                    </span>
                  </>
                ),
                verification: (
                  <Verification company={company} onOpen={() => setExamined(company)} />
                ),
                headcount: company.headcount,
                active: company.lastActiveOn ? formatShortDay(company.lastActiveOn, language) : '–',
                seats: t('seats', { people: company.people, seats: company.licence.seats }),
                until: (
                  <span className="flex flex-wrap items-center gap-2">
                    {formatShortDay(company.licence.endsOn, language)}
                    <Badge tone={TONES[company.licence.state]}>
                      {licences(`states.${company.licence.state}`)}
                    </Badge>
                  </span>
                ),
                edit: may('grant-licences') && (
                  <Button
                    kind="quiet"
                    size="small"
                    className="-ml-3.5"
                    aria-label={t('editNamed', { name: company.legalName })}
                    onClick={() => setEdited(company)}
                  >
                    {t('edit')}
                  </Button>
                ),
              },
            }))}
          />
        </div>
      )}
      {examined && (
        <VerificationDialog
          company={examined}
          listKey={COMPANIES_KEY}
          onClose={() => setExamined(undefined)}
        />
      )}
      {edited && <LicenceDialog company={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

/** Where a space stands, what asks for a look at it, and the way to decide. */
function Verification({ company, onOpen }: { company: CompanyForStaff; onOpen: () => void }) {
  const may = useStaffMay();
  const t = useTranslations('company.staff.verification');
  const { state, isAwaiting, sameSiren } = company.verification;
  return (
    <span className="grid justify-items-start gap-1">
      <span className="flex flex-wrap gap-2">
        <Badge tone={VERIFICATION_TONES[state]}>{t(`states.${state}`)}</Badge>
        {isAwaiting && <Badge tone="info">{t('awaiting')}</Badge>}
      </span>
      {sameSiren > 0 && (
        <span className="text-sm text-ink-soft">{t('sameSiren', { count: sameSiren })}</span>
      )}
      {may('verify-companies') && (
        <Button
          kind="quiet"
          size="small"
          className="-ml-3.5"
          aria-haspopup="dialog"
          aria-label={t('openNamed', { name: company.legalName })}
          onClick={onOpen}
        >
          {t('open')}
        </Button>
      )}
    </span>
  );
}

type FiltersProps = {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly wish: CompanyWish;
  readonly onChange: (change: ChangeOf<CompanyWish>) => void;
};

function Filters({ search, onSearch, wish, onChange }: FiltersProps) {
  const t = useTranslations('company.staff');
  const licences = useTranslations('company.space.licence');
  const chosen = (name: 'state' | 'licence' | 'kind' | 'verification', label: string) => ({
    name,
    label,
    value: wish[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange((now) => ({ ...now, [name]: value })),
  });
  return (
    <FilterBar>
      <TextField
        name="search"
        type="search"
        label={t('search')}
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
      <SelectField
        {...chosen('state', t('state'))}
        options={[
          { value: '', label: t('everyState') },
          ...(['running', 'ending', 'over'] as const).map((state) => ({
            value: state,
            label: licences(`states.${state}`),
          })),
        ]}
      />
      <SelectField
        {...chosen('licence', t('licence'))}
        options={[
          { value: '', label: t('everyLicence') },
          ...(['trial', 'paid'] as const).map((kind) => ({
            value: kind,
            label: licences(`kinds.${kind}`),
          })),
        ]}
      />
      <SelectField
        {...chosen('kind', t('organisation'))}
        options={[
          { value: '', label: t('everyOrganisation') },
          ...(['employer', 'cse'] as const).map((kind) => ({
            value: kind,
            label: t(`organisations.${kind}`),
          })),
        ]}
      />
      <SelectField
        {...chosen('verification', t('verification.filter'))}
        options={[
          { value: '', label: t('verification.filters.every') },
          ...(['awaiting', 'verified', 'unverified'] as const).map((each) => ({
            value: each,
            label: t(`verification.filters.${each}`),
          })),
        ]}
      />
      <SelectField
        name="sort"
        label={t('sort')}
        value={wish.sort}
        onChange={({ currentTarget: { value } }) => {
          const sort = COMPANY_SORTS.find((each) => each === value) ?? 'newest';
          onChange((now) => ({ ...now, sort }));
        }}
        options={COMPANY_SORTS.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
      />
    </FilterBar>
  );
}
