import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { RATES } from '../rules/published-week.ts';
import { DIMENSIONS, ITEMS, PASSED, STEPS } from '../rules/questionnaire-items.ts';
import { companyId, day } from './shapes.ts';

// The questionnaire that everybody is asked once a year.

const questionnaireId = z.uuid();

const dimensionResults = z.object({
  placeId: z.uuid(),
  kind: z.enum(['company', 'site', 'team']),
  name: z.string(),
  listed: z.number().int(),
  /** From 4 to 12, in halves; and how far each may be off. */
  points: z.record(z.enum(DIMENSIONS), z.number()),
  margin: z.number(),
});
export type DimensionResults = z.output<typeof dimensionResults>;

const questionnaire = z.object({
  id: questionnaireId,
  opensOn: day,
  closesOn: day,
  toldOn: day,
  state: z.enum(['written', 'open', 'waiting', 'told', 'few-answered', 'withdrawn']),
  /** How many of the listed answered, in the whole company; null before it is told. */
  rate: z.enum(RATES).nullable(),
  told: z.array(dimensionResults),
});
export type AskedQuestionnaire = z.output<typeof questionnaire>;

/** Whether one can be opened now, and when it would be; or why not, and from when on. */
const nextQuestionnaire = z.object({
  state: z.enum(['ready', 'no-list', 'old-list', 'few', 'this-year', 'this-list', 'late']),
  listed: z.number().int(),
  leastListed: z.number().int(),
  /** The sites and teams that it would be told of, beside the company. */
  places: z.array(z.string()),
  opensOn: day,
  closesOn: day,
  toldOn: day,
  /** From which day on it can be tried again. */
  againOn: day,
});
export type NextQuestionnaire = z.output<typeof nextQuestionnaire>;

/** The questionnaires of a company, the newest first, with what is told of them: for who reads what is told. */
export const readQuestionnaires = contract('read-questionnaires', {
  access: 'read-mood',
  input: z.object({ companyId }),
  output: z.object({ questionnaires: z.array(questionnaire), next: nextQuestionnaire }),
});
export type ReadQuestionnaires = typeof readQuestionnaires;

/**
 * For owners, HR and works council: everybody is asked from the next Monday on. `questionnaireId` is made by the
 * browser: the same call again opens one. Refuses: conflict where none can be opened now.
 */
export const openQuestionnaire = contract('open-questionnaire', {
  access: 'ask-everybody',
  input: z.object({ companyId, questionnaireId }),
  output: z.object({}),
});
export type OpenQuestionnaire = typeof openQuestionnaire;

/** For the same: before it opens it is gone; while it is open, what was answered is. Refuses: not-found. */
export const withdrawQuestionnaire = contract('withdraw-questionnaire', {
  access: 'ask-everybody',
  input: z.object({ companyId, questionnaireId }),
  output: z.object({}),
});
export type WithdrawQuestionnaire = typeof withdrawQuestionnaire;

/** The questionnaire that is open, for an employee who is on the list that holds, with what they answered. */
export const readOwnQuestionnaire = contract('read-own-questionnaire', {
  access: 'answer',
  input: z.object({ companyId }),
  output: z.object({
    questionnaire: z
      .object({
        id: questionnaireId,
        closesOn: day,
        toldOn: day,
        /** By statement: 1 to 5, 0 where it was passed, null where nothing was said. */
        answers: z.array(z.number().int().nullable()),
      })
      .nullable(),
  }),
});
export type ReadOwnQuestionnaire = typeof readOwnQuestionnaire;
export type OwnQuestionnaire = NonNullable<
  z.output<ReadOwnQuestionnaire['output']>['questionnaire']
>;

/**
 * Some answers, until the questionnaire closes; the last one to a statement stands, the others stay. Refuses:
 * not-found for one that is not open or that the caller is not asked, too-many-requests.
 */
export const answerQuestionnaire = contract('answer-questionnaire', {
  access: 'answer',
  input: z.object({
    companyId,
    questionnaireId,
    answers: z
      .array(
        z.object({
          item: z
            .number()
            .int()
            .min(0)
            .max(ITEMS.length - 1),
          /** 0 passes. */
          answer: z.number().int().min(PASSED).max(STEPS.length),
        }),
      )
      .min(1)
      .max(ITEMS.length),
  }),
  output: z.object({}),
});
export type AnswerQuestionnaire = typeof answerQuestionnaire;
