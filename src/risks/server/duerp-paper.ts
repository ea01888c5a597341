import type { Language } from '#basics/language.ts';
import { formatSiren } from '#basics/siren.ts';
import { en } from '../messages/paper.en.ts';
import { fr } from '../messages/paper.fr.ts';
import type { Opinion, Reason, RiskDocument } from '../rules/duerp-record.ts';
import { dutiesOf } from '../rules/duties.ts';
import { SCALES } from '../rules/evaluation.ts';
import { type DocumentWords, documentWords } from './document-words.ts';
import { exposuresOnPaper, planOnPaper } from './paper-plan.ts';
import { paperTexts } from './paper-texts.ts';
import { unitsOnPaper } from './paper-units.ts';

/** What a printed document says of itself. */
export type Paper = {
  readonly document: RiskDocument;
  /** The day on which it was issued or frozen, or is printed. */
  readonly day: string;
  readonly reason: Reason | null;
  readonly note: string | null;
  /** Of an issued version. */
  readonly issue:
    | {
        readonly number: number;
        readonly opinion: Opinion;
        readonly hash: string;
        readonly previousHash: string | undefined;
      }
    | undefined;
  readonly isFrozen: boolean;
};

/** The data of `duerp.typ`: every text as it is shown. */
export function duerpPaper(paper: Paper, language: Language) {
  const t = paperTexts(language);
  const words = documentWords(language);
  const { document, issue } = paper;
  const { company } = document;
  const duties = dutiesOf(company.headcount);
  const day = words.day(paper.day);
  const state = issue
    ? t('version', { number: issue.number, day })
    : t(paper.isFrozen ? 'frozen' : 'draft', { day });
  const unknown = t('cover.unknown');
  const cover: [string, string][] = [
    [t('cover.company'), company.legalName],
    [t('cover.siren'), formatSiren(company.siren)],
    [t('cover.headcount'), words.numbers.format(company.headcount)],
    [t('cover.responsible'), document.responsible ?? unknown],
    [t('cover.healthService'), document.healthService ?? unknown],
    [t('cover.state'), state],
    ...(paper.reason
      ? [[t('cover.reason'), words.t(`reasons.${paper.reason}`)] as [string, string]]
      : []),
    ...(paper.note ? [[t('cover.note'), paper.note] as [string, string]] : []),
  ];
  return {
    title: t('title'),
    foot: t('foot', { company: company.legalName, state }),
    draft: issue ? (language === 'fr' ? null : t('translation')) : t('draftNotice'),
    cover,
    law: t('law'),
    words: (language === 'fr' ? fr : en).words,
    method: `${words.t(`methods.${document.method}`)}. ${words.t(`methodHelp.${document.method}`)}`,
    scales: scalesOf(document, words),
    units: unitsOnPaper(document, language),
    plan: planOnPaper(document, duties.plan, language),
    exposures: exposuresOnPaper(document, language),
    events: document.events.map(({ happenedOn, kind, what }) => ({
      date: words.day(happenedOn),
      kind: words.t(`events.${kind}`),
      what,
    })),
    opinion: {
      text: opinionText(issue?.opinion, language),
      signatories: issue?.opinion.signatories.length
        ? issue.opinion.signatories
        : [
            { name: document.responsible ?? '', as: t('opinion.employer') },
            { name: '', as: t('opinion.council') },
          ],
    },
    chain: issue
      ? {
          intro: t('chain.intro'),
          facts: [
            [t('chain.number'), String(issue.number)],
            [t('chain.hash'), issue.hash],
            [t('chain.previous'), issue.previousHash ?? t('chain.first')],
          ],
        }
      : { intro: t('chain.introDraft'), facts: [] },
  };
}

function scalesOf({ method }: RiskDocument, words: DocumentWords) {
  return Object.entries(SCALES[method])
    .filter(([, steps]) => steps.length > 0)
    .map(([scale, steps]) => ({
      name: words.t(`scales.${scale}` as 'scales.frequency'),
      steps: [...steps].map((value) => ({
        value,
        meaning: words.t(`steps.${method}.${scale}.s${value}` as 'steps.four-by-four.frequency.s1'),
      })),
    }));
}

function opinionText(opinion: Opinion | undefined, language: Language): string {
  const t = paperTexts(language);
  const words = documentWords(language);
  if (!opinion) return t('opinion.waiting');
  const kind = words.t(`opinions.${opinion.kind}`);
  const said = opinion.on
    ? t('opinion.on', { opinion: kind, day: words.day(opinion.on) })
    : t('opinion.undated', { opinion: kind });
  return opinion.text ? `${said} ${opinion.text}` : said;
}
