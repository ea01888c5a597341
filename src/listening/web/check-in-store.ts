import type { InputOf, OutputOf } from '#basics/contract.ts';
import { isRecord } from '#basics/is-record.ts';
import { PRODUCT_KEY } from '#basics/product-name.ts';
import { Refusal } from '#basics/refusal.ts';
import type { CheckIn, ReadCheckIn, Taps } from '../contract.ts';

/** An answer of somebody that waits on this device for the connection. */
export type Waiting = { readonly userId: string } & InputOf<CheckIn>;

/** What was last asked of somebody, for when there is no connection. */
export type KeptQuestions = Pick<OutputOf<ReadCheckIn>, 'companyName' | 'questions'> & {
  readonly userId: string;
  readonly companyId: string;
};

const WAITING_KEY = `${PRODUCT_KEY}_checkins_v1`;
const QUESTIONS_KEY = `${PRODUCT_KEY}_questions_v1`;
/** Of a longer absence the oldest answers would be refused. */
const MOST_WAITING = 30;

/** Answers that have not left yet, the oldest first. */
export function waitingOf(userId: string): Waiting[] {
  return readList(WAITING_KEY)
    .filter(isWaiting)
    .filter((each) => each.userId === userId);
}

/** Keeps an answer, in the place of one for the same day. False where the browser keeps nothing. */
export function keepWaiting(answer: Waiting): boolean {
  const others = readList(WAITING_KEY)
    .filter(isWaiting)
    .filter((each) => !isSameDay(each, answer));
  return write(WAITING_KEY, [...others, answer].slice(-MOST_WAITING));
}

/**
 * Sends what waits, one after the other; what arrived, and what will never be taken, waits no more.
 * Of several pages of one browser, one sends. Answers how many arrived.
 */
export async function sendWaiting(
  userId: string,
  send: (input: InputOf<CheckIn>) => Promise<unknown>,
): Promise<number> {
  return alone(async () => {
    let sent = 0;
    for (const answer of waitingOf(userId)) {
      const { userId: _, ...input } = answer;
      try {
        await send(input);
        sent += 1;
      } catch (error) {
        const isFinal =
          error instanceof Refusal && ['invalid-input', 'forbidden'].includes(error.code);
        if (!isFinal) return sent;
      }
      // Changed meanwhile, it is another answer, which goes in its turn.
      const left = readList(WAITING_KEY)
        .filter(isWaiting)
        .filter((each) => JSON.stringify(each) !== JSON.stringify(answer));
      write(WAITING_KEY, left);
    }
    return sent;
  });
}

export function keepQuestions(questions: KeptQuestions): void {
  write(QUESTIONS_KEY, questions);
}

/** @param userId of whom; of whoever was asked last on this device, if it is not known who is there */
export function keptQuestions(userId?: string): KeptQuestions | undefined {
  const kept = read(QUESTIONS_KEY);
  if (!isQuestions(kept)) return undefined;
  return userId === undefined || kept.userId === userId ? kept : undefined;
}

async function alone<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(WAITING_KEY, work) : work();
}

function isSameDay(a: Waiting, b: Waiting): boolean {
  return a.userId === b.userId && a.companyId === b.companyId && a.day === b.day;
}

function isWaiting(value: unknown): value is Waiting {
  return (
    isRecord(value) &&
    typeof value.userId === 'string' &&
    typeof value.companyId === 'string' &&
    typeof value.day === 'string' &&
    isTaps(value.taps)
  );
}

function isTaps(value: unknown): value is Taps {
  const isTap = (tap: unknown) => tap === null || [1, 2, 3, 4, 5].includes(tap as number);
  return isRecord(value) && isTap(value.mood) && isTap(value.energy) && isTap(value.factorTap);
}

function isQuestions(value: unknown): value is KeptQuestions {
  return (
    isRecord(value) &&
    typeof value.userId === 'string' &&
    typeof value.companyId === 'string' &&
    typeof value.companyName === 'string' &&
    Array.isArray(value.questions) &&
    value.questions.every(
      (each) => isRecord(each) && typeof each.day === 'string' && typeof each.text === 'string',
    )
  );
}

function readList(key: string): unknown[] {
  const kept = read(key);
  return Array.isArray(kept) ? kept : [];
}

function read(key: string): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): boolean {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
