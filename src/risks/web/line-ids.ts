/** What the lines of a sheet are told apart by, beside their cells. */
export type SheetKey = {
  /** Empty for a file of text. */
  readonly sheet: string;
  /** As somebody named it, where the sheet does not: the same list may be that of several. */
  readonly everyUnit: string;
};

/** As it stands in a cell of the file of lines that were set aside, whatever is corrected beside it. */
const MARKED = /^\{([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\}$/;

/**
 * What each line of a sheet is known by, in their order: its cells as they stand, however they are
 * understood, or the mark that it was given. Of lines that are the very same, each has its own.
 */
export async function lineMarks(
  { sheet, everyUnit }: SheetKey,
  rows: readonly (readonly string[])[],
): Promise<readonly string[]> {
  const seen = new Map<string, number>();
  const marks = rows.map((cells) => {
    const given = cells.map((cell) => MARKED.exec(cell)?.[1]).find((mark) => mark !== undefined);
    // How many empty cells end a line depends on the lines around it.
    const filled = cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
    const text = given ?? JSON.stringify(filled);
    const before = seen.get(text) ?? 0;
    seen.set(text, before + 1);
    return given !== undefined && before === 0
      ? given
      : idOf(JSON.stringify([sheet, everyUnit, text, before]));
  });
  return Promise.all(marks);
}

export function markCell(mark: string): string {
  return `{${mark}}`;
}

/**
 * The id of the risk that each line becomes in a company: a file that is imported again adds nothing
 * twice, whatever its columns are taken for, the method or the language.
 */
export function lineIds(companyId: string, marks: readonly string[]): Promise<readonly string[]> {
  return Promise.all(marks.map((mark) => idOf(JSON.stringify([companyId, mark]))));
}

/** A UUID of version 8: what its bits say is ours to choose (RFC 9562, section 5.8). */
async function idOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const bytes = new Uint8Array(digest).subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
