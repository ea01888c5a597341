/**
 * The rule: the text of a movement in MT940 is free, between slashes, or in numbered parts after a code of
 * three digits (`166?00…?20…?32…`), with a sign of the bank's choice between them. Its lines are cut
 * by their length, amid words: those that are full are joined without a space.
 */

/** Lines of `:86:`, and the parts of 20 to 29 and 60 to 63. */
const FULL_LINE = 65;
const FULL_PART = 27;

const KEYWORDS = /(?<!^)(?=(?:EREF|KREF|MREF|CRED|DEBT|SVWZ|ABWA|ABWE)\+)/g;

/** Who paid and what they wrote, as one line. */
export function movementText(lines: readonly string[]): string | undefined {
  if (lines.length === 0) return undefined;
  const [, separator] = /^\d{3}([^\w\s])(?=\d{2})/.exec(lines[0] ?? '') ?? [];
  return separator === undefined ? joined(lines, FULL_LINE) : partsText(lines.join(''), separator);
}

function partsText(text: string, separator: string): string {
  const parts: { code: number; said: string }[] = [];
  for (const piece of text.slice(4).split(separator)) {
    const [, code, said = ''] = /^(\d{2})(.*)$/s.exec(piece) ?? [];
    const last = parts.at(-1);
    if (code !== undefined) parts.push({ code: Number(code), said });
    else if (last) last.said += separator + piece;
  }
  const of = (isMeant: (code: number) => boolean, full: number) =>
    joined(
      parts.filter(({ code }) => isMeant(code)).map(({ said }) => said),
      full,
    );
  const payer = of((code) => code === 32 || code === 33, FULL_PART);
  const written = of((code) => (code >= 20 && code <= 29) || (code >= 60 && code <= 63), FULL_PART);
  const kind = of((code) => code === 0, FULL_PART);
  const told = written.replace(KEYWORDS, ' ').replace(/\bEREF\+\s?NOT ?PROVIDED\b/, '');
  return [payer, told, kind].filter((part) => part !== '').join(' ');
}

function joined(pieces: readonly string[], full: number): string {
  return pieces.reduce(
    (before, piece, index) =>
      index === 0 || pieces[index - 1]?.length === full ? before + piece : `${before} ${piece}`,
    '',
  );
}
