import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { isRefusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { saveFile } from '#platform/browser/save-file.ts';
import { useStoredDraft } from '#platform/browser/use-stored-draft.ts';
import { useOrderRules } from '#shop/approvals/web/use-order-rules.ts';
import { readCheckoutForm } from '#shop/orders/rules/read-checkout-form.ts';
import {
  CheckoutFields,
  type CheckoutFormProps,
} from '#shop/orders/web/checkout/checkout-fields.tsx';
import { useCheckout } from '#shop/orders/web/checkout/use-checkout.ts';
import { useOrderingSpace } from '#shop/orders/web/checkout/use-ordering-space.ts';
import { fillForm } from '#shop/sales/web/fill-form.ts';
import { LoadingByScripts } from '#shop/sales/web/loading-by-scripts.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';
import { useToast } from '#ui/toast.tsx';
import { typedIn } from '#ui/use-schema-form.ts';
import type { AcceptQuote, OpenedQuote, OpenQuote, PrintQuoteByLink } from '../contract.ts';
import { QuoteContents } from './quote-contents.tsx';
import { QuoteDecline } from './quote-decline.tsx';

type Props = CheckoutFormProps & { readonly token: string };

/** A quote as its link shows it: what it offers, until when, and what may still be done with it. */
export default function QuoteCheckout({ token, ...props }: Props) {
  const t = useTranslations('quotes.quote');
  const language = useLocale();
  const { data, error, refetch } = useQuery({
    queryKey: ['open-quote', token],
    queryFn: () => callFunction<OpenQuote>('open-quote', { token }),
    retry: false,
    staleTime: 0,
  });
  if (error && !data) {
    const isUnknown = isRefusal(error, 'not-found');
    return (
      <>
        <PageTitle title={t('heading')} />
        {isUnknown ? (
          <Notice kind="danger" title={t('unknown.title')}>
            <p>{t('unknown.text')}</p>
          </Notice>
        ) : (
          <RetryNotice text={t('away')} retryLabel={t('retry')} onRetry={() => void refetch()} />
        )}
      </>
    );
  }
  if (!data) return <LoadingByScripts text={t('loading')} />;
  return (
    <>
      <PageTitle
        eyebrow={data.content.company.legalName}
        title={t('title', { number: data.number })}
        intro={t('intro', {
          version: data.version,
          day: formatDay(data.sentOn, language),
          until: formatDay(data.validUntil, language),
        })}
      >
        <PdfButton token={token} number={data.number} />
      </PageTitle>
      <div className="grid gap-10">
        <QuoteState quote={data} />
        <Card as="section">
          <h2 className="mb-3 text-xl">{t('contents')}</h2>
          <QuoteContents content={data.content} />
        </Card>
        {data.state === 'open' && (
          <AcceptForm {...props} token={token} quote={data} onStale={() => void refetch()} />
        )}
      </div>
    </>
  );
}

function QuoteState({ quote }: { quote: OpenedQuote }) {
  const t = useTranslations('quotes.quote.states');
  const { state, currentToken, accessKey } = quote;
  if (state === 'open') return null;
  return (
    <Notice kind={state === 'accepted' ? 'success' : 'warning'} title={t(`${state}.title`)} isLive>
      <p>{t(`${state}.text`)}</p>
      {currentToken && (
        <p className="pt-2">
          <ButtonLink to={`/checkout?quote=${encodeURIComponent(currentToken)}`} size="small">
            {t('current')}
          </ButtonLink>
        </p>
      )}
      {accessKey && (
        <p className="pt-2">
          <ButtonLink to={`/checkout/success?order=${accessKey}`} size="small">
            {t('order')}
          </ButtonLink>
        </p>
      )}
    </Notice>
  );
}

function PdfButton({ token, number }: { token: string; number: string }) {
  const t = useTranslations('quotes.quote');
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  async function print() {
    setBusy(true);
    try {
      const file = await callFunction<PrintQuoteByLink>('print-quote-by-link', { token });
      saveFile(file, `${number}.pdf`);
    } catch {
      toast.show({ title: t('away'), kind: 'destructive' });
    }
    setBusy(false);
  }
  return (
    <Button
      kind="secondary"
      icon={<FileDown aria-hidden className="size-5" />}
      isBusy={isBusy}
      onClick={() => void print()}
    >
      {t('pdf')}
    </Button>
  );
}

/** At the price that staff have agreed on, wherever they have agreed that it goes. */
const AS_QUOTED = { price: 'known', isQuoted: true } as const;

type AcceptFormProps = Props & { readonly quote: OpenedQuote; readonly onStale: () => void };

function AcceptForm({ token, quote, onStale, today, payment }: AcceptFormProps) {
  const t = useTranslations('quotes.quote');
  const words = useTranslations('orders.checkout');
  const form = useRef<HTMLFormElement>(null);
  const { space } = useOrderingSpace();
  const needsPurchaseOrder = useOrderRules(space?.id).rules?.needsPurchaseOrder ?? false;
  // Of this version: what another one says of its buyer is not written over.
  const draft = useStoredDraft(`quote ${quote.number} ${quote.version}`);
  const filled = useRef(draft.before ?? filledBy(quote));
  const checkout = useCheckout(
    {
      ...AS_QUOTED,
      needsPurchaseOrder,
      async place(typed) {
        const accepted = { token, form: typed, ...(space && { companyId: space.id }) };
        const placed = await callFunction<AcceptQuote>('accept-quote', accepted);
        draft.end();
        return placed;
      },
      onRefused: ({ code }) => {
        if (code === 'conflict' || code === 'already-done') onStale();
      },
    },
    today,
  );
  const keepAgain = useEffectEvent(() => draft.before && draft.keep(draft.before));
  useEffect(() => {
    // Choices that are put back are told as if they were typed, before the texts are there.
    if (form.current) void fillForm(form.current, filled.current).then(keepAgain);
  }, []);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    checkout.submit(readCheckoutForm(typedIn(event.currentTarget)));
  }
  const { outcome, isBusy } = checkout;
  return (
    <section aria-labelledby="accept-title">
      <h2 id="accept-title" className="mb-6 text-3xl">
        {t('accept.title')}
      </h2>
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        onChange={checkout.review}
        onInput={(event) => draft.keep(typedIn(event.currentTarget))}
        className="grid items-start gap-10 lg:grid-cols-[1fr_24rem]"
      >
        <CheckoutFields {...{ checkout, today, payment, space, needsPurchaseOrder }} isQuoted />
        <aside aria-label={t('accept.title')} className="grid gap-5 lg:sticky lg:top-24">
          {outcome === 'out-of-stock' && (
            <Notice kind="danger" isLive title={t('shortage.title')}>
              <p>{t('shortage.text')}</p>
            </Notice>
          )}
          {outcome && outcome !== 'out-of-stock' && (
            <Notice kind="danger" isLive title={words(`outcomes.${outcome}.title`)}>
              {words(`outcomes.${outcome}.text`)}
            </Notice>
          )}
          <Button type="submit" size="large" isBusy={isBusy}>
            {isBusy ? words('submitting') : t('accept.submit')}
          </Button>
          <p className="text-sm text-ink-soft">{t('accept.hint')}</p>
          <QuoteDecline token={token} quote={quote} onDeclined={onStale} />
        </aside>
      </form>
    </section>
  );
}

/** What the quote already says of its buyer, field by field. */
function filledBy({ content }: OpenedQuote): Record<string, string> {
  const { company, address, deliveryAddress } = content;
  const delivery = Object.entries(deliveryAddress ?? {}).map(([name, typed]) => [
    `deliveryAddress.${name}`,
    typed,
  ]);
  return {
    'company.legalName': company.legalName,
    'company.siret': company.siret ?? company.siren ?? '',
    ...(company.vatNumber && { 'company.vatNumber': company.vatNumber }),
    'company.contactName': company.contactName,
    'company.email': company.email,
    'company.phone': company.phone ?? '',
    'billingAddress.line1': address.line1,
    'billingAddress.line2': address.line2 ?? '',
    'billingAddress.postcode': address.postcode,
    'billingAddress.city': address.city,
    'billingAddress.country': address.country,
    ...(deliveryAddress && { deliversElsewhere: 'on' }),
    ...Object.fromEntries(delivery),
  };
}
