import { describe, expect, test } from 'vitest';
import { inLanguages } from '#basics/messages.ts';
import { headingRow } from '#imports/rules/import-columns.ts';
import { texts } from '../messages/csv.ts';
import {
  guessRiskColumns,
  knownRiskHeadings,
  type RiskColumn,
  riskMappingProblem,
} from './risk-import-columns.ts';

const { fr, en } = inLanguages(texts);

describe('our own lists are known in both languages', () => {
  /** What a list says of the unit, or has computed, is not of the risk. */
  const columns: Record<keyof typeof fr, RiskColumn | undefined> = {
    establishment: 'establishment',
    siret: undefined,
    unit: 'unit',
    activities: undefined,
    unitWomen: undefined,
    unitMen: undefined,
    family: 'family',
    hazard: 'hazard',
    situation: 'situation',
    review: undefined,
    harm: 'harm',
    women: 'women',
    men: 'men',
    sexDifference: 'sexDifference',
    measures: 'measures',
    method: undefined,
    frequency: 'frequency',
    severity: 'severity',
    mastery: 'mastery',
    score: 'rating',
    band: 'rating',
    priority: 'priority',
    indicator: undefined,
    margin: undefined,
    indicatorUntil: undefined,
    actions: 'action',
    combined: undefined,
  };

  test.each([
    ['fr', fr],
    ['en', en],
  ])('%s', (_language, headings) => {
    const guessed = guessRiskColumns(Object.values(headings));
    expect(Object.fromEntries(Object.keys(headings).map((key, at) => [key, guessed[at]]))).toEqual(
      columns,
    );
  });
});

describe('columns are known as authors of risk documents name them', () => {
  test.each<[string, readonly [string, RiskColumn | undefined][]]>([
    [
      'a spreadsheet of a federation',
      [
        ['N°', undefined],
        ['Unité de travail (UT)', 'unit'],
        ['Poste', 'situation'],
        ['Famille de risque', 'family'],
        ['Danger identifié', 'hazard'],
        ['Situation dangereuse / description', 'situation'],
        ['Dommages éventuels', 'harm'],
        ['Fréquence (F)', 'frequency'],
        ['Gravité (G)', 'severity'],
        ['Niveau de maîtrise', 'mastery'],
        ['Criticité F × G', 'rating'],
        ['Mesures de prévention existantes', 'measures'],
        ['Actions à mettre en œuvre', 'action'],
        ['Pilote', 'responsible'],
        ['Délai', 'dueOn'],
        ['Statut', undefined],
        ['Observations', 'measures'],
      ],
    ],
    [
      'an old one, in letters',
      [
        ['Service', 'unit'],
        ['Risque', 'hazard'],
        ['F', 'frequency'],
        ['G', 'severity'],
        ['M', 'mastery'],
        ['R', 'rating'],
        ['Moyens de prévention en place', 'measures'],
        ['EPI', 'measures'],
        ['Mesures à prévoir', 'action'],
        ['Responsable de l’action', 'responsible'],
        ['Date prévue', 'dueOn'],
      ],
    ],
    [
      'with what is left of the risk',
      [
        ['Site', 'establishment'],
        ['Unité', 'unit'],
        ['Activité', 'situation'],
        ['Danger', 'hazard'],
        ['Risque', 'situation'],
        ['Conséquences', 'harm'],
        ['Probabilité', 'frequency'],
        ['Gravité', 'severity'],
        ['Niveau de risque brut', 'rating'],
        ['Mesures existantes', 'measures'],
        ['Probabilité', 'rating'],
        ['Gravité résiduelle', 'rating'],
        ['Priorité d’action', 'priority'],
        ['Nb de femmes exposées', 'women'],
        ['Nb d’hommes exposés', 'men'],
        ['Différence femmes / hommes', 'sexDifference'],
      ],
    ],
    [
      'in English',
      [
        ['Work unit', 'unit'],
        ['Type of hazard', 'family'],
        ['Hazards', 'hazard'],
        ['Who might be harmed and how?', 'harm'],
        ['What are you already doing to control the risks?', 'measures'],
        ['Likelihood', 'frequency'],
        ['Severity', 'severity'],
        ['Risk rating', 'rating'],
        ['What further action do you need to take?', 'action'],
        ['Who needs to carry out the action?', 'responsible'],
        ['When is the action needed by?', 'dueOn'],
      ],
    ],
  ])('%s', (_name, columns) => {
    const headings = columns.map(([heading]) => heading);
    const guessed = guessRiskColumns(headings);
    expect(headings.map((heading, at) => [heading, guessed[at]])).toEqual(columns);
  });

  test('headings may follow a title', () => {
    const rows = [
      ['DUERP 2025'],
      ['Mis à jour le 3 mars'],
      [],
      ['Unité de travail', 'Danger', 'Situation'],
      ['Atelier', 'Bruit', 'Meulage'],
    ];
    expect(headingRow(rows, knownRiskHeadings)).toBe(3);
    expect(headingRow([['Nom', 'Prénom', 'Matricule']], knownRiskHeadings)).toBeUndefined();
  });
});

test.each([
  [['unit', 'situation'], undefined],
  [['hazard', undefined], undefined],
  [['situation', 'situation', 'rating', 'rating'], undefined],
  [['unit', 'measures'], 'no-risk'],
  [['unit', 'unit', 'hazard'], 'column-twice'],
  [['frequency', 'hazard', 'frequency'], 'column-twice'],
] as const)('%j: %s', (mapping, problem) => {
  expect(riskMappingProblem(mapping)).toBe(problem);
});
