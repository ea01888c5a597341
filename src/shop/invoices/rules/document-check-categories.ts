/**
 * The rule: what a document must say of each category of VAT in it (EN 16931-1, BR-S-…, BR-E-…, BR-IC-…, BR-AE-…,
 * BR-G-…). PV-… are our own: a supply within the Union leaves France and stays in the Union, an export leaves both.
 */
import { UNION_COUNTRIES } from '#shop/sales/rules/delivery-zones.ts';
import {
  BUYER,
  cents,
  check,
  DELIVERY,
  type DocumentCheck,
  LINE,
  LINE_NET,
  LINE_TAX,
  SELLER,
  SETTLEMENT,
  said,
  TAX,
} from './document-check-paths.ts';

const VAT_NUMBER = "ram:SpecifiedTaxRegistration/ram:ID[@schemeID = 'VA']";
const DELIVERED_IN = `${DELIVERY}/ram:ShipToTradeParty/ram:PostalTradeAddress/ram:CountryID`;
const LEFT_ON = `${DELIVERY}/ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime/*`;
const PERIOD = `${SETTLEMENT}/ram:BillingSpecifiedPeriod`;
const IN_UNION = `contains(' ${UNION_COUNTRIES.join(' ')} ', concat(' ', ${DELIVERED_IN}, ' '))`;

/** How rules name each category, and the code of why it bears none, where there is one. */
const CATEGORIES = [
  { code: 'S', rule: 'S' },
  { code: 'E', rule: 'E' },
  { code: 'K', rule: 'IC', reason: 'VATEX-EU-IC' },
  { code: 'AE', rule: 'AE', reason: 'VATEX-EU-AE' },
  { code: 'G', rule: 'G', reason: 'VATEX-EU-G' },
] as const;
type Category = (typeof CATEGORIES)[number];

const groupOf = ({ code }: Category) => `${TAX}[ram:CategoryCode = '${code}']`;
const linesOf = ({ code }: Category) => `${LINE}[${LINE_TAX}/ram:CategoryCode = '${code}']`;

function checksOf(category: Category): DocumentCheck[] {
  const { code, rule } = category;
  const ofRate = `${LINE}[${LINE_TAX}/ram:CategoryCode = '${code}' and ${LINE_TAX}/ram:RateApplicablePercent = current-rate]`;
  return [
    check(`BR-${rule}-01`, `${linesOf(category)}/${LINE_TAX}`, groupOf(category)),
    check(`BR-${rule}-02`, linesOf(category), said(`${SELLER}/${VAT_NUMBER}`)),
    check(
      `BR-${rule}-05`,
      `${linesOf(category)}/${LINE_TAX}`,
      code === 'S' ? 'ram:RateApplicablePercent > 0' : 'ram:RateApplicablePercent = 0',
    ),
    check(`BR-${rule}-08`, groupOf(category), sumOfRate(ofRate)),
    check(`BR-${rule}-10`, groupOf(category), reasonTest(category)),
    ...(code === 'S'
      ? []
      : [check(`BR-${rule}-09`, groupOf(category), 'ram:CalculatedAmount = 0')]),
  ];
}

function reasonTest(category: Category): string {
  if (category.code === 'S') return 'not(ram:ExemptionReason) and not(ram:ExemptionReasonCode)';
  const words = said('ram:ExemptionReason');
  return 'reason' in category
    ? `${words} and ram:ExemptionReasonCode = '${category.reason}'`
    : words;
}

/** XPath 1.0 names no outer node inside a predicate: the rates that there are, one after the other. */
function sumOfRate(lines: string): string {
  const sums = ['0.00', '2.10', '5.50', '10.00', '20.00'].map((rate) => {
    const sum = `sum(${lines.replace('current-rate', `'${rate}'`)}/${LINE_NET})`;
    return `(ram:RateApplicablePercent = '${rate}' and ${cents('ram:BasisAmount')} = ${cents(sum)})`;
  });
  return sums.join(' or ');
}

const ABROAD: readonly DocumentCheck[] = [
  ...(['K', 'AE', 'G'] as const).map((code) =>
    check(
      `PV-ONE-${code}`,
      SETTLEMENT,
      `count(ram:ApplicableTradeTax[ram:CategoryCode = '${code}']) <= 1`,
    ),
  ),
  check('BR-IC-02 BT-48', `${TAX}[ram:CategoryCode = 'K']`, said(`${BUYER}/${VAT_NUMBER}`)),
  check('BR-AE-02 BT-48', `${TAX}[ram:CategoryCode = 'AE']`, said(`${BUYER}/${VAT_NUMBER}`)),
  check('BR-IC-11', `${TAX}[ram:CategoryCode = 'K']`, `${said(LEFT_ON)} or ${PERIOD}`),
  check('BR-IC-12', `${TAX}[ram:CategoryCode = 'K']`, said(DELIVERED_IN)),
  check('PV-IC', `${TAX}[ram:CategoryCode = 'K']`, IN_UNION),
  check(
    'PV-IC BT-48',
    `${TAX}[ram:CategoryCode = 'K' or ram:CategoryCode = 'AE']`,
    `not(starts-with(${BUYER}/${VAT_NUMBER}, 'FR'))`,
  ),
  check('PV-G', `${TAX}[ram:CategoryCode = 'G']`, `${said(DELIVERED_IN)} and not(${IN_UNION})`),
];

export const CATEGORY_CHECKS: readonly DocumentCheck[] = [
  ...CATEGORIES.flatMap(checksOf),
  ...ABROAD,
];
