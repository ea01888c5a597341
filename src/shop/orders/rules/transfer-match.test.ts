import { describe, expect, test } from 'vitest';
import { creditorReferenceOf } from '#shop/sales/rules/creditor-reference.ts';
import { type AwaitedOrder, matchTransfers } from './transfer-match.ts';

const NUMBER = 'PV-2026-000123';
const REFERENCE = creditorReferenceOf(NUMBER);

const awaited = (
  number: string,
  remainderCents: number,
  companyName: string,
  isWaiting = true,
): AwaitedOrder => ({ number, remainderCents, companyName, isWaiting });

describe('transfers and orders', () => {
  const order = awaited(NUMBER, 100, 'Atelier Lumière SARL');
  const other = awaited('PV-2026-000124', 50, 'Éditions Pérault');
  const line = (amountCents: number, label = REFERENCE, isKnown = false) => ({
    amountCents,
    label,
    isKnown,
    isLike: false,
  });
  const said = (...lines: ReturnType<typeof line>[]) =>
    matchTransfers(lines, { orders: [order, other], ofInvoices: new Map() }).map(
      ({ verdict, remainderCents, surplusCents }) => [verdict, remainderCents, surplusCents],
    );

  test('are exact, partial or over by what is still asked, each line in its turn', () => {
    expect(said(line(100))).toEqual([['exact', 0, 0]]);
    expect(said(line(60), line(40))).toEqual([
      ['partial', 40, 0],
      ['exact', 0, 0],
    ]);
    expect(said(line(60), line(60))).toEqual([
      ['partial', 40, 0],
      ['over', 0, 20],
    ]);
  });

  test('what was imported before counts no second time', () => {
    expect(said(line(60, REFERENCE, true), line(100))).toEqual([
      ['known', 0, 0],
      ['exact', 0, 0],
    ]);
  });

  test('a label that names no order of ours, or two, is left to a person', () => {
    const both = `${REFERENCE} ${creditorReferenceOf(other.number)}`;
    expect(said(line(99, 'VIR'), line(150, both))).toEqual([
      ['unknown', 0, 0],
      ['unknown', 0, 0],
    ]);
  });
});

describe('how sure it is which order a transfer pays', () => {
  const lumiere = awaited(NUMBER, 8_419, 'Atelier Lumière SARL');
  const perault = awaited('PV-2026-000124', 8_419, 'Éditions Pérault');
  const roux = awaited('PV-2026-000125', 5_000, 'Biscuiterie Roux de la Presqu’île');
  const cancelled = awaited('PV-2026-000126', 700, 'Nord', false);
  const ofInvoices = new Map([['F2026-000045', lumiere.number]]);
  const matched = (label: string, amountCents: number, marks = {}) => {
    const transfer = { label, amountCents, isKnown: false, isLike: false, ...marks };
    const orders = [lumiere, perault, roux, cancelled];
    const [found] = matchTransfers([transfer], { orders, ofInvoices });
    const guess = found?.guess;
    return [
      found?.verdict,
      found?.order?.number,
      guess && [guess.order.number, guess.certainty, ...guess.grounds],
    ];
  };

  test.each([
    ['the reference', REFERENCE, 'reference'],
    ['the number of the order', 'Commande PV-2026-000123', 'order-number'],
    ['the number of its invoice', 'Facture F2026-000045', 'invoice-number'],
    ['both numbers', 'PV-2026-000123 F2026-000045', 'order-number'],
  ])('%s and the amount settle', (_name, label, ground) => {
    const guess = [NUMBER, 'certain', ground, 'amount'];
    expect(matched(label, 8_419)).toEqual(['exact', NUMBER, guess]);
  });

  test('a reference settles another amount too, as its check digits tell it from a mistyped one', () => {
    const guess = [NUMBER, 'probable', 'reference'];
    expect(matched(REFERENCE, 100)).toEqual(['partial', NUMBER, guess]);
  });

  test.each([
    ['a number with another amount', 'PV-2026-000123', 100, [NUMBER, 'probable', 'order-number']],
    ['name and amount', 'VIR ATELIER LUMIERE', 8_419, [NUMBER, 'probable', 'amount', 'name']],
    [
      'a name that the bank cut, and the amount',
      'VIR BISCUITERIE ROUX DE LA PRE',
      5_000,
      [roux.number, 'probable', 'amount', 'name'],
    ],
    ['the amount of one order alone', 'VIR 20/11', 5_000, [roux.number, 'to-check', 'amount']],
    ['the amount of two', 'VIR 20/11', 8_419, undefined],
    ['a name with another amount', 'VIR ATELIER LUMIERE', 1, undefined],
    ['the amount of a cancelled order', 'VIR NORD', 700, undefined],
    [
      'the number of a cancelled order',
      'PV-2026-000126',
      700,
      [cancelled.number, 'to-check', 'order-number'],
    ],
    ['two orders in one label', 'PV-2026-000123 PV-2026-000124', 16_838, undefined],
  ])('%s: a person says so', (_name, label, amountCents, guess) => {
    expect(matched(label, amountCents)).toEqual(['unknown', undefined, guess]);
  });

  test('what is like a transfer that was brought settles nothing, whatever it names', () => {
    const guess = [NUMBER, 'to-check', 'reference', 'amount'];
    expect(matched(REFERENCE, 8_419, { isLike: true })).toEqual(['like', undefined, guess]);
  });

  test('the second of two that name one order by its number finds it paid', () => {
    const line = { label: NUMBER, amountCents: 8_419, isKnown: false, isLike: false };
    const found = matchTransfers([line, line], { orders: [lumiere], ofInvoices });
    expect(found.map(({ verdict }) => verdict)).toEqual(['exact', 'unknown']);
  });
});
