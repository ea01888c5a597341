import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMMITMENTS } from './monthly-box.ts';
import { boxField, readSimulation, writeSimulation } from './simulation-address.ts';

const read = (address: string) => readSimulation(new URLSearchParams(address));

test('an empty address is a small company, the longest plan and nothing else', () => {
  expect(read('')).toEqual({
    wishes: {
      headcount: 30,
      commitment: 12,
      monthsTaken: 4,
      hasLicence: false,
      boxesPerYear: new Map(),
      buyer: 'employer',
      recoversVat: true,
      otherGiftsCents: 0,
    },
    problems: [],
  });
});

test('a full address is read back', () => {
  const address = new URLSearchParams([
    ['headcount', '62'],
    ['plan', '0'],
    ['months', '7'],
    ['licence', 'yes'],
    [boxField('gourmande'), '2'],
    [boxField('bien-etre'), '0'],
    ['buyer', 'cse'],
    ['vat', 'yes'],
    ['gifts', '49,90'],
  ]);
  expect(readSimulation(address)).toEqual({
    wishes: {
      headcount: 62,
      commitment: 0,
      monthsTaken: 7,
      hasLicence: true,
      boxesPerYear: new Map([
        ['gourmande', 2],
        ['bien-etre', 0],
      ]),
      buyer: 'cse',
      recoversVat: true,
      otherGiftsCents: 4_990,
    },
    problems: [],
  });
});

test('a works council that says nothing of VAT does not recover it', () => {
  expect(read('buyer=cse').wishes.recoversVat).toBe(false);
  expect(read('vat=no').wishes.recoversVat).toBe(false);
});

test.each([
  ['plan=none', undefined],
  ['plan=3', undefined],
  ['plan=', undefined],
  ['plan=6', 6],
])('%s', (address, commitment) => {
  expect(read(address).wishes.commitment).toBe(commitment);
});

test.each(['', '0', '13', 'mai', '-1'])('a slider cannot stand at %j months', (months) => {
  expect(read(`months=${months}`).wishes.monthsTaken).toBe(4);
});

describe('what people type', () => {
  test.each([
    ['1', 1],
    ['1 200', 1_200],
    ['1\u202f200', 1_200],
    ['10000', 10_000],
  ])('a headcount of %s', (typed, headcount) => {
    const { wishes, problems } = readSimulation(new URLSearchParams({ headcount: typed }));
    expect([wishes.headcount, problems]).toEqual([headcount, []]);
  });

  test.each(['', '0', '-3', '12.5', 'vingt', '10001', '1e3'])('no headcount: %j', (typed) => {
    const { wishes, problems } = readSimulation(new URLSearchParams({ headcount: typed }));
    expect(wishes.headcount).toBe(30);
    expect(problems).toEqual([{ path: 'headcount', problem: 'headcount-invalid' }]);
  });

  test.each([
    ['', 0],
    ['50', 5_000],
    ['49,9', 4_990],
    ['49.90 €', 4_990],
    ['1 000,05', 100_005],
    ['10000', 1_000_000],
  ])('gifts of %s', (gifts, cents) => {
    const { wishes, problems } = readSimulation(new URLSearchParams({ gifts }));
    expect([wishes.otherGiftsCents, problems]).toEqual([cents, []]);
  });

  test.each(['-5', 'beaucoup', '1,234', '10000,01', '1.2.3'])('no amount: %s', (gifts) => {
    const { wishes, problems } = readSimulation(new URLSearchParams({ gifts }));
    expect(wishes.otherGiftsCents).toBe(0);
    expect(problems).toEqual([{ path: 'gifts', problem: 'gifts-invalid' }]);
  });

  test('more boxes than the list offers count as the most it offers', () => {
    expect(read('box.a=99&box.b=x').wishes.boxesPerYear).toEqual(
      new Map([
        ['a', 12],
        ['b', 0],
      ]),
    );
  });
});

test('any address gives wishes that can be priced', () => {
  const names = fc.constantFrom('headcount', 'plan', 'gifts', 'buyer', 'vat', 'box.a', 'box.');
  fc.assert(
    fc.property(fc.array(fc.tuple(names, fc.string({ unit: 'binary' }))), (pairs) => {
      const { wishes } = readSimulation(new URLSearchParams(pairs));
      expect(wishes.headcount).toBeGreaterThanOrEqual(1);
      expect(wishes.headcount).toBeLessThanOrEqual(10_000);
      expect(Number.isSafeInteger(wishes.otherGiftsCents)).toBe(true);
      for (const count of wishes.boxesPerYear.values()) {
        expect(count).toBeGreaterThanOrEqual(0);
        expect(count).toBeLessThanOrEqual(12);
      }
    }),
  );
});

test('an address written in full is read back as it was meant', () => {
  const anyWishes = fc.record({
    headcount: fc.integer({ min: 1, max: 10_000 }),
    commitment: fc.constantFrom(...COMMITMENTS, undefined),
    monthsTaken: fc.integer({ min: 1, max: 12 }),
    hasLicence: fc.boolean(),
    boxesPerYear: fc
      .uniqueArray(fc.tuple(fc.stringMatching(/^[a-z0-9-]{1,9}$/), fc.nat(12)), {
        selector: ([slug]) => slug,
      })
      .map((boxes) => new Map(boxes)),
    buyer: fc.constantFrom('employer', 'cse'),
    recoversVat: fc.boolean(),
    otherGiftsCents: fc.nat(1_000_000),
  });
  fc.assert(
    fc.property(anyWishes, (wishes) => {
      const address = writeSimulation(wishes).toString();
      expect(read(address)).toEqual({ wishes, problems: [] });
    }),
  );
});
