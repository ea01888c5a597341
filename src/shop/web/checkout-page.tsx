import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { SIGN_IN_TEXTS } from '#accounts/web/signed-in-only.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IllustrationEmpty } from '#ui/illustration-empty.tsx';
import { Loading } from '#ui/loading.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { useCart } from './cart-provider.tsx';
import type { CheckoutFormProps } from './checkout-fields.tsx';
import { CheckoutForm, type OrderNotice } from './checkout-form.tsx';
import { LicenceCheckout } from './licence-checkout.tsx';
import { QuoteCheckout } from './quote-checkout.tsx';

const TEXTS = ['shop.checkout', 'shop.quote'];

/** What the page says: more where a licence is bought, by whoever signs in first. */
export function checkoutTexts(address: URL): string[] {
  return address.searchParams.has('licence') ? [...TEXTS, 'shop.licence', SIGN_IN_TEXTS] : TEXTS;
}

/** `notice` says what else is to be known of what is ordered; another room has it. */
type CheckoutPageProps = CheckoutFormProps & { readonly notice: OrderNotice };

/** From a cart, a quote, or a licence, to an order: who, where, how it is paid, what it costs. */
export default function CheckoutPage({ today, payment, notice }: CheckoutPageProps) {
  const t = useTranslations('shop.checkout');
  const quote = useTranslations('shop.quote');
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
        <PageHead title={quote('heading')} isPrivate />
        <QuoteCheckout key={token} token={token} today={today} payment={payment} />
      </Container>
    );
  }
  return (
    <Container>
      <PageHead title={t('title')} description={t('description')} isPrivate />
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
      {isKnown && items.length > 0 && (
        <CheckoutForm today={today} payment={payment} notice={notice} />
      )}
    </Container>
  );
}
