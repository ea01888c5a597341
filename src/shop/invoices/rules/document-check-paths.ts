/** Where in a document its terms stand, and how a check of them is written. */

/** In XPath 1.0: of every node of the context, the test must hold. */
export interface DocumentCheck {
  readonly id: string;
  readonly context: string;
  readonly test: string;
}

export const ROOT = '/rsm:CrossIndustryInvoice';
export const CONTEXT = `${ROOT}/rsm:ExchangedDocumentContext`;
export const HEAD = `${ROOT}/rsm:ExchangedDocument`;
export const TRANSACTION = `${ROOT}/rsm:SupplyChainTradeTransaction`;
export const LINE = `${TRANSACTION}/ram:IncludedSupplyChainTradeLineItem`;
export const AGREEMENT = `${TRANSACTION}/ram:ApplicableHeaderTradeAgreement`;
export const SELLER = `${AGREEMENT}/ram:SellerTradeParty`;
export const BUYER = `${AGREEMENT}/ram:BuyerTradeParty`;
export const DELIVERY = `${TRANSACTION}/ram:ApplicableHeaderTradeDelivery`;
export const SETTLEMENT = `${TRANSACTION}/ram:ApplicableHeaderTradeSettlement`;
export const TAX = `${SETTLEMENT}/ram:ApplicableTradeTax`;
export const SUMS = `${SETTLEMENT}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`;
export const TERMS = `${SETTLEMENT}/ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime/udt:DateTimeString`;
export const MEANS = `${SETTLEMENT}/ram:SpecifiedTradeSettlementPaymentMeans`;
export const CITED = `${SETTLEMENT}/ram:InvoiceReferencedDocument`;
export const MODE = `${CONTEXT}/ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID`;
export const TYPE = `${HEAD}/ram:TypeCode`;
export const LINE_NET =
  'ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount';
export const LINE_TAX = 'ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax';
export const PRICE =
  'ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount';
export const QUANTITY = 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity';

export const SETTLED = `(${MODE} = 'B2' or ${MODE} = 'S2' or ${MODE} = 'M2')`;
export const IS_DAY =
  "@format = '102' and string-length(.) = 8 and translate(., '0123456789', '') = ''";

export const cents = (path: string) => `round(100 * ${path})`;
export const said = (path: string) => `normalize-space(${path}) != ''`;
export const check = (id: string, context: string, test: string): DocumentCheck => ({
  id,
  context,
  test,
});
export const among = (values: string) =>
  `contains(' ${values} ', concat(' ', normalize-space(.), ' '))`;
export const digits = (count: number) =>
  `string-length(.) = ${count} and translate(., '0123456789', '') = ''`;
