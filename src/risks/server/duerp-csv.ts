import type { Language } from '#basics/language.ts';
import { inLanguage } from '#basics/messages.ts';
import { CSV_MARK, type CsvSeparator, csvLine } from '#imports/rules/csv.ts';
import { texts } from '../messages/csv.ts';
import { texts as hazardsTexts } from '../messages/hazards.ts';
import type {
  RecordedAction,
  RecordedCombined,
  RecordedRisk,
  RecordedUnit,
  RiskDocument,
} from '../rules/duerp-record.ts';
import { bandOf, priorityOf, scoreOf } from '../rules/evaluation.ts';
import { isFamily } from '../rules/hazards.ts';
import { documentWords } from './document-words.ts';

export type CsvUnit = {
  readonly unit: RecordedUnit;
  readonly establishment: RiskDocument['establishments'][number] | undefined;
  readonly combined: readonly RecordedCombined[];
};
type CsvRisk = { readonly risk: RecordedRisk; readonly actions: readonly RecordedAction[] };

/** Lines for a spreadsheet of the language: `;` in French, `,` in English. */
export function duerpCsv(language: Language) {
  const words = documentWords(language);
  const headings = inLanguage(texts, language);
  const { families } = inLanguage(hazardsTexts, language);
  const separator: CsvSeparator = language === 'fr' ? ';' : ',';
  const count = (people: number | null) => (people === null ? '' : String(people));

  function actionText({ what, responsible, dueOn, state, doneOn }: RecordedAction): string {
    const facts = [
      words.t(`states.${state}`),
      responsible,
      words.day(state === 'done' ? doneOn : dueOn),
    ].filter(Boolean);
    return `${what} (${facts.join(', ')})`;
  }
  function combinedText({ agents, effects, assessment, measures }: RecordedCombined): string {
    return [agents, effects, assessment, measures].filter(Boolean).join(' · ');
  }
  function unitCells({ unit, establishment }: CsvUnit): readonly string[] {
    return [
      establishment?.name ?? '',
      establishment?.siret ?? '',
      unit.name,
      unit.activities ?? '',
      count(unit.women),
      count(unit.men),
    ];
  }
  function riskCells({ risk, actions }: CsvRisk, unit: RecordedUnit): readonly string[] {
    const { evaluation } = risk;
    const priority = priorityOf({
      evaluation: evaluation ?? undefined,
      priority: risk.priority ?? undefined,
    });
    const indicator = risk.family === 'psychosocial' ? unit.indicator : null;
    return [
      isFamily(risk.family) ? families[risk.family] : risk.family,
      risk.hazardName[language],
      risk.situation,
      risk.isProposal ? words.t('proposal') : '',
      risk.harm ?? '',
      count(risk.women),
      count(risk.men),
      risk.sexDifference ?? '',
      risk.measures ?? '',
      evaluation === null ? '' : words.t(`methods.${evaluation.method}`),
      count(evaluation?.frequency ?? null),
      count(evaluation?.severity ?? null),
      count(evaluation?.mastery ?? null),
      evaluation === null ? '' : words.numbers.format(scoreOf(evaluation)),
      words.t(evaluation === null ? 'bands.none' : `bands.${bandOf(evaluation)}`),
      count(priority ?? null),
      indicator === null ? '' : words.points(indicator.tenths),
      indicator === null ? '' : words.points(indicator.marginTenths),
      indicator === null ? '' : words.day(indicator.monday),
      actions.map(actionText).join('\n'),
    ];
  }
  function line(of: CsvUnit, cells: readonly string[]): string {
    const combined = of.combined.map(combinedText).join('\n');
    return csvLine([...unitCells(of), ...cells, combined], separator);
  }
  const columns = Object.values(headings);
  return {
    head: `${CSV_MARK}${csvLine(columns, separator)}`,
    risks: (of: CsvUnit, risks: readonly CsvRisk[]) =>
      risks.map((risk) => line(of, riskCells(risk, of.unit))).join(''),
    /** What acts together in a unit stands beside its risks; where it has none, on a line without one. */
    noRisk: (of: CsvUnit) => {
      const blank = columns.slice(unitCells(of).length + 1).map(() => '');
      return of.combined.length === 0 ? '' : line(of, blank);
    },
  };
}

/** A whole document as one text: by unit, its risks as they were kept. */
export function duerpCsvText(document: RiskDocument, language: Language): string {
  const csv = duerpCsv(language);
  const lines = risksByUnit(document).map(({ risks, ...of }) =>
    risks.length === 0 ? csv.noRisk(of) : csv.risks(of, risks),
  );
  return csv.head + lines.join('');
}

/** Each unit with its risks in the order of the document, and what belongs to each. */
export function risksByUnit(document: RiskDocument) {
  const risks = Map.groupBy(document.risks, ({ unitId }) => unitId);
  const actions = Map.groupBy(document.actions, ({ riskId }) => riskId);
  return csvUnits(document).map((of) => ({
    ...of,
    risks: (risks.get(of.unit.id) ?? []).map((risk) => ({
      risk,
      actions: actions.get(risk.id) ?? [],
    })),
  }));
}

export function csvUnits({
  units,
  establishments,
  combined = [],
}: Pick<RiskDocument, 'units' | 'establishments' | 'combined'>): readonly CsvUnit[] {
  const combinedOf = Map.groupBy(combined, ({ unitId }) => unitId);
  const places = new Map(establishments.map((each) => [each.id, each]));
  return units.map((unit) => ({
    unit,
    establishment: places.get(unit.establishmentId),
    combined: combinedOf.get(unit.id) ?? [],
  }));
}
