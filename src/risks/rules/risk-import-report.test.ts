import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { METHODS, scoreOf } from './evaluation.ts';
import { readImportedRisk } from './risk-import.ts';
import { guessRiskColumns, RISK_COLUMNS, type RiskColumn } from './risk-import-columns.ts';
import { reportOf } from './risk-import-report.ts';
import { linesAside, typedRisks } from './risk-import-rows.ts';

const WISH = { method: 'frequency-severity', language: 'fr', isSameScale: false } as const;

const cell = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  fc.constantFrom('1', '3', '9', '10', '-', ' ', 'Atelier', '15/12/2026', "'=1", 'a\nb', '\u0000'),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const column = fc.constantFrom<RiskColumn | undefined>(undefined, ...RISK_COLUMNS);
const wish = fc.record({
  method: fc.constantFrom(...METHODS),
  language: fc.constantFrom('fr', 'en'),
  isSameScale: fc.boolean(),
});

test('whatever a sheet holds, each line that is not empty comes in or is set aside, once', () => {
  fc.assert(
    fc.property(
      fc.array(column, { maxLength: 8 }),
      fc.array(fc.array(cell, { maxLength: 9 }), { maxLength: 12 }),
      wish,
      (mapping, rows, how) => {
        const { coming, aside, problems } = reportOf(
          typedRisks(rows, { mapping, headingAt: undefined, everyUnit: '' }),
          how,
        );
        const filled = rows.flatMap((row, at) => (row.some((each) => each.trim()) ? [at + 1] : []));
        const lines = [...coming, ...aside].map(({ line }) => line).toSorted((a, b) => a - b);
        expect(lines).toEqual(filled);
        expect(new Set(problems.map(({ line }) => line))).toEqual(
          new Set(aside.map(({ line }) => line)),
        );
      },
    ),
  );
});

test('nothing that is said in a line that comes in is lost', () => {
  const words = fc.record(
    Object.fromEntries(
      RISK_COLUMNS.map((name) => [name, fc.constantFrom(`mot${name}`, `7${name}`, '1', '4', '10')]),
    ) as Record<RiskColumn, fc.Arbitrary<string>>,
    { requiredKeys: ['unit', 'situation'] },
  );
  fc.assert(
    fc.property(words, wish, (values, how) => {
      const { women, men, dueOn, ...said } = values;
      const typed = { line: 2, values: { ...said, women: '12', men: '34', dueOn: '05/06/2026' } };
      const report = reportOf([typed], how);
      expect(report.aside).toEqual([]);
      const [risk] = report.coming.map((row) => readImportedRisk(row, how).values);
      const { evaluation = null, ...texts } = risk ?? {};
      for (const [name, text] of Object.entries(said)) {
        // What the evaluation says by itself.
        if (evaluation && ['frequency', 'severity'].includes(name)) continue;
        if (evaluation && name === 'rating' && text === String(scoreOf(evaluation))) continue;
        if (evaluation?.mastery !== undefined && name === 'mastery') continue;
        if (name === 'priority' && text === '1') continue;
        expect(JSON.stringify(texts)).toContain(text);
      }
      expect(JSON.stringify(texts)).toMatch(/2026-06-05|05\/06\/2026/);
    }),
  );
});

describe('a file with a scale of its own', () => {
  const rows = [
    ['Atelier', 'Bruit', '3', '1'],
    ['Atelier', 'Chute', '2', '4'],
    ['Atelier', 'Coupure', '', ''],
  ];
  const typed = typedRisks(rows, {
    mapping: ['unit', 'hazard', 'frequency', 'severity'],
    headingAt: undefined,
    everyUnit: '',
  });

  test('is not evaluated, not even where its figures look alike; they are kept', () => {
    const report = reportOf(typed, WISH);
    expect(report).toMatchObject({ offScale: 1, onScale: 1, counts: { evaluated: 0, units: 1 } });
    expect(report.coming.map(({ values }) => values.rating)).toEqual([
      'F 3, G 1',
      'F 2, G 4',
      undefined,
    ]);
  });

  test('unless somebody says that they mean the same', () => {
    expect(reportOf(typed, { ...WISH, isSameScale: true })).toMatchObject({
      offScale: 1,
      counts: { evaluated: 1 },
    });
    expect(reportOf(typed.slice(0, 1), WISH)).toMatchObject({
      offScale: 0,
      counts: { evaluated: 1 },
    });
  });
});

describe('lines that are corrected in the file of those set aside', () => {
  const rows = [
    ['Unité', 'Danger', 'Situation', 'Fréquence', 'Gravité', 'Priorité', 'Échéance', 'Action'],
    ['Atelier', 'Bruit', 'Meulage', '5', '4', '1', '', ''],
    ['', '', 'Perçage', '4', '3', '3', 'T1 2026', 'Capoter'],
  ];
  const reading = { mapping: guessRiskColumns(rows[0] ?? []), headingAt: 0, everyUnit: '' };
  const four = { ...WISH, method: 'four-by-four' } as const;
  const names = { line: 'Ligne d’origine', wrong: 'À revoir', mark: 'Repère (à laisser tel quel)' };

  test('are rated on no other scale than they were with all others', () => {
    const first = reportOf(typedRisks(rows, reading), four);
    expect(first).toMatchObject({ offScale: 1, isOtherScale: true, counts: { evaluated: 0 } });
    const wrong = first.aside.map((row) => ({ ...row, wrong: 'la date', mark: '{1}' }));
    const file = linesAside(rows, reading, wrong, { rating: 'Cotation d’origine', ...names });
    expect(file).toEqual([
      [
        'Unité',
        'Danger',
        'Situation',
        'Échéance',
        'Action',
        'Cotation d’origine',
        ...Object.values(names),
      ],
      [
        'Atelier',
        'Bruit',
        'Perçage',
        'T1 2026',
        'Capoter',
        'F 4, G 3, priorité 3',
        '3',
        'la date',
        '{1}',
      ],
    ]);

    const corrected = file.map((row) => row.map((cell) => cell.replace('T1 2026', '31/03/2026')));
    const again = { mapping: guessRiskColumns(corrected[0] ?? []), headingAt: 0, everyUnit: '' };
    const second = reportOf(typedRisks(corrected, again), four);
    expect(second).toMatchObject({ offScale: 0, aside: [], counts: { evaluated: 0 } });
    expect(second.coming.map((row) => readImportedRisk(row, four).values)).toMatchObject([
      {
        evaluation: null,
        priority: null,
        measures: 'Cotation d’origine\u00a0: F 4, G 3, priorité 3',
      },
    ]);
  });
});
