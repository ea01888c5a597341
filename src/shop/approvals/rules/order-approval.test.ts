import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CheckoutForm } from '#shop/orders/rules/checkout-form.ts';
import {
  approverField,
  formOnDay,
  needsApproval,
  parseOrderRules,
  purchaseOrderProblems,
  readApprovalNote,
  readDecision,
} from './order-approval.ts';

const OWNER = 'owner';
const HR = 'hr';

describe('an order is approved by somebody else', () => {
  test.each([
    ['nothing is approved', null, [OWNER], 1_000_000, HR, false],
    ['below the sum', 50_000, [OWNER], 49_999, HR, false],
    ['at the sum', 50_000, [OWNER], 50_000, HR, true],
    ['above it', 50_000, [OWNER], 50_001, HR, true],
    ['who approves has another approver', 50_000, [OWNER, HR], 60_000, HR, true],
    ['the only one who approves orders', 50_000, [OWNER], 60_000, OWNER, false],
  ])('%s', (_name, approvalFromCents, approverIds, grossCents, buyerId, isNeeded) => {
    const rules = { approvalFromCents, approverIds };
    expect(needsApproval(rules, { grossCents, buyerId })).toBe(isNeeded);
  });

  test('whatever the sums and the people: never by themselves alone, never less for more', () => {
    const people = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 });
    const sum = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(people, sum, sum, sum, (approverIds, approvalFromCents, one, more) => {
        const rules = { approvalFromCents, approverIds };
        const buyerId = 'a';
        const asked = needsApproval(rules, { grossCents: one, buyerId });
        if (asked) expect(approverIds.filter((id) => id !== buyerId).length).toBeGreaterThan(0);
        if (asked) expect(needsApproval(rules, { grossCents: one + more, buyerId })).toBe(true);
      }),
    );
  });
});

describe('the rules of a company, as they are typed', () => {
  const NOTHING = { approvalFromCents: null, needsPurchaseOrder: false, approverIds: [] };
  test.each([
    ['empty: nothing is approved', {}, NOTHING],
    ['a sum', { approvalFrom: '1 200,50' }, { ...NOTHING, approvalFromCents: 120_050 }],
    ['a number', { needsPurchaseOrder: 'yes' }, { ...NOTHING, needsPurchaseOrder: true }],
    ['somebody', { [approverField(HR)]: 'yes' }, { ...NOTHING, approverIds: [HR] }],
    ['somebody without a role there', { [approverField('x')]: 'yes' }, NOTHING],
  ])('%s', (_name, form, values) => {
    expect(parseOrderRules(form, [HR])).toEqual({ values, problems: [] });
  });

  test.each(['0', '-5', 'beaucoup', '1e9'])('is no sum: %s', (approvalFrom) => {
    const { problems } = parseOrderRules({ approvalFrom }, []);
    expect(problems).toEqual([{ path: 'approvalFrom', problem: 'amount-invalid' }]);
  });
});

test.each([
  ['not asked for', undefined, false, []],
  ['asked for and there', 'PO-1', true, []],
  ['missing', undefined, true, [{ path: 'purchaseOrderNumber', problem: 'required' }]],
  ['blank', '  ', true, [{ path: 'purchaseOrderNumber', problem: 'required' }]],
])('a purchase-order number: %s', (_name, purchaseOrderNumber, needsPurchaseOrder, problems) => {
  expect(purchaseOrderProblems({ purchaseOrderNumber }, { needsPurchaseOrder })).toEqual(problems);
});

test('who refuses says why, and who approves need not', () => {
  expect(readDecision('refused', {}).problems).toEqual([{ path: 'reason', problem: 'required' }]);
  expect(readDecision('refused', { reason: ' Trop cher ' })).toEqual({
    reason: 'Trop cher',
    problems: [],
  });
  expect(readDecision('approved', { reason: 'Bien' })).toEqual({ reason: null, problems: [] });
});

test('a word for who approves may be left out, and has an end', () => {
  expect(readApprovalNote(' ')).toEqual({ note: null, problems: [] });
  expect(readApprovalNote('Noël').note).toBe('Noël');
  expect(readApprovalNote('é'.repeat(1_001)).problems).toEqual([
    { path: 'approvalNote', problem: 'too-long' },
  ]);
});

test('a week that went by while it waited is no longer wished for', () => {
  const form = { wishedWeek: '2026-W49', message: 'Quai 2' } as CheckoutForm;
  expect(formOnDay(form, '2026-11-20').wishedWeek).toBe('2026-W49');
  expect(formOnDay(form, '2026-12-01')).toEqual({ message: 'Quai 2' });
});
