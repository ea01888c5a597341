import type { ParisDay } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import { inLanguage } from '#basics/messages.ts';
import { formatSiren } from '#basics/siren.ts';
import { texts } from '../messages/paper.ts';
import type { Opinion, Reason, Reservation, RiskDocument } from '../rules/duerp-record.ts';
import { type Duties, dutiesOf } from '../rules/duties.ts';
import { type Method, SCALES } from '../rules/evaluation.ts';
import type { FindingCode } from '../rules/readiness.ts';
import { type DocumentWords, documentWords } from './document-words.ts';
import { exposuresOnPaper, planOnPaper } from './paper-plan.ts';
import { paperTexts } from './paper-texts.ts';
import { combinedOnPaper, unitsOnPaper } from './paper-units.ts';
import { reservedIn } from './versions.ts';

/** What a printed document says of itself. */
export type Paper = {
  readonly document: RiskDocument;
  /** The day on which it was issued or frozen, or is printed. */
  readonly day: ParisDay;
  readonly reason: Reason | null;
  readonly note: string | null;
  /** Of an issued version. */
  readonly issue:
    | {
        readonly number: number;
        readonly opinion: Opinion;
        /** Of versions issued in spite of what they lack; of those of before, nothing is said. */
        readonly reservation: Reservation | undefined;
        readonly hash: string;
        readonly previousHash: string | undefined;
      }
    | undefined;
  /** Of what is frozen or issued. */
  readonly frozenOn: ParisDay | null;
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
    : t(paper.frozenOn === null ? 'draft' : 'frozen', { day });
  const unknown = t('cover.unknown');
  const cover: [string, string][] = [
    [t('cover.company'), company.legalName],
    [t('cover.siren'), formatSiren(company.siren)],
    [t('cover.headcount'), words.numbers.format(company.headcount)],
    [t('cover.responsible'), document.responsible ?? unknown],
    [t('cover.healthService'), document.healthService ?? unknown],
    [t('cover.state'), state],
    ...(issue && paper.frozenOn
      ? [[t('cover.frozenOn'), words.day(paper.frozenOn)] as [string, string]]
      : []),
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
    words: inLanguage(texts, language).words,
    methods: methodsOf(document).map((method) => ({
      text: `${words.t(`methods.${method}`)}. ${words.t(`methodHelp.${method}`)}`,
      scales: scalesOf(method, words),
    })),
    units: unitsOnPaper(document, language),
    plan: planOnPaper(document, duties.plan, language),
    exposures: exposuresOnPaper(document, language),
    combined: combinedOnPaper(document, t('words.nothing')),
    events: document.events.map(({ happenedOn, kind, what }) => ({
      date: words.day(happenedOn),
      kind: words.t(`events.${kind}`),
      what,
    })),
    opinion: {
      text: opinionText(paper, duties, language),
      signatories: issue?.opinion.signatories.length
        ? issue.opinion.signatories
        : [
            { name: document.responsible ?? '', as: t('opinion.employer') },
            ...(isCouncilConcerned(issue?.opinion, duties)
              ? [{ name: '', as: t('opinion.council') }]
              : []),
          ],
    },
    reservation: reservationOnPaper(paper, language),
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

/** What the document lacks: as it was signed for, or as it would have to be; nothing where that is nothing. */
function reservationOnPaper({ issue, document }: Paper, language: Language) {
  const t = paperTexts(language);
  const findings = issue ? (issue.reservation?.findings ?? []) : reservedIn(document);
  if (findings.length === 0) return null;
  const known = inLanguage(texts, language).findings;
  return {
    intro: t(issue ? 'reservation.issued' : 'reservation.draft'),
    findings: findings
      .filter(({ code }) => Object.hasOwn(known, code))
      .map(({ code, count }) => t(`findings.${code as FindingCode}`, { count })),
    signatory: issue?.reservation
      ? { name: issue.reservation.name, as: issue.reservation.as }
      : { name: '', as: t('opinion.employer') },
  };
}

/** The one that the company has chosen, then those by which rows were rated before. */
function methodsOf({ method, risks, actions }: RiskDocument): readonly Method[] {
  const rated = [
    ...risks.map(({ evaluation }) => evaluation),
    ...actions.flatMap(({ before, after }) => [before, after]),
  ];
  return [...new Set([method, ...rated.flatMap((evaluation) => evaluation?.method ?? [])])];
}

function scalesOf(method: Method, words: DocumentWords) {
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

/** Nobody signs for a works council that is not there, or that nobody has to consult. */
function isCouncilConcerned(opinion: Opinion | undefined, { council }: Duties): boolean {
  return opinion ? opinion.kind !== 'no-council' : council !== 'none';
}

/** What is known of the consultation, and nothing more. */
function opinionText({ issue, frozenOn }: Paper, { council }: Duties, language: Language): string {
  const t = paperTexts(language);
  const words = documentWords(language);
  const frozen = frozenOn === null ? [] : [t('opinion.frozen', { day: words.day(frozenOn) })];
  if (!issue) {
    const state = frozenOn === null ? 'toCome' : 'waiting';
    return [
      ...frozen,
      council === 'none' ? t('opinion.none') : t(`opinion.${state}.${council}`),
    ].join(' ');
  }
  const { kind, on, text } = issue.opinion;
  const opinion = words.t(`opinions.${kind}`);
  const said = on
    ? t('opinion.on', { opinion, day: words.day(on) })
    : t('opinion.undated', { opinion });
  return [...frozen, said, ...(text ? [text] : [])].join(' ');
}
