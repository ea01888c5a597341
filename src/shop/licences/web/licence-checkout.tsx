import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { SignedInOnly } from '#accounts/web/signed-in-only.tsx';
import { Refusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { useStoredDraft } from '#platform/browser/use-stored-draft.ts';
import { useOrderRules } from '#shop/approvals/web/use-order-rules.ts';
import { readCheckoutForm } from '#shop/orders/rules/read-checkout-form.ts';
import {
  CheckoutFields,
  type CheckoutFormProps,
} from '#shop/orders/web/checkout/checkout-fields.tsx';
import { useCheckout } from '#shop/orders/web/checkout/use-checkout.ts';
import { fillForm } from '#shop/sales/web/fill-form.ts';
import { LoadingByScripts } from '#shop/sales/web/loading-by-scripts.tsx';
import { useOnceId } from '#shop/sales/web/use-once-id.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';
import { typedIn } from '#ui/use-schema-form.ts';
import type { LicencePrice, OrderLicence, PriceLicence } from '../contract.ts';
import { LicenceChoice } from './licence-choice.tsx';
import { LicenceSummary } from './licence-summary.tsx';
import { useLicenceOffer } from './use-licence-offer.ts';

type Props = CheckoutFormProps & {
  readonly companyId: string;
  /** What whoever comes here meant to buy. */
  readonly wish: string | null;
};

/** The licence of a space: a year of it or more places, to whoever may buy it. */
export default function LicenceCheckout(props: Props) {
  const t = useTranslations('licences.licence');
  return (
    <SignedInOnly keepsTyped>
      {({ user }) => (
        <>
          <PageHead title={t('title')} isPrivate />
          <PricedLicence {...props} email={user.email ?? ''} />
        </>
      )}
    </SignedInOnly>
  );
}

type PricedProps = Props & { readonly email: string };

function PricedLicence(props: PricedProps) {
  const t = useTranslations('licences.licence');
  const { companyId } = props;
  const { data, error, refetch } = useQuery({
    queryKey: ['price-licence', companyId, null],
    queryFn: () => callFunction<PriceLicence>('price-licence', { companyId }),
    retry: false,
    staleTime: 0,
  });
  if (data) {
    return (
      <>
        <PageTitle title={t('title')} intro={t('intro', { company: data.company.legalName })} />
        <LicenceForm {...props} price={data} onStale={() => void refetch()} />
      </>
    );
  }
  if (!error) return <LoadingByScripts text={t('loading')} />;
  const isForbidden =
    error instanceof Refusal && ['forbidden', 'invalid-input', 'not-found'].includes(error.code);
  return (
    <>
      <PageTitle title={t('title')} />
      {isForbidden ? (
        <Notice kind="warning" title={t('forbidden.title')}>
          <p>{t('forbidden.text')}</p>
          <p className="pt-2">
            <ButtonLink to="/dashboard" kind="secondary" size="small">
              {t('forbidden.action')}
            </ButtonLink>
          </p>
        </Notice>
      ) : (
        <RetryNotice text={t('away')} retryLabel={t('retry')} onRetry={() => void refetch()} />
      )}
    </>
  );
}

type LicenceFormProps = PricedProps & {
  readonly price: LicencePrice;
  readonly onStale: () => void;
};

function LicenceForm({ price, onStale, ...props }: LicenceFormProps) {
  const { companyId, wish, email, today, payment } = props;
  const t = useTranslations('licences.licence');
  const words = useTranslations('orders.checkout');
  const form = useRef<HTMLFormElement>(null);
  // Of what they came for: a number of people is no number of places to add.
  const draft = useStoredDraft(`licence ${companyId} ${wish ?? ''}`);
  const { seats, licenceKind, ...filled } = draft.before ?? filledBy(price, email);
  const first = useRef(filled);
  const choice = useLicenceOffer({ companyId, price, wish: licenceKind ?? wish, seats });
  const attempt = useOnceId();
  const { offer } = choice;
  const needsPurchaseOrder = useOrderRules(companyId).rules?.needsPurchaseOrder ?? false;
  const checkout = useCheckout(
    {
      price: offer ? 'known' : choice.isAway ? 'away' : 'awaited',
      askPrice: choice.ask,
      isDelivered: false,
      needsPurchaseOrder,
      async place(typed) {
        if (!offer) throw new Error('Nothing is offered');
        const content = { companyId, kind: offer.kind, seats: offer.seats, form: typed };
        const placed = await callFunction<OrderLicence>('order-licence', {
          ...content,
          checkoutKey: attempt.idFor(content),
          expectedGrossCents: offer.totals.grossCents,
        });
        draft.end();
        return placed;
      },
      onRefused({ code }) {
        // Another attempt: the order of this one is closed, or nothing was ordered.
        if (code === 'conflict') attempt.hasArrived();
        if (code === 'conflict' || code === 'price-changed') {
          onStale();
          choice.ask();
        }
      },
    },
    today,
  );
  const keepAgain = useEffectEvent(() => draft.before && draft.keep(draft.before));
  useEffect(() => {
    // Choices that are put back are told as if they were typed, before the texts are there.
    if (form.current) void fillForm(form.current, first.current).then(keepAgain);
  }, []);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (choice.isInvalid) form.current?.querySelector<HTMLElement>('#seats')?.focus();
    else checkout.submit(readCheckoutForm(typedIn(event.currentTarget)));
  }
  const { outcome, isBusy, isWaiting } = checkout;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onChange={checkout.review}
      onInput={(event) => draft.keep(typedIn(event.currentTarget))}
      className="grid items-start gap-10 lg:grid-cols-[1fr_24rem]"
    >
      <div className="grid gap-12">
        <LicenceChoice price={price} choice={choice} />
        <CheckoutFields {...{ checkout, today, payment, needsPurchaseOrder }} isDelivered={false} />
      </div>
      <aside aria-label={t('summary.title')} className="grid gap-5 lg:sticky lg:top-24">
        <LicenceSummary price={price} choice={choice} />
        {outcome && (
          <Notice
            kind={outcome === 'price-changed' ? 'warning' : 'danger'}
            isLive
            title={words(`outcomes.${outcome}.title`)}
          >
            {words(`outcomes.${outcome}.text`)}
          </Notice>
        )}
        <Button type="submit" size="large" isBusy={isBusy || (isWaiting && !choice.isInvalid)}>
          {isBusy ? words('submitting') : words('submit')}
        </Button>
        <p className="text-sm text-ink-soft">{words('afterSubmit')}</p>
      </aside>
    </form>
  );
}

/** What the space already says of the buyer, field by field. */
function filledBy({ company }: LicencePrice, email: string): Record<string, string> {
  return {
    'company.kind': company.kind,
    'company.legalName': company.legalName,
    'company.siret': company.siren,
    'company.email': email,
  };
}
