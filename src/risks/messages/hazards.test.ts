import { describe, expect, test } from 'vitest';
import { inLanguages, type MessageTree } from '#basics/messages.ts';
import {
  EXPOSURE_FACTORS,
  EXPOSURE_THRESHOLDS,
  isExposureFactor,
} from '../rules/exposure-factors.ts';
import { FAMILIES, HAZARDS } from '../rules/hazards.ts';
import { PRINCIPLES } from '../rules/principles.ts';
import { texts as hazardTexts } from './hazards.ts';
import { texts as principleTexts } from './principles.ts';
import { texts as startingPoints } from './starting-points.ts';

const ALL = inLanguages({ hazards: hazardTexts, principles: principleTexts, startingPoints });
const fr = textsOf(ALL.fr);
const en = textsOf(ALL.en);

describe.each([
  ['French', ALL.fr],
  ['English', ALL.en],
])('in %s', (_, { hazards, principles }) => {
  test('each family, hazard, factor of exposure and principle has its texts, and no other has', () => {
    expect(Object.keys(hazards.families)).toEqual([...FAMILIES]);
    expect(Object.keys(hazards.hazards)).toEqual(HAZARDS.map(({ code }) => code));
    expect(Object.keys(hazards.exposure)).toEqual([...EXPOSURE_FACTORS]);
    expect(Object.keys(principles)).toEqual(PRINCIPLES.map((number) => `p${number}`));
  });

  test('each hazard comes with exactly three questions, and they are questions', () => {
    for (const { questions } of Object.values(hazards.hazards)) {
      expect(Object.keys(questions)).toEqual(['q1', 'q2', 'q3']);
      for (const question of Object.values(questions)) expect(question).toMatch(/\?$/);
    }
  });

  test('each factor with a threshold says how often a year, and each other that there is none', () => {
    expect(EXPOSURE_THRESHOLDS.map(({ code }) => code)).toEqual([...EXPOSURE_FACTORS]);
    expect(EXPOSURE_FACTORS.every(isExposureFactor)).toBe(true);
    expect(isExposureFactor('loudNoise')).toBe(false);
    expect(EXPOSURE_THRESHOLDS.filter(({ hasThreshold }) => hasThreshold)).toHaveLength(6);
    for (const { code, hasThreshold } of EXPOSURE_THRESHOLDS) {
      const { threshold } = hazards.exposure[code];
      expect(/^(Au moins|At least) \d/.test(threshold), code).toBe(hasThreshold);
      expect(/^(Aucun seuil|No yearly threshold)/.test(threshold), code).toBe(!hasThreshold);
    }
  });

  test('women and men are asked about for at least one hazard in two', () => {
    const asked = Object.values(hazards.hazards).filter(({ questions }) =>
      Object.values(questions).some((text) => /femme|grossesse|wom[ae]n|pregnan/.test(text)),
    );
    expect(asked.length).toBeGreaterThanOrEqual(HAZARDS.length / 2);
  });
});

test('both languages have the same texts, in the same order, and each says it in its own words', () => {
  expect([...en.keys()]).toEqual([...fr.keys()]);
  expect([...fr].filter(([key, text]) => en.get(key) === text)).toEqual([]);
});

test('no text is empty, holds an argument, or ends in a space', () => {
  for (const text of [...fr.values(), ...en.values()])
    expect(text).toMatch(/^[^{}<>\s][^{}<>]*\S$/);
});

test('apostrophes and quotation marks are typographic', () => {
  expect([...fr.values(), ...en.values()].filter((text) => /['"]/.test(text))).toEqual([]);
});

test('French signs stand after their no-break space, English ones after none', () => {
  const wrongFr = /[^\u202f][;!?»%]|«[^\u202f]|[^\u00a0]:/;
  expect([...fr.values()].filter((text) => wrongFr.test(text))).toEqual([]);
  expect([...en.values()].filter((text) => /\s[;!?:%]/.test(text))).toEqual([]);
});

test('a number stays on the line of its unit, and nobody is written with a middle dot', () => {
  const all = [...fr.values(), ...en.values()];
  expect(all.filter((text) => /\d (kg|°C|dB|\d|heures|[ap]\.m\.)/.test(text))).toEqual([]);
  expect(all.filter((text) => text.includes('·'))).toEqual([]);
});

function textsOf(tree: MessageTree, path = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[`${path}${name}`, value] as const]
        : [...textsOf(value, `${path}${name}.`)],
    ),
  );
}
