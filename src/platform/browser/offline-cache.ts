import { PRODUCT_KEY } from '#basics/product-name.ts';
import { Refusal } from '#basics/refusal.ts';

const PREFIX = `${PRODUCT_KEY}_answer_v1 `;

/**
 * Asks, and keeps the answer on this device; where there is no connection, answers what was kept for
 * the same person. @throws what asking throws, where nothing is kept
 */
export async function askOrReadCached<T>(
  userId: string,
  question: string,
  ask: () => Promise<T>,
): Promise<T> {
  const key = `${PREFIX}${userId} ${question}`;
  try {
    const answer = await ask();
    keep(key, answer);
    return answer;
  } catch (error) {
    const isUnreachable = error instanceof Refusal && error.code === 'temporarily-unavailable';
    const kept = isUnreachable ? recall(key) : undefined;
    if (kept === undefined) throw error;
    return kept as T;
  }
}

/** Whoever signs out leaves nothing behind on the device. */
export function clearOfflineCache(): void {
  try {
    for (const key of Object.keys(window.localStorage)) {
      if (key.startsWith(PREFIX)) window.localStorage.removeItem(key);
    }
  } catch {
    // Where the browser keeps nothing, there is nothing to forget.
  }
}

function keep(key: string, answer: unknown): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(answer));
  } catch {
    // It is full, or refused: the page works as long as there is a connection.
  }
}

function recall(key: string): unknown {
  try {
    const text = window.localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
