import type { Language } from '#basics/language.ts';
import { inLanguage } from '#basics/messages.ts';
import { texts as hazardsTexts } from '../messages/hazards.ts';
import { texts as principlesTexts } from '../messages/principles.ts';
import type { RecordedExposure, RecordedUnit, RiskDocument } from '../rules/duerp-record.ts';
import type { PlanKind } from '../rules/duties.ts';
import { isExposureFactor } from '../rules/exposure-factors.ts';
import { PRINCIPLES } from '../rules/principles.ts';
import { documentWords } from './document-words.ts';
import { mayBeLong } from './long-rows.ts';
import { paperTexts } from './paper-texts.ts';

/** Of a company of fifty or more, with all that a programme has; else a plain list. */
export function planOnPaper(document: RiskDocument, kind: PlanKind, language: Language) {
  const t = paperTexts(language);
  const words = documentWords(language);
  const principles = inLanguage(principlesTexts, language);
  const isProgramme = kind === 'papripact';
  const units = new Map(document.units.map(({ id, name }) => [id, name]));
  const risks = new Map(document.risks.map((risk) => [risk.id, risk]));
  const rows = document.actions
    .filter(({ state }) => state !== 'dropped')
    .toSorted((a, b) => (a.dueOn ?? '9999').localeCompare(b.dueOn ?? '9999'))
    .map((action) => {
      const risk = risks.get(action.riskId);
      const { before, after } = action;
      const effect =
        before || after
          ? `${words.evaluationText(before ?? risk?.evaluation ?? null)} → ${words.evaluationText(after)}`
          : '–';
      const cells = [
        action.what,
        [
          `${units.get(risk?.unitId ?? '') ?? ''} · ${risk?.hazardName[language] ?? ''}`,
          ...(risk?.isProposal ? [`(${t('proposal')})`] : []),
        ].join(' '),
        action.principle === null ? '–' : String(action.principle),
        action.responsible ?? '–',
        words.day(action.dueOn) || '–',
        ...(isProgramme
          ? [
              action.conditions ?? '–',
              action.indicator ?? '–',
              words.money(action.costCents) || '–',
            ]
          : []),
        words.t(`states.${action.state}`),
        effect,
      ];
      return { cells, mayBeLong: mayBeLong(cells.map((text) => [text])) };
    });
  return {
    title: words.t(`plans.${kind}`),
    intro: t(isProgramme ? 'plan.introPapripact' : 'plan.introActions'),
    headings: [
      t('plan.action'),
      t('plan.risk'),
      t('plan.principle'),
      t('plan.responsible'),
      t('plan.due'),
      ...(isProgramme ? [t('plan.conditions'), t('plan.indicator'), t('plan.cost')] : []),
      t('plan.state'),
      t('plan.effect'),
    ],
    principles: PRINCIPLES.map((number) => principles[`p${number}`]),
    /** Of the width. */
    shares: isProgramme ? [2, 1.5, 1, 1.1, 1.1, 1.6, 1.4, 1, 1, 1.5] : [3, 2, 1, 1.5, 1.2, 1, 2],
    rows,
  };
}

/** By factor, how many are above its threshold in each unit and in the company, and which share that is. */
export function exposuresOnPaper(document: RiskDocument, language: Language) {
  const t = paperTexts(language);
  const { exposure } = inLanguage(hazardsTexts, language);
  const { numbers } = documentWords(language);
  const percent = new Intl.NumberFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  const units = new Map(document.units.map((unit) => [unit.id, unit]));
  const row = (
    { factor, women, men }: Pick<RecordedExposure, 'factor' | 'women' | 'men'>,
    { of, ...texts }: { unit: string; of: number | undefined; note: string; isTotal: boolean },
  ) => ({
    ...texts,
    factor: isExposureFactor(factor) ? exposure[factor].name : factor,
    women: numbers.format(women),
    men: numbers.format(men),
    share: of && women + men <= of ? percent.format((women + men) / of) : '–',
  });
  return [...Map.groupBy(document.exposures, ({ factor }) => factor)].flatMap(([factor, each]) => {
    const unexamined = units.size - each.length;
    const sum = (sex: 'women' | 'men') =>
      each.reduce((total, { [sex]: count }) => total + count, 0);
    return [
      ...each.map((exposed) => {
        const unit = units.get(exposed.unitId);
        return row(exposed, {
          unit: unit?.name ?? '',
          of: peopleOf(unit),
          note: exposed.note ?? '',
          isTotal: false,
        });
      }),
      row(
        { factor, women: sum('women'), men: sum('men') },
        {
          unit: t('wholeCompany'),
          of: unexamined === 0 ? document.company.headcount : undefined,
          note: unexamined === 0 ? '' : t('notExamined', { count: unexamined }),
          isTotal: true,
        },
      ),
    ];
  });
}

/** Undefined where it is not said of women, or of men. */
function peopleOf(unit: RecordedUnit | undefined): number | undefined {
  return typeof unit?.women === 'number' && unit.men !== null ? unit.women + unit.men : undefined;
}
