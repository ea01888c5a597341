import { z } from 'zod';
import { type CheckoutForm, cleanCheckoutForm } from '#shop/orders/rules/checkout-form.ts';
import { type AskApproval, askApproval, type ListedApproval } from '../contract.ts';
import type { RequestRow } from './approvals.queries.ts';

type AskedLine = ListedApproval['lines'][number];
type OrderedLine = z.output<AskApproval['input']>['lines'][number];

const { form, lines } = askApproval.input.shape;
const kept = z.array(z.object({ name: z.string(), netCents: z.number().int() }));

/** As it was in the cart, for an order. */
export function askedLines(request: Pick<RequestRow, 'lines'>): OrderedLine[] {
  return lines.parse(request.lines);
}

/** The same with the names and prices that were shown, for people. */
export function shownLines(request: Pick<RequestRow, 'lines'>): AskedLine[] {
  const words = kept.parse(request.lines);
  return askedLines(request).map((line, index) => ({
    ...line,
    name: words[index]?.name ?? line.slug,
    netCents: words[index]?.netCents ?? 0,
  }));
}

/** Only what waits still has its form. */
export function askedForm(request: Pick<RequestRow, 'form'>): CheckoutForm {
  return cleanCheckoutForm(form.parse(request.form));
}
