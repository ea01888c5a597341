import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inLanguages } from '#basics/messages.ts';
import { cleanLine, cleanText, textProblem } from '#basics/plain-text.ts';
import { headingRow } from '#imports/rules/import-columns.ts';
import { readImportFile } from '#imports/web/read-import-file.ts';
import { texts as hazardsTexts } from '../messages/hazards.ts';
import { duerpCsvText, risksByUnit } from '../server/duerp-csv.ts';
import type { RecordedRisk, RiskDocument } from './duerp-record.ts';
import { METHODS, proposedPriority, SCALES } from './evaluation.ts';
import { familyOf, HAZARDS } from './hazards.ts';
import { readImportedRisk } from './risk-import.ts';
import { guessRiskColumns, knownRiskHeadings } from './risk-import-columns.ts';
import { reportOf } from './risk-import-report.ts';
import { typedRisks } from './risk-import-rows.ts';

const { fr: hazardsFr, en: hazardsEn } = inLanguages(hazardsTexts);

const FIXTURES = join(import.meta.dirname, '../../../tests/fixtures');
const FRENCH = { method: 'frequency-severity', language: 'fr', isSameScale: false } as const;

async function reportOfFile(file: Blob, wish: Parameters<typeof reportOf>[1]) {
  const rows = await readImportFile(file, knownRiskHeadings);
  const headingAt = headingRow(rows, knownRiskHeadings);
  const mapping = guessRiskColumns(rows[headingAt ?? 0] ?? []);
  const report = reportOf(typedRisks(rows, { mapping, headingAt, everyUnit: '' }), wish);
  const risks = report.coming.map((row) => ({
    line: row.line,
    ...readImportedRisk(row, wish).values,
  }));
  return { report, risks };
}

describe.each(['document-unique.csv', 'document-unique.xlsx'])(
  'the document of a joinery, %s',
  (name) => {
    const read = async () => reportOfFile(new Blob([await readFile(join(FIXTURES, name))]), FRENCH);

    test('is understood below its titles, merged cells included', async () => {
      const { report, risks } = await read();
      expect(report.problems).toEqual([
        { line: 11, path: 'situation', problem: 'required' },
        { line: 12, path: 'men', problem: 'number-invalid' },
        { line: 13, path: 'dueOn', problem: 'day-invalid' },
      ]);
      expect(report.counts).toEqual({ units: 3, actions: 5, evaluated: 0 });
      expect(risks.map(({ line, establishment, unit }) => [line, establishment, unit])).toEqual([
        [5, 'Nantes', 'Atelier'],
        [6, 'Nantes', 'Atelier'],
        [7, 'Nantes', 'Atelier'],
        [8, 'Nantes', 'Atelier'],
        [9, 'Nantes', 'Pose sur chantier'],
        [10, 'Nantes', 'Pose sur chantier'],
        [14, 'Rezé', 'Bureau'],
        [15, 'Rezé', 'Bureau'],
      ]);
    });

    test('keeps what every cell says', async () => {
      const { risks } = await read();
      expect(risks[0]).toEqual({
        line: 5,
        establishment: 'Nantes',
        unit: 'Atelier',
        family: 'Machines',
        hazard: 'Pièces de machines en mouvement',
        situation: 'Usinage sur toupie sans protecteur à l’entrée',
        harm: 'Amputation, plaie',
        sexDifference: null,
        measures:
          'Formation au poste\nPoussoirs\nCotation d’origine\u00a0: F 3, G 4, 12, priorité 1',
        women: 1,
        men: 6,
        evaluation: null,
        priority: null,
        actions: [
          { what: 'Poser un protecteur', responsible: 'Karim Benali', dueOn: '2026-12-15' },
          { what: 'Former les nouveaux', responsible: 'Karim Benali', dueOn: '2026-12-15' },
        ],
      });
      expect(risks[1]?.measures).toBe(
        'Bouchons moulés\nMesure du 3 mars\nCotation d’origine\u00a0: F 4, G 3, 12, priorité 1',
      );
      expect(risks[5]).toMatchObject({
        measures: 'Véhicules révisés\nCotation d’origine\u00a0: F 4, G 4, 16, priorité Haute',
        priority: null,
      });
      expect(risks[7]).toMatchObject({ hazard: 'Chien du voisin', situation: 'Chien du voisin' });
    });
  },
);

describe('what we have exported is what is imported', () => {
  const prose = fc
    .array(fc.string({ unit: 'grapheme', maxLength: 20 }), { minLength: 1, maxLength: 3 })
    .map((lines) => cleanText(lines.join('\n')))
    .filter((text) => isWhole(text, true));
  const name = fc
    .string({ unit: 'grapheme', maxLength: 20 })
    .map((text) => cleanLine(`U${text}`))
    .filter((text) => isWhole(text, false));
  const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value);
  const people = orNull(fc.integer({ min: 0, max: 1_000_000 }));

  const documents = fc.constantFrom(...METHODS).chain((method) => {
    const { frequency, severity, mastery } = SCALES[method];
    const evaluation = fc.record({
      method: fc.constant(method),
      frequency: fc.constantFrom<number>(...frequency),
      severity: fc.constantFrom<number>(...severity),
      ...(mastery.length > 0 && { mastery: fc.constantFrom<number>(...mastery) }),
    });
    const risk = fc.record({
      id: fc.uuid(),
      unitId: fc.constantFrom('u1', 'u2', 'u3'),
      named: fc.oneof(fc.constantFrom(...HAZARDS.map(({ code }) => code)), name),
      situation: prose,
      harm: orNull(prose),
      measures: orNull(prose),
      sexDifference: orNull(prose),
      women: people,
      men: people,
      evaluation: orNull(evaluation),
      priority: orNull(fc.constantFrom(1 as const, 2 as const, 3 as const)),
    });
    return fc
      .tuple(
        fc.array(risk, { minLength: 1, maxLength: 6 }),
        fc.array(name, { minLength: 5, maxLength: 5 }),
      )
      .map(([risks, names]) => documentOf(method, risks.map(withHazard), names));
  });

  test.each(['fr', 'en'] as const)('in %s', async (language) => {
    await fc.assert(
      fc.asyncProperty(documents, async (document) => {
        const file = new Blob([duerpCsvText(document, language)]);
        const wish = { method: document.method, language, isSameScale: false };
        const { report, risks } = await reportOfFile(file, wish);
        expect(report.problems).toEqual([]);
        expect(risks.map(({ line, family, actions, ...risk }) => risk)).toEqual(
          risksOf(document).map(({ risk, unit, establishment }) => ({
            establishment: establishment?.name,
            unit: unit.name,
            hazard: risk.hazardName[language],
            situation: risk.situation,
            harm: risk.harm,
            sexDifference: risk.sexDifference,
            measures: risk.measures,
            women: risk.women,
            men: risk.men,
            evaluation: risk.evaluation,
            // Where it is the one that the evaluation proposes, nobody has decided otherwise.
            priority:
              risk.evaluation && risk.priority === proposedPriority(risk.evaluation)
                ? null
                : risk.priority,
          })),
        );
      }),
      { numRuns: 60 },
    );
  });

  test('actions are read line by line', async () => {
    const document = documentOf('frequency-severity', [], ['Nantes', 'Rezé', 'Atelier', 'B', 'C']);
    const risk = withHazard({ ...RISK, named: 'loudNoise' });
    const action = {
      id: 'a',
      riskId: risk.id,
      principle: 8,
      responsible: 'Karim',
      costCents: null,
      dueOn: '2026-12-15',
      conditions: null,
      indicator: null,
      state: 'planned' as const,
      doneOn: null,
      before: null,
      after: null,
    };
    const actions = [
      { ...action, what: 'Capoter la raboteuse' },
      { ...action, id: 'b', what: 'Former' },
    ];
    const text = duerpCsvText({ ...document, risks: [risk], actions }, 'fr');
    const { risks } = await reportOfFile(new Blob([text]), FRENCH);
    expect(risks[0]?.actions.map(({ what }) => what)).toEqual([
      'Capoter la raboteuse (Prévue, Karim, 15 décembre 2026)',
      'Former (Prévue, Karim, 15 décembre 2026)',
    ]);
  });
});

const risksOf = (document: Parameters<typeof risksByUnit>[0]) =>
  risksByUnit(document).flatMap(({ risks, ...of }) => risks.map(({ risk }) => ({ ...of, risk })));

const RISK = {
  id: 'r',
  unitId: 'u1',
  situation: 'Raboteuse en continu',
  harm: null,
  measures: null,
  sexDifference: null,
  women: null,
  men: null,
  evaluation: null,
  priority: null,
};

function isWhole(text: string, isMultiline: boolean): boolean {
  return textProblem(text, { max: 200, isRequired: true, isMultiline }) === undefined;
}

/** Of the catalogue, or of the company's own under that name. */
function withHazard({
  named,
  ...risk
}: Omit<RecordedRisk, 'family' | 'hazard' | 'hazardName'> & { named: string }): RecordedRisk {
  const known = HAZARDS.find(({ code }) => code === named);
  if (!known) {
    return { ...risk, hazard: null, family: 'noise', hazardName: { fr: named, en: named } };
  }
  const { code } = known;
  return {
    ...risk,
    hazard: code,
    family: familyOf(code),
    hazardName: { fr: hazardsFr.hazards[code].name, en: hazardsEn.hazards[code].name },
  };
}

function documentOf(
  method: RiskDocument['method'],
  risks: readonly RecordedRisk[],
  [first = '', second = '', ...units]: readonly string[],
): RiskDocument {
  return {
    company: { legalName: 'Fonderie', siren: '732829320', headcount: 60 },
    method,
    responsible: null,
    healthService: null,
    establishments: [
      { id: 'e1', name: first, siret: null },
      { id: 'e2', name: second, siret: null },
    ],
    units: units.map((unit, at) => ({
      id: `u${at + 1}`,
      establishmentId: at === 0 ? 'e1' : 'e2',
      name: unit,
      activities: at === 0 ? 'Trempe et polissage.' : null,
      women: at,
      men: null,
      indicator: null,
    })),
    risks,
    actions: [],
    exposures: [],
    events: [],
  };
}
