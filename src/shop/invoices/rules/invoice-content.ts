/**
 * The rule: what a document says is written down whole when it is issued, and never read from anywhere
 * else again. Its number and its days stand beside it.
 *
 * Source: CGI, annexe II, art. 242 nonies A; Code de commerce, art. L441-9.
 */
import type { ParisDay } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import type { Cents } from '#basics/money.ts';
import type { VatCategory } from '#shop/sales/rules/vat.ts';
import type { ElectronicAddress } from './electronic-address.ts';

export type Operation = 'goods' | 'services' | 'mixed';

export type PaymentMeans = 'card' | 'debit' | 'transfer';

export interface PostalLines {
  readonly line1: string;
  readonly line2: string | null;
  readonly postcode: string;
  readonly city: string;
  /** ISO 3166-1, two letters. */
  readonly country: string;
}

export interface InvoiceSeller {
  readonly isDemonstration: boolean;
  readonly name: string;
  readonly address: PostalLines;
  readonly capitalCents: Cents;
  readonly registry: string;
  readonly siren: string;
  readonly vatNumber: string;
  readonly email: string;
  readonly phone: string;
}

/** A company, and nobody’s name. */
export interface InvoiceBuyer {
  readonly name: string;
  /** Null for one established abroad. */
  readonly siren: string | null;
  readonly siret: string | null;
  readonly vatNumber: string | null;
  readonly isVatLiable: boolean;
  /** Absent where it is the SIREN in the French directory, and from documents of before. */
  readonly electronicAddress?: ElectronicAddress;
  readonly address: PostalLines;
}

/** Both days included. */
export interface ServicePeriod {
  readonly from: ParisDay;
  readonly to: ParisDay;
}

export interface InvoiceLine {
  readonly name: string;
  readonly commitmentMonths: number | null;
  readonly quantity: number;
  readonly unitNetCents: Cents;
  readonly netCents: Cents;
  /** Hundredths of a percent. */
  readonly rateBasisPoints: number;
  /** Absent from documents of before, which knew standard and exempt. */
  readonly vatCategory?: VatCategory | undefined;
  /** Why this rate: as it was decided when it was sold. */
  readonly vatReason: string;
  /** What we call it in the catalogue; absent for what is beside it, and from documents of before. */
  readonly itemId?: string | null;
  /** Of a monthly box or a licence; absent where nothing goes on, and from documents of before. */
  readonly period?: ServicePeriod | null;
}

export interface VatGroup {
  readonly rateBasisPoints: number;
  readonly vatCategory?: VatCategory | undefined;
  readonly netCents: Cents;
  readonly vatCents: Cents;
}

export interface InvoiceTotals {
  readonly netCents: Cents;
  readonly vatCents: Cents;
  readonly grossCents: Cents;
  /** Lowest rate first. */
  readonly vatGroups: readonly VatGroup[];
}

/** Settled: the money came in, or for a credit note went back. Otherwise it is due by transfer. */
export interface InvoicePayment {
  readonly isSettled: boolean;
  readonly means: PaymentMeans;
  /** What the bank or the provider calls it; for a transfer the creditor reference. */
  readonly reference: string | null;
  readonly settledOn: ParisDay | null;
  readonly account: { readonly beneficiary: string; readonly iban: string; readonly bic: string };
}

export interface InvoiceContent {
  readonly language: Language;
  readonly operation: Operation;
  readonly seller: InvoiceSeller;
  readonly buyer: InvoiceBuyer;
  readonly delivery: {
    /** Null where nothing is delivered. */
    readonly address: PostalLines | null;
    readonly deliveredOn: ParisDay | null;
    /** `2026-W48`, where it is still to come. */
    readonly week: string | null;
  };
  readonly order: {
    readonly number: string;
    readonly placedOn: ParisDay;
    readonly purchaseOrderNumber: string | null;
  };
  readonly cites: { readonly number: string; readonly issuedOn: ParisDay } | null;
  readonly payment: InvoicePayment;
  readonly lines: readonly InvoiceLine[];
  /** What the whole document pays for, where all of its lines go on for some time. */
  readonly period?: ServicePeriod | null;
  readonly totals: InvoiceTotals;
  /** As the law wants them said, in the language of the document. */
  readonly mentions: {
    readonly recovery: string;
    readonly penalties: string;
    readonly discount: string;
    readonly operation: string;
    readonly delivery: string | null;
    readonly demonstration: string | null;
  };
}

export type InvoiceKind = 'invoice' | 'credit-note';

/** A document as it was issued. */
export interface IssuedInvoice {
  readonly id: string;
  readonly kind: InvoiceKind;
  readonly number: string;
  readonly issuedOn: ParisDay;
  readonly dueOn: ParisDay;
  readonly content: InvoiceContent;
}
