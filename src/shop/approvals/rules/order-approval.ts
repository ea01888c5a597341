/**
 * The rule: from the total that a company has set, VAT included, an order from its space waits until
 * somebody else approves it: an owner, or whom it chose of HR and works council. Where nobody else could,
 * nobody does. What is not answered within two weeks lapses.
 */
import type { ParisDay } from '#basics/dates.ts';
import { type FormValues, readForm } from '#basics/form-reader.ts';
import type { Cents } from '#basics/money.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import type { CheckoutForm } from '#shop/orders/rules/checkout-form.ts';
import { REASON_MAX } from '#shop/sales/rules/order-money.ts';
import { wishedWeekProblem } from '#shop/sales/rules/wished-week.ts';

export const APPROVAL_STATES = ['waiting', 'approved', 'refused', 'withdrawn', 'lapsed'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

export const LAPSES_AFTER_DAYS = 14;
/** By card: whoever is told on a Friday evening still has working days left. */
export const PAID_WITHIN_DAYS = 5;
export const RECENT_DAYS = 30;
export const APPROVALS_PAGE = 20;

/** The name of the field that chooses somebody. */
export const approverField = (userId: string) => `approver.${userId}`;

type Rules = {
  /** Null: nothing is approved. */
  readonly approvalFromCents: Cents | null;
  /** Everybody who approves, owners included. */
  readonly approverIds: readonly string[];
};

/** `grossCents` includes VAT. */
export function needsApproval(
  { approvalFromCents, approverIds }: Rules,
  { grossCents, buyerId }: { readonly grossCents: Cents; readonly buyerId: string },
): boolean {
  const isAbove = approvalFromCents !== null && grossCents >= approvalFromCents;
  return isAbove && approverIds.some((id) => id !== buyerId);
}

/** Beside the field of the checkout. */
export function purchaseOrderProblems(
  { purchaseOrderNumber = '' }: Pick<CheckoutForm, 'purchaseOrderNumber'>,
  { needsPurchaseOrder }: { readonly needsPurchaseOrder: boolean },
): FieldProblem[] {
  if (!needsPurchaseOrder || purchaseOrderNumber.trim() !== '') return [];
  return [{ path: 'purchaseOrderNumber', problem: 'required' }];
}

export type OrderRulesForm = {
  readonly approvalFromCents: Cents | null;
  readonly needsPurchaseOrder: boolean;
  readonly approverIds: readonly string[];
};

/** `candidateIds` are those who may be chosen: others in the form have lost their role meanwhile. */
export function parseOrderRules(
  form: FormValues,
  candidateIds: readonly string[],
): { readonly problems: readonly FieldProblem[]; readonly values: OrderRulesForm } {
  const { cents, choice, problems, addIssue } = readForm(form);
  const approvalFromCents = cents('approvalFrom');
  // An empty field says that nothing is approved: zero would say it twice, or the contrary.
  if (approvalFromCents === 0) addIssue('approvalFrom', 'amount-invalid');
  const isTicked = (field: string) => choice(field, ['yes']) === 'yes';
  return {
    values: {
      approvalFromCents,
      needsPurchaseOrder: isTicked('needsPurchaseOrder'),
      approverIds: candidateIds.filter((id) => isTicked(approverField(id))),
    },
    problems,
  };
}

/** What the buyer says to who approves. */
export function readApprovalNote(note: string): {
  readonly problems: readonly FieldProblem[];
  readonly note: string | null;
} {
  const { prose, problems } = readForm({ approvalNote: note });
  return { note: prose('approvalNote', { max: REASON_MAX }), problems };
}

/** Why it is refused; whoever approves says nothing. */
export function readDecision(
  decision: 'approved' | 'refused',
  form: FormValues,
): { readonly problems: readonly FieldProblem[]; readonly reason: string | null } {
  const { prose, problems } = readForm(form);
  const reason =
    decision === 'refused' ? prose('reason', { isRequired: true, max: REASON_MAX }) : null;
  return { reason, problems };
}

/** The form as it is ordered that day: a wished week that can no longer be met is left out. */
export function formOnDay(form: CheckoutForm, today: ParisDay): CheckoutForm {
  const { wishedWeek, ...others } = form;
  const isMet = wishedWeek !== undefined && wishedWeekProblem(wishedWeek, today) === undefined;
  return isMet ? form : others;
}
