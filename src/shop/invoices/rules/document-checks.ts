/**
 * The rule: what is handed out was read again from its own text, and keeps the business rules of EN 16931
 * and of the French profile that can concern a document of ours; amounts to the cent, where the official
 * artefacts are more lenient.
 *
 * Sources: EN 16931-1, business rules BR-…; AFNOR XP Z12-012, rules BR-FR-…. PV-… are our own.
 */

import { CATEGORY_CHECKS } from './document-check-categories.ts';
import {
  AGREEMENT,
  among,
  BUYER,
  CITED,
  CONTEXT,
  cents,
  check,
  DELIVERY,
  type DocumentCheck,
  digits,
  HEAD,
  IS_DAY,
  LINE,
  LINE_NET,
  LINE_TAX,
  MEANS,
  MODE,
  PRICE,
  QUANTITY,
  SELLER,
  SETTLED,
  SETTLEMENT,
  SUMS,
  said,
  TAX,
  TERMS,
  TRANSACTION,
  TYPE,
} from './document-check-paths.ts';
import { ADDRESS_SCHEMES } from './electronic-address.ts';

export type { DocumentCheck };

/** Raised whenever a rule changes; a report says by which it was made. */
export const CHECKS_VERSION = '3';

export const CHECK_NAMESPACES: Readonly<Record<string, string>> = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  qdt: 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};

const PRESENCE: readonly DocumentCheck[] = [
  check(
    'BR-01',
    CONTEXT,
    "ram:GuidelineSpecifiedDocumentContextParameter/ram:ID = 'urn:cen.eu:en16931:2017'",
  ),
  check('BR-02', HEAD, said('ram:ID')),
  check('BR-03', HEAD, said('ram:IssueDateTime/udt:DateTimeString')),
  check('BR-04', HEAD, said('ram:TypeCode')),
  check('BR-05', SETTLEMENT, said('ram:InvoiceCurrencyCode')),
  check('BR-06', AGREEMENT, said('ram:SellerTradeParty/ram:Name')),
  check('BR-07', AGREEMENT, said('ram:BuyerTradeParty/ram:Name')),
  check('BR-08', SELLER, 'ram:PostalTradeAddress'),
  check('BR-09', SELLER, said('ram:PostalTradeAddress/ram:CountryID')),
  check('BR-10', BUYER, 'ram:PostalTradeAddress'),
  check('BR-11', BUYER, said('ram:PostalTradeAddress/ram:CountryID')),
  check('BR-12', SUMS, said('ram:LineTotalAmount')),
  check('BR-13', SUMS, said('ram:TaxBasisTotalAmount')),
  check('BR-14', SUMS, said('ram:GrandTotalAmount')),
  check('BR-15', SUMS, said('ram:DuePayableAmount')),
  check('BR-16', TRANSACTION, 'ram:IncludedSupplyChainTradeLineItem'),
  check('BR-21', LINE, said('ram:AssociatedDocumentLineDocument/ram:LineID')),
  check('BR-22', LINE, said(QUANTITY)),
  check('BR-23', LINE, said(`${QUANTITY}/@unitCode`)),
  check('BR-24', LINE, said(LINE_NET)),
  check('BR-25', LINE, said('ram:SpecifiedTradeProduct/ram:Name')),
  check('BR-26', LINE, said(PRICE)),
  check('BR-27', LINE, `${PRICE} >= 0`),
  check('BR-45', TAX, said('ram:BasisAmount')),
  check('BR-46', TAX, said('ram:CalculatedAmount')),
  check('BR-47', TAX, said('ram:CategoryCode')),
  check('BR-48', TAX, said('ram:RateApplicablePercent')),
  check('BR-49', MEANS, said('ram:TypeCode')),
  check('BR-53', SUMS, "not(ram:TaxTotalAmount[@currencyID != 'EUR'])"),
  check('BR-55', CITED, said('ram:IssuerAssignedID')),
  check('BR-57', `${DELIVERY}/ram:ShipToTradeParty/ram:PostalTradeAddress`, said('ram:CountryID')),
  check(
    'BR-61',
    MEANS,
    `not(ram:TypeCode = '30' or ram:TypeCode = '58') or ${said('ram:PayeePartyCreditorFinancialAccount/ram:IBANID')}`,
  ),
  check('BR-62', `${SELLER}/ram:URIUniversalCommunication/ram:URIID`, said('@schemeID')),
  check('BR-63', `${BUYER}/ram:URIUniversalCommunication/ram:URIID`, said('@schemeID')),
];

const WHOLE: readonly DocumentCheck[] = [
  check('FX-R008', '//*[not(*)]', said('.')),
  check('BR-29', '//ram:BillingSpecifiedPeriod', 'ram:EndDateTime/* >= ram:StartDateTime/*'),
];

const FIGURES: readonly DocumentCheck[] = [
  check('BR-CO-04', LINE, said(`${LINE_TAX}/ram:CategoryCode`)),
  check(
    'BR-CO-09',
    "//ram:SpecifiedTaxRegistration/ram:ID[@schemeID = 'VA']",
    "translate(substring(., 1, 2), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '') = '' and string-length(.) > 4",
  ),
  check('BR-CO-10', SUMS, `${cents('ram:LineTotalAmount')} = ${cents(`sum(${LINE}/${LINE_NET})`)}`),
  check('BR-CO-13', SUMS, `${cents('ram:TaxBasisTotalAmount')} = ${cents('ram:LineTotalAmount')}`),
  check(
    'BR-CO-14',
    SUMS,
    `${cents('ram:TaxTotalAmount')} = ${cents(`sum(${TAX}/ram:CalculatedAmount)`)}`,
  ),
  check(
    'BR-CO-15',
    SUMS,
    `${cents('ram:GrandTotalAmount')} = ${cents('ram:TaxBasisTotalAmount')} + ${cents('ram:TaxTotalAmount')}`,
  ),
  check(
    'BR-CO-16',
    SUMS,
    `${cents('ram:DuePayableAmount')} = ${cents('ram:GrandTotalAmount')} - ${cents('ram:TotalPrepaidAmount')}`,
  ),
  // In hundredths of hundredths: half a cent is rounded up. A credit note may differ by one cent.
  check(
    'BR-CO-17',
    TAX,
    `${cents('ram:CalculatedAmount')} = floor((${cents('ram:BasisAmount')} * ${cents('ram:RateApplicablePercent')} + 5000) div 10000)
    or ${CITED} and ${cents('ram:CalculatedAmount')} - floor((${cents('ram:BasisAmount')} * ${cents('ram:RateApplicablePercent')} + 5000) div 10000) <= 1
      and ${cents('ram:CalculatedAmount')} - floor((${cents('ram:BasisAmount')} * ${cents('ram:RateApplicablePercent')} + 5000) div 10000) >= -1`,
  ),
  check('BR-CO-18', SETTLEMENT, 'ram:ApplicableTradeTax'),
  check('BR-CO-25', SUMS, `not(ram:DuePayableAmount > 0) or ${said(TERMS)}`),
  check(
    'BR-CO-26',
    SELLER,
    `${said('ram:SpecifiedLegalOrganization/ram:ID')} or ${said('ram:SpecifiedTaxRegistration/ram:ID')}`,
  ),
  check(
    'BR-DEC',
    `${SUMS}/* | ${TAX}/ram:BasisAmount | ${TAX}/ram:CalculatedAmount | ${LINE}/${LINE_NET}`,
    "string-length(substring-after(., '.')) = 2 and translate(., '0123456789', '') = '.'",
  ),
  check('PV-LINE', LINE, `${cents(LINE_NET)} = ${cents(PRICE)} * ${QUANTITY}`),
];

const CODES: readonly DocumentCheck[] = [
  check('BR-CL-01', TYPE, among('380 381')),
  check('BR-CL-04', `${SETTLEMENT}/ram:InvoiceCurrencyCode`, among('EUR')),
  check(
    'BR-CL-14',
    '//ram:CountryID',
    "string-length(.) = 2 and translate(., 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '') = ''",
  ),
  check('BR-CL-16', `${MEANS}/ram:TypeCode`, among('30 48 59')),
  check('BR-CL-17', '//ram:ApplicableTradeTax/ram:CategoryCode', among('S E K AE G')),
  check('BR-CL-23', `${LINE}/${QUANTITY}/@unitCode`, among('C62')),
  check('BR-CL-22', '//ram:ExemptionReasonCode', among('VATEX-EU-IC VATEX-EU-AE VATEX-EU-G')),
  check(
    'BR-CL-25',
    '//ram:URIUniversalCommunication/ram:URIID/@schemeID',
    among(ADDRESS_SCHEMES.join(' ')),
  ),
];

const NOTES = `${HEAD}/ram:IncludedNote`;
const BAR = `${NOTES}[ram:SubjectCode = 'BAR']/ram:Content`;
const FRENCH: readonly DocumentCheck[] = [
  check(
    'BR-FR-01',
    `${HEAD}/ram:ID | ${CITED}/ram:IssuerAssignedID`,
    'string-length(.) > 0 and string-length(.) <= 35',
  ),
  check(
    'BR-FR-02',
    `${HEAD}/ram:ID | ${CITED}/ram:IssuerAssignedID`,
    "translate(., 'FA0123456789-', '') = ''",
  ),
  check(
    'BR-FR-03',
    '//udt:DateTimeString | //qdt:DateTimeString',
    `${IS_DAY} and starts-with(., '20') and substring(., 5, 2) >= 1 and substring(., 5, 2) <= 12
      and substring(., 7, 2) >= 1 and substring(., 7, 2) <= 31`,
  ),
  check('BR-FR-04', TYPE, among('380 381')),
  ...['PMT', 'PMD', 'AAB'].flatMap((code) => [
    check(
      `BR-FR-05 ${code}`,
      HEAD,
      `ram:IncludedNote[ram:SubjectCode = '${code}' and ${said('ram:Content')}]`,
    ),
    check(`BR-FR-06 ${code}`, HEAD, `count(ram:IncludedNote[ram:SubjectCode = '${code}']) <= 1`),
  ]),
  check('BR-FR-08', CONTEXT, `${MODE}[${among('B1 S1 M1 B2 S2 M2')}]`),
  check(
    'BR-FR-09',
    `${SELLER} | ${BUYER}`,
    `not(ram:GlobalID[@schemeID = '0009']) or string-length(ram:GlobalID) = 14
      and starts-with(ram:GlobalID, ram:SpecifiedLegalOrganization/ram:ID)`,
  ),
  check(
    'BR-FR-10',
    SELLER,
    `ram:SpecifiedLegalOrganization/ram:ID[@schemeID = '0002' and ${digits(9)}]`,
  ),
  check(
    'BR-FR-11',
    BUYER,
    `not(${BAR} = 'B2B') or ram:SpecifiedLegalOrganization/ram:ID[@schemeID = '0002' and ${digits(9)}]`,
  ),
  check('BR-FR-12', BUYER, said('ram:URIUniversalCommunication/ram:URIID')),
  check('BR-FR-13', SELLER, said('ram:URIUniversalCommunication/ram:URIID')),
  check(
    'BR-FR-16',
    '//ram:ApplicableTradeTax/ram:RateApplicablePercent',
    among('0.00 2.10 5.50 10.00 20.00'),
  ),
  check('BR-FR-20', BAR, among('B2B B2BINT B2C')),
  check(
    'BR-FR-21',
    BUYER,
    `not(${BAR} = 'B2B') or ram:URIUniversalCommunication/ram:URIID[@schemeID = '0225'
      and starts-with(., ../../ram:SpecifiedLegalOrganization/ram:ID)]`,
  ),
  check('BR-FR-31', HEAD, "count(ram:IncludedNote[ram:SubjectCode = 'BAR']) = 1"),
  check('BR-FR-32', "//ram:SpecifiedLegalOrganization/ram:ID[@schemeID = '0002']", digits(9)),
  check(
    'BR-FR-CO-05',
    SETTLEMENT,
    `not(${TYPE} = '381') or ram:InvoiceReferencedDocument[${said('ram:IssuerAssignedID')}
      and ${said('ram:FormattedIssueDateTime/qdt:DateTimeString')}]`,
  ),
  check('BR-FR-CO-07', TERMS, `${SETTLED} or . >= ${HEAD}/ram:IssueDateTime/udt:DateTimeString`),
  check(
    'BR-FR-CO-09',
    SUMS,
    `not(${SETTLED}) or ${cents('ram:TotalPrepaidAmount')} = ${cents('ram:GrandTotalAmount')}
      and ram:DuePayableAmount = 0 and ${said(TERMS)}`,
  ),
  check('BR-FR-DEC-03', `${LINE}/${PRICE}`, "translate(., '0123456789', '') = '.'"),
];

export const DOCUMENT_CHECKS: readonly DocumentCheck[] = [
  ...PRESENCE,
  ...WHOLE,
  ...FIGURES,
  ...CATEGORY_CHECKS,
  ...CODES,
  ...FRENCH,
];

export interface CheckedRule {
  readonly id: string;
  readonly hasPassed: boolean;
}

/** What was checked of a document before it was handed out, or why it was not. */
export interface CheckReport {
  readonly version: string;
  readonly rules: readonly CheckedRule[];
}
