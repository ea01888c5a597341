import { XmlDocument, XmlXPath } from 'libxml2-wasm';
import { CHECK_NAMESPACES, type CheckedRule, DOCUMENT_CHECKS } from '../rules/document-checks.ts';
import type { InvoiceTotals } from '../rules/invoice-content.ts';

export type Books = { readonly number: string; readonly totals: InvoiceTotals };

const compiled = (path: string) => XmlXPath.compile(path, { ...CHECK_NAMESPACES });

/** Compiled once: of each document, each rule is asked of each of its nodes. */
const RULES = DOCUMENT_CHECKS.map(({ id, context, test }) => ({
  id,
  context: compiled(context),
  test: compiled(`self::node()[${test}]`),
}));

/**
 * Reads the text of a document again, by another parser than what wrote it, and judges it by every rule;
 * and whether it says what the books say. @throws XmlError for what is no XML
 */
export function checkDocument(xml: string, books: Books): CheckedRule[] {
  const document = XmlDocument.fromString(xml);
  try {
    const rules = new Map<string, boolean>();
    for (const rule of RULES) rules.set(rule.id, holds(document, rule));
    rules.set('PV-BOOKS', saysTheBooks(document, books));
    return [...rules].map(([id, hasPassed]) => ({ id, hasPassed }));
  } finally {
    document.dispose();
  }
}

function holds(document: XmlDocument, { context, test }: (typeof RULES)[number]): boolean {
  return document.find(context).every((node) => node.get(test) !== null);
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
