import { expect, test } from 'vitest';
import { fill, validate } from '#basics/form.ts';
import { lowestPrice, planPrices, plansOf, pricedAnew, pricesOf } from './plan-prices.ts';

const PRICES = { plan12: '29', plan6: '32,50', plan0: '35.00 €' };

test('a plan has one price for each commitment, read as either language writes it', () => {
  const { problems, values } = validate(planPrices, PRICES);
  expect(problems).toEqual([]);
  expect(fill(planPrices, values)).toEqual({ plan12: '29,00', plan6: '32,50', plan0: '35,00' });
  expect(pricesOf(plansOf(values))).toEqual(values);
  expect(lowestPrice(plansOf(values))).toBe(2_900);
});

test.each([
  [{ plan6: '' }, [{ path: 'plan6', problem: 'required' }]],
  [{ plan0: '0' }, [{ path: 'plan0', problem: 'amount-invalid' }]],
  [{ plan12: '100 000,01' }, [{ path: 'plan12', problem: 'amount-invalid' }]],
  [{ plan12: 'vingt' }, [{ path: 'plan12', problem: 'amount-invalid' }]],
])('%j is refused beside the field', (change, problems) => {
  expect(validate(planPrices, { ...PRICES, ...change }).problems).toEqual(problems);
});

test.each([
  [{ plan12: '29,00', plan6: '32,5', plan0: '35' }, []],
  [{ ...PRICES, plan6: '31' }, ['plan6']],
  // Of a draft that makes another kind of product of it, there is no price any more.
  [{ kind: 'box' }, ['plan12', 'plan6', 'plan0']],
])('a draft says of which plans it changes the price: %j', (draft, paths) => {
  const shown = validate(planPrices, PRICES).values;
  expect(pricedAnew(draft, shown).map(({ path }) => path)).toEqual(paths);
});
