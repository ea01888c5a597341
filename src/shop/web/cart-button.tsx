import { ShoppingBasket } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useCart } from './cart-provider.tsx';

/** Opens the cart, and says how much is in it. A link to the checkout where scripts do not run. */
export function CartButton() {
  const t = useTranslations('shop.cart');
  const { totalItemCount, isOpen, toggle } = useCart();
  return (
    <a
      href="/checkout"
      role="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={t('open', { count: totalItemCount })}
      className="relative flex size-11 items-center justify-center rounded-md text-ink no-underline hover:bg-primary-tint"
      onClick={(event) => {
        event.preventDefault();
        toggle();
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        toggle();
      }}
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
    </a>
  );
}
