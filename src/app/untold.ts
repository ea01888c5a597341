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
const UNTOLD: ReadonlySet<string> = new Set(
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
export function isUntold(path: string): boolean {
  return UNTOLD.has(path);
}
