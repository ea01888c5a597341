import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatShortDay } from '#basics/dates.ts';
import { formatMoney } from '#basics/money.ts';
import type { QuoteSummary } from '#shop/contract.ts';
import { QUOTE_STATES, QUOTES_PER_PAGE, type QuoteState } from '#shop/rules/quote-form.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { FilterBar } from '#ui/filter-bar.tsx';
import { Loading } from '#ui/loading.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { Failure, useFailureWords } from '../failure.tsx';
import { ListPages } from '../list-pages.tsx';
import { RowName } from '../row-name.tsx';
import { useNewQuote, useQuotes } from './use-quotes.ts';

export const QUOTE_TONES = {
  draft: 'neutral',
  sent: 'info',
  accepted: 'success',
  declined: 'warning',
  expired: 'warning',
  withdrawn: 'neutral',
} as const;

/** Every quote: to find, to open, and to begin without a request. */
export function QuotesList() {
  const t = useTranslations('cms.quotes');
  const toast = useToast();
  const wordsOf = useFailureWords();
  const language = useLocale();
  const [search, setSearch] = useState('');
  const [state, setState] = useState<QuoteState | null>(null);
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuotes({ search, state, page });
  const begin = useNewQuote(null);
  if (error && !data) return <Failure isBelowTitle error={error} onRetry={() => void refetch()} />;
  return (
    <div className="grid gap-6">
      <p className="max-w-2xl text-ink-soft">{t('list.intro')}</p>
      <p>
        <Button
          icon={<Plus aria-hidden className="size-5" />}
          isBusy={begin.isPending}
          onClick={() =>
            begin.mutate(
              { language, lines: 'a' },
              { onError: (failed) => toast.show({ title: wordsOf(failed), kind: 'destructive' }) },
            )
          }
        >
          {t('list.new')}
        </Button>
      </p>
      <FilterBar>
        <TextField
          name="search"
          type="search"
          label={t('list.search')}
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            setPage(1);
          }}
        />
        <SelectField
          name="state"
          label={t('list.state')}
          value={state ?? ''}
          onChange={({ currentTarget: { value } }) => {
            setState(QUOTE_STATES.find((each) => each === value) ?? null);
            setPage(1);
          }}
          options={[
            { value: '', label: t('list.everyState') },
            ...QUOTE_STATES.map((each) => ({ value: each, label: t(`states.${each}`) })),
          ]}
        />
      </FilterBar>
      {!data && <Loading text={t('list.loading')} />}
      {data && (
        <>
          <p role="status" className="text-ink-soft">
            {t('list.found', { count: data.total })}
          </p>
          <Quotes quotes={data.quotes} />
          <ListPages page={page} total={data.total} perPage={QUOTES_PER_PAGE} onPage={setPage} />
        </>
      )}
    </div>
  );
}

function Quotes({ quotes }: { quotes: readonly QuoteSummary[] }) {
  const t = useTranslations('cms.quotes');
  const language = useLocale();
  return (
    <DataTable
      caption={t('list.caption')}
      isCaptionHidden
      emptyText={t('list.none')}
      columns={[
        { key: 'number', label: t('list.columns.number') },
        { key: 'company', label: t('list.columns.company') },
        { key: 'state', label: t('list.columns.state') },
        { key: 'net', label: t('list.columns.net'), isNumber: true },
        { key: 'until', label: t('list.columns.until') },
      ]}
      rows={quotes.map((quote) => ({
        id: quote.id,
        cells: {
          number: <RowName to={`/cms/requests?quote=${quote.id}`} name={quote.number} />,
          company: <span className="break-words">{quote.companyName || t('list.unnamed')}</span>,
          state: <Badge tone={QUOTE_TONES[quote.state]}>{t(`states.${quote.state}`)}</Badge>,
          net: quote.netCents === null ? '–' : formatMoney(quote.netCents, language),
          until: quote.validUntil === null ? '–' : formatShortDay(quote.validUntil, language),
        },
      }))}
    />
  );
}
