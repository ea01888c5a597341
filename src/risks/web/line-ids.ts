/** What a sheet belongs to. */
export type SheetKey = {
  readonly companyId: string;
  /** Empty for a file of text. */
  readonly sheet: string;
  /** As somebody named it, where the sheet does not: the same list may be that of several. */
  readonly everyUnit: string;
};

/**
 * The id of the risk that each line of a sheet becomes, in their order: of its cells as they stand,
 * however they are understood, so that a file that is imported again adds nothing twice, whatever the
 * columns are taken for, the method or the language. Of lines that are the very same, each has its own.
 */
export async function lineIds(
  { companyId, sheet, everyUnit }: SheetKey,
  rows: readonly (readonly string[])[],
): Promise<readonly string[]> {
  const seen = new Map<string, number>();
  const texts = rows.map((cells) => {
    // How many empty cells end a line depends on the lines around it.
    const filled = cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
    const text = JSON.stringify(filled);
    const before = seen.get(text) ?? 0;
    seen.set(text, before + 1);
    return JSON.stringify([companyId, sheet, everyUnit, text, before]);
  });
  return Promise.all(texts.map(idOf));
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
