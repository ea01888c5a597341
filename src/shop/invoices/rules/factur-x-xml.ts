/**
 * The rule: a document as data: the CII syntax (D22B) of Factur-X, profile EN 16931, with what French law
 * and the French rules want in it.
 *
 * Sources: EN 16931-1 (business terms BT-…), CEN/TS 16931-3-3 (CII), Factur-X 1.09, AFNOR XP Z12-012 (BR-FR-…).
 */
import type { ParisDay } from '#basics/dates.ts';
import type { Cents } from '#basics/money.ts';
import { categoryOf, isSameGroup, type VatCategory } from '#shop/sales/rules/vat.ts';
import { DIRECTORY, type ElectronicAddress } from './electronic-address.ts';
import type {
  InvoiceContent,
  InvoiceLine,
  IssuedInvoice,
  PaymentMeans,
  PostalLines,
  ServicePeriod,
  VatGroup,
} from './invoice-content.ts';
import { decimals, element, text } from './xml-text.ts';

/** UNTDID 4461: card, SEPA direct debit, credit transfer. */
const MEANS: Readonly<Record<PaymentMeans, string>> = { card: '48', debit: '59', transfer: '30' };
const OPERATIONS = { goods: 'B', services: 'S', mixed: 'M' } as const;
const SIREN = '0002';
/** Why there is no VAT, where networks have a code for it (VATEX). */
const EXEMPTION_CODES: Readonly<Partial<Record<VatCategory, string>>> = {
  K: 'VATEX-EU-IC',
  AE: 'VATEX-EU-AE',
  G: 'VATEX-EU-G',
};

/** Well-formed, UTF-8, without a byte order mark. */
export function facturXml(invoice: IssuedInvoice): string {
  const namespaces = [
    ['rsm', 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100'],
    ['ram', 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100'],
    ['qdt', 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100'],
    ['udt', 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100'],
  ].map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`);
  const body = [...contextOf(invoice), ...headOf(invoice), ...transactionOf(invoice)];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rsm:CrossIndustryInvoice${namespaces.join('')}>${body.join('')}</rsm:CrossIndustryInvoice>\n`;
}

function contextOf({ content }: IssuedInvoice): string[] {
  const mode = `${OPERATIONS[content.operation]}${content.payment.isSettled ? 2 : 1}`;
  return element('rsm:ExchangedDocumentContext', [
    element('ram:BusinessProcessSpecifiedDocumentContextParameter', text('ram:ID', mode)),
    element(
      'ram:GuidelineSpecifiedDocumentContextParameter',
      text('ram:ID', 'urn:cen.eu:en16931:2017'),
    ),
  ]);
}

function headOf({ kind, number, issuedOn, content }: IssuedInvoice): string[] {
  const { mentions, buyer } = content;
  return element('rsm:ExchangedDocument', [
    text('ram:ID', number),
    text('ram:TypeCode', kind === 'invoice' ? '380' : '381'),
    element('ram:IssueDateTime', dateString('udt:DateTimeString', issuedOn)),
    note(mentions.recovery, 'PMT'),
    note(mentions.penalties, 'PMD'),
    note(mentions.discount, 'AAB'),
    note(routeOf(buyer), 'BAR'),
    note(mentions.operation),
    note(mentions.delivery),
    note(mentions.demonstration),
  ]);
}

/** What is sold abroad, or to whoever is not liable to VAT, is reported, not sent through the platforms. */
function routeOf({ siren, isVatLiable }: InvoiceContent['buyer']): string {
  if (siren === null) return 'B2BINT';
  return isVatLiable ? 'B2B' : 'B2C';
}

function transactionOf(invoice: IssuedInvoice): string[] {
  return element('rsm:SupplyChainTradeTransaction', [
    ...invoice.content.lines.map(lineOf),
    agreementOf(invoice.content),
    deliveryOf(invoice.content),
    settlementOf(invoice),
  ]);
}

function lineOf(line: InvoiceLine, index: number): string[] {
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', text('ram:LineID', String(index + 1))),
    element('ram:SpecifiedTradeProduct', [
      line.itemId ? text('ram:SellerAssignedID', line.itemId) : [],
      text('ram:Name', line.name),
    ]),
    element(
      'ram:SpecifiedLineTradeAgreement',
      element('ram:NetPriceProductTradePrice', text('ram:ChargeAmount', euros(line.unitNetCents))),
    ),
    element(
      'ram:SpecifiedLineTradeDelivery',
      text('ram:BilledQuantity', String(line.quantity), ['unitCode', 'C62']),
    ),
    element('ram:SpecifiedLineTradeSettlement', [
      element('ram:ApplicableTradeTax', [
        text('ram:TypeCode', 'VAT'),
        text('ram:CategoryCode', categoryOf(line)),
        text('ram:RateApplicablePercent', percent(line)),
      ]),
      periodOf(line.period),
      element(
        'ram:SpecifiedTradeSettlementLineMonetarySummation',
        text('ram:LineTotalAmount', euros(line.netCents)),
      ),
    ]),
  ]);
}

function agreementOf({ seller, buyer, order }: InvoiceContent): string[] {
  return element('ram:ApplicableHeaderTradeAgreement', [
    partyOf('ram:SellerTradeParty', seller),
    partyOf('ram:BuyerTradeParty', buyer),
    element('ram:SellerOrderReferencedDocument', text('ram:IssuerAssignedID', order.number)),
    order.purchaseOrderNumber === null
      ? []
      : element(
          'ram:BuyerOrderReferencedDocument',
          text('ram:IssuerAssignedID', order.purchaseOrderNumber),
        ),
  ]);
}

type Party = {
  readonly name: string;
  readonly siren: string | null;
  readonly siret?: string | null;
  readonly vatNumber: string | null;
  readonly electronicAddress?: ElectronicAddress;
  readonly address: PostalLines;
};

function partyOf(name: string, party: Party): string[] {
  const reached = party.electronicAddress ?? { scheme: DIRECTORY, id: party.siren ?? '' };
  return element(name, [
    party.siret ? text('ram:GlobalID', party.siret, ['schemeID', '0009']) : [],
    text('ram:Name', party.name),
    party.siren === null
      ? []
      : element('ram:SpecifiedLegalOrganization', text('ram:ID', party.siren, ['schemeID', SIREN])),
    addressOf(party.address),
    element(
      'ram:URIUniversalCommunication',
      text('ram:URIID', reached.id, ['schemeID', reached.scheme]),
    ),
    party.vatNumber === null
      ? []
      : element(
          'ram:SpecifiedTaxRegistration',
          text('ram:ID', party.vatNumber, ['schemeID', 'VA']),
        ),
  ]);
}

function addressOf({ line1, line2, postcode, city, country }: PostalLines): string[] {
  return element('ram:PostalTradeAddress', [
    postcode === '' ? [] : text('ram:PostcodeCode', postcode),
    text('ram:LineOne', line1),
    line2 === null ? [] : text('ram:LineTwo', line2),
    city === '' ? [] : text('ram:CityName', city),
    text('ram:CountryID', country),
  ]);
}

function deliveryOf({ buyer, delivery }: InvoiceContent): string[] {
  return element('ram:ApplicableHeaderTradeDelivery', [
    // Services go to no place, but to somebody: the schema wants the group, and nothing in it may be empty.
    element('ram:ShipToTradeParty', [
      text('ram:Name', buyer.name),
      delivery.address === null ? [] : addressOf(delivery.address),
    ]),
    delivery.deliveredOn === null
      ? []
      : element(
          'ram:ActualDeliverySupplyChainEvent',
          element('ram:OccurrenceDateTime', dateString('udt:DateTimeString', delivery.deliveredOn)),
        ),
  ]);
}

function settlementOf({ dueOn, content }: IssuedInvoice): string[] {
  const { payment, totals, cites } = content;
  return element('ram:ApplicableHeaderTradeSettlement', [
    payment.reference === null ? [] : text('ram:PaymentReference', payment.reference),
    text('ram:InvoiceCurrencyCode', 'EUR'),
    element('ram:SpecifiedTradeSettlementPaymentMeans', [
      text('ram:TypeCode', MEANS[payment.means]),
      payment.means === 'transfer'
        ? [
            ...element('ram:PayeePartyCreditorFinancialAccount', [
              text('ram:IBANID', payment.account.iban),
              text('ram:AccountName', payment.account.beneficiary),
            ]),
            ...element(
              'ram:PayeeSpecifiedCreditorFinancialInstitution',
              text('ram:BICID', payment.account.bic),
            ),
          ]
        : [],
    ]),
    ...totals.vatGroups.map((group) => taxOf(group, content.lines)),
    periodOf(content.period),
    element(
      'ram:SpecifiedTradePaymentTerms',
      element(
        'ram:DueDateDateTime',
        // For what is settled, the day it was (BR-FR-CO-09).
        dateString('udt:DateTimeString', payment.settledOn ?? dueOn),
      ),
    ),
    summationOf(content),
    cites === null
      ? []
      : element('ram:InvoiceReferencedDocument', [
          text('ram:IssuerAssignedID', cites.number),
          element('ram:FormattedIssueDateTime', dateString('qdt:DateTimeString', cites.issuedOn)),
        ]),
  ]);
}

function periodOf(period: ServicePeriod | null | undefined): string[] {
  if (!period) return [];
  return element('ram:BillingSpecifiedPeriod', [
    element('ram:StartDateTime', dateString('udt:DateTimeString', period.from)),
    element('ram:EndDateTime', dateString('udt:DateTimeString', period.to)),
  ]);
}

function taxOf(group: VatGroup, lines: readonly InvoiceLine[]): string[] {
  const reasons = lines
    .filter((line) => isSameGroup(line, group))
    .map(({ vatReason }) => vatReason);
  const code = EXEMPTION_CODES[categoryOf(group)];
  return element('ram:ApplicableTradeTax', [
    text('ram:CalculatedAmount', euros(group.vatCents)),
    text('ram:TypeCode', 'VAT'),
    group.rateBasisPoints === 0
      ? text('ram:ExemptionReason', [...new Set(reasons)].join(' ; '))
      : [],
    text('ram:BasisAmount', euros(group.netCents)),
    text('ram:CategoryCode', categoryOf(group)),
    code === undefined ? [] : text('ram:ExemptionReasonCode', code),
    text('ram:RateApplicablePercent', percent(group)),
  ]);
}

function summationOf({ totals, payment }: InvoiceContent): string[] {
  const { netCents, vatCents, grossCents } = totals;
  return element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    text('ram:LineTotalAmount', euros(netCents)),
    text('ram:TaxBasisTotalAmount', euros(netCents)),
    text('ram:TaxTotalAmount', euros(vatCents), ['currencyID', 'EUR']),
    text('ram:GrandTotalAmount', euros(grossCents)),
    text('ram:TotalPrepaidAmount', euros(payment.isSettled ? grossCents : 0)),
    text('ram:DuePayableAmount', euros(payment.isSettled ? 0 : grossCents)),
  ]);
}

function percent({ rateBasisPoints }: { readonly rateBasisPoints: number }): string {
  return decimals(rateBasisPoints);
}

function euros(cents: Cents): string {
  return decimals(cents);
}

function note(content: string | null, subject?: string): string[] {
  if (content === null) return [];
  return element('ram:IncludedNote', [
    text('ram:Content', content),
    subject === undefined ? [] : text('ram:SubjectCode', subject),
  ]);
}

function dateString(name: string, day: ParisDay): string[] {
  return text(name, day.replaceAll('-', ''), ['format', '102']);
}
