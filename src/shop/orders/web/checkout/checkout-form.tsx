import { type ComponentType, type FormEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ApprovalNotice } from '#shop/approvals/web/approval-notice.tsx';
import { useOrderRules } from '#shop/approvals/web/use-order-rules.ts';
import { useCart } from '#shop/sales/web/cart-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { typedIn } from '#ui/use-schema-form.ts';
import type { Quote } from '../../contract.ts';
import { readCheckoutForm } from '../../rules/read-checkout-form.ts';
import { useDeliveredCart } from '../cart/use-cart-quote.ts';
import { CheckoutFields, type CheckoutFormProps } from './checkout-fields.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { type CheckoutOutcome, cartOrdering, useCheckout } from './use-checkout.ts';
import { useKeptCheckout } from './use-kept-checkout.ts';
import { useOrderingSpace } from './use-ordering-space.ts';

/** What else is to be known of an order before it is placed. */
export type OrderNotice = ComponentType<{ readonly quote: Quote }>;

type Props = CheckoutFormProps & { readonly notice: OrderNotice };

/** The form and, beside it, what is being ordered. What is typed survives a reload of the page. */
export function CheckoutForm({ today, payment, notice: OrderNotice }: Props) {
  const t = useTranslations('orders.checkout');
  const form = useRef<HTMLFormElement>(null);
  const { cart, setTyped } = useDeliveredCart();
  const { clear } = useCart();
  const { space, isKnown } = useOrderingSpace();
  const { rules, approversOf, ...asked } = useOrderRules(space?.id);
  const approvers = approversOf(cart.quote);
  const isApproved = approvers.length > 0;
  const note = useRef('');
  const ordering = cartOrdering(cart, {
    companyId: space?.id,
    isKnown: isKnown && asked.isKnown,
    isApproved,
    note: () => note.current,
    onRulesChanged: () => void asked.refetch(),
    onAsked: clear,
  });
  const needsPurchaseOrder = rules?.needsPurchaseOrder ?? false;
  const checkout = useCheckout({ ...ordering, needsPurchaseOrder }, today);
  const { outcome, isBusy, isWaiting } = checkout;
  const { keepDraft, isFilled } = useKeptCheckout(form, space, setTyped);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = typedIn(event.currentTarget);
    note.current = fields.approvalNote ?? '';
    checkout.submit(readCheckoutForm(fields));
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onChange={checkout.review}
      onInput={keepDraft}
      className="grid items-start gap-10 lg:grid-cols-[1fr_24rem]"
    >
      <CheckoutFields {...{ checkout, today, payment, space, needsPurchaseOrder }} />
      <aside aria-label={t('summary.title')} className="grid gap-5 lg:sticky lg:top-24">
        <CheckoutSummary cart={cart} />
        {cart.quote && <OrderNotice quote={cart.quote} />}
        {isApproved && (
          <ApprovalNotice
            approvers={approvers}
            fromCents={rules?.approvalFromCents ?? 0}
            error={checkout.errorOf('approvalNote')}
          />
        )}
        {outcome && <OutcomeNotice outcome={outcome} />}
        <Button type="submit" size="large" isBusy={isBusy || isWaiting}>
          {isBusy ? t('submitting') : t(isApproved ? 'approval.submit' : 'submit')}
        </Button>
        <p className="text-sm text-ink-soft">
          {t(isApproved ? 'approval.afterSubmit' : 'afterSubmit')}
        </p>
        {/* Last, where it moves nothing that somebody is about to press. */}
        <p role="status" className="text-sm text-ink-soft empty:hidden">
          {isFilled && t('filled')}
        </p>
      </aside>
    </form>
  );
}

function OutcomeNotice({ outcome }: { readonly outcome: CheckoutOutcome }) {
  const t = useTranslations('orders.checkout.outcomes');
  return (
    <Notice
      kind={outcome === 'price-changed' ? 'warning' : 'danger'}
      isLive
      title={t(`${outcome}.title`)}
    >
      {t(`${outcome}.text`)}
    </Notice>
  );
}
