/** What others could read on its way. */
export const isClear = (url: string) => !url.startsWith('https://') && !isOnThisMachine(url);

export const isOnThisMachine = (url: string) =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);

const SHORTEST = 12;
const FEWEST_LETTERS = 6;
/** Of examples, which everybody has read. */
const WELL_KNOWN =
  /super-secret-jwt-token-with-at-least-32-characters-long|postgres|passw[o0]rd|prevenance|secret|change-?me|admin|example|database/g;

/** Whether who does not know it would find it soon: short but for words of examples, few letters, or in order. */
export function isPredictable(secret: string): boolean {
  const letters = secret.toLowerCase().replace(WELL_KNOWN, '');
  if (letters.length < SHORTEST || new Set(letters).size < FEWEST_LETTERS) return true;
  const next = [...letters].filter(
    (_, at) => letters.charCodeAt(at + 1) === letters.charCodeAt(at) + 1,
  );
  return next.length > letters.length / 2;
}
