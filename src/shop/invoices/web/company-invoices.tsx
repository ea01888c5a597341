import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { OutputOf } from '#basics/contract.ts';
import { formatShortDay } from '#basics/dates.ts';
import { formatMoney } from '#basics/money.ts';
import { isRefusal } from '#basics/refusal.ts';
import { useSpace } from '#company/web/space-context.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FilterBar } from '#ui/filter-bar.tsx';
import { ListPages } from '#ui/list-pages.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { ListedInvoice, ListInvoices } from '../contract.ts';
import { InvoiceFile } from './invoice-file.tsx';
import { PeriodDialog } from './period-dialog.tsx';
import { useInvoiceWords } from './use-invoice-words.ts';

const FIRST = { search: '', year: null as number | null, page: 1 };

/** The documents of the company whose space is open: to find, and to take along. */
export function CompanyInvoices() {
  const t = useTranslations('invoices.documents');
  const { id: companyId } = useSpace();
  const [wish, setWish] = useState(FIRST);
  const { data, error, refetch } = useQuery({
    queryKey: ['invoices', companyId, wish],
    queryFn: () => callFunction<ListInvoices>('list-invoices', { companyId, ...wish }),
    placeholderData: keepPreviousData,
  });
  if (isRefusal(error, 'forbidden')) {
    return (
      <Notice kind="info">
        <p>{t('forbidden')}</p>
      </Notice>
    );
  }
  if (error) {
    return (
      <RetryNotice text={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <Loading text={t('loading')} />;
  if (data.years.length === 0) {
    return <EmptyState titleAs="h3" title={t('noneYet.title')} text={t('noneYet.text')} />;
  }
  return (
    <div className="grid gap-6">
      <FilterBar>
        <SearchField
          name="search"
          label={t('filters.search')}
          hint={t('filters.searchHint')}
          value={wish.search}
          maxLength={200}
          onSearch={(search) => setWish((now) => ({ ...now, search, page: 1 }))}
        />
        <SelectField
          name="year"
          label={t('filters.year')}
          value={wish.year ?? ''}
          onChange={({ currentTarget: { value } }) =>
            setWish((now) => ({ ...now, year: value === '' ? null : Number(value), page: 1 }))
          }
          options={[
            { value: '', label: t('filters.everyYear') },
            ...data.years.map((year) => ({ value: String(year), label: String(year) })),
          ]}
        />
      </FilterBar>
      <Export companyId={companyId} year={wish.year ?? data.years[0] ?? 0} total={data.total} />
      <InvoicesTable invoices={data.invoices} />
      <Pages data={data} page={wish.page} onPage={(page) => setWish((now) => ({ ...now, page }))} />
    </div>
  );
}

type ExportProps = { readonly companyId: string; readonly year: number; readonly total: number };

function Export({ total, ...period }: ExportProps) {
  const t = useTranslations('invoices.documents');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-ink-soft">
        {total === 0 ? t('none') : t('total', { count: total })}
      </p>
      <Button
        kind="secondary"
        aria-haspopup="dialog"
        icon={<Download aria-hidden className="size-5" />}
        onClick={() => setOpen(true)}
      >
        {t('export.open')}
      </Button>
      {isOpen && <PeriodDialog {...period} onClose={() => setOpen(false)} />}
    </div>
  );
}

function InvoicesTable({ invoices }: { invoices: readonly ListedInvoice[] }) {
  const t = useTranslations('invoices.documents');
  const language = useLocale();
  const words = useInvoiceWords();
  const money = (cents: number) => formatMoney(cents, language);
  return (
    <DataTable
      caption={t('title')}
      isCaptionHidden
      columns={[
        { key: 'number', label: t('columns.number') },
        { key: 'day', label: t('columns.day') },
        { key: 'net', label: t('columns.net'), isNumber: true },
        { key: 'gross', label: t('columns.gross'), isNumber: true },
        { key: 'state', label: t('columns.state') },
        { key: 'acts', label: t('columns.acts') },
      ]}
      rows={invoices.map((invoice) => ({
        id: invoice.id,
        cells: {
          number: (
            <>
              <span className="block @2xl:whitespace-nowrap">{words.nameOf(invoice)}</span>
              <span className="block text-sm font-normal text-ink-soft">
                {t('columns.order')}{' '}
                <span className="@2xl:whitespace-nowrap">{invoice.orderNumber}</span>
                {words.citesOf(invoice) && ` · ${words.citesOf(invoice)}`}
              </span>
            </>
          ),
          day: formatShortDay(invoice.issuedOn, language),
          net: money(invoice.netCents),
          gross: money(invoice.grossCents),
          state: (
            <Badge tone={invoice.isSettled ? 'success' : 'warning'}>{words.stateOf(invoice)}</Badge>
          ),
          acts: <InvoiceFile invoice={invoice} accessKey={null} />,
        },
      }))}
    />
  );
}

type PagesProps = {
  readonly data: OutputOf<ListInvoices>;
  readonly page: number;
  readonly onPage: (page: number) => void;
};

function Pages({ data: { total, perPage }, page, onPage }: PagesProps) {
  const t = useTranslations('invoices.documents.pages');
  const pages = Math.ceil(total / perPage);
  return (
    <ListPages
      page={page}
      pages={pages}
      onPage={onPage}
      words={{
        label: t('label'),
        previous: t('previous'),
        next: t('next'),
        here: t('here', { page, pages }),
      }}
    />
  );
}
