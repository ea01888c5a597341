import { randomBytes } from 'node:crypto';

type Status =
  | 'warning_needs_response'
  | 'warning_under_review'
  | 'warning_closed'
  | 'needs_response'
  | 'under_review'
  | 'won'
  | 'lost';

type Dispute = {
  readonly id: string;
  readonly object: 'dispute';
  readonly payment_intent: string;
  readonly amount: number;
  readonly currency: string;
  readonly created: number;
  readonly reason: string;
  readonly balance_transactions: { readonly amount: number; readonly fee: number }[];
  readonly evidence_details: { readonly due_by: number; readonly has_evidence: boolean };
  status: Status;
};

export type DisputeWish = {
  /** In cents; all of it unless said otherwise. */
  readonly amount?: number;
  readonly reason?: string;
  /** The bank asks first, or has decided at once, as it does with a SEPA debit. */
  readonly as?: 'inquiry' | 'dispute' | 'lost';
};

type Intent = { readonly id: string; readonly amount_received: number; readonly currency: string };

const ANSWER_WITHIN_SECONDS = 14 * 24 * 60 * 60;
/** Of each dispute, in cents; it is no part of what is contested. */
const FEE = 2_000;

export type DisputeDouble = ReturnType<typeof keepDisputes>;

/** The disputes of the stand-in: what a bank contests, takes and gives back, told as Stripe tells it. */
export function keepDisputes(tell: (type: string, object: object) => void) {
  const disputes = new Map<string, Dispute>();

  function find(id: string): Dispute {
    const dispute = disputes.get(id);
    if (!dispute) throw new Error(`No dispute ${id}`);
    return dispute;
  }

  function withdraw(dispute: Dispute): void {
    dispute.balance_transactions.push({ amount: -dispute.amount, fee: FEE });
    tell('charge.dispute.funds_withdrawn', dispute);
  }

  function end(dispute: Dispute, status: Status): void {
    dispute.status = status;
    tell('charge.dispute.closed', dispute);
  }

  const isTaken = ({ balance_transactions: moved }: Dispute) =>
    moved.reduce((sum, { amount }) => sum + amount, 0) < 0;

  return {
    open(
      intent: Intent,
      { amount, reason = 'fraudulent', as = 'dispute' }: DisputeWish = {},
    ): string {
      const created = Math.floor(Date.now() / 1000);
      const isLost = as === 'lost';
      const dispute: Dispute = {
        id: `dp_${randomBytes(12).toString('hex')}`,
        object: 'dispute',
        payment_intent: intent.id,
        amount: amount ?? intent.amount_received,
        currency: intent.currency,
        created,
        reason,
        balance_transactions: [],
        evidence_details: {
          due_by: isLost ? 0 : created + ANSWER_WITHIN_SECONDS,
          has_evidence: false,
        },
        status: as === 'inquiry' ? 'warning_needs_response' : isLost ? 'lost' : 'needs_response',
      };
      disputes.set(dispute.id, dispute);
      tell('charge.dispute.created', dispute);
      if (as !== 'inquiry') withdraw(dispute);
      if (isLost) tell('charge.dispute.closed', dispute);
      return dispute.id;
    },
    /** What was an inquiry takes the money after all. */
    escalate(id: string): void {
      const dispute = find(id);
      dispute.status = 'needs_response';
      tell('charge.dispute.updated', dispute);
      withdraw(dispute);
    },
    /** Somebody hands evidence in, in the dashboard. */
    answer(id: string): void {
      const dispute = find(id);
      const isInquiry = dispute.status === 'warning_needs_response';
      dispute.status = isInquiry ? 'warning_under_review' : 'under_review';
      tell('charge.dispute.updated', dispute);
    },
    lose: (id: string) => end(find(id), 'lost'),
    /** The bank decides for us, perhaps after it had decided otherwise, and gives back what it took. */
    win(id: string): void {
      const dispute = find(id);
      end(dispute, 'won');
      if (!isTaken(dispute)) return;
      dispute.balance_transactions.push({ amount: dispute.amount, fee: 0 });
      tell('charge.dispute.funds_reinstated', dispute);
    },
    /** An inquiry that goes no further. */
    drop: (id: string) => end(find(id), 'warning_closed'),
    /** The newest first, as Stripe lists them. */
    list: ({ intent, since }: { readonly intent?: string | undefined; readonly since: number }) =>
      [...disputes.values()]
        .filter((each) => (!intent || each.payment_intent === intent) && each.created >= since)
        .toReversed(),
    /** Cents of a payment that banks hold now. */
    takenOf: (intent: string) =>
      [...disputes.values()]
        .filter((each) => each.payment_intent === intent && isTaken(each))
        .reduce((sum, { amount }) => sum + amount, 0),
  };
}
