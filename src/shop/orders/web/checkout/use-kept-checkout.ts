import { type RefObject, useEffect } from 'react';
import type { TypedFields } from '#basics/form-result.ts';
import type { Space } from '#company/contract.ts';
import { fillForm } from '#shop/sales/web/fill-form.ts';
import { typedIn } from '#ui/use-schema-form.ts';
import { keepAttempt, readAttempt } from './checkout-attempt.ts';
import { useKnownBuyer } from './use-known-buyer.ts';

/**
 * What is typed in the checkout survives a reload of the page; what is known of whoever orders need not be typed.
 * @param setTyped told of all that stands in the form, whenever it changes
 */
export function useKeptCheckout(
  form: RefObject<HTMLFormElement | null>,
  space: Space | undefined,
  setTyped: (fields: TypedFields) => void,
) {
  useEffect(() => {
    const { draft } = readAttempt();
    // Choices that are put back are told as if they were typed, before the texts are there.
    if (form.current)
      void fillForm(form.current, draft).then(() => keepAttempt({ ...readAttempt(), draft }));
    setTyped(draft);
  }, [form, setTyped]);

  function keepDraft() {
    if (!form.current) return;
    const fields = typedIn(form.current);
    keepAttempt({ ...readAttempt(), draft: fields, ...(space && { companyId: space.id }) });
    setTyped(fields);
  }

  return { keepDraft, isFilled: useKnownBuyer(form, space, keepDraft) };
}
