import {
  type HeadingCount,
  headingRow,
  knownHeadings,
  plainHeading,
} from '../rules/import-columns.ts';
import { decodeText } from '../rules/import-text.ts';

/** Rows of text, as a spreadsheet shows them; empty rows are kept, so that lines keep their number. */
export type Sheet = readonly (readonly string[])[];

/** A sheet of a workbook; a file of text is one without a name. */
export type NamedSheet = { readonly name: string; readonly rows: Sheet };

const LARGEST_BYTES = 20_000_000;
const SEPARATORS = [';', ',', '\t', '|'] as const;

export type FileProblem = 'too-large' | 'empty' | 'unreadable' | 'old-excel';

export class UnreadableFile extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem);
    this.name = 'UnreadableFile';
    this.problem = problem;
  }
}

/**
 * Reads a file in the browser, so that nothing leaves it before it has been looked at: of a workbook
 * the first sheet that has headings of the kind wanted, else the first that holds anything.
 * @param knownIn how many headings of what is imported a row has; of employees unless told
 * @throws UnreadableFile
 */
export async function readImportFile(
  file: Blob,
  knownIn: HeadingCount = knownHeadings,
): Promise<Sheet> {
  const sheets = await readImportSheets(file, knownIn);
  return sheets[mainSheet(sheets, knownIn)]?.rows ?? [];
}

/** Every sheet that holds anything, at least one. @throws UnreadableFile */
export async function readImportSheets(
  file: Blob,
  knownIn: HeadingCount,
): Promise<readonly NamedSheet[]> {
  if (file.size > LARGEST_BYTES) throw new UnreadableFile('too-large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sheets = isZip(bytes)
    ? await readWorkbook(bytes)
    : [{ name: '', rows: await readSeparated(bytes, knownIn) }];
  const filled = sheets.filter(({ rows }) =>
    rows.some((row) => row.some((cell) => cell.trim() !== '')),
  );
  if (filled.length === 0) throw new UnreadableFile('empty');
  return filled;
}

/** The place of the first sheet that has such headings, else of the first. */
export function mainSheet(sheets: readonly NamedSheet[], knownIn: HeadingCount): number {
  return Math.max(
    0,
    sheets.findIndex(({ rows }) => headingRow(rows, knownIn) !== undefined),
  );
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}

async function readWorkbook(bytes: Uint8Array): Promise<readonly NamedSheet[]> {
  const { readXlsx } = await import('hucre/xlsx');
  const workbook = await readXlsx(bytes).catch(() => {
    throw new UnreadableFile('unreadable');
  });
  return workbook.sheets.map(({ name, rows }) => ({
    name,
    rows: rows.map((row) => row.map(cellText)),
  }));
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}

async function readSeparated(bytes: Uint8Array, knownIn: HeadingCount): Promise<Sheet> {
  // The format of Excel before 2007: no text, and no zip.
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) throw new UnreadableFile('old-excel');
  const text = decodeText(bytes);
  const { parseCsv, detectDelimiter } = await import('hucre/csv');
  const head = text.slice(0, 20_000);
  const read = (separator: string, from: string): Sheet =>
    parseCsv(from, { delimiter: separator }).map((row) => row.map(cellText));
  // The separator under which the headings make sense; titles above them deceive mere counting.
  const known = SEPARATORS.map((separator) => {
    const rows = read(separator, head);
    const at = headingRow(rows, knownIn);
    return { separator, count: at === undefined ? 0 : knownIn(rows[at] ?? []) };
  }).toSorted((a, b) => b.count - a.count)[0];
  return read(known && known.count > 0 ? known.separator : detectDelimiter(head), text);
}

/** One for each column that the first lines have; empty where nothing is written above them. */
export function columnHeadings(sheet: Sheet, headingAt: number | undefined): readonly string[] {
  const width = Math.max(0, ...sheet.slice(0, 50).map((row) => row.length));
  const row = headingAt === undefined ? [] : (sheet[headingAt] ?? []);
  return Array.from({ length: width }, (_, index) => row[index] ?? '');
}

/** The headings in a form that says the same for next month's file. */
export function headingsKey(headings: readonly string[]): string {
  return headings.map(plainHeading).join('|').slice(0, 10_000);
}
