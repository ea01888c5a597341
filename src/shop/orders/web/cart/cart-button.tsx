import { ShoppingBasket } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useCart } from '#shop/sales/web/cart-provider.tsx';
import { IconButton } from '#ui/icon-button.tsx';

/** Opens the cart, and says how much is in it. */
export function CartButton() {
  const t = useTranslations('orders.cart');
  const { totalItemCount, isOpen, toggle } = useCart();
  return (
    <IconButton
      label={t('open', { count: totalItemCount })}
      icon={<ShoppingBasket aria-hidden />}
      count={totalItemCount}
      isOpen={isOpen}
      onClick={toggle}
    />
  );
}
