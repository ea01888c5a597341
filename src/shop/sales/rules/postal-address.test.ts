import { describe, expect, test } from 'vitest';
import { addressChecks, cleanAddress, placeProblem } from './postal-address.ts';

const PARIS = { line1: '12 rue des Lilas', postcode: '75011', city: 'Paris', country: 'FR' };

function problemsOf(change: Partial<typeof PARIS & { line2: string }>) {
  const checks = addressChecks('billingAddress', cleanAddress({ ...PARIS, ...change }));
  return checks.flatMap(([path, problem]) => (problem ? [`${path} ${problem}`] : []));
}

test('an address is cleaned before it is judged', () => {
  expect(
    cleanAddress({
      line1: ' 1 rue A ',
      line2: '  ',
      postcode: ' 75 011',
      city: 'Paris ',
      country: 'fr',
    }),
  ).toEqual({ line1: '1 rue A', postcode: '75011', city: 'Paris', country: 'FR' });
});

describe('what a parcel could not be addressed with is said beside its field', () => {
  test.each([
    [{}, []],
    [{ line2: 'Bâtiment C' }, []],
    [{ line1: ' ' }, ['billingAddress.line1 required']],
    [{ line1: 'x'.repeat(121) }, ['billingAddress.line1 too-long']],
    [{ line2: 'a\u0007' }, ['billingAddress.line2 control-characters']],
    [{ postcode: '' }, ['billingAddress.postcode required']],
    [{ postcode: '7501' }, ['billingAddress.postcode postcode-invalid']],
    [{ postcode: '1050', country: 'BE' }, []],
    [{ postcode: 'SW1A 1AA', country: 'GB' }, []],
    [{ postcode: '1050<', country: 'BE' }, ['billingAddress.postcode postcode-invalid']],
    // Written before its digits, a country would hide what is outside the VAT of the Union.
    [{ postcode: 'E-35001', country: 'ES' }, ['billingAddress.postcode postcode-invalid']],
    [{ postcode: '630 86', country: 'GR' }, []],
    [{ postcode: '.BT1 5GS', country: 'GB' }, ['billingAddress.postcode postcode-invalid']],
    [{ city: '' }, ['billingAddress.city required']],
    [{ country: '' }, ['billingAddress.country required']],
    [{ country: 'France' }, ['billingAddress.country country-unknown']],
  ])('%j', (change, problems) => {
    expect(problemsOf(change)).toEqual(problems);
  });
});

test.each([
  ['75011', 'FR', undefined],
  ['19999', 'FR', undefined],
  ['21000', 'FR', undefined],
  ['98000', 'MC', undefined],
  ['98000', 'FR', undefined],
  ['20000', 'FR', undefined],
  ['20090', 'FR', undefined],
  ['20137', 'FR', undefined],
  ['20200', 'MC', undefined],
  ['20620', 'FR', undefined],
  ['97400', 'FR', 'delivery-on-quote'],
  ['97500', 'FR', 'delivery-place-not-served'],
  ['98713', 'FR', 'delivery-place-not-served'],
  ['1050', 'BE', undefined],
  ['20099', 'IT', undefined],
  ['23041', 'IT', 'delivery-place-not-served'],
  ['1201', 'CH', 'delivery-on-quote'],
  ['101000', 'RU', 'delivery-place-not-served'],
])('at %s in %s stands in the way of a delivery: %s', (postcode, country, problem) => {
  expect(placeProblem({ ...PARIS, postcode, country })).toBe(problem);
});

test.each([
  ['97400', 'FR', undefined],
  ['1201', 'CH', undefined],
  ['98713', 'FR', 'delivery-place-not-served'],
  ['BT1 5GS', 'GB', 'delivery-place-not-served'],
])('by a quote, %s in %s: %s', (postcode, country, problem) => {
  expect(placeProblem({ postcode, country }, { isQuoted: true })).toBe(problem);
});
