import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import { useCart } from '#shop/sales/web/cart-provider.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IllustrationEmpty } from '#ui/illustration-empty.tsx';
import { SidePanel } from '#ui/side-panel.tsx';
import { CartLine } from './cart-line.tsx';

/** `notice` says what else is to be known of what is in it; another room has it. */
type CartPanelProps = { readonly notice: ReactNode };

/** The cart, beside the page it was filled from. */
export function CartPanel({ notice }: CartPanelProps) {
  const t = useTranslations('orders.cart');
  const cart = useCart();
  const isEmpty = cart.items.length === 0;
  return (
    <SidePanel
      isOpen={cart.isOpen}
      onOpenChange={(isOpen) => (isOpen ? cart.open() : cart.close())}
      title={t('title')}
      closeLabel={t('close')}
      footer={isEmpty ? undefined : <CartFooter />}
    >
      {isEmpty ? (
        <EmptyState
          illustration={<IllustrationEmpty />}
          title={t('empty.title')}
          text={t('empty.text')}
          action={
            <ButtonLink to="/box" onClick={cart.close}>
              {t('empty.action')}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <ul className="@container">
            {cart.items.map((item) => (
              <CartLine key={item.id} item={item} />
            ))}
          </ul>
          {/* Below the lines: nothing moves under the finger when it comes. */}
          {notice}
        </>
      )}
    </SidePanel>
  );
}

function CartFooter() {
  const t = useTranslations('orders.cart');
  const language = useLocale();
  const { totalAmount, close } = useCart();
  return (
    <div className="grid w-full gap-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{t('total')}</span>
        <strong className="text-xl tabular-nums">
          {formatMoney(Math.round(totalAmount * 100), language)}
        </strong>
      </p>
      <p className="text-sm text-ink-soft">{t('vatLater')}</p>
      <ButtonLink to="/checkout" size="large" onClick={close}>
        {t('checkout')}
      </ButtonLink>
      <Button kind="quiet" onClick={close}>
        {t('goOn')}
      </Button>
    </div>
  );
}
