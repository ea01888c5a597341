import type { Language } from '#basics/language.ts';

/** One attempt to pay, as the provider must know it. */
export type PaymentRequest = {
  /** Our id of the attempt: opening it again gives the same session. */
  readonly reference: string;
  readonly amountCents: number;
  readonly label: string;
  /** Of the buyer, so that nobody types it again. */
  readonly email: string;
  readonly language: Language;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** The means of payment shall be kept, to be charged later while the buyer is away. */
  readonly keepsMeans: boolean;
};

/** Money asked for while the buyer is away. */
export type ChargeRequest = Pick<PaymentRequest, 'reference' | 'amountCents' | 'label'> & {
  /** The earlier attempt, paid, whose means is used again. */
  readonly meansOf: string;
};

/** `processing`: promised by the buyer's bank, which may still take it back (a SEPA debit). */
export type PaymentOutcome = 'open' | 'processing' | 'paid' | 'refused' | 'cancelled' | 'expired';

/** What the provider says of an attempt when asked. */
export type PaymentStatus = {
  readonly outcome: PaymentOutcome;
  readonly amountCents: number;
  /** Three letters (ISO 4217). */
  readonly currency: string;
  /** What was given back, by us or in the provider's own dashboard; absent where it does not tell. */
  readonly refunds?: readonly ProviderRefund[];
  /** What the buyer's bank contests; absent where it does not tell. */
  readonly disputes?: readonly ProviderDispute[];
};

export type ProviderRefund = {
  /** The provider's name for it. */
  readonly id: string;
  /** Ours, where we asked for it. */
  readonly key?: string | undefined;
  readonly amountCents: number;
  /** On its way is done; `failed` may still follow, when a bank sends it back. */
  readonly state: 'done' | 'failed';
};

/** A payment that a bank contests for its customer. */
export type ProviderDispute = {
  /** The provider's name for it. */
  readonly id: string;
  /**
   * `inquiry`: the bank asks, and has taken nothing. `answered`: it decides. `closed`: it went no further.
   */
  readonly state:
    | 'inquiry'
    | 'inquiry-answered'
    | 'to-answer'
    | 'answered'
    | 'lost'
    | 'won'
    | 'closed';
  /** In the provider's word, as `product_not_received`. */
  readonly reason: string;
  /** What is contested. */
  readonly amountCents: number;
  /** Three letters (ISO 4217). */
  readonly currency: string;
  /** All that was ever taken from us for it, and all that came back; without fees. */
  readonly withdrawnCents: number;
  readonly reinstatedCents: number;
  /** Undefined where the bank takes no answer. */
  readonly answerBy: Date | undefined;
  readonly openedAt: Date;
};

export type RefundRequest = {
  /** Our id of the refund. */
  readonly key: string;
  /** Of the attempt that was paid. */
  readonly reference: string;
  readonly amountCents: number;
};

export type PaymentNotification = {
  readonly eventId: string;
  readonly reference?: string | undefined;
};

/** A provider where buyers pay on a page of its own. */
export type PaymentProvider = {
  readonly provider: 'sandbox' | 'stripe';
  /** Opens the pay page; answers its address. */
  open(request: PaymentRequest): Promise<string>;
  /**
   * Charges the means that an earlier attempt has kept; the same reference again asks for nothing more.
   * How the bank decided is told by `fetch`. 'no-means' where there is none left to charge.
   */
  charge(request: ChargeRequest): Promise<'asked' | 'no-means'>;
  /** The truth about an attempt; undefined when the provider never heard of it. */
  fetch(reference: string): Promise<PaymentStatus | undefined>;
  /** Makes sure nobody can pay any more; answers how the attempt ended. */
  close(reference: string): Promise<PaymentStatus | undefined>;
  /** Gives part or all of it back; the same key again gives nothing more. Refuses beyond what was paid. */
  refund(request: RefundRequest): Promise<'done' | 'refused'>;
  /** What we called the attempts that were contested since, whether it told us then or not. */
  disputedSince(since: Date): Promise<readonly string[]>;
  /**
   * The attempt a notification is about: undefined when its signature is not the provider's, without
   * a reference when it is about something else.
   */
  readNotification(headers: Headers, body: string): Promise<PaymentNotification | undefined>;
};
