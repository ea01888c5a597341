import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ParisDay } from '#basics/dates.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { useListLink } from '#platform/browser/use-list-address.ts';
import { OrderTotals } from '#shop/orders/web/checkout/order-totals.tsx';
import { Failure, useFailureWords } from '#staff/web/failure.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FormProblems } from '#ui/form-problems.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { useToast } from '#ui/toast.tsx';
import type { QuoteForStaff, WithdrawQuote } from '../../contract.ts';
import type { QuotableOffer } from '../../rules/quote-form.ts';
import { QuoteFields } from './quote-fields.tsx';
import { QuoteHistory } from './quote-history.tsx';
import { QUOTE_TONES } from './quotes-list.tsx';
import { type QuoteFormState, useQuoteForm } from './use-quote-form.ts';
import { useQuotable, useQuote, useQuoteChange, useQuoteProblemWords } from './use-quotes.ts';

const LINK = 'inline-flex min-h-11 items-center gap-2 underline underline-offset-4';

/** One quote: what it says, what was sent of it, what became of it. */
export function QuoteEditor({ quoteId, today }: { quoteId: string; today: ParisDay }) {
  const t = useTranslations('quotes.staffQuotes');
  const { data, error, refetch } = useQuote(quoteId);
  const quotable = useQuotable();
  const linkTo = useListLink();
  const failed = error ?? quotable.error;
  const offer = quotable.data;
  return (
    <>
      <PageHead title={data ? t('edit.title', { number: data.number }) : t('list.caption')} />
      <p className="flex flex-wrap gap-x-6">
        <Link to={linkTo({ quote: '', view: 'quotes' })} className={LINK}>
          <ArrowLeft aria-hidden className="size-5" />
          {t('edit.back')}
        </Link>
        {data?.requestId && (
          <Link to={`/cms/requests?request=${data.requestId}`} className={LINK}>
            {t('edit.request')}
          </Link>
        )}
      </p>
      {failed && !(data && offer) && (
        <Failure error={failed} onRetry={() => void Promise.all([refetch(), quotable.refetch()])} />
      )}
      {!failed && !(data && offer) && <Loading text={t('edit.loading')} />}
      {data && offer && <Editor quote={data} offer={offer} today={today} />}
    </>
  );
}

type EditorProps = {
  readonly quote: QuoteForStaff;
  readonly offer: QuotableOffer;
  readonly today: ParisDay;
};

function Editor({ quote, offer, today }: EditorProps) {
  const t = useTranslations('quotes.staffQuotes');
  const form = useQuoteForm(quote, offer, today);
  const isOver = quote.state === 'accepted' || quote.state === 'withdrawn';
  return (
    <>
      <PageTitle
        size="small"
        eyebrow={quote.companyName}
        title={t('edit.title', { number: quote.number })}
      >
        <Badge tone={QUOTE_TONES[quote.state]}>{t(`states.${quote.state}`)}</Badge>
        {quote.version > 0 && <Badge>{t('edit.version', { version: quote.version })}</Badge>}
        {quote.version > 0 && quote.hasChanges && <Badge tone="warning">{t('edit.changed')}</Badge>}
        {quote.orderNumber && (
          <Badge tone="success">{t('edit.order', { number: quote.orderNumber })}</Badge>
        )}
      </PageTitle>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          <Problems form={form} />
          {isOver ? (
            <Notice kind="info">
              <p>{t('edit.over', { state: t(`states.${quote.state}`) })}</p>
            </Notice>
          ) : (
            <QuoteFields form={form} products={offer.products} />
          )}
        </div>
        <div className="grid min-w-0 gap-6 xl:sticky xl:top-24">
          {!isOver && <Sending quote={quote} form={form} />}
          <QuoteHistory quote={quote} />
        </div>
      </div>
    </>
  );
}

/** Each leads to its field. */
function Problems({ form }: { form: QuoteFormState }) {
  const t = useTranslations('quotes.staffQuotes');
  const words = useQuoteProblemWords();
  const nameOf = (path: string) => {
    const name = (path.split('.').at(-1) ?? path) as 'legalName';
    return t.has(`edit.${name}`) ? t(`edit.${name}`) : path;
  };
  return (
    <FormProblems
      key={form.attempt}
      title={t('problems.title')}
      problems={form.problems.map((problem) => ({
        fieldId: `quote-${problem.path}`,
        text: t('problems.line', { field: nameOf(problem.path), what: words(problem) }),
      }))}
    />
  );
}

function Sending({ quote, form }: { quote: QuoteForStaff; form: QuoteFormState }) {
  const t = useTranslations('quotes.staffQuotes.edit');
  const toast = useToast();
  const wordsOf = useFailureWords();
  const withdraw = useQuoteChange(() =>
    callFunction<WithdrawQuote>('withdraw-quote', { quoteId: quote.id }),
  );
  const failure = form.save.error ?? form.send.error ?? withdraw.error;
  const isSame = quote.version > 0 && !quote.hasChanges && isAsKept(form.typed, quote.form);
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{t('totals')}</h2>
      <Totals form={form} />
      {form.hasConflict && (
        <Notice kind="warning" isLive title={t('conflict.title')}>
          <p>{t('conflict.text')}</p>
          <p className="flex flex-wrap gap-3 pt-2">
            <Button size="small" onClick={form.keepMine}>
              {t('conflict.keepMine')}
            </Button>
            <Button size="small" kind="secondary" onClick={form.takeTheirs}>
              {t('conflict.takeTheirs')}
            </Button>
          </p>
        </Notice>
      )}
      {failure && !form.hasConflict && form.problems.length === 0 && (
        <Notice kind="danger" isLive>
          <p>{wordsOf(failure)}</p>
        </Notice>
      )}
      {isSame && <p className="text-ink-soft">{t('same', { version: quote.version })}</p>}
      <Button
        isBusy={form.send.isPending}
        disabled={isSame}
        onClick={() => form.submit(() => toast.show({ title: t('sent') }))}
      >
        {t(quote.version === 0 ? 'send' : 'sendAgain')}
      </Button>
      <Button
        kind="secondary"
        isBusy={form.save.isPending}
        onClick={() =>
          form.save.mutate(undefined, { onSuccess: () => toast.show({ title: t('saved') }) })
        }
      >
        {t('save')}
      </Button>
      <Button
        kind="quiet"
        isBusy={withdraw.isPending}
        onClick={() =>
          withdraw.mutate(undefined, { onSuccess: () => toast.show({ title: t('withdrawn') }) })
        }
      >
        {t('withdraw')}
      </Button>
    </Card>
  );
}

/** Carriage is a line of the quote, where it is not in the prices. */
function Totals({ form: { totals } }: { form: QuoteFormState }) {
  const vatGroups = [...totals.vatGroups];
  return <OrderTotals totals={{ ...totals, vatGroups }} hasDeliveryLine={false} />;
}

/** Empty fields are as if they were not there. */
function isAsKept(
  typed: Readonly<Record<string, string>>,
  kept: Readonly<Record<string, string>>,
): boolean {
  const names = [...Object.keys(typed), ...Object.keys(kept)];
  return names.every((name) => (typed[name] ?? '') === (kept[name] ?? ''));
}
