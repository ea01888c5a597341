import { ShoppingBasket } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/icon-button.tsx';
import { useCart } from './cart-provider.tsx';

/** Opens the cart, and says how much is in it. */
export function CartButton() {
  const t = useTranslations('shop.cart');
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
