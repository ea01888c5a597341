import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OutputOf } from '#basics/contract.ts';
import type { ParisDay } from '#basics/dates.ts';
import { type FieldProblem, Refusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import type { AskApproval } from '#shop/approvals/contract.ts';
import { purchaseOrderProblems } from '#shop/approvals/rules/order-approval.ts';
import { typedIn } from '#ui/use-schema-form.ts';
import type { PlaceOrder, Quote } from '../../contract.ts';
import { type CheckoutForm, checkoutProblems } from '../../rules/checkout-form.ts';
import { readCheckoutForm } from '../../rules/read-checkout-form.ts';
import type { useCartQuote } from '../cart/use-cart-quote.ts';
import { keepAttempt, keyFor, readAttempt, renewKey } from './checkout-attempt.ts';
import { useCheckoutWords } from './use-checkout-words.ts';

/** What stopped the order, as a whole: each has its words. */
export type CheckoutOutcome =
  | 'price-changed'
  | 'out-of-stock'
  | 'too-many-requests'
  | 'unpaid-orders'
  | 'unpaid-pieces'
  | 'rules-changed'
  | 'away'
  | 'failed';

/** Found here, by rules that are asked again as somebody types; or by the server, at its last answer. */
type FoundProblem = FieldProblem & { readonly isOurs?: true };

function nameOf({ path, problem }: FieldProblem): string {
  return `${path} ${problem}`;
}

/** An order, and where it is paid; or the page of what somebody else approves first. */
type Placed = OutputOf<PlaceOrder> | { readonly page: string };

/** What is ordered with the form: a cart, a quote, or a licence. */
type Ordering = {
  /** What must be known before: what it costs, above all. Nothing is ordered at a price that was not shown. */
  readonly price: 'known' | 'awaited' | 'away';
  /** Where it is away. */
  readonly askPrice?: () => void;
  /** False for a licence, which goes to no address. */
  readonly isDelivered?: boolean;
  /** Whether staff have agreed on what goes there. */
  readonly isQuoted?: boolean;
  readonly needsPurchaseOrder?: boolean;
  readonly place: (form: CheckoutForm) => Promise<Placed>;
  readonly onRefused: (refusal: Refusal) => void;
  /** It is kept for somebody else to approve, and its page is shown. */
  readonly onAsked?: () => void;
};

type CartBuyer = {
  /** The space from which it is ordered. */
  readonly companyId: string | undefined;
  /** False until that, and what the company asks, is known. */
  readonly isKnown: boolean;
  /** Whether somebody else approves it first, and what they are told. */
  readonly isApproved: boolean;
  readonly note: () => string;
  readonly onRulesChanged: () => void;
  readonly onAsked: () => void;
};

/** A cart, at the price that is shown. */
export function cartOrdering(cart: ReturnType<typeof useCartQuote>, buyer: CartBuyer): Ordering {
  const isAwaited = cart.quote === undefined || !buyer.isKnown;
  return {
    price: isAwaited ? (cart.isError ? 'away' : 'awaited') : 'known',
    askPrice: () => void cart.refetch(),
    async place(form) {
      const placed = await place(cart, form, buyer);
      if ('accessKey' in placed) keepAttempt({ ...readAttempt(), accessKey: placed.accessKey });
      return placed;
    },
    onRefused(refusal) {
      const { code, details } = refusal;
      if (details?.quote) cart.accept(details.quote as Quote);
      else if (code === 'out-of-stock') void cart.refetch();
      if (haveRulesChanged(refusal)) buyer.onRulesChanged();
    },
    onAsked() {
      // What was typed stays, for when it is not approved; the key is the request's.
      const { draft, companyId } = readAttempt();
      keepAttempt({ draft, ...(companyId && { companyId }) });
      buyer.onAsked();
    },
  };
}

/**
 * Judges the form, places the order and leads to its payment. Whatever refuses, the form and what is
 * ordered stay as they are and the reason is said.
 */
export function useCheckout(ordering: Ordering, today: ParisDay) {
  const navigate = useNavigate();
  const [problems, setProblems] = useState<readonly FoundProblem[]>([]);

  const placing = useMutation({
    mutationFn: ordering.place,
    async onSuccess(placed) {
      if ('page' in placed) {
        await navigate(placed.page);
        ordering.onAsked?.();
      } else if (placed.redirectUrl) window.location.assign(placed.redirectUrl);
      else await navigate(`/checkout/success?order=${placed.accessKey}`);
    },
    onError(error) {
      if (!(error instanceof Refusal)) return;
      if (error.code === 'invalid-input') setProblems(error.problems);
      ordering.onRefused(error);
    },
  });

  const { reset } = placing;
  useEffect(() => {
    // Back from the pay page, the browser may show this very page again, as it was left.
    const comeBack = (event: PageTransitionEvent) => event.persisted && reset();
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [reset]);

  function validate(form: CheckoutForm): readonly FieldProblem[] {
    const { isDelivered = true, isQuoted = false, needsPurchaseOrder = false } = ordering;
    return [
      ...checkoutProblems(form, { today, isDelivered, isQuoted }),
      ...purchaseOrderProblems(form, { needsPurchaseOrder }),
    ];
  }

  /** What has been put right is no longer held against the buyer; nothing new is, before sending. */
  function review({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    if (problems.length === 0) return;
    const left = new Set(validate(readCheckoutForm(typedIn(currentTarget))).map(nameOf));
    const changed = (target as HTMLInputElement).name;
    setProblems((now) =>
      now.filter((each) => left.has(nameOf(each)) || (!each.isOurs && each.path !== changed)),
    );
  }

  function submit(form: CheckoutForm) {
    // A second click while the first is on its way changes nothing.
    if (placing.isPending || placing.isSuccess) return;
    const found = validate(form);
    setProblems(found.map((problem) => ({ ...problem, isOurs: true })));
    if (found.length > 0) return;
    if (ordering.price === 'known') placing.mutate(form);
    else if (ordering.price === 'away') ordering.askPrice?.();
  }

  return {
    submit,
    review,
    isBusy: placing.isPending || placing.isSuccess,
    /** The button waits with whoever would press it. */
    isWaiting: ordering.price === 'awaited',
    outcome: placing.isError ? outcomeOf(placing.error) : undefined,
    ...useCheckoutWords(problems),
  };
}

/** Sends the order; when its key belongs to an order that is closed, once more under a new key. */
async function place(
  { lines, quote }: ReturnType<typeof useCartQuote>,
  form: CheckoutForm,
  { companyId, isApproved, note }: CartBuyer,
): Promise<Placed> {
  const content = JSON.stringify({ lines, form });
  const order = { lines, form, expectedGrossCents: quote?.totals.grossCents ?? 0 };
  async function send(checkoutKey: string): Promise<Placed> {
    if (!isApproved || companyId === undefined) {
      const ordered = { ...order, checkoutKey, ...(companyId && { companyId }) };
      return callFunction<PlaceOrder>('place-order', ordered);
    }
    const asked = { ...order, companyId, requestId: checkoutKey, note: note() };
    await callFunction<AskApproval>('ask-approval', asked);
    return { page: `/dashboard/billing?request=${checkoutKey}` };
  }
  try {
    return await send(keyFor(content));
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'conflict') throw error;
    if (haveRulesChanged(error)) throw error;
    return send(renewKey(content));
  }
}

/** The company asks for an approval since the page was read, or no longer. */
function haveRulesChanged({ code, details }: Refusal): boolean {
  const reason = details?.reason;
  return code === 'conflict' && (reason === 'approval-needed' || reason === 'approval-not-needed');
}

export function outcomeOf(error: Error): CheckoutOutcome | undefined {
  if (!(error instanceof Refusal)) return 'failed';
  switch (error.code) {
    case 'invalid-input':
      return undefined;
    case 'too-many-requests': {
      const reason = error.details?.reason;
      return reason === 'unpaid-orders' || reason === 'unpaid-pieces' ? reason : error.code;
    }
    case 'price-changed':
    case 'out-of-stock':
      return error.code;
    case 'temporarily-unavailable':
      return 'away';
    default:
      return haveRulesChanged(error) ? 'rules-changed' : 'failed';
  }
}
