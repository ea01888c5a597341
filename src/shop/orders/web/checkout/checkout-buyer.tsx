import { CheckoutAddresses } from './checkout-addresses.tsx';
import type { FieldsProps } from './checkout-company.tsx';
import { CheckoutCompany } from './checkout-company.tsx';
import { useTypedBuyer } from './use-typed-buyer.ts';

type CheckoutBuyerProps = FieldsProps & {
  readonly isDelivered: boolean;
  /** Whether staff have agreed, or will, on what goes there. */
  readonly isQuoted: boolean;
};

/** Who orders and where it goes: what is asked follows the country. */
export function CheckoutBuyer({ isDelivered, isQuoted, ...props }: CheckoutBuyerProps) {
  const { around, fields, isAbroad, look } = useTypedBuyer(props.typed);
  return (
    <div ref={around} className="grid gap-12" onInput={look}>
      <CheckoutCompany {...props} {...{ fields, isAbroad }} />
      <CheckoutAddresses {...props} {...{ fields, isDelivered, isQuoted }} />
    </div>
  );
}
