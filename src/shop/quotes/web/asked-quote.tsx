import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import type { ListProducts, ProductCard } from '#shop/catalogue/contract.ts';
import {
  type AskedLine,
  askedProducts,
  MOST_ASKED,
  readAskedLines,
  writeAskedLines,
} from '#shop/sales/rules/asked-lines.ts';
import { LoadingByScripts } from '#shop/sales/web/loading-by-scripts.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { QuantityField } from '#ui/quantity-field.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';
import { AskedQuoteForm, type SoldLine } from './asked-quote-form.tsx';

type Sent = { readonly number: string; readonly email: string };

/** More than a cart holds: a quote at once, which is then accepted and paid on this same page. */
export default function AskedQuote({ asked }: { readonly asked: string }) {
  const t = useTranslations('quotes.askedQuote');
  const language = useLocale();
  const { data, isError, refetch } = useQuery({
    queryKey: ['list-products', language],
    queryFn: () => callFunction<ListProducts>('list-products', {}),
  });
  const [sent, setSent] = useState<Sent>();
  return (
    <>
      <PageHead title={t('title')} isPrivate />
      <PageTitle title={t('title')} intro={t('intro')} />
      {sent && <QuoteLeft {...sent} />}
      {!sent && !data && isError && (
        <RetryNotice text={t('away')} retryLabel={t('retry')} onRetry={() => void refetch()} />
      )}
      {!sent && !data && !isError && <LoadingByScripts text={t('loading')} />}
      {!sent && data && (
        <ChosenLines
          key={askedProducts(asked)}
          asked={asked}
          products={data.products}
          onSent={setSent}
        />
      )}
    </>
  );
}

/** To whoever is not signed in with that address, the mail is what leads to the quote. */
function QuoteLeft({ number, email }: Sent) {
  const t = useTranslations('quotes.askedQuote.sent');
  return (
    <Notice kind="success" title={t('title', { number })} isLive>
      <p>{t('text', { email })}</p>
    </Notice>
  );
}

type ChosenProps = {
  readonly asked: string;
  readonly products: readonly ProductCard[];
  readonly onSent: (sent: Sent) => void;
};

function ChosenLines({ asked, products, onSent }: ChosenProps) {
  const t = useTranslations('quotes.askedQuote');
  const [lines, setLines] = useState(() =>
    readAskedLines(asked).flatMap((line) => soldLine(line, products) ?? []),
  );
  useAddressOf(lines);
  if (lines.length === 0) {
    return (
      <Notice kind="info" title={t('nothing.title')}>
        <p className="pt-2">
          <ButtonLink to="/box">{t('nothing.action')}</ButtonLink>
        </p>
      </Notice>
    );
  }
  const setQuantity = (key: string, quantity: number) =>
    setLines((now) => now.map((line) => (line.key === key ? { ...line, quantity } : line)));
  return (
    <AskedQuoteForm lines={lines} onSent={onSent}>
      <Summary lines={lines} onQuantity={setQuantity} />
    </AskedQuoteForm>
  );
}

/** The address follows: a reload, another language and a link that is passed on ask for what stands here. */
function useAddressOf(lines: readonly SoldLine[]) {
  const [parameters, setParameters] = useSearchParams();
  const wanted = writeAskedLines(lines);
  useEffect(() => {
    if (wanted === '' || wanted === parameters.get('ask')) return;
    const asking = new URLSearchParams(parameters);
    asking.set('ask', wanted);
    setParameters(asking, { replace: true, preventScrollReset: true });
  }, [wanted, parameters, setParameters]);
}

/** Undefined for what the shop does not sell, and for a plan that a product does not have. */
function soldLine(line: AskedLine, products: readonly ProductCard[]): SoldLine | undefined {
  const { slug, commitmentMonths = null } = line;
  const product = products.find((each) => each.slug === slug);
  if (product?.status !== 'published') return undefined;
  const plan = product.plans.find((each) => each.commitmentMonths === commitmentMonths);
  const price = plan?.price ?? (product.plans.length === 0 ? product.price : undefined);
  if (!price) return undefined;
  return {
    ...line,
    key: `${slug} ${commitmentMonths}`,
    name: product.name,
    unitNetCents: price.netCents,
    productId: product.id,
  };
}

type SummaryProps = {
  readonly lines: readonly SoldLine[];
  readonly onQuantity: (key: string, quantity: number) => void;
};

function Summary({ lines, onQuantity }: SummaryProps) {
  const t = useTranslations('quotes.askedQuote');
  const language = useLocale();
  const money = (cents: number) => formatMoney(cents, language);
  const netCents = lines.reduce((sum, line) => sum + line.quantity * line.unitNetCents, 0);
  return (
    <section aria-labelledby="asked-title" className="rounded-lg border border-line bg-surface p-6">
      <h2 id="asked-title" className="text-xl">
        {t('summary')}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {lines.map(({ key, name, commitmentMonths, unitNetCents, quantity }) => (
          <li key={key} className="grid gap-2 py-4">
            <p className="font-semibold">{name}</p>
            <p className="text-sm text-ink-soft">
              {t(commitmentMonths === undefined ? 'unit' : 'unitOfPlan', {
                price: money(unitNetCents),
                months: commitmentMonths ?? 0,
              })}
            </p>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <QuantityField
                label={t('quantity', { name })}
                decreaseLabel={t('fewer', { name })}
                increaseLabel={t('more', { name })}
                isLabelVisible={false}
                value={quantity}
                min={1}
                max={MOST_ASKED}
                onChange={(wanted) => onQuantity(key, wanted)}
              />
              <p className="font-semibold tabular-nums">{money(quantity * unitNetCents)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p
        role="status"
        className="flex justify-between gap-4 border-t border-line pt-4 font-semibold"
      >
        <span>{t('net')}</span>
        <span className="tabular-nums">{money(netCents)}</span>
      </p>
      <p className="mt-2 text-sm text-ink-soft">{t('vat')}</p>
    </section>
  );
}
