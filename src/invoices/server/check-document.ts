import { XmlDocument } from 'libxml2-wasm';
import {
  CHECK_NAMESPACES,
  type CheckedRule,
  DOCUMENT_CHECKS,
  type DocumentCheck,
} from '../rules/document-checks.ts';
import type { InvoiceTotals } from '../rules/invoice-content.ts';

type Books = { readonly number: string; readonly totals: InvoiceTotals };

/**
 * Reads the text of a document again, by another parser than what wrote it, and judges it by every rule;
 * and whether it says what the books say. @throws XmlError for what is no XML
 */
export function checkDocument(xml: string, books: Books): CheckedRule[] {
  const document = XmlDocument.fromString(xml);
  try {
    const rules = new Map<string, boolean>();
    for (const rule of DOCUMENT_CHECKS) rules.set(rule.id, holds(document, rule));
    rules.set('PV-BOOKS', saysTheBooks(document, books));
    return [...rules].map(([id, hasPassed]) => ({ id, hasPassed }));
  } finally {
    document.dispose();
  }
}

function holds(document: XmlDocument, { context, test }: DocumentCheck): boolean {
  return document
    .find(context, CHECK_NAMESPACES)
    .every((node) => node.get(`self::node()[${test}]`, CHECK_NAMESPACES) !== null);
}

function saysTheBooks(document: XmlDocument, { number, totals }: Books): boolean {
  const sums = '//ram:SpecifiedTradeSettlementHeaderMonetarySummation';
  const read = (path: string) => {
    const found = document.eval(`string(${path})`, CHECK_NAMESPACES);
    return typeof found === 'string' ? found : '';
  };
  const amount = (path: string) => Number(read(path).replace('.', ''));
  return (
    read('//rsm:ExchangedDocument/ram:ID') === number &&
    amount(`${sums}/ram:TaxBasisTotalAmount`) === totals.netCents &&
    amount(`${sums}/ram:TaxTotalAmount`) === totals.vatCents &&
    amount(`${sums}/ram:GrandTotalAmount`) === totals.grossCents
  );
}
