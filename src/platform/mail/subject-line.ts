// A subject longer than this is cut by every mail program.
const SUBJECT_CHARACTERS = 120;

/** A subject is one header line, whatever it quotes. */
export function subjectLine(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return [...line].slice(0, SUBJECT_CHARACTERS).join('');
}

/** The beginning of a text, with a sign that it goes on. */
export function cutAt(most: number, text: string): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  return `${characters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
}
