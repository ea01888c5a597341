/**
 * The rule: a text typed by a person holds no character that hides, reverses or breaks what is
 * printed from it, and fits the length its field announces.
 */

export type TextProblem = 'required' | 'too-long' | 'control-characters';

// Control characters (Cc), line and paragraph separators, the marks and overrides that reorder
// bidirectional text (Unicode UTR 36, "Bidirectional Text Spoofing"), and halves of pairs (Cs).
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/u;

/**
 * What is wrong with a text already cleaned by `cleanLine` or `cleanText`, if anything. `max` is in
 * Unicode characters, as PostgreSQL's char_length counts them.
 */
export function textProblem(
  text: string,
  field: { readonly max: number; readonly isRequired: boolean; readonly isMultiline?: boolean },
): TextProblem | undefined {
  if (text === '') return field.isRequired ? 'required' : undefined;
  if (characterCount(text) > field.max) return 'too-long';
  const examined = field.isMultiline ? text.replace(/[\n\t]/g, '') : text;
  return FORBIDDEN.test(examined) ? 'control-characters' : undefined;
}

/** One line: outer spaces removed, letters composed (NFC). Nothing inside is changed. */
export function cleanLine(text: string): string {
  return text.trim().normalize('NFC');
}

/** Several lines: the same, and every line ends with a plain line feed. */
export function cleanText(text: string): string {
  return cleanLine(text.replace(/\r\n?/g, '\n'));
}

export function characterCount(text: string): number {
  return [...text].length;
}
