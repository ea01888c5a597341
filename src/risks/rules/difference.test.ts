import { describe, expect, test } from 'vitest';
import { differencesOf } from './difference.ts';
import type { RecordedRisk, RiskDocument } from './duerp-record.ts';

const risk: RecordedRisk = {
  id: 'r1',
  unitId: 'u1',
  family: 'noise',
  hazard: 'noise',
  hazardName: { fr: 'Bruit', en: 'Noise' },
  situation: 'Presses en marche.',
  harm: null,
  measures: null,
  sexDifference: null,
  women: 1,
  men: 2,
  evaluation: { method: 'frequency-severity', frequency: 9, severity: 5 },
  priority: null,
};
const document: RiskDocument = {
  company: { legalName: 'Fonderie', siren: '732829320', headcount: 60 },
  method: 'frequency-severity',
  responsible: 'Claire',
  healthService: null,
  establishments: [{ id: 'e1', name: 'Nantes', siret: null }],
  units: [
    {
      id: 'u1',
      establishmentId: 'e1',
      name: 'Atelier',
      activities: null,
      women: 3,
      men: 9,
      indicator: null,
    },
  ],
  risks: [risk],
  actions: [],
  exposures: [{ unitId: 'u1', factor: 'noise', women: 0, men: 4, note: null }],
  events: [],
};

describe('what differs between two states', () => {
  test('is nothing between a state and itself, however it was built', () => {
    const rebuilt = {
      ...document,
      risks: [
        {
          ...risk,
          evaluation: { severity: 5, frequency: 9, method: 'frequency-severity' as const },
        },
      ],
    };
    expect(differencesOf(document, rebuilt)).toEqual([]);
  });

  test('is not what is published of a unit, which differs every week by itself', () => {
    const indicator = {
      monday: '2026-11-16',
      tenths: 72,
      marginTenths: 13,
      respondentsFrom: 8,
      factors: {},
    };
    const units = document.units.map((unit) => ({ ...unit, indicator }));
    expect(differencesOf(document, { ...document, units })).toEqual([]);
  });

  test('is told field by field, with the unit it is in', () => {
    const after = { ...document, risks: [{ ...risk, women: 4, harm: 'Surdité' }] };
    expect(differencesOf(document, after)).toMatchObject([
      {
        kind: 'risk',
        act: 'changed',
        unitId: 'u1',
        fields: [
          { name: 'harm', before: null, after: 'Surdité' },
          { name: 'women', before: 1, after: 4 },
        ],
      },
    ]);
  });

  test('is what was added and what was removed, and the other way round', () => {
    const after = {
      ...document,
      risks: [],
      exposures: [{ unitId: 'u1', factor: 'nightWork', women: 1, men: 0, note: null }],
    };
    const acts = (from: RiskDocument, to: RiskDocument) =>
      differencesOf(from, to).map(({ kind, act }) => `${kind} ${act}`);
    expect(acts(document, after)).toEqual(['risk removed', 'exposure added', 'exposure removed']);
    expect(acts(after, document)).toEqual(['risk added', 'exposure added', 'exposure removed']);
  });

  test('counts the settings, and a unit that moved', () => {
    const after: RiskDocument = {
      ...document,
      responsible: 'Paul',
      units: document.units.map((unit) => ({ ...unit, establishmentId: 'e2' })),
    };
    expect(differencesOf(document, after)).toMatchObject([
      { kind: 'settings', fields: [{ name: 'responsible', before: 'Claire', after: 'Paul' }] },
      { kind: 'unit', fields: [{ name: 'establishmentId', before: 'e1', after: 'e2' }] },
    ]);
  });
});
