import { expect, test } from 'vitest';
import { readPeriodForm } from './period-form.ts';

test.each([
  [{ from: '2026-01-01', to: '2026-12-31' }, []],
  [{ from: '2026-01-01', to: '2026-01-01' }, []],
  [{ from: '2026-02-01', to: '2026-01-31' }, [{ path: 'to', problem: 'period-reversed' }]],
  [{ from: '', to: '2026-01-31' }, [{ path: 'from', problem: 'required' }]],
  [{ from: '2026-02-30', to: '2026-03-31' }, [{ path: 'from', problem: 'day-invalid' }]],
])('%j', (form, problems) => {
  expect(readPeriodForm(form).problems).toEqual(problems);
});
