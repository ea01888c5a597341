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
export type PaymentDoor = {
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
  /**
   * The attempt a notification is about: undefined when its signature is not the provider's, without
   * a reference when it is about something else.
   */
  readNotification(headers: Headers, body: string): Promise<PaymentNotification | undefined>;
};
