import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printSimulation } from '#shop/simulator/contract.ts';
import { settableClock } from '../support/listening.ts';
import { readPdf } from '../support/read-pdf.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
const clock = settableClock('2026-11-23T09:00:00Z');
beforeAll(async () => {
  product = await startTestProduct({}, clock);
});
afterAll(() => product.stop());

const SEARCH = 'headcount=60&plan=12&months=6&licence=yes&box.box-saveurs=1&buyer=employer&vat=yes';

describe('a budget on paper', () => {
  test.each([
    ['fr', 'Fiche budget', '20 880,00 €', 'passée en juin', 'Arrêt après 6 mois'],
    ['en', 'Budget sheet', '€20,880.00', 'crossed in June', 'Stopped after 6 months'],
  ] as const)('says in %s what the screen says', async (language, title, plan, crossed, stop) => {
    const file = await product.call(printSimulation, { search: SEARCH }, language);
    const sheet = await readPdf(file);
    const text = sheet.text.replace(/\s+/g, ' ');
    expect(sheet).toMatchObject({
      title,
      language,
      isTagged: true,
      accessibilityPart: '1',
      cutOff: [],
    });
    expect(sheet.totalPages).toBeLessThanOrEqual(2);
    // Sixty people, twelve months at 29.00: as in the simulator's own example.
    expect(text).toContain(plan);
    expect(text).toContain(crossed);
    expect(text).toContain(stop);
    expect(text).toContain('/simulateur?headcount=60');
  });

  test('is refused where a field cannot be read, naming the field', async () => {
    const refusal = await refusalOf(
      product.call(printSimulation, { search: 'headcount=beaucoup' }),
    );
    expect(refusal.code).toBe('invalid-input');
    expect(refusal.problems).toEqual([{ path: 'headcount', problem: 'headcount-invalid' }]);
  });

  test('shows what is written in an address as it is, never as instructions', async () => {
    const search = `${SEARCH}&box.%23eval(read("/etc/passwd"))=3`;
    const { text } = await readPdf(await product.call(printSimulation, { search }));
    expect(text).not.toContain('root:');
  });

  test('is printed for one network sixty times an hour', async () => {
    const asked = Array.from({ length: 62 }, () =>
      product.call(printSimulation, { search: 'gifts=0' }).then(
        () => 'printed',
        (refusal) => refusal.code,
      ),
    );
    const answers = await Promise.all(asked);
    expect(answers).toContain('too-many-requests');
    expect(answers.filter((answer) => answer === 'printed').length).toBeLessThanOrEqual(60);
  });
});
