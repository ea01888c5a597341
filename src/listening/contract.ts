import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { FACTORS } from './rules/daily-question.ts';
import { MOST_CHOICES } from './rules/poll.ts';
import { DIMENSIONS, ITEMS, PASSED, STEPS } from './rules/questionnaire-items.ts';
import { RATES } from './rules/told-week.ts';

// Every function here refuses: sign-in-required, forbidden (no such right in that company, or its
// licence is over).

const companyId = z.uuid();
const day = z.string().max(10);
const tap = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);
/** Each question may be skipped. */
const taps = z.object({
  mood: tap.nullable(),
  energy: tap.nullable(),
  factorTap: tap.nullable(),
});
export type Taps = z.output<typeof taps>;

const factor = z.enum(FACTORS);

/**
 * What the screen of a check-in needs: the questions of today and of the days to come, for a phone
 * that goes offline; what the caller said today; and how many people are around them.
 */
export const readCheckIn = contract('read-check-in', {
  input: z.object({ companyId }),
  output: z.object({
    companyName: z.string(),
    questions: z.array(z.object({ day, factor, text: z.string() })),
    given: taps.nullable(),
    group: z.object({
      /** Of the team, or of the site for who is in no team. */
      name: z.string(),
      people: z.number().int(),
      /** The last day on which somebody joined, left or moved; null if never. */
      changedOn: day.nullable(),
      /** The Monday of the list that the caller waits for to be listed there; null for who is. */
      waitsUntil: day.nullable(),
    }),
    /** How many must be listed in a place for it to be told. */
    leastListed: z.number().int(),
    tellsEverybody: z.boolean(),
  }),
});
export type ReadCheckIn = typeof readCheckIn;

/**
 * Says how it is going, for today, or for a day when the phone was offline. The same call again
 * changes nothing; another one on the same day takes the place of the first; one without any tap
 * takes it back. For a day that is over the first one stands. Refuses: invalid-input,
 * too-many-requests.
 */
export const checkIn = contract('check-in', {
  input: z.object({ companyId, day, taps }),
  output: z.object({
    /** `own-only`: the week is closed, so it counts nowhere but for its author. */
    state: z.enum(['kept', 'own-only', 'there-already', 'taken-back']),
  }),
});
export type CheckIn = typeof checkIn;

/** What the caller has said, the oldest first; nobody else can ask for it. */
export const listOwnAnswers = contract('list-own-answers', {
  input: z.object({ companyId }),
  output: z.object({
    answers: z.array(z.object({ day, factor, ...taps.shape })),
  }),
});
export type ListOwnAnswers = typeof listOwnAnswers;
export type OwnAnswer = z.output<ListOwnAnswers['output']>['answers'][number];

/** Erases all that the caller has said there; what was told of closed weeks stays as it is. */
export const eraseOwnAnswers = contract('erase-own-answers', {
  input: z.object({ companyId }),
  output: z.object({}),
});
export type EraseOwnAnswers = typeof eraseOwnAnswers;

const percent = z.number().int();

const cell = z.object({
  /** Where the place stands: points from 1 to 15, in halves. */
  points: z.number(),
  /** From which changes are read, in the same points; null in releases of method 1. */
  thread: z.number().nullable(),
  /** How many people are listed there, and in how many leaves of the tree; null in method 1. */
  listed: z.number().int().nullable(),
  leaves: z.number().int().nullable(),
  /** How many of the listed count, of the whole company; null in method 1. */
  rate: z.enum(RATES).nullable(),
  /** The thread begins with this week, the first of a list: nothing told before it compares. */
  begins: z.boolean(),
});
export type Cell = z.output<typeof cell>;

const place = z.object({
  id: z.uuid(),
  parentId: z.uuid().nullable(),
  kind: z.enum(['company', 'site', 'team']),
  name: z.string(),
  /** One for each of `mondays`; null where nothing is told. */
  weeks: z.array(cell.nullable()),
  /** Percent outside the middle third, told once with the list that holds, of large places; null elsewhere. */
  outside: percent.nullable(),
  /** Of the last four weeks told together, by factor; null where nothing is told. */
  factors: z.record(factor, z.object({ points: z.number() }).nullable()),
});
export type MoodPlace = z.output<typeof place>;

/**
 * What is told of a company: for owner, HR and works council, the same bytes for all of them. A year
 * of the company and its sites, half a year of teams; places as the last release names them.
 */
export const readMood = contract('read-mood', {
  input: z.object({ companyId }),
  output: z.object({
    /** The company's setting, and how many must be listed in a place to be told in the list that holds. */
    leastK: z.number().int(),
    leastListed: z.number().int(),
    /** The Mondays of closed weeks, the oldest first. */
    mondays: z.array(day),
    /** Those of them whose rows are not as they were told, by their hashes: nothing is given of them. */
    altered: z.array(day),
    /** Of the last release, and of everything before it; hexadecimal. */
    hash: z.string().nullable(),
    /** The list that holds: since which Monday, and how many of the listed count; null before the first. */
    list: z.object({ since: day, rate: z.enum(RATES) }).nullable(),
    /** The Monday on which the next list is made. */
    nextList: day,
    /** The Monday of the last week of the factors that are told. */
    factorsUntil: day.nullable(),
    places: z.array(place),
    /** Why there may be nothing yet. */
    start: z.object({
      employees: z.number().int(),
      cameIn: z.number().int(),
      /** When the first account took its place. */
      since: day.nullable(),
    }),
  }),
});
export type ReadMood = typeof readMood;
export type Mood = z.output<ReadMood['output']>;

/**
 * The releases of a company as texts, the oldest first, for whoever wants to compute their hashes again: of
 * each, SHA-256 of the hash before it, the hash of `whole` and the hash of `teams`. Texts of teams older than
 * half a year are not given, only their hash; of method 1 no text is.
 */
export const readReleases = contract('read-releases', {
  input: z.object({ companyId }),
  output: z.object({
    releases: z.array(
      z.object({
        monday: day,
        method: z.number().int(),
        whole: z.string().nullable(),
        teams: z.string().nullable(),
        /** Hexadecimal, as all that follow; null where a text is not hashed so. */
        teamsHash: z.string().nullable(),
        previousHash: z.string().nullable(),
        hash: z.string(),
      }),
    ),
  }),
});
export type ReadReleases = typeof readReleases;
export type ToldRelease = z.output<ReadReleases['output']>['releases'][number];

const plan = z.object({
  weekdays: z.array(z.number().int().min(1).max(5)).max(5),
  hour: z.number().int().min(8).max(17),
});

/** What a company has settled about listening; for its owner, HR, works council and employees. */
export const readListeningSettings = contract('read-listening-settings', {
  input: z.object({ companyId }),
  output: z.object({
    leastK: z.number().int(),
    tellsEverybody: z.boolean(),
    sites: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        plan,
        /** Those that are not over, the next first. */
        closures: z.array(z.object({ id: z.uuid(), firstDay: day, lastDay: day })),
      }),
    ),
  }),
});
export type ReadListeningSettings = typeof readListeningSettings;
export type ListeningSettings = z.output<ReadListeningSettings['output']>;

/** For owners: the threshold, from the next list on, and whether everybody reads what is told. */
export const setListening = contract('set-listening', {
  input: z.object({
    companyId,
    leastK: z.union([z.literal(8), z.literal(10), z.literal(15)]),
    tellsEverybody: z.boolean(),
  }),
  output: z.object({}),
});
export type SetListening = typeof setListening;

/** For owners and HR: when the people of a site are asked by mail. */
export const setReminders = contract('set-reminders', {
  input: z.object({ companyId, siteId: z.uuid(), plan }),
  output: z.object({}),
});
export type SetReminders = typeof setReminders;

/**
 * For owners and HR: days on which a site is closed. `closureId` is made by the browser: the same
 * call again changes nothing. Refuses: invalid-input, not-found.
 */
export const addClosure = contract('add-closure', {
  input: z.object({
    companyId,
    siteId: z.uuid(),
    closureId: z.uuid(),
    firstDay: day,
    lastDay: day,
  }),
  output: z.object({}),
});
export type AddClosure = typeof addClosure;

export const removeClosure = contract('remove-closure', {
  input: z.object({ companyId, closureId: z.uuid() }),
  output: z.object({}),
});
export type RemoveClosure = typeof removeClosure;

const token = z.string().max(200);

/**
 * What the link of a reminder leads to; it reads nothing of what was said, and says nothing by
 * itself. Refuses: not-found for a link that is cut, foreign, or of another week.
 */
export const openCheckInLink = contract('open-check-in-link', {
  input: z.object({ token }),
  output: z.object({ companyName: z.string(), day, text: z.string() }),
});
export type OpenCheckInLink = typeof openCheckInLink;

/** Says how it is going today, for the one person whom the link was sent to. Refuses as above, too-many-requests. */
export const checkInByLink = contract('check-in-by-link', {
  input: z.object({ token, taps }),
  output: z.object({ state: z.enum(['kept', 'taken-back']) }),
});
export type CheckInByLink = typeof checkInByLink;

const followUpAction = z.object({
  id: z.uuid(),
  what: z.string(),
  dueOn: day.nullable(),
  doneOn: day.nullable(),
});

const followUp = z.object({
  id: z.uuid(),
  placeId: z.uuid(),
  /** Of the site or team; null for the whole company. */
  placeName: z.string().nullable(),
  heard: z.string(),
  publishedOn: day,
  actions: z.array(followUpAction),
});
export type FollowUp = z.output<typeof followUp>;

/** What the company says it has heard and does, as far as the caller is concerned; the newest first. */
export const listFollowUps = contract('list-follow-ups', {
  input: z.object({ companyId }),
  output: z.object({ followUps: z.array(followUp) }),
});
export type ListFollowUps = typeof listFollowUps;

/**
 * For owners and HR: says to the people of a place what was heard and what is done. Ids are made by
 * the browser: the same call again publishes once. Refuses: invalid-input, not-found.
 */
export const publishFollowUp = contract('publish-follow-up', {
  input: z.object({
    companyId,
    followUpId: z.uuid(),
    placeId: z.uuid(),
    heard: z.string().max(3_000),
    actions: z
      .array(z.object({ id: z.uuid(), what: z.string().max(400), dueOn: day.nullable() }))
      .max(5),
  }),
  output: z.object({}),
});
export type PublishFollowUp = typeof publishFollowUp;

/** For owners and HR. Refuses: not-found. */
export const withdrawFollowUp = contract('withdraw-follow-up', {
  input: z.object({ companyId, followUpId: z.uuid() }),
  output: z.object({}),
});
export type WithdrawFollowUp = typeof withdrawFollowUp;

/** For owners and HR: an action is done, or not yet. Refuses: not-found. */
export const markAction = contract('mark-action', {
  input: z.object({ companyId, actionId: z.uuid(), isDone: z.boolean() }),
  output: z.object({}),
});
export type MarkAction = typeof markAction;

// Questions that everybody is asked together.

const pollId = z.uuid();
const text = z.string().max(400);
const choices = z.array(text).max(MOST_CHOICES);

const pollTold = z.object({
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
export type PollTold = z.output<typeof pollTold>;

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
  told: z.array(pollTold),
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
  input: z.object({ companyId }),
  output: z.object({ polls: z.array(poll), next: nextPoll }),
});
export type ReadPolls = typeof readPolls;

/**
 * For owners, HR and works council: a question for everybody, from the next Monday on. `pollId` is made by the
 * browser: the same call again asks once. Refuses: invalid-input; conflict where none can be asked now.
 */
export const writePoll = contract('write-poll', {
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
  input: z.object({ companyId, pollId }),
  output: z.object({}),
});
export type WithdrawPoll = typeof withdrawPoll;

/** The question that is open, for an employee who is on the list that holds, with what they chose. */
export const readOpenPoll = contract('read-open-poll', {
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
  input: z.object({
    companyId,
    pollId,
    choice: z.number().int().min(1).max(MOST_CHOICES).nullable(),
  }),
  output: z.object({}),
});
export type AnswerPoll = typeof answerPoll;

// The questionnaire that everybody is asked once a year.

const questionnaireId = z.uuid();

const toldDimensions = z.object({
  placeId: z.uuid(),
  kind: z.enum(['company', 'site', 'team']),
  name: z.string(),
  listed: z.number().int(),
  /** From 4 to 12, in halves; and how far each may be off. */
  points: z.record(z.enum(DIMENSIONS), z.number()),
  margin: z.number(),
});
export type DimensionsTold = z.output<typeof toldDimensions>;

const questionnaire = z.object({
  id: questionnaireId,
  opensOn: day,
  closesOn: day,
  toldOn: day,
  state: z.enum(['written', 'open', 'waiting', 'told', 'few-answered', 'withdrawn']),
  /** How many of the listed answered, in the whole company; null before it is told. */
  rate: z.enum(RATES).nullable(),
  told: z.array(toldDimensions),
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
  input: z.object({ companyId }),
  output: z.object({ questionnaires: z.array(questionnaire), next: nextQuestionnaire }),
});
export type ReadQuestionnaires = typeof readQuestionnaires;

/**
 * For owners, HR and works council: everybody is asked from the next Monday on. `questionnaireId` is made by the
 * browser: the same call again opens one. Refuses: conflict where none can be opened now.
 */
export const openQuestionnaire = contract('open-questionnaire', {
  input: z.object({ companyId, questionnaireId }),
  output: z.object({}),
});
export type OpenQuestionnaire = typeof openQuestionnaire;

/** For the same: before it opens it is gone; while it is open, what was answered is. Refuses: not-found. */
export const withdrawQuestionnaire = contract('withdraw-questionnaire', {
  input: z.object({ companyId, questionnaireId }),
  output: z.object({}),
});
export type WithdrawQuestionnaire = typeof withdrawQuestionnaire;

/** The questionnaire that is open, for an employee who is on the list that holds, with what they answered. */
export const readOwnQuestionnaire = contract('read-own-questionnaire', {
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
