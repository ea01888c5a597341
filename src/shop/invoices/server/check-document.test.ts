import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import fc from 'fast-check';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { afterAll, expect, test } from 'vitest';
import {
  abroad,
  EXEMPT,
  EXPORTED,
  FOOD,
  REVERSED,
  SOAP,
  sampleInvoice,
  totalsOf,
  WITHIN_UNION,
} from '../../../../tests/support/invoices.ts';
import { facturXml } from '../rules/factur-x-xml.ts';
import type { InvoiceLine, IssuedInvoice } from '../rules/invoice-content.ts';
import { checkDocument } from './check-document.ts';

// The official schema of the profile, as the package that checks by it brings it.
xmlRegisterFsInputProviders();
const require = createRequire(import.meta.url);
const schemaFile = path.join(
  path.dirname(require.resolve('@stackforge-eu/factur-x')),
  '../schema/en16931/FACTUR-X_EN16931.xsd',
);
const schema = XmlDocument.fromBuffer(readFileSync(schemaFile), { url: schemaFile });
const validator = XsdValidator.fromDoc(schema);
afterAll(() => {
  validator.dispose();
  schema.dispose();
});

const TO_BE_PAID = {
  ...sampleInvoice().content.payment,
  isSettled: false,
  means: 'transfer',
  settledOn: null,
  reference: 'RF18PV2026000123',
} as const;
const CITES = { number: 'F2026-000001', issuedOn: '2026-11-22' };

const MONTH = { from: '2026-11-23', to: '2026-12-22' };
const YEAR = { from: '2026-12-23', to: '2027-12-22' };

const SHAPES: readonly (readonly [name: string, invoice: IssuedInvoice])[] = [
  ['paid by card, two rates', sampleInvoice()],
  ['one rate', sampleInvoice([SOAP])],
  ['exempt beside taxed', sampleInvoice([FOOD, EXEMPT], { operation: 'mixed' })],
  [
    'to be paid by transfer, delivered',
    sampleInvoice(
      [FOOD],
      {
        payment: TO_BE_PAID,
        delivery: { ...sampleInvoice().content.delivery, deliveredOn: '2026-11-21', week: null },
      },
      { dueOn: '2026-12-22' },
    ),
  ],
  [
    'services, to a works council, nothing delivered',
    sampleInvoice([SOAP], {
      operation: 'services',
      delivery: { address: null, deliveredOn: null, week: null },
      buyer: {
        ...sampleInvoice().content.buyer,
        siret: null,
        vatNumber: null,
        isVatLiable: false,
      },
      order: { ...sampleInvoice().content.order, purchaseOrderNumber: null },
    }),
  ],
  [
    'a licence: a service that goes on for a year, called by its name',
    sampleInvoice([{ ...SOAP, name: 'Licence', itemId: 'licence-year', period: YEAR }], {
      operation: 'services',
      delivery: { address: null, deliveredOn: null, week: null },
      period: YEAR,
    }),
  ],
  [
    'a monthly box beside one that comes once',
    sampleInvoice([{ ...FOOD, itemId: 'box-mensuelle', period: MONTH }, SOAP]),
  ],
  [
    'a credit note',
    sampleInvoice([SOAP], { cites: CITES }, { kind: 'credit-note', number: 'A2026-000001' }),
  ],
  ['to a company of the Union, identified there', sampleInvoice([WITHIN_UNION], abroad('BE'))],
  [
    'a service to a company of the Union',
    sampleInvoice([REVERSED], { ...abroad('BE', false), operation: 'services' }),
  ],
  [
    'goods and a service to a company of the Union',
    sampleInvoice([WITHIN_UNION, REVERSED], { ...abroad('BE'), operation: 'mixed' }),
  ],
  [
    'to a company of the Union without a number, at French VAT',
    sampleInvoice([FOOD], abroad('BE')),
  ],
  ['exported', sampleInvoice([EXPORTED], abroad('CH'))],
  [
    'exported, to be paid by transfer',
    sampleInvoice([EXPORTED], { ...abroad('CH'), payment: TO_BE_PAID }, { dueOn: '2026-12-22' }),
  ],
  [
    'a credit note of a supply within the Union',
    sampleInvoice(
      [WITHIN_UNION],
      { ...abroad('BE'), cites: CITES },
      { kind: 'credit-note', number: 'A2026-000001' },
    ),
  ],
  ['an invoice that takes a credit note off', sampleInvoice([SOAP], { cites: CITES })],
  [
    'debited',
    sampleInvoice([SOAP], { payment: { ...sampleInvoice().content.payment, means: 'debit' } }),
  ],
];

test.each(SHAPES)('keeps the official schema and every rule: %s', (_name, invoice) => {
  expect(schemaFaults(facturXml(invoice))).toBe('');
  expect(failed(facturXml(invoice), invoice)).toEqual([]);
});

test('says the days that it pays for, of the whole or of the line, and what the catalogue calls it', () => {
  const day = (name: string, text: string) =>
    `<ram:${name}><udt:DateTimeString format="102">${text}</udt:DateTimeString></ram:${name}>`;
  const period = (from: string, to: string) =>
    `<ram:BillingSpecifiedPeriod>${day('StartDateTime', from)}${day('EndDateTime', to)}</ram:BillingSpecifiedPeriod>`;
  const ofLine = (xml: string) => xml.slice(0, xml.indexOf('<ram:ApplicableHeaderTradeAgreement>'));
  const licence = facturXml(
    sampleInvoice([{ ...SOAP, itemId: 'licence-year', period: YEAR }], { period: YEAR }),
  );
  expect(licence.split(period('20261223', '20271222'))).toHaveLength(3);
  expect(licence).toContain('<ram:SellerAssignedID>licence-year</ram:SellerAssignedID>');
  const mixed = facturXml(sampleInvoice([{ ...FOOD, period: MONTH }, SOAP]));
  expect(mixed.split(period('20261123', '20261222'))).toHaveLength(2);
  expect(ofLine(mixed)).toContain(period('20261123', '20261222'));
});

test('whatever is sold at whatever price, the data says the books to the cent', () => {
  const line = fc
    .record({
      quantity: fc.integer({ min: 1, max: 9_999 }),
      unitNetCents: fc.integer({ min: 0, max: 1_000_000 }),
      rateBasisPoints: fc.constantFrom(0, 210, 550, 1_000, 2_000),
      name: fc.string({ unit: 'grapheme', minLength: 1 }).map((name) => `Box ${name}`),
    })
    .map(
      (sold): InvoiceLine => ({ ...FOOD, ...sold, netCents: sold.quantity * sold.unitNetCents }),
    );
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
      const invoice = sampleInvoice(lines, { totals: totalsOf(lines) });
      const xml = facturXml(invoice);
      expect(schemaFaults(xml)).toBe('');
      expect(failed(xml, invoice)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

const to = (from: string | RegExp, by: string) => (xml: string) => xml.replace(from, by);
const without = (name: string) => to(new RegExp(`<ram:${name}[ >].*?</ram:${name}>`), '');
const sum = (name: string, by: string) =>
  to(new RegExp(`(<ram:${name}[^>]*>)[^<]*(</ram:${name}>(?!.*<ram:${name}[ >]))`), `$1${by}$2`);

/** Documents with one fault each, and a rule that must see it. */
const FAULTS: readonly (readonly [rule: string, spoil: (xml: string) => string])[] = [
  ['BR-01', to('urn:cen.eu:en16931:2017', 'urn:factur-x.eu:1p0:minimum')],
  ['BR-02', to('>F2026-000001<', '><')],
  ['BR-05', to('>EUR</ram:InvoiceCurrencyCode>', '></ram:InvoiceCurrencyCode>')],
  ['BR-06', to('>Prévenance SAS</ram:Name>', '></ram:Name>')],
  ['BR-07', to(/(<ram:BuyerTradeParty>.*?<ram:Name>)[^<]*/, '$1')],
  ['BR-08', without('PostalTradeAddress')],
  ['BR-09', without('CountryID')],
  ['BR-15', without('DuePayableAmount')],
  [
    'BR-16',
    to(/<ram:IncludedSupplyChainTradeLineItem>.*<\/ram:IncludedSupplyChainTradeLineItem>/, ''),
  ],
  ['BR-21', to('<ram:LineID>1</ram:LineID>', '')],
  ['BR-23', to(' unitCode="C62"', '')],
  ['BR-25', to('>Box Saveurs<', '> <')],
  ['BR-27', to('>39.90</ram:ChargeAmount>', '>-39.90</ram:ChargeAmount>')],
  [
    'BR-48',
    to(
      /<ram:RateApplicablePercent>5.50<\/ram:RateApplicablePercent>(?=<\/ram:ApplicableTradeTax><ram:ApplicableTradeTax>)/,
      '',
    ),
  ],
  ['BR-49', to('>48</ram:TypeCode>', '></ram:TypeCode>')],
  ['BR-61', to('>48</ram:TypeCode>', '>30</ram:TypeCode>')],
  ['BR-57', to(/(<ram:ShipToTradeParty>.*?)<ram:CountryID>FR<\/ram:CountryID>/, '$1')],
  [
    'FX-R008',
    to('<ram:ApplicableHeaderTradeDelivery>', '<ram:ApplicableHeaderTradeDelivery><ram:X/>'),
  ],
  ['BR-CO-09', to('>FR11999999998<', '>11999999998<')],
  ['BR-CO-10', sum('LineTotalAmount', '399.01')],
  ['BR-CO-13', sum('TaxBasisTotalAmount', '399.01')],
  ['BR-CO-14', sum('TaxTotalAmount', '39.31')],
  ['BR-CO-15', sum('GrandTotalAmount', '438.31')],
  ['BR-CO-16', sum('DuePayableAmount', '0.01')],
  // One cent: the official rule would let it pass.
  ['BR-CO-17', to('>15.36</ram:CalculatedAmount>', '>15.37</ram:CalculatedAmount>')],
  ['BR-DEC', sum('DuePayableAmount', '0')],
  ['PV-LINE', to('>279.30</ram:LineTotalAmount>', '>279.31</ram:LineTotalAmount>')],
  ['PV-BOOKS', to('>F2026-000001<', '>F2026-000002<')],
  [
    'BR-S-02',
    (xml) =>
      xml.replaceAll(/<ram:SpecifiedTaxRegistration>.*?<\/ram:SpecifiedTaxRegistration>/g, ''),
  ],
  ['BR-S-05', to('>5.50</ram:RateApplicablePercent>', '>0.00</ram:RateApplicablePercent>')],
  ['BR-S-08', to('>279.30</ram:BasisAmount>', '>279.31</ram:BasisAmount>')],
  [
    'BR-S-10',
    to('<ram:BasisAmount>', '<ram:ExemptionReason>Sans</ram:ExemptionReason><ram:BasisAmount>'),
  ],
  ['BR-E-05', to('<ram:CategoryCode>S<', '<ram:CategoryCode>E<')],
  ['BR-CL-01', to('>380<', '>999<')],
  ['BR-CL-14', to('>FR</ram:CountryID>', '>France</ram:CountryID>')],
  ['BR-CL-16', to('>48</ram:TypeCode>', '>480</ram:TypeCode>')],
  ['BR-CL-17', to('<ram:CategoryCode>S<', '<ram:CategoryCode>L<')],
  ['BR-CL-25', to('schemeID="0225"', 'schemeID="XX"')],
  ['BR-FR-01', to('>F2026-000001<', `>F${'0'.repeat(35)}<`)],
  ['BR-FR-02', to('>F2026-000001<', '>F2026 000001<')],
  ['BR-FR-03', to('>20261122<', '>20261322<')],
  ['BR-FR-05 PMT', to('>PMT<', '>AAI<')],
  ['BR-FR-05 PMD', to('>PMD<', '>AAI<')],
  ['BR-FR-05 AAB', to('>AAB<', '>AAI<')],
  ['BR-FR-06 PMT', to('>PMD<', '>PMT<')],
  ['BR-FR-08', to('>B2<', '>B3<')],
  ['BR-FR-09', to('>73282932000074<', '>73282932100074<')],
  ['BR-FR-10', to('schemeID="0002">999999998', 'schemeID="0002">99999999')],
  ['BR-FR-11', to(/(<ram:BuyerTradeParty>.*?schemeID="0002">)\d*/, '$1732')],
  ['BR-FR-12', to(/(<ram:BuyerTradeParty>.*?schemeID="0225">)\d*/, '$1')],
  ['BR-FR-13', to(/(<ram:SellerTradeParty>.*?schemeID="0225">)\d*/, '$1')],
  ['BR-FR-16', to('>5.50</ram:RateApplicablePercent>', '>5.60</ram:RateApplicablePercent>')],
  ['BR-FR-20', to('>B2B<', '>B2X<')],
  ['BR-FR-21', to(/(<ram:BuyerTradeParty>.*?schemeID="0225">)/, '$19')],
  ['BR-FR-31', to('>BAR<', '>AAI<')],
  ['BR-FR-CO-05', to('>380<', '>381<')],
  ['BR-FR-CO-09', sum('TotalPrepaidAmount', '438.29')],
];

test.each(FAULTS)('%s sees its fault', (rule, spoil) => {
  const invoice = sampleInvoice();
  const xml = facturXml(invoice);
  const spoilt = spoil(xml);
  expect(spoilt).not.toBe(xml);
  expect(failed(spoilt, invoice)).toContain(rule);
});

const WITHIN = sampleInvoice([WITHIN_UNION], abroad('BE'));
const SERVICE = sampleInvoice([REVERSED], { ...abroad('BE', false), operation: 'services' });
const EXPORT = sampleInvoice([EXPORTED], abroad('CH'));
const VAT_NUMBER_OF = (party: 'Seller' | 'Buyer') =>
  to(
    new RegExp(
      `(<ram:${party}TradeParty>.*?)<ram:SpecifiedTaxRegistration>.*?</ram:SpecifiedTaxRegistration>`,
    ),
    '$1',
  );
const DELIVERED_IN = (country: string) =>
  to(/(<ram:ShipToTradeParty>.*?<ram:CountryID>)[A-Z]{2}/, `$1${country}`);

/** The same of documents that leave France. */
const FAULTS_ABROAD: readonly (readonly [
  rule: string,
  invoice: IssuedInvoice,
  spoil: (xml: string) => string,
])[] = [
  ...(
    [
      ['IC', 'K', WITHIN],
      ['AE', 'AE', SERVICE],
      ['G', 'G', EXPORT],
    ] as const
  ).flatMap(([rule, code, invoice]) => {
    const inGroup = (from: string, by: string) => (xml: string) =>
      xml.replace(/(<ram:ApplicableHeaderTradeSettlement>.*)/, (settlement) =>
        settlement.replace(from, by),
      );
    return [
      [`BR-${rule}-01`, invoice, inGroup(`CategoryCode>${code}<`, 'CategoryCode>S<')] as const,
      [`BR-${rule}-02`, invoice, VAT_NUMBER_OF('Seller')] as const,
      [`BR-${rule}-05`, invoice, to('Percent>0.00<', 'Percent>20.00<')] as const,
      [`BR-${rule}-08`, invoice, sum('BasisAmount', '279.31')] as const,
      [`BR-${rule}-09`, invoice, sum('CalculatedAmount', '15.36')] as const,
      [`BR-${rule}-10`, invoice, without('ExemptionReason')] as const,
      [`BR-${rule}-10`, invoice, without('ExemptionReasonCode')] as const,
      [`BR-${rule}-10`, invoice, to(/VATEX-EU-[A-Z]+/, 'VATEX-EU-O')] as const,
      ['BR-CL-22', invoice, to(/VATEX-EU-[A-Z]+/, 'VATEX-EU-O')] as const,
    ];
  }),
  ['BR-IC-02 BT-48', WITHIN, VAT_NUMBER_OF('Buyer')],
  ['BR-AE-02 BT-48', SERVICE, VAT_NUMBER_OF('Buyer')],
  ['BR-IC-11', WITHIN, without('ActualDeliverySupplyChainEvent')],
  ['BR-IC-12', WITHIN, DELIVERED_IN('')],
  ['PV-IC', WITHIN, DELIVERED_IN('FR')],
  ['PV-IC', WITHIN, DELIVERED_IN('CH')],
  ['PV-IC BT-48', WITHIN, to('>BE0403019261</ram:ID>', '>FR44732829320</ram:ID>')],
  ['PV-IC BT-48', SERVICE, to('>BE0403019261</ram:ID>', '>FR44732829320</ram:ID>')],
  ['PV-G', EXPORT, DELIVERED_IN('BE')],
  ['BR-CL-25', WITHIN, to('schemeID="9925"', 'schemeID="9999"')],
  ['BR-FR-12', WITHIN, to(/(schemeID="9925">)[^<]*/, '$1')],
  ['BR-FR-20', WITHIN, to('>B2BINT<', '>B2BEU<')],
];

test.each(FAULTS_ABROAD)('%s sees its fault in what leaves France', (rule, invoice, spoil) => {
  const xml = facturXml(invoice);
  const spoilt = spoil(xml);
  expect(spoilt).not.toBe(xml);
  expect(failed(spoilt, invoice)).toContain(rule);
});

test('a document that leaves France says so as others read it', () => {
  const xml = facturXml(WITHIN);
  expect(xml).toContain('<ram:CategoryCode>K</ram:CategoryCode>');
  expect(xml).toContain('<ram:ExemptionReasonCode>VATEX-EU-IC</ram:ExemptionReasonCode>');
  expect(xml).toContain(`<ram:ExemptionReason>${WITHIN_UNION.vatReason}</ram:ExemptionReason>`);
  expect(xml).toContain('<ram:URIID schemeID="9925">BE0403019261</ram:URIID>');
  expect(xml).toContain('<ram:ID schemeID="VA">BE0403019261</ram:ID>');
  expect(xml).toContain('<ram:Content>B2BINT</ram:Content>');
  expect(xml.split('<ram:SpecifiedLegalOrganization>')).toHaveLength(2);
  expect(facturXml(EXPORT)).toContain('<ram:URIID schemeID="EM">compta@canal.example</ram:URIID>');
});

test('an exempt line without its reason, and a due day before the invoice, are seen', () => {
  const exempt = sampleInvoice([EXEMPT]);
  const noReason = facturXml(exempt).replace(/<ram:ExemptionReason>.*?<\/ram:ExemptionReason>/, '');
  expect(failed(noReason, exempt)).toEqual(['BR-E-10']);
  const late = sampleInvoice([FOOD], { payment: TO_BE_PAID }, { dueOn: '2026-11-21' });
  expect(failed(facturXml(late), late)).toEqual(['BR-FR-CO-07']);
  const never = sampleInvoice([FOOD], { payment: TO_BE_PAID });
  const dayless = facturXml(never).replace(/<ram:SpecifiedTradePaymentTerms>.*?Terms>/, '');
  expect(failed(dayless, never)).toEqual(['BR-CO-25']);
});

test('a period that ends before it begins is seen', () => {
  const back = { from: YEAR.to, to: YEAR.from };
  const invoice = sampleInvoice([SOAP], { period: back });
  expect(failed(facturXml(invoice), invoice)).toEqual(['BR-29']);
});

test('the schema is not one that lets everything pass', () => {
  const xml = facturXml(sampleInvoice());
  expect(schemaFaults(xml.replace(/<ram:TypeCode>380<\/ram:TypeCode>/, ''))).toContain('TypeCode');
  expect(schemaFaults(xml.replaceAll('ram:LineOne', 'ram:LineFour'))).toContain('LineFour');
});

function failed(xml: string, invoice: IssuedInvoice): string[] {
  const { number, content } = invoice;
  return checkDocument(xml, { number, totals: content.totals })
    .filter(({ hasPassed }) => !hasPassed)
    .map(({ id }) => id);
}

function schemaFaults(xml: string): string {
  const document = XmlDocument.fromString(xml);
  try {
    validator.validate(document);
    return '';
  } catch (error) {
    return String(error);
  } finally {
    document.dispose();
  }
}
