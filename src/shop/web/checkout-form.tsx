import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { ParisDay } from '#basics/dates.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { FormProblems } from '#ui/form-problems.tsx';
import { Notice } from '#ui/notice.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { CheckoutAddresses } from './checkout-addresses.tsx';
import { keepAttempt, readAttempt } from './checkout-attempt.ts';
import { CheckoutCompany } from './checkout-company.tsx';
import { CheckoutDelivery } from './checkout-delivery.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { CheckoutTerms } from './checkout-terms.tsx';
import { fillForm } from './fill-form.ts';
import { readCheckoutForm } from './read-checkout-form.ts';
import { useCartQuote } from './use-cart-quote.ts';
import { useCheckout } from './use-checkout.ts';

type Props = {
  readonly today: ParisDay;
  readonly payment: {
    readonly methods: readonly ('card' | 'transfer')[];
    readonly isSandbox: boolean;
  };
};

/** The form and, beside it, what is being ordered. What is typed survives a reload of the page. */
export function CheckoutForm({ today, payment }: Props) {
  const t = useTranslations('shop.checkout');
  const form = useRef<HTMLFormElement>(null);
  const cart = useCartQuote();
  const checkout = useCheckout(cart, today);
  const { errorOf, problems, outcome, isBusy } = checkout;

  useEffect(() => {
    if (form.current) fillForm(form.current, readAttempt().draft);
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
      <div className="grid gap-12">
        <FormProblems title={t('problems.title')} problems={problems} />
        <CheckoutCompany errorOf={errorOf} />
        <CheckoutAddresses errorOf={errorOf} />
        <CheckoutDelivery errorOf={errorOf} today={today} />
        <section aria-labelledby="payment-title" className="grid gap-5">
          <h2 id="payment-title" className="text-2xl">
            {t('payment.title')}
          </h2>
          {payment.isSandbox && <Notice kind="warning">{t('payment.sandbox')}</Notice>}
          <RadioCards
            id="paymentMethod"
            legend={t('payment.method')}
            name="paymentMethod"
            defaultValue={payment.methods[0] ?? 'transfer'}
            error={errorOf('paymentMethod')}
            options={payment.methods.map((method) => ({
              value: method,
              label: t(`payment.${method}.label`),
              description: t(`payment.${method}.hint`),
            }))}
          />
          <CheckboxField
            id="acceptsTerms"
            name="acceptsTerms"
            label={<CheckoutTerms />}
            error={errorOf('acceptsTerms')}
          />
        </section>
      </div>
      <aside aria-label={t('summary.title')} className="grid gap-5 lg:sticky lg:top-24">
        <CheckoutSummary cart={cart} />
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
