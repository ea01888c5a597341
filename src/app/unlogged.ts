import {
  answerPoll,
  answerQuestionnaire,
  checkIn,
  checkInByLink,
  eraseOwnAnswers,
  listOwnAnswers,
  openCheckInLink,
  readCheckIn,
  readOpenPoll,
  readOwnQuestionnaire,
} from '#listening/contract.ts';

/** Calls by which somebody says or reads how they are: that and when they did is noted nowhere, and counted nowhere. */
const UNLOGGED: ReadonlySet<string> = new Set(
  [
    answerPoll,
    answerQuestionnaire,
    checkIn,
    checkInByLink,
    eraseOwnAnswers,
    listOwnAnswers,
    openCheckInLink,
    readCheckIn,
    readOpenPoll,
    readOwnQuestionnaire,
  ].map(({ name }) => `/functions/v1/${name}`),
);

/** Whether nothing is noted of requests to this path. */
export function isUnlogged(path: string): boolean {
  return UNLOGGED.has(path);
}
