import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isVatNumber, normalizeVatNumber } from '#basics/vat-number.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { isForeignNumber } from '#shop/sales/rules/vat-identity.ts';
import type { CheckVatNumber } from '../../contract.ts';

/** While somebody types, some numbers are numbers before they are theirs. */
const PAUSE_MS = 400;
/** As long as the server asks VIES nothing anew. */
const FRESH_MS = 10 * 60_000;

/** What VIES says of the number that is typed; nothing of a French one, nor of what is none yet. */
export function useVatNumber(typed: string) {
  const number = useSettled(normalizeVatNumber(typed));
  const isAsked = isVatNumber(number) && isForeignNumber(number);
  const asked = useQuery({
    queryKey: ['check-vat-number', number],
    queryFn: isAsked
      ? () => callFunction<CheckVatNumber>('check-vat-number', { vatNumber: number })
      : skipToken,
    staleTime: FRESH_MS,
    retry: false,
  });
  const answer =
    asked.data ?? (asked.isError ? ({ outcome: 'away', name: null } as const) : undefined);
  return {
    /** Undefined where there is nothing to ask, and until it is answered. */
    answer: isAsked && !asked.isFetching ? answer : undefined,
    isPending: isAsked && asked.isFetching,
    /** The number, once it is confirmed. */
    confirmed: isAsked && answer?.outcome === 'valid' ? number : undefined,
    askAgain: () => void asked.refetch(),
  };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
