import { ShoppingBasket } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useCart } from './cart-provider.tsx';

/** Opens the cart, and says how much is in it. */
export function CartButton() {
  const t = useTranslations('shop.cart');
  const { totalItemCount, isOpen, toggle } = useCart();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={t('open', { count: totalItemCount })}
      className="relative flex size-[44px] shrink-0 items-center justify-center rounded-md text-ink hover:bg-primary-tint"
      onClick={toggle}
    >
      <ShoppingBasket aria-hidden />
      {totalItemCount > 0 && (
        <span
          aria-hidden
          className="absolute -top-0.5 -right-0.5 flex h-5 min-w-5 items-center justify-center rounded-full bg-accent px-1 text-xs font-bold text-on-accent"
        >
          {totalItemCount}
        </span>
      )}
    </button>
  );
}
