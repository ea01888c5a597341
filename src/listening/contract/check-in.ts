import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { companyId, day, factor } from './shapes.ts';

const tap = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);

/** Each question may be skipped. */
const taps = z.object({
  mood: tap.nullable(),
  energy: tap.nullable(),
  factorTap: tap.nullable(),
});
export type Taps = z.output<typeof taps>;

/**
 * What the screen of a check-in needs: the questions of today and of the days to come, for a phone
 * that goes offline; what the caller said today; and how many people are around them.
 */
export const readCheckIn = contract('read-check-in', {
  access: 'answer',
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
  access: 'answer',
  input: z.object({ companyId, day, taps }),
  output: z.object({
    /** `own-only`: the week is closed, so it counts nowhere but for its author. */
    state: z.enum(['kept', 'own-only', 'there-already', 'taken-back']),
  }),
});
export type CheckIn = typeof checkIn;

/** What the caller has said, the oldest first; nobody else can ask for it. */
export const listOwnAnswers = contract('list-own-answers', {
  access: 'answer',
  input: z.object({ companyId }),
  output: z.object({
    answers: z.array(z.object({ day, factor, ...taps.shape })),
  }),
});
export type ListOwnAnswers = typeof listOwnAnswers;
export type OwnAnswer = z.output<ListOwnAnswers['output']>['answers'][number];

/** Erases all that the caller has said there; what was told of closed weeks stays as it is. */
export const eraseOwnAnswers = contract('erase-own-answers', {
  access: 'answer',
  input: z.object({ companyId }),
  output: z.object({}),
});
export type EraseOwnAnswers = typeof eraseOwnAnswers;

const token = z.string().max(200);

/**
 * What the link of a reminder leads to; it reads nothing of what was said, and says nothing by
 * itself. Refuses: not-found for a link that is cut, foreign, or of another week.
 */
export const openCheckInLink = contract('open-check-in-link', {
  access: 'public',
  input: z.object({ token }),
  output: z.object({ companyName: z.string(), day, text: z.string() }),
});
export type OpenCheckInLink = typeof openCheckInLink;

/** Says how it is going today, for the one person whom the link was sent to. Refuses as above, too-many-requests. */
export const checkInByLink = contract('check-in-by-link', {
  access: 'public',
  input: z.object({ token, taps }),
  output: z.object({ state: z.enum(['kept', 'taken-back']) }),
});
export type CheckInByLink = typeof checkInByLink;
