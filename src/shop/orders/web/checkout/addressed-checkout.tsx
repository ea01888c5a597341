import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { TypedFields } from '#basics/form-result.ts';
import { type Refusal, refusalFromBody } from '#basics/refusal.ts';
import { useFormResult } from '#platform/browser/use-form-result.ts';
import { withAtLeast } from '#shop/sales/rules/cart.ts';
import { deliveryPlace } from '#shop/sales/rules/postal-address.ts';
import { useCart } from '#shop/sales/web/cart-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { typedIn } from '#ui/use-schema-form.ts';
import type { Quote } from '../../contract.ts';
import { readCheckoutForm } from '../../rules/read-checkout-form.ts';
import type { AddressedCart } from '../cart/addressed-cart.ts';
import { AddressedSummary } from './addressed-summary.tsx';
import { keepAttempt, readAttempt } from './checkout-attempt.ts';
import { CheckoutFields, type CheckoutFormProps } from './checkout-fields.tsx';
import { outcomeOf } from './use-checkout.ts';
import { useCheckoutWords } from './use-checkout-words.ts';

const FORM_ID = 'order';

type AddressedCheckoutProps = CheckoutFormProps & { readonly addressed: AddressedCart };

/** The checkout of whoever has no scripts: the cart is in the address, and the server does the rest. */
export function AddressedCheckout({ addressed, today, payment }: AddressedCheckoutProps) {
  const t = useTranslations('orders.checkout');
  const [address] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const answer = useFormResult(FORM_ID);
  const refusal = refusalFromBody(answer?.refusal);
  const checkout = useCheckoutWords(refusal?.problems ?? []);
  const outcome = refusal && outcomeOf(refusal);
  // What the server says it costs where it is delivered, once it knows where.
  const quote = (refusal?.details?.quote as Quote | undefined) ?? addressed.quote;
  useTakenOver(addressed, form);
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[1fr_24rem]">
      <form
        ref={form}
        id={FORM_ID}
        method="post"
        action={`/checkout?${address}#problems`}
        noValidate
      >
        <input type="hidden" name="form" value={FORM_ID} />
        <input type="hidden" name="attemptKey" value={keyOf(addressed, answer?.typed, refusal)} />
        <input type="hidden" name="shownGrossCents" value={quote.totals.grossCents} />
        <CheckoutFields {...{ checkout, today, payment }} typed={answer?.typed ?? {}} />
      </form>
      <aside aria-label={t('summary.title')} className="grid gap-5">
        <AddressedSummary addressed={{ ...addressed, quote }} country={countryOf(answer?.typed)} />
        {outcome && (
          <div id="problems" tabIndex={-1} className="outline-none">
            <Notice
              kind={outcome === 'price-changed' ? 'warning' : 'danger'}
              isLive
              title={t(`outcomes.${outcome}.title`)}
            >
              {t(`outcomes.${outcome}.text`)}
            </Notice>
          </div>
        )}
        <Button type="submit" form={FORM_ID} size="large">
          {t('submit')}
        </Button>
        <p className="text-sm text-ink-soft">{t('afterSubmit')}</p>
      </aside>
    </div>
  );
}

function countryOf(typed: TypedFields | undefined): string | undefined {
  return typed && deliveryPlace(readCheckoutForm(typed)).country;
}

/** The same until its order is closed: what was lost on the way is found again. */
function keyOf(
  { attemptKey }: AddressedCart,
  typed: TypedFields | undefined,
  refusal: Refusal | undefined,
): string {
  return refusal?.code === 'conflict' ? attemptKey : (typed?.attemptKey ?? attemptKey);
}

/**
 * Where scripts run after all, the browser’s own cart takes over: it has at least what the address has,
 * and what was typed meanwhile stays.
 */
function useTakenOver({ items }: AddressedCart, form: RefObject<HTMLFormElement | null>): void {
  const { items: kept, isKnown, restore } = useCart();
  const navigate = useNavigate();
  const isTaken = useRef(false);
  useEffect(() => {
    if (!isKnown || isTaken.current) return;
    isTaken.current = true;
    restore(withAtLeast(kept, items));
    if (form.current) {
      const { attemptKey: _, shownGrossCents: __, form: ___, ...typed } = typedIn(form.current);
      const written = Object.entries(typed).filter(([, text]) => text !== '');
      const attempt = readAttempt();
      keepAttempt({ ...attempt, draft: { ...attempt.draft, ...Object.fromEntries(written) } });
    }
    void navigate('/checkout', { replace: true, preventScrollReset: true });
  }, [isKnown, kept, restore, items, form, navigate]);
}
