import { expect, test } from 'vitest';
import { readApiKeyForm } from './api-key-form.ts';

const FORM = { name: 'ERP', 'scope-orders': 'on', 'scope-deliveries': 'on', months: '12' };

test('a key reads what was ticked', () => {
  expect(readApiKeyForm(FORM)).toEqual({
    problems: [],
    values: { name: 'ERP', scopes: ['orders', 'deliveries'], months: 12 },
  });
});

test.each([
  [{ name: ' ' }, 'name', 'required'],
  [{ name: 'x'.repeat(81) }, 'name', 'too-long'],
  [{ 'scope-orders': '', 'scope-deliveries': '' }, 'scope-orders', 'scope-missing'],
  [{ months: '' }, 'months', 'required'],
  [{ months: '600' }, 'months', 'choice-invalid'],
])('%o is told beside its field', (change, path, problem) => {
  expect(readApiKeyForm({ ...FORM, ...change }).problems).toEqual([{ path, problem }]);
});
