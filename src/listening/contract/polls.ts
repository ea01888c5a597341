import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { MOST_CHOICES } from '../rules/poll.ts';
import { RATES } from '../rules/published-week.ts';
import { companyId, day } from './shapes.ts';

// Questions that everybody is asked together.

const pollId = z.uuid();

const text = z.string().max(400);

const choices = z.array(text).max(MOST_CHOICES);

const pollResult = z.object({
  placeId: z.uuid(),
  kind: z.enum(['company', 'site']),
  name: z.string(),
  /** How many are listed there, and how many of them answered, in a word. */
  listed: z.number().int(),
  rate: z.enum(RATES),
  /** Of those who answered, in tens, by choice; and how far each may be off. */
  percents: z.array(z.number().int()),
  margin: z.number().int(),
});
export type PollResult = z.output<typeof pollResult>;

const poll = z.object({
  id: pollId,
  wording: z.string(),
  wordingEn: z.string().nullable(),
  choices: z.array(z.string()),
  choicesEn: z.array(z.string()).nullable(),
  opensOn: day,
  closesOn: day,
  toldOn: day,
  state: z.enum(['written', 'open', 'waiting', 'told', 'withdrawn']),
  told: z.array(pollResult),
});
export type AskedPoll = z.output<typeof poll>;

/** Whether a question can be asked now, and when it would be; or why not, and from when on. */
const nextPoll = z.object({
  state: z.enum(['ready', 'no-list', 'few', 'asked', 'late']),
  listed: z.number().int(),
  leastListed: z.number().int(),
  /** The sites that it would be told of, beside the company. */
  sites: z.array(z.string()),
  opensOn: day,
  closesOn: day,
  toldOn: day,
  /** On which Monday the next list is made. */
  nextList: day,
});
export type NextPoll = z.output<typeof nextPoll>;

/** The questions of a company, the newest first, with what is told of them: for who reads what is told. */
export const readPolls = contract('read-polls', {
  access: 'read-mood',
  input: z.object({ companyId }),
  output: z.object({ polls: z.array(poll), next: nextPoll }),
});
export type ReadPolls = typeof readPolls;

/**
 * For owners, HR and works council: a question for everybody, from the next Monday on. `pollId` is made by the
 * browser: the same call again asks once. Refuses: invalid-input; conflict where none can be asked now.
 */
export const writePoll = contract('write-poll', {
  access: 'ask-everybody',
  input: z.object({
    companyId,
    pollId,
    wording: text,
    choices,
    wordingEn: text.nullable(),
    choicesEn: choices.nullable(),
  }),
  output: z.object({}),
});
export type WritePoll = typeof writePoll;

/** For the same: before it opens it is gone; while it is open, what was answered is. Refuses: not-found. */
export const withdrawPoll = contract('withdraw-poll', {
  access: 'ask-everybody',
  input: z.object({ companyId, pollId }),
  output: z.object({}),
});
export type WithdrawPoll = typeof withdrawPoll;

/** The question that is open, for an employee who is on the list that holds, with what they chose. */
export const readOpenPoll = contract('read-open-poll', {
  access: 'answer',
  input: z.object({ companyId }),
  output: z.object({
    poll: z
      .object({
        id: pollId,
        wording: z.string(),
        choices: z.array(z.string()),
        closesOn: day,
        toldOn: day,
        /** From 1; null for who passed, or has not answered. */
        choice: z.number().int().nullable(),
        hasPassed: z.boolean(),
      })
      .nullable(),
  }),
});
export type ReadOpenPoll = typeof readOpenPoll;
export type OpenPoll = NonNullable<z.output<ReadOpenPoll['output']>['poll']>;

/**
 * Chooses, or passes without a choice, until the question closes; the last one stands. Refuses: invalid-input,
 * not-found for a question that is not open or that the caller is not asked, too-many-requests.
 */
export const answerPoll = contract('answer-poll', {
  access: 'answer',
  input: z.object({
    companyId,
    pollId,
    choice: z.number().int().min(1).max(MOST_CHOICES).nullable(),
  }),
  output: z.object({}),
});
export type AnswerPoll = typeof answerPoll;
