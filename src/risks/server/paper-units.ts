import type { Language } from '#basics/language.ts';
import { inLanguage } from '#basics/messages.ts';
import { formatSiren } from '#basics/siren.ts';
import { climateOf } from '#listening/rules/climate.ts';
import { texts as hazardsTexts } from '../messages/hazards.ts';
import type {
  Indicator,
  RecordedAction,
  RecordedRisk,
  RecordedUnit,
  RiskDocument,
} from '../rules/duerp-record.ts';
import { bandOf, byPriority, priorityOf } from '../rules/evaluation.ts';
import { isFamily } from '../rules/hazards.ts';
import { type DocumentWords, documentWords } from './document-words.ts';
import { mayBeLong } from './long-rows.ts';
import { paperTexts } from './paper-texts.ts';

/** Each work unit with its risks, the most pressing first. */
export function unitsOnPaper(document: RiskDocument, language: Language) {
  const t = paperTexts(language);
  const words = documentWords(language);
  const establishments = new Map(document.establishments.map((each) => [each.id, each]));
  const risks = Map.groupBy(document.risks, ({ unitId }) => unitId);
  const actions = Map.groupBy(document.actions, ({ riskId }) => riskId);
  const count = (people: number | null) => (people === null ? '–' : words.numbers.format(people));
  const level = (tenths: number) => t(`levels.${climateOf(tenths / 10)}`);
  const indicatorText = (of: Indicator) =>
    t('indicator', {
      points: words.points(of.tenths),
      margin: words.points(of.marginTenths),
      level: level(of.tenths),
      trend: of.respondentsFrom === undefined ? (of.trend?.direction ?? 'none') : 'answers',
      change: words.points(Math.abs(of.trend?.tenths ?? 0)),
      count: of.respondentsFrom ?? 0,
      day: words.day(of.monday),
    });
  return document.units.map((unit) => {
    const { name: establishment = '', siret = null } =
      establishments.get(unit.establishmentId) ?? {};
    const own = (risks.get(unit.id) ?? []).map((risk) => ({
      risk,
      evaluation: risk.evaluation ?? undefined,
      priority: risk.priority ?? undefined,
    }));
    const isPsychosocial = own.some(({ risk }) => risk.family === 'psychosocial');
    return {
      establishment,
      siret: siret === null ? null : t('siret', { siret: formatSiren(siret) }),
      name: unit.name,
      heading: `${unit.name} · ${establishment}`,
      activities: unit.activities,
      women: count(unit.women),
      men: count(unit.men),
      indicator: isPsychosocial && unit.indicator ? indicatorText(unit.indicator) : null,
      risks: own.toSorted(byPriority).map(({ risk, ...rated }) => {
        const texts = riskTexts(risk, language);
        const indicator = factorText(risk, unit);
        const planned = (actions.get(risk.id) ?? []).map((action) => actionText(action, words));
        return {
          ...texts,
          indicator,
          priority: words.priority(priorityOf(rated)),
          actions: planned,
          mayBeLong: mayBeLong([
            [texts.hazard, texts.family, texts.situation, indicator],
            [texts.harm, texts.people, texts.sexDifference],
            [texts.measures],
            planned,
          ]),
        };
      }),
    };
  });

  function factorText({ hazard, family }: RecordedRisk, { indicator }: RecordedUnit) {
    const tenths = family === 'psychosocial' && hazard ? indicator?.factors[hazard] : undefined;
    if (tenths === undefined) return null;
    return t('factorIndicator', { points: words.points(tenths), level: level(tenths) });
  }
}

/** What acts together in each unit; nothing in a document where nobody has said any. */
export function combinedOnPaper({ combined = [], units }: RiskDocument, nothing: string) {
  if (combined.length === 0) return null;
  const names = new Map(units.map(({ id, name }) => [id, name]));
  return combined.map(({ unitId, agents, effects, assessment, measures }) => ({
    mayBeLong: mayBeLong([[agents], [effects], [assessment], [measures]]),
    cells: [names.get(unitId) ?? '', agents, effects, assessment, measures ?? nothing],
  }));
}

function actionText({ what, state, dueOn, doneOn }: RecordedAction, words: DocumentWords): string {
  const day = words.day(state === 'done' ? doneOn : dueOn);
  return `${what} (${[words.t(`states.${state}`), day].filter(Boolean).join(', ')})`;
}

function riskTexts(risk: RecordedRisk, language: Language) {
  const t = paperTexts(language);
  const words = documentWords(language);
  const { families } = inLanguage(hazardsTexts, language);
  const { evaluation, women, men } = risk;
  return {
    hazard: risk.hazardName[language],
    family: isFamily(risk.family) ? families[risk.family] : risk.family,
    situation: risk.situation,
    proposal: risk.isProposal ? t('proposal') : null,
    harm: risk.harm,
    measures: risk.measures,
    sexDifference: risk.sexDifference,
    people:
      women === null && men === null
        ? t('peopleUnknown')
        : // The text says -1 as what is unknown.
          t('people', { women: women ?? -1, men: men ?? -1 }),
    band: evaluation === null ? 'unrated' : bandOf(evaluation),
    level: words.t(evaluation === null ? 'bands.none' : `bands.${bandOf(evaluation)}`),
    sum: evaluation === null ? null : words.sum(evaluation),
  };
}
