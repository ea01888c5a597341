import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ACTIVE_CELL, FORMULA_PAYLOADS } from '../../../../tests/support/formula-payloads.ts';
import { FOOD, SOAP, sampleInvoice } from '../../../../tests/support/invoices.ts';
import { journalHead, journalLines, reportLine } from './sales-lists.ts';

const listed = (change: Parameters<typeof sampleInvoice>[2] = {}) => ({
  ...sampleInvoice([FOOD, SOAP], {}, change),
  citedNumber: null,
  seal: { rank: 7, hash: 'ab12', isSound: true },
});

test('a document has a line for each of its rates, which add up to it', () => {
  const lines = journalLines(listed());
  expect(journalHead()).toMatch(/^\ufeffJournal;Date;Pièce;/);
  expect(lines).toEqual([
    'VE;2026-11-22;F2026-000001;Facture;2026-11-22;2026-11-22;Carte;PV-2026-000123;BC-77;Atelier Lumière;732829320;FR44732829320;;7;ab12;conforme à l’émission;5,50;279,30;15,36;294,66\r\n',
    'VE;2026-11-22;F2026-000001;Facture;2026-11-22;2026-11-22;Carte;PV-2026-000123;BC-77;Atelier Lumière;732829320;FR44732829320;;7;ab12;conforme à l’émission;20,00;119,70;23,94;143,64\r\n',
  ]);
});

test('a document that was altered, or has no place in the chain, is said to be so', () => {
  const seal = { rank: 7, hash: 'ab12', isSound: false };
  expect(journalLines({ ...listed(), seal })[0]).toContain(';7;ab12;ALTÉRÉE DEPUIS L’ÉMISSION;');
  const stranger = journalLines({ ...listed(), seal: undefined });
  expect(stranger[0]).toContain(';;;ALTÉRÉE DEPUIS L’ÉMISSION;');
});

test('a credit note takes off, as numbers that a spreadsheet adds', () => {
  const [first] = journalLines(listed({ kind: 'credit-note', number: 'A2026-000001' }));
  expect(first).toMatch(/;Avoir;.*;5,50;-279,30;-15,36;-294,66\r\n$/);
});

test('a day credited more than it was sold is negative', () => {
  const sale = { day: '2026-11-22', documents: 2, rate: 550, net: -1_000, vat: -55 };
  expect(reportLine(sale)).toBe('2026-11-22;2;5,50;-10,00;-0,55;-10,55\r\n');
});

test('nothing is computed of what a buyer is called', () => {
  const invoice = listed();
  for (const name of FORMULA_PAYLOADS) {
    const buyer = { ...invoice.content.buyer, name };
    const [line = ''] = journalLines({ ...invoice, content: { ...invoice.content, buyer } });
    const [, cell = ''] = /;BC-77;"?([\s\S]*)/.exec(line) ?? [];
    expect([name, ACTIVE_CELL.test(cell)]).toEqual([name, false]);
  }
});

test('however much is sold, the cents are written without a fraction lost', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (net) => {
      const cells = reportLine({ day: '', documents: 1, rate: 0, net, vat: 0 }).split(';');
      expect(Number(cells[3]?.replace(',', ''))).toBe(net);
    }),
  );
});
