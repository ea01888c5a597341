import { describe, expect, test } from 'vitest';
import { inLanguages } from '#basics/messages.ts';
import { FACTORS } from '#listening/rules/daily-question.ts';
import { texts } from '../messages/starting-points.ts';
import { FAMILIES, factorOf, familyOf, HAZARDS, isFamily, isHazardCode } from './hazards.ts';
import { PRINCIPLES } from './principles.ts';
import { STARTING_POINTS, TRADES } from './starting-points.ts';

const { fr, en } = inLanguages(texts);

describe('the catalogue of hazards', () => {
  const codes = HAZARDS.map(({ code }) => code);

  test('names each hazard once, and every family has at least one', () => {
    expect(new Set(codes).size).toBe(codes.length);
    expect(new Set(codes.map(familyOf))).toEqual(new Set(FAMILIES));
    for (const name of [...codes, ...FAMILIES]) expect(name).toMatch(/^[a-z][A-Za-z]*$/);
  });

  test('knows its own codes and no others', () => {
    expect(codes.every(isHazardCode)).toBe(true);
    expect(['', 'psychosocial', 'toString', 'slipping-floors'].some(isHazardCode)).toBe(false);
    expect(FAMILIES.every(isFamily)).toBe(true);
    expect(['', 'heat', 'toString'].some(isFamily)).toBe(false);
  });

  test('has the six factors that are listened to as its psychosocial family, in their order', () => {
    expect(codes.filter((code) => familyOf(code) === 'psychosocial')).toEqual([...FACTORS]);
    expect(codes.map(factorOf).filter(Boolean)).toEqual([...FACTORS]);
    expect(factorOf('nightWork')).toBeUndefined();
  });
});

test('each trade has one starting point', () => {
  expect(STARTING_POINTS.map(({ trade }) => trade)).toEqual([...TRADES]);
});

describe.each(STARTING_POINTS)('the starting point $trade', ({ trade, units }) => {
  const risks = units.flatMap((unit) => unit.risks);

  test('has three to five units of four to eight risks, with one or two actions each', () => {
    expect(isBetween(units.length, 3, 5)).toBe(true);
    for (const unit of units) expect(isBetween(unit.risks.length, 4, 8)).toBe(true);
    for (const { actions } of risks) expect(isBetween(actions.length, 1, 2)).toBe(true);
  });

  test.each([
    ['French', fr],
    ['English', en],
  ])('has a text for every key, and no text without one, in %s', (_, texts) => {
    expect(keysOf(texts[trade].units)).toEqual(
      units.map((unit) => [
        unit.key,
        unit.risks.map((risk) => [risk.key, risk.actions.map(({ key }) => key)]),
      ]),
    );
  });

  test('gives at least three psychosocial factors a row of their own', () => {
    const factors = new Set(risks.map(({ hazard }) => factorOf(hazard)).filter(Boolean));
    expect(factors.size).toBeGreaterThanOrEqual(3);
  });

  test('proposes low, medium and high risks, none of them above the scale', () => {
    const levels = risks.map(({ frequency, severity }) => frequency * severity);
    expect(levels.some((level) => level < 10)).toBe(true);
    expect(levels.some((level) => level >= 10 && level <= 45)).toBe(true);
    expect(levels.some((level) => level > 45)).toBe(true);
    expect(Math.max(...levels)).toBeLessThanOrEqual(90);
  });
});

test('together they show all principles but the last: instructions alone are never the proposal', () => {
  const principles = STARTING_POINTS.flatMap(({ units }) =>
    units.flatMap(({ risks }) =>
      risks.flatMap(({ actions }) => actions.map(({ principle }) => principle)),
    ),
  );
  expect([...new Set(principles)].sort()).toEqual(PRINCIPLES.slice(0, -1));
});

function isBetween(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}

interface UnitTexts {
  readonly risks: Readonly<Record<string, { readonly actions: object }>>;
}

function keysOf(units: Readonly<Record<string, UnitTexts>>): unknown {
  return Object.entries(units).map(([unit, { risks }]) => [
    unit,
    Object.entries(risks).map(([risk, { actions }]) => [risk, Object.keys(actions)]),
  ]);
}
