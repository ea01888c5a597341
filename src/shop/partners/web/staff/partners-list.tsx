import { useLocale, useTranslations } from 'use-intl';
import { formatShortDay, parisDayOf } from '#basics/dates.ts';
import { formatSiren } from '#basics/siren.ts';
import { useListLink } from '#platform/browser/use-list-address.ts';
import { Failure } from '#staff/web/failure.tsx';
import { ListPages } from '#staff/web/list-pages.tsx';
import { RowName } from '#staff/web/row-name.tsx';
import { Badge } from '#ui/badge.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { FilterBar } from '#ui/filter-bar.tsx';
import { Loading } from '#ui/loading.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { ListedPartner } from '../../contract.ts';
import {
  PARTNER_SORTS,
  PARTNERS_PER_PAGE,
  type PartnerWish,
  STATES_OF,
} from '../../rules/listed-partners.ts';
import { CHECK_KINDS } from '../../rules/partner-review.ts';
import { ApplicationBadge, ExpiryBadge } from './partner-badges.tsx';
import { usePartners } from './use-partners.ts';

type ListProps = {
  readonly wish: PartnerWish;
  readonly onChange: (changed: Readonly<Record<string, string>>) => void;
};

/** Those that match, twenty-five at a time. */
export function PartnersList({ wish, onChange }: ListProps) {
  const t = useTranslations('partners.staffPartners.list');
  const { data, error, refetch } = usePartners(wish);
  if (error && !data) return <Failure isBelowTitle error={error} onRetry={() => void refetch()} />;
  return (
    <div className="grid gap-6">
      <Filters wish={wish} onChange={onChange} />
      {!data && <Loading text={t('loading')} />}
      {data && (
        <>
          <p role="status" className="text-ink-soft">
            {t(`found.${wish.view}`, { count: data.total })}
          </p>
          <Found wish={wish} partners={data.partners} />
        </>
      )}
      {data && (
        <ListPages
          page={wish.page}
          total={data.total}
          perPage={PARTNERS_PER_PAGE}
          onPage={(page) => onChange({ page: String(page) })}
        />
      )}
    </div>
  );
}

function Filters({ wish, onChange }: ListProps) {
  const t = useTranslations('partners.staffPartners');
  const states = STATES_OF[wish.view];
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
        value={wish.state}
        onChange={(event) => onChange({ state: event.currentTarget.value })}
        options={[
          { value: '', label: t('list.everyState') },
          ...states.map((state) => ({ value: state, label: t(`states.${state}`) })),
        ]}
      />
      <SelectField
        name="sort"
        label={t('list.sort')}
        value={wish.sort}
        onChange={(event) => onChange({ sort: event.currentTarget.value })}
        options={PARTNER_SORTS.filter((sort) => sort !== 'expiry' || wish.view === 'approved').map(
          (sort) => ({ value: sort, label: t(`list.sorts.${sort}`) }),
        )}
      />
    </FilterBar>
  );
}

type FoundProps = {
  readonly wish: PartnerWish;
  readonly partners: readonly ListedPartner[];
};

function Found({ wish, partners }: FoundProps) {
  const t = useTranslations('partners.staffPartners');
  const language = useLocale();
  const isApproved = wish.view === 'approved';
  const isNarrowed = wish.search !== '' || wish.state !== '';
  return (
    <DataTable
      caption={t(`titles.${wish.view}`)}
      isCaptionHidden
      emptyText={isNarrowed ? t('list.none') : t(`list.empty.${wish.view}`)}
      columns={[
        { key: 'company', label: t('list.columns.company') },
        { key: 'town', label: t('list.columns.town') },
        { key: 'state', label: t('list.columns.state') },
        isApproved
          ? { key: 'expiry', label: t('list.columns.expiry') }
          : { key: 'checks', label: t('list.columns.checks') },
        { key: 'sent', label: t('list.columns.sent') },
      ]}
      rows={partners.map((partner) => ({
        id: partner.id,
        cells: {
          company: <Name partner={partner} />,
          town: partner.town,
          state: <State partner={partner} />,
          expiry: <ExpiryBadge expiresOn={partner.nextExpiry} />,
          checks: t('list.checked', { done: partner.checksDone, all: CHECK_KINDS.length }),
          sent: formatShortDay(parisDayOf(new Date(partner.sentAt)), language),
        },
      }))}
    />
  );
}

function Name({ partner }: { partner: ListedPartner }) {
  const linkTo = useListLink();
  return (
    <RowName
      to={linkTo({ partner: partner.id })}
      name={partner.makerName ?? partner.company}
      detail={`${partner.name} · ${formatSiren(partner.siren)}`}
    />
  );
}

function State({ partner }: { partner: ListedPartner }) {
  const t = useTranslations('partners.staffPartners');
  return (
    <span className="flex flex-wrap gap-1.5">
      <ApplicationBadge state={partner.state} isSuspended={partner.isSuspended} />
      {partner.isAnswered && <Badge tone="warning">{t('list.answered')}</Badge>}
      {partner.toJudge > 0 && (
        <Badge tone="warning">{t('list.toJudge', { count: partner.toJudge })}</Badge>
      )}
    </span>
  );
}
