import { type ComponentType, type FormEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Quote } from '../contract.ts';
import { keepAttempt, readAttempt } from './checkout-attempt.ts';
import { CheckoutFields, type CheckoutFormProps } from './checkout-fields.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { fillForm } from './fill-form.ts';
import { readCheckoutForm } from './read-checkout-form.ts';
import { useCartQuote } from './use-cart-quote.ts';
import { cartOrdering, useCheckout } from './use-checkout.ts';
import { useOrderingSpace } from './use-ordering-space.ts';

/** What else is to be known of an order before it is placed. */
export type OrderNotice = ComponentType<{ readonly quote: Quote }>;

type Props = CheckoutFormProps & { readonly notice: OrderNotice };

/** The form and, beside it, what is being ordered. What is typed survives a reload of the page. */
export function CheckoutForm({ today, payment, notice: OrderNotice }: Props) {
  const t = useTranslations('shop.checkout');
  const form = useRef<HTMLFormElement>(null);
  const cart = useCartQuote();
  const space = useOrderingSpace();
  const checkout = useCheckout(cartOrdering(cart, space?.id), today);
  const { outcome, isBusy } = checkout;

  useEffect(() => {
    const { draft } = readAttempt();
    // Choices that are put back are told as if they were typed, before the texts are there.
    if (form.current)
      void fillForm(form.current, draft).then(() => keepAttempt({ ...readAttempt(), draft }));
  }, []);

  function keepDraft() {
    if (!form.current) return;
    const entries = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    keepAttempt({ ...readAttempt(), draft: Object.fromEntries(entries) });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    checkout.submit(readCheckoutForm(new FormData(event.currentTarget)));
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onInput={keepDraft}
      className="grid items-start gap-10 lg:grid-cols-[1fr_24rem]"
    >
      <CheckoutFields checkout={checkout} today={today} payment={payment} space={space} />
      <aside aria-label={t('summary.title')} className="grid gap-5 lg:sticky lg:top-24">
        <CheckoutSummary cart={cart} />
        {cart.quote && <OrderNotice quote={cart.quote} />}
        {outcome && (
          <Notice
            kind={outcome === 'price-changed' ? 'warning' : 'danger'}
            isLive
            title={t(`outcomes.${outcome}.title`)}
          >
            {t(`outcomes.${outcome}.text`)}
          </Notice>
        )}
        <Button type="submit" size="large" isBusy={isBusy}>
          {isBusy ? t('submitting') : t('submit')}
        </Button>
        <p className="text-sm text-ink-soft">{t('afterSubmit')}</p>
      </aside>
    </form>
  );
}
