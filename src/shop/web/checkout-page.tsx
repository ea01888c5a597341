import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { SIGN_IN_TEXTS } from '#accounts/web/signed-in-only.tsx';
import { pageContext } from '#platform/page-context.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IllustrationEmpty } from '#ui/illustration-empty.tsx';
import { Loading } from '#ui/loading.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { listPaymentMethods } from '../contract.ts';
import { useCart } from './cart-provider.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { LicenceCheckout } from './licence-checkout.tsx';
import { QuoteCheckout } from './quote-checkout.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const isLicence = new URL(request.url).searchParams.has('licence');
  return {
    messages: page.messages(
      'shop.checkout',
      'shop.quote',
      ...(isLicence ? (['shop.licence', SIGN_IN_TEXTS] as const) : []),
    ),
    today: page.today,
    payment: await page.call(listPaymentMethods, {}),
  };
}

/** From a cart, a quote, or a licence, to an order: who, where, how it is paid, what it costs. */
export default function CheckoutPage() {
  const t = useTranslations('shop.checkout');
  const quote = useTranslations('shop.quote');
  const { today, payment } = useLoaderData<typeof loader>();
  const { items, isKnown } = useCart();
  const [parameters] = useSearchParams();
  const token = parameters.get('quote');
  const companyId = parameters.get('licence');
  if (companyId !== null) {
    const wish = parameters.get('kind');
    return (
      <Container>
        <LicenceCheckout {...{ companyId, wish, today, payment }} key={companyId} />
      </Container>
    );
  }
  if (token !== null) {
    return (
      <Container>
        <PageHead title={quote('heading')} />
        <QuoteCheckout key={token} token={token} today={today} payment={payment} />
      </Container>
    );
  }
  return (
    <Container>
      <PageHead title={t('title')} description={t('description')} />
      <PageTitle title={t('heading')} intro={t('intro')} />
      {!isKnown && <Loading text={t('loading')} />}
      {isKnown && items.length === 0 && (
        <EmptyState
          illustration={<IllustrationEmpty />}
          title={t('empty.title')}
          text={t('empty.text')}
          action={<ButtonLink to="/box">{t('empty.action')}</ButtonLink>}
        />
      )}
      {isKnown && items.length > 0 && <CheckoutForm today={today} payment={payment} />}
    </Container>
  );
}
