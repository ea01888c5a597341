import type { Language } from '#basics/language.ts';
import { CSV_MARK, type CsvSeparator, csvLine } from '#company/rules/csv.ts';
import { en } from '../messages/csv.en.ts';
import { fr } from '../messages/csv.fr.ts';
import { en as hazardsEn } from '../messages/hazards.en.ts';
import { fr as hazardsFr } from '../messages/hazards.fr.ts';
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

export type CsvRisk = {
  readonly risk: RecordedRisk;
  readonly unit: RecordedUnit;
  readonly establishment: RiskDocument['establishments'][number] | undefined;
  readonly actions: readonly RecordedAction[];
  /** Of its unit. */
  readonly combined: readonly RecordedCombined[];
};

/** Lines for a spreadsheet of the language: `;` in French, `,` in English. */
export function duerpCsv(language: Language) {
  const words = documentWords(language);
  const headings = language === 'fr' ? fr : en;
  const { families } = language === 'fr' ? hazardsFr : hazardsEn;
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
  function cells({ risk, unit, establishment, actions, combined }: CsvRisk): readonly string[] {
    const { evaluation } = risk;
    const priority = priorityOf({
      evaluation: evaluation ?? undefined,
      priority: risk.priority ?? undefined,
    });
    const indicator = risk.family === 'psychosocial' ? unit.indicator : null;
    return [
      establishment?.name ?? '',
      establishment?.siret ?? '',
      unit.name,
      unit.activities ?? '',
      count(unit.women),
      count(unit.men),
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
      combined.map(combinedText).join('\n'),
    ];
  }
  return {
    head: `${CSV_MARK}${csvLine(Object.values(headings), separator)}`,
    line: (risk: CsvRisk) => csvLine(cells(risk), separator),
  };
}

/** A whole document as one text: by unit, the most pressing risks first within each as it was kept. */
export function duerpCsvText(document: RiskDocument, language: Language): string {
  const csv = duerpCsv(language);
  return csv.head + risksByUnit(document).map(csv.line).join('');
}

/** The risks of each unit in the order of the document, with what belongs to each. */
export function risksByUnit(document: RiskDocument): readonly CsvRisk[] {
  const risks = Map.groupBy(document.risks, ({ unitId }) => unitId);
  const actions = Map.groupBy(document.actions, ({ riskId }) => riskId);
  const combined = Map.groupBy(document.combined ?? [], ({ unitId }) => unitId);
  const establishments = new Map(document.establishments.map((each) => [each.id, each]));
  return document.units.flatMap((unit) =>
    (risks.get(unit.id) ?? []).map((risk) => ({
      risk,
      unit,
      establishment: establishments.get(unit.establishmentId),
      actions: actions.get(risk.id) ?? [],
      combined: combined.get(unit.id) ?? [],
    })),
  );
}
