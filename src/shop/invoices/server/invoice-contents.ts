import { formatDay, formatWeek, parisDayOf, parseIsoWeek } from '#basics/dates.ts';
import { formatMoney } from '#basics/money.ts';
import { figureOn, type Settings } from '#basics/settings.ts';
import { isFrenchVatNumber, sirenOfFrenchVatNumber } from '#basics/vat-number.ts';
import { creditorReferenceOf } from '#shop/sales/rules/creditor-reference.ts';
import type { VatCategory } from '#shop/sales/rules/vat.ts';
import { creditGroups } from '../rules/credit-share.ts';
import { electronicAddressOf } from '../rules/electronic-address.ts';
import type {
  InvoiceBuyer,
  InvoiceContent,
  InvoiceLine,
  InvoicePayment,
  InvoiceSeller,
  InvoiceTotals,
  IssuedInvoice,
  Operation,
  PostalLines,
  VatGroup,
} from '../rules/invoice-content.ts';
import { sellerAddress } from '../rules/seller-address.ts';
import { wholePeriod } from '../rules/service-period.ts';
import { correctedLines } from './corrected-lines.ts';
import { type InvoiceWords, invoiceWords } from './invoice-words.ts';
import type { EndedRefund, PaidAttempt, SoldLine, SoldOrder } from './sold-orders.queries.ts';

type Sale = {
  readonly order: SoldOrder;
  readonly lines: readonly SoldLine[];
  /** Undefined where it is to be paid later. */
  readonly paid: PaidAttempt | undefined;
  readonly shippedAt: Date | null;
  readonly settings: Settings;
  readonly now: Date;
};

/** The invoice of an order, as everything stands now. */
export function saleContent(sale: Sale): InvoiceContent {
  const { order, settings, now } = sale;
  const t = invoiceWords(order.language);
  const operation = operationOf(sale.lines);
  const lines = sale.lines.map(lineOf);
  const deliveredOn = sale.shippedAt && parisDayOf(sale.shippedAt);
  const delivery = {
    address: operation === 'services' ? null : postalLines(order.delivery_address),
    deliveredOn,
    week: order.wished_week,
  };
  return {
    language: order.language,
    operation,
    seller: sellerOf(settings),
    buyer: buyerOf(order),
    delivery,
    order: {
      number: order.number,
      placedOn: parisDayOf(order.placed_at),
      purchaseOrderNumber: order.purchase_order_number,
    },
    cites: null,
    payment: paymentOf(sale),
    lines,
    period: wholePeriod(lines),
    totals: {
      netCents: order.net_cents,
      vatCents: order.vat_cents,
      grossCents: order.gross_cents,
      // Written by the checkout, once per rate.
      vatGroups: order.vat_groups as unknown as VatGroup[],
    },
    mentions: {
      recovery: t('mentions.recovery', {
        amount: formatMoney(
          figureOn(settings.figures, 'recovery-indemnity', parisDayOf(now)).value,
          order.language,
        ),
      }),
      penalties: t('mentions.penalties', {
        rate: figureOn(settings.figures, 'late-payment-rate', parisDayOf(now)).value / 10_000,
      }),
      discount: t('mentions.discount'),
      operation: t(`mentions.${operation}`),
      delivery: delivery.address === null ? null : deliveryMention(order, deliveredOn, t),
      demonstration: settings.organisation.isDemonstration ? t('mentions.demonstration') : null,
    },
  };
}

function buyerOf(order: SoldOrder): InvoiceBuyer {
  return {
    name: order.company_name,
    siren: order.siren,
    siret: order.siret,
    vatNumber: order.vat_number,
    isVatLiable: order.is_vat_liable,
    ...(order.siren === null && {
      electronicAddress: electronicAddressOf({
        siren: null,
        vatNumber: order.vat_number,
        email: order.email,
      }),
    }),
    address: postalLines(order.billing_address),
  };
}

function lineOf(line: SoldLine): InvoiceLine {
  const { begins_on: from, ends_on: to } = line;
  return {
    name: line.name,
    commitmentMonths: line.commitment_months,
    quantity: line.quantity,
    unitNetCents: line.unit_net_cents,
    netCents: line.net_cents,
    rateBasisPoints: line.rate_basis_points,
    vatCategory: line.vat_category as VatCategory,
    vatReason: line.vat_reason,
    itemId: line.item_id,
    period: from !== null && to !== null ? { from, to } : null,
  };
}

type Correction = {
  readonly cited: IssuedInvoice;
  /** What is taken off the cited document, VAT included, and what was before. */
  readonly grossCents: number;
  readonly creditedBefore: readonly VatGroup[];
  readonly refund: EndedRefund | undefined;
  readonly now: Date;
};

/** The document that takes some or all of another one off: its parties and its order are the same. */
export function correctionContent(correction: Correction): InvoiceContent {
  const { cited, grossCents, creditedBefore, refund, now } = correction;
  const { content } = cited;
  const vatGroups = creditGroups(content.totals.vatGroups, creditedBefore, grossCents);
  return {
    ...content,
    cites: { number: cited.number, issuedOn: cited.issuedOn },
    payment: {
      ...content.payment,
      isSettled: true,
      // What asked for money does not name the money that went back.
      ...(!content.payment.isSettled && { reference: null }),
      ...(refund?.bank_reference && { means: 'transfer', reference: refund.bank_reference }),
      settledOn: parisDayOf(refund?.settled_at ?? now),
    },
    lines: correctedLines(cited, grossCents, vatGroups),
    totals: totalsOf(vatGroups),
  };
}

function sellerOf({ organisation }: Settings): InvoiceSeller {
  const { isDemonstration, name, address, capitalCents, registry } = organisation;
  const { vatNumber, email, phone } = organisation;
  const siren = isFrenchVatNumber(vatNumber)
    ? sirenOfFrenchVatNumber(vatNumber)
    : registry.replace(/\D/g, '');
  return {
    isDemonstration,
    name,
    address: sellerAddress(address),
    capitalCents,
    registry,
    siren,
    vatNumber,
    email,
    phone,
  };
}

function paymentOf({ order, paid, settings }: Sale): InvoicePayment {
  const account = settings.organisation.bankAccount;
  if (!paid) {
    // That of the order, which its page and its reminders say too: what comes in is matched by it.
    const reference = creditorReferenceOf(order.number);
    return { isSettled: false, means: 'transfer', reference, settledOn: null, account };
  }
  const isTransfer = paid.provider === 'transfer';
  return {
    isSettled: true,
    means: isTransfer ? 'transfer' : paid.is_debit ? 'debit' : 'card',
    reference: paid.reference,
    settledOn: paid.settled_at && parisDayOf(paid.settled_at),
    account,
  };
}

/** A licence is a service; what a quote sold beside the catalogue is delivered like the rest. */
function operationOf(lines: readonly SoldLine[]): Operation {
  // Carriage is accessory to what it carries.
  const sold = lines.filter(({ is_carriage: isCarriage }) => !isCarriage);
  const services = sold.filter(({ is_service: isService }) => isService).length;
  if (services === 0) return 'goods';
  return services === sold.length ? 'services' : 'mixed';
}

function deliveryMention(order: SoldOrder, deliveredOn: string | null, t: InvoiceWords): string {
  const { language, wished_week: wished } = order;
  if (deliveredOn !== null)
    return t('mentions.delivered', { day: formatDay(deliveredOn, language) });
  const week = wished === null ? undefined : parseIsoWeek(wished);
  return week ? t('mentions.planned', { week: formatWeek(week, language) }) : t('mentions.toCome');
}

/** As the checkout keeps addresses. */
function postalLines(stored: unknown): PostalLines {
  const { line2, ...address } = stored as Omit<PostalLines, 'line2'> & { readonly line2?: string };
  return { ...address, line2: line2 ?? null };
}

function totalsOf(vatGroups: readonly VatGroup[]): InvoiceTotals {
  const netCents = vatGroups.reduce((sum, group) => sum + group.netCents, 0);
  const vatCents = vatGroups.reduce((sum, group) => sum + group.vatCents, 0);
  return { netCents, vatCents, grossCents: netCents + vatCents, vatGroups };
}
