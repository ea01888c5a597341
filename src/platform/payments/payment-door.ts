import type { Language } from '#basics/language.ts';

/** One attempt to pay, as the provider must know it. */
export type PaymentRequest = {
  /** Our id of the attempt: opening it again gives the same session. */
  readonly reference: string;
  readonly amountCents: number;
  readonly label: string;
  readonly language: Language;
  readonly successUrl: string;
  readonly cancelUrl: string;
};

export type PaymentOutcome = 'open' | 'paid' | 'refused' | 'cancelled' | 'expired';

/** What the provider says of an attempt when asked. */
export type PaymentStatus = {
  readonly outcome: PaymentOutcome;
  readonly amountCents: number;
  readonly currency: 'EUR';
};

export type RefundRequest = {
  /** Our id of the refund. */
  readonly key: string;
  /** Of the attempt that was paid. */
  readonly reference: string;
  readonly amountCents: number;
};

/** A provider where buyers pay on a page of its own. */
export type PaymentDoor = {
  readonly provider: 'sandbox';
  /** Opens the pay page; answers its address. */
  open(request: PaymentRequest): Promise<string>;
  /** The truth about an attempt; undefined when the provider never heard of it. */
  fetch(reference: string): Promise<PaymentStatus | undefined>;
  /** Makes sure nobody can pay any more; answers how the attempt ended. */
  close(reference: string): Promise<PaymentStatus | undefined>;
  /** Gives part or all of it back; the same key again gives nothing more. Refuses beyond what was paid. */
  refund(request: RefundRequest): Promise<'done' | 'refused'>;
  /** The attempt a notification is about; undefined when its signature is not the provider's. */
  readNotification(
    headers: Headers,
    body: string,
  ): Promise<{ eventId: string; reference: string } | undefined>;
};
