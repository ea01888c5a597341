/**
 * The rule: a list that leaves is one that a spreadsheet opens rightly, and in which nothing is
 * computed: what begins like a formula is preceded by an apostrophe (OWASP, CSV injection), whatever
 * blanks or invisible signs stand before it, wide forms of the signs included.
 */

/** So that a spreadsheet reads UTF-8. */
export const CSV_MARK = '\ufeff';

/** What a spreadsheet of the language expects between two cells. */
export type CsvSeparator = ';' | ',';

// A text that itself begins like a guarded one gets one more, so that both are told apart.
const ACTIVE = /^'*(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20])/u;

/** UTF-8 with its mark, CRLF. */
export function csvOf(rows: readonly (readonly string[])[], separator: CsvSeparator = ';'): string {
  return `${CSV_MARK}${rows.map((row) => csvLine(row, separator)).join('')}`;
}

export function csvLine(row: readonly string[], separator: CsvSeparator): string {
  return `${row.map((text) => cellOf(text, separator)).join(separator)}\r\n`;
}

function cellOf(text: string, separator: CsvSeparator): string {
  const guarded = ACTIVE.test(text) ? `'${text}` : text;
  const isQuoted = /["\r\n]/.test(guarded) || guarded.includes(separator);
  return isQuoted ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** A cell as it was before it was guarded. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && ACTIVE.test(cell.slice(1)) ? cell.slice(1) : cell;
}
