/**
 * The rule: a list that leaves is one that a French spreadsheet opens rightly, and in which nothing
 * is computed: what begins like a formula is preceded by an apostrophe (OWASP, CSV injection).
 */

/** UTF-8 with its mark, semicolons, CRLF. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cellOf).join(';')}\r\n`).join('')}`;
}

function cellOf(text: string): string {
  const guarded = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
