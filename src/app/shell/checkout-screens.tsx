import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { SIGN_IN_TEXTS } from '#accounts/web/signed-in-only.tsx';
import type { AddressedCart } from '#shop/orders/web/cart/addressed-cart.ts';
import { AddressedCheckout } from '#shop/orders/web/checkout/addressed-checkout.tsx';
import type { CheckoutFormProps } from '#shop/orders/web/checkout/checkout-fields.tsx';
import { CheckoutForm, type OrderNotice } from '#shop/orders/web/checkout/checkout-form.tsx';
import { useCart } from '#shop/sales/web/cart-provider.tsx';
import { LoadingByScripts } from '#shop/sales/web/loading-by-scripts.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IllustrationEmpty } from '#ui/illustration-empty.tsx';
import { Loading } from '#ui/loading.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';

// Whoever orders a cart, which is nearly everybody, is not sent the forms of the others.
const LicenceCheckout = lazy(() => import('#shop/licences/web/licence-checkout.tsx'));
const AskedQuote = lazy(() => import('#shop/quotes/web/asked-quote.tsx'));
const QuoteCheckout = lazy(() => import('#shop/quotes/web/quote-checkout.tsx'));

const TEXTS = ['orders.checkout', 'quotes.quote'];

/** What the page says: more where a licence is bought, by whoever signs in first, or a quote is asked for. */
export function checkoutTexts(address: URL): string[] {
  if (address.searchParams.has('ask')) return [...TEXTS, 'quotes.askedQuote'];
  return address.searchParams.has('licence')
    ? [...TEXTS, 'licences.licence', SIGN_IN_TEXTS]
    : TEXTS;
}

/** `notice` says what else is to be known of what is ordered; another room has it. */
type CheckoutPageProps = CheckoutFormProps & {
  readonly notice: OrderNotice;
  /** Of whoever came without scripts, or before they ran. */
  readonly addressed: AddressedCart | undefined;
};

/** From a cart, a quote, or a licence, to an order: who, where, how it is paid, what it costs. */
export default function CheckoutPage(props: CheckoutPageProps) {
  const { today, payment, notice, addressed } = props;
  const t = useTranslations('orders.checkout');
  const quote = useTranslations('quotes.quote');
  const { items, isKnown } = useCart();
  const [parameters] = useSearchParams();
  const token = parameters.get('quote');
  const companyId = parameters.get('licence');
  const asked = parameters.get('ask');
  if (companyId !== null) {
    const wish = parameters.get('kind');
    return (
      <Container>
        <Suspense fallback={<LoadingByScripts text={t('loading')} />}>
          <LicenceCheckout {...{ companyId, wish, today, payment }} key={companyId} />
        </Suspense>
      </Container>
    );
  }
  if (asked !== null) {
    return (
      <Container>
        <Suspense fallback={<LoadingByScripts text={t('loading')} />}>
          <AskedQuote asked={asked} />
        </Suspense>
      </Container>
    );
  }
  if (token !== null) {
    return (
      <Container>
        <PageHead title={quote('heading')} isPrivate />
        <Suspense fallback={<LoadingByScripts text={quote('loading')} />}>
          <QuoteCheckout key={token} token={token} today={today} payment={payment} />
        </Suspense>
      </Container>
    );
  }
  return (
    <Container>
      <PageHead title={t('title')} description={t('description')} isPrivate />
      <PageTitle title={t('heading')} intro={t('intro')} />
      {addressed ? (
        <AddressedCheckout addressed={addressed} today={today} payment={payment} />
      ) : (
        <>
          {!isKnown && <CartToCome />}
          {isKnown && items.length === 0 && <NoCart />}
          {isKnown && items.length > 0 && (
            <CheckoutForm today={today} payment={payment} notice={notice} />
          )}
        </>
      )}
    </Container>
  );
}

/** The browser’s own cart is read by scripts. Whether there is one is known before, and whoever has none is told so. */
function CartToCome() {
  const t = useTranslations('orders.checkout');
  return (
    <>
      <div className="hidden cart-kept:block">
        <Loading text={t('loading')} />
      </div>
      <div className="cart-kept:hidden">
        <NoCart />
      </div>
    </>
  );
}

function NoCart() {
  const t = useTranslations('orders.checkout.empty');
  return (
    <EmptyState
      illustration={<IllustrationEmpty />}
      title={t('title')}
      text={t('text')}
      action={<ButtonLink to="/box">{t('action')}</ButtonLink>}
    />
  );
}
