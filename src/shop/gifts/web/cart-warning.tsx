import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import { useCartQuote } from '#shop/orders/web/cart/use-cart-quote.ts';
import { useOrderingSpace } from '#shop/orders/web/checkout/use-ordering-space.ts';
import { useCart } from '#shop/sales/web/cart-provider.tsx';
import { Notice } from '#ui/notice.tsx';
import { useQuotePreview } from './use-gift-preview.ts';

/** The warning of the checkout, in one sentence, while the cart is being filled. */
export default function CartWarning() {
  // Who orders for no company has no meter: nothing is asked for them, not even what the cart costs.
  return useOrderingSpace().space ? <OfCart /> : null;
}

function OfCart() {
  const t = useTranslations('gifts.warning');
  const language = useLocale();
  const { close } = useCart();
  const found = useQuotePreview(useCartQuote().quote);
  if (!found || found.crossing === 0) return null;
  const money = (cents: number) => formatMoney(cents, language);
  const { crossing: count, valueCents, limitCents } = found;
  return (
    <Notice kind="warning" isLive className="mt-5">
      <p>
        {t('crossing', { count, value: money(valueCents), limit: money(limitCents) })}{' '}
        <Link to="/dashboard/boxes/gifts" onClick={close}>
          {t('meter')}
        </Link>
      </p>
    </Notice>
  );
}
