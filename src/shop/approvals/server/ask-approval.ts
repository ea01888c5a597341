import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { enqueueMails } from '#platform/mail/mail-jobs.ts';
import {
  type CheckoutForm,
  checkoutProblems,
  cleanCheckoutForm,
} from '#shop/orders/rules/checkout-form.ts';
import type { AskApproval } from '../contract.ts';
import { readApprovalNote } from '../rules/order-approval.ts';
import { askedMail } from './approval-mail-jobs.ts';
import {
  findApproverIds,
  findRequest,
  insertRequest,
  type RequestRow,
} from './approvals.queries.ts';
import type { ApprovalsDeps } from './approvals-deps.ts';
import { isToBeApproved, refuseWithoutPurchaseOrder } from './guard-order.ts';

type Input = ParsedInputOf<AskApproval>;

/**
 * Keeps what would be ordered until somebody else approves it: it is judged and priced as an order is, and
 * takes neither stock nor money. Who approves is told in the same transaction.
 */
export async function askApproval(
  deps: ApprovalsDeps,
  call: Call,
  input: Input,
): Promise<OutputOf<AskApproval>> {
  const caller = signedInCaller(call);
  const form = cleanCheckoutForm(input.form);
  const { companyId } = await deps.orders.ordererOf(call, { ...input, email: form.company.email });
  if (companyId === undefined) throw new Refusal('forbidden');
  const { note, problems } = readApprovalNote(input.note);
  const today = parisDayOf(deps.clock.now());
  refuseProblems([...checkoutProblems(form, { today, isDelivered: true }), ...problems]);
  deps.orders.refuseUnpayable(form);
  const asked = { form, note, buyerId: caller.claims.sub };
  // Nobody has rights to write requests: the service does, for whoever orders for this company.
  await deps.database.asService(async (tx) => {
    const request =
      (await findRequest(tx, input.requestId)) ?? (await ask(deps, tx, call, input, asked));
    refuseAnother(request, deps.orders.contentHash(input, form), asked.buyerId);
  });
  return {};
}

type Asked = {
  readonly form: CheckoutForm;
  readonly note: string | null;
  readonly buyerId: string;
};

async function ask(
  deps: ApprovalsDeps,
  tx: Tx,
  { language }: Call,
  input: Input,
  { form, note, buyerId }: Asked,
): Promise<RequestRow> {
  const { companyId, requestId, expectedGrossCents: grossCents } = input;
  const kept = await deps.orders.formOnTerms(tx, form, { companyId, buyerId });
  await refuseWithoutPurchaseOrder(tx, form, companyId);
  if (!(await isToBeApproved(tx, { companyId, buyerId, grossCents })))
    throw new Refusal('conflict', { details: { reason: 'approval-not-needed' } });
  const { quote } = await deps.orders.sellableQuote(tx, { ...input, language, form });
  const request = await insertRequest(tx, {
    id: requestId,
    company_id: companyId,
    asked_by: buyerId,
    asked_at: deps.clock.now(),
    language,
    content_hash: deps.orders.contentHash(input, form),
    lines: JSON.stringify(
      input.lines.map((line, index) => ({
        ...line,
        name: quote.lines[index]?.name ?? line.slug,
        netCents: quote.lines[index]?.netCents ?? 0,
      })),
    ),
    form: JSON.stringify(kept),
    gross_cents: quote.totals.grossCents,
    note,
  });
  if (request) {
    const others = (await findApproverIds(tx, companyId)).filter((id) => id !== buyerId);
    await enqueueMails(
      tx,
      'approval-asked',
      others.map((userId) => askedMail({ requestId, userId })),
    );
    return request;
  }
  // The same was asked while this one was being priced: that request is the answer.
  const earlier = await findRequest(tx, requestId);
  if (!earlier) throw new Error('A request with this id vanished');
  return earlier;
}

/** @throws Refusal conflict where the id stands for something else, or for what has ended */
function refuseAnother(request: RequestRow, hash: string, buyerId: string): void {
  if (request.asked_by !== buyerId || request.content_hash !== hash)
    throw new Refusal('conflict', { details: { reason: 'other-content' } });
  if (request.state !== 'waiting')
    throw new Refusal('conflict', { details: { reason: 'request-ended' } });
}
