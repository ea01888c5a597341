import { type RefObject, useEffect, useRef, useState } from 'react';
import type { TypedFields } from '#basics/form-result.ts';
import { FILLED } from '#shop/sales/web/fill-form.ts';
import { typedIn } from '#ui/use-schema-form.ts';
import { isEstablishedAbroad } from '../../rules/checkout-form.ts';

/** What stands in the form around an element by now, for what is shown by it. */
export function useTypedBuyer(typed: TypedFields | undefined): {
  readonly around: RefObject<HTMLDivElement | null>;
  readonly fields: TypedFields;
  readonly isAbroad: boolean;
  readonly look: () => void;
} {
  const around = useRef<HTMLDivElement>(null);
  const [fields, setFields] = useState<TypedFields>(typed ?? {});
  function look() {
    const form = around.current?.closest('form');
    if (form) setFields(typedIn(form));
  }
  useEffect(() => {
    const form = around.current?.closest('form');
    const lookAgain = () => form && setFields(typedIn(form));
    // Kept values are put back without being typed.
    form?.addEventListener(FILLED, lookAgain);
    return () => form?.removeEventListener(FILLED, lookAgain);
  }, []);
  const country = fields['billingAddress.country'] ?? '';
  return { around, fields, isAbroad: isEstablishedAbroad({ country }), look };
}
