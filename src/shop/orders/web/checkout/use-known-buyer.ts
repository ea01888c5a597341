import { skipToken, useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '#accounts/web/session-provider.tsx';
import { ordersAs } from '#basics/roles.ts';
import type { Space } from '#company/contract.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { fillForm } from '#shop/sales/web/fill-form.ts';
import type { ReadLastBuyer } from '../../contract.ts';
import { fillable, knownFields } from '../../rules/known-buyer.ts';
import { forgetAttempt, readAttempt } from './checkout-attempt.ts';

/**
 * Fills the form with what is known of whoever orders for a space, once; what was typed before stays.
 * @param onFilled what follows whatever stands in the form
 * @returns whether anything was filled
 */
export function useKnownBuyer(
  form: RefObject<HTMLFormElement | null>,
  space: Space | undefined,
  onFilled: () => void,
): boolean {
  const { session } = useSession();
  const email = session?.user.email ?? '';
  const [isFilled, setFilled] = useState(false);
  const asked = space && { companyId: space.id, kind: ordersAs(space.kind, space.roles) };
  const filledFor = useRef<string>(undefined);
  // As of now: an earlier visit to this page may have asked before the last order.
  const { data, isFetchedAfterMount: isKnown } = useQuery({
    queryKey: ['read-last-buyer', asked],
    queryFn: asked ? () => callFunction<ReadLastBuyer>('read-last-buyer', asked) : skipToken,
    staleTime: 0,
  });

  const fill = useEffectEvent(async (of: Space) => {
    if (filledFor.current === of.id) return;
    filledFor.current = of.id;
    const attempt = readAttempt();
    // Typed for another of their companies: nothing of it goes into an order of this one.
    if (attempt.companyId && attempt.companyId !== of.id) {
      forgetAttempt();
      window.location.reload();
      return;
    }
    const last = data ?? { buyer: null, contact: null };
    const fields = fillable(knownFields(of, last, email), attempt.draft);
    if (!form.current || Object.keys(fields).length === 0) return;
    await fillForm(form.current, fields);
    setFilled(true);
    onFilled();
  });
  useEffect(() => {
    if (space && isKnown) void fill(space);
  }, [space, isKnown]);
  return isFilled;
}
