import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ParisDay } from '#basics/dates.ts';
import type { TypedFields } from '#basics/form-result.ts';
import { maySpendCredit } from '#basics/roles.ts';
import type { Space } from '#company/contract.ts';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { FormProblems } from '#ui/form-problems.tsx';
import { Notice } from '#ui/notice.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { CREDIT_DAYS } from '../../rules/credit.ts';
import { TRANSFER_AWAITED_DAYS } from '../../rules/order-limits.ts';
import { CheckoutBuyer } from './checkout-buyer.tsx';
import { CheckoutDelivery, PurchaseOrderNumber } from './checkout-delivery.tsx';
import { CheckoutTerms } from './checkout-terms.tsx';
import type { useCheckoutWords } from './use-checkout-words.ts';

export type CheckoutFormProps = {
  readonly today: ParisDay;
  readonly payment: {
    readonly methods: readonly ('card' | 'transfer')[];
    readonly isSandbox: boolean;
  };
};

type CheckoutFieldsProps = CheckoutFormProps & {
  /** From which it is ordered, and may be paid after delivery. */
  readonly space?: Space | undefined;
  readonly checkout: ReturnType<typeof useCheckoutWords>;
  /** What was typed in a form that is sent without scripts: what shows with a choice does so by itself. */
  readonly typed?: TypedFields | undefined;
  readonly isDelivered?: boolean;
  /** Whether staff have agreed on what goes there. */
  readonly isQuoted?: boolean;
  /** Whether its accounts ask for a number. */
  readonly needsPurchaseOrder?: boolean;
};

/** Who orders, where it goes, when, and how it is paid: the same for a cart, a quote and a licence. */
export function CheckoutFields(props: CheckoutFieldsProps) {
  const { checkout, today, payment, space, typed } = props;
  const { isDelivered = true, isQuoted = false, needsPurchaseOrder = false } = props;
  const t = useTranslations('orders.checkout');
  const { errorOf, problems } = checkout;
  return (
    <div className="grid gap-12">
      <FormProblems title={t('problems.title')} problems={problems} />
      <CheckoutBuyer {...{ errorOf, typed, isDelivered, isQuoted }} />
      {isDelivered ? (
        <CheckoutDelivery {...{ errorOf, typed, today, needsPurchaseOrder }} />
      ) : (
        <PurchaseOrderNumber {...{ errorOf, typed, needsPurchaseOrder }} />
      )}
      <Payment {...{ checkout, payment, space, typed }} />
    </div>
  );
}

type PaymentProps = Pick<CheckoutFieldsProps, 'checkout' | 'payment' | 'space' | 'typed'>;

function Payment({ checkout: { errorOf }, payment, space, typed }: PaymentProps) {
  const t = useTranslations('orders.checkout');
  const creditOf = space && maySpendCredit(space.kind, space.roles) ? space : undefined;
  return (
    <section aria-labelledby="payment-title" className="grid gap-5">
      <h2 id="payment-title" className="text-2xl">
        {t('payment.title')}
      </h2>
      {payment.isSandbox && <Notice kind="warning">{t('payment.sandbox')}</Notice>}
      <RadioCards
        id="paymentMethod"
        legend={t('payment.method')}
        name="paymentMethod"
        defaultValue={typed?.paymentMethod ?? payment.methods[0] ?? 'transfer'}
        error={errorOf('paymentMethod')}
        options={[
          ...payment.methods.map((method) => ({
            value: method,
            label: t(`payment.${method}.label`),
            description: t(`payment.${method}.hint`, { days: TRANSFER_AWAITED_DAYS }),
          })),
          ...(creditOf?.isVerified
            ? [
                {
                  value: 'terms',
                  label: t('payment.terms.label', { days: CREDIT_DAYS }),
                  description: t('payment.terms.hint', { company: creditOf.legalName }),
                },
              ]
            : []),
        ]}
      />
      {creditOf && !creditOf.isVerified && (
        <p className="text-sm text-ink-soft">
          {t.rich('payment.terms.unverified', {
            company: creditOf.legalName,
            days: CREDIT_DAYS,
            link: (words) => <Link to="/dashboard/settings#verification">{words}</Link>,
          })}
        </p>
      )}
      <CheckboxField
        id="acceptsTerms"
        name="acceptsTerms"
        defaultChecked={typed?.acceptsTerms !== undefined}
        label={<CheckoutTerms />}
        error={errorOf('acceptsTerms')}
      />
    </section>
  );
}
