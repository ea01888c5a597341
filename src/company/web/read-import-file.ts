import { guessColumns, headingRow, plainHeading } from '../rules/import-columns.ts';
import { decodeText } from '../rules/import-text.ts';

/** Rows of text, as a spreadsheet shows them; empty rows are kept, so that lines keep their number. */
export type Sheet = readonly (readonly string[])[];

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
 * Reads a file of employees in the browser: only the columns that are chosen ever leave it.
 * @throws UnreadableFile
 */
export async function readImportFile(file: Blob): Promise<Sheet> {
  if (file.size > LARGEST_BYTES) throw new UnreadableFile('too-large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sheet = isZip(bytes) ? await readWorkbook(bytes) : await readSeparated(bytes);
  if (sheet.every((row) => row.every((cell) => cell.trim() === ''))) {
    throw new UnreadableFile('empty');
  }
  return sheet;
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}

/** The first sheet that names people, else the first that holds anything. */
async function readWorkbook(bytes: Uint8Array): Promise<Sheet> {
  const { readXlsx } = await import('hucre/xlsx');
  const workbook = await readXlsx(bytes).catch(() => {
    throw new UnreadableFile('unreadable');
  });
  const sheets = workbook.sheets.map(({ rows }) => rows.map((row) => row.map(cellText)));
  return sheets.find((sheet) => headingRow(sheet) !== undefined) ?? sheets[0] ?? [];
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}

async function readSeparated(bytes: Uint8Array): Promise<Sheet> {
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
    const at = headingRow(rows);
    const kinds = at === undefined ? [] : guessColumns(rows[at] ?? []);
    return { separator, count: kinds.filter((kind) => kind !== undefined).length };
  }).toSorted((a, b) => b.count - a.count)[0];
  return read(known && known.count > 0 ? known.separator : detectDelimiter(head), text);
}

/** The headings in a form that says the same for next month's file. */
export function headingsKey(headings: readonly string[]): string {
  return headings.map(plainHeading).join('|').slice(0, 10_000);
}
