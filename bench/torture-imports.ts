import { randomUUID } from 'node:crypto';
import { writeXlsx } from 'hucre/xlsx';
import {
  importedRow,
  repetitions,
  rowProblems,
  type TypedRow,
  typedRows,
} from '#company/rules/employee-import.ts';
import { guessColumns, headingRow } from '#imports/rules/import-columns.ts';
import { readImportFile } from '#imports/web/read-import-file.ts';
import { type BackendProcess, startBackend } from './backend-process.ts';
import { percentile } from './measure.ts';

const CHUNK = 1_000;
const HEADINGS = ['Matricule', 'NOM Prénom', 'E-mail', 'Établissement', 'Service'];

type Cells = readonly string[];
type Format = { readonly name: string; readonly write: (rows: readonly Cells[]) => Promise<Blob> };

const FORMATS: readonly Format[] = [
  { name: 'UTF-8 ;', write: async (rows) => new Blob([separated(rows, ';')]) },
  { name: 'UTF-8 with mark ,', write: async (rows) => new Blob([`\ufeff${separated(rows, ',')}`]) },
  { name: 'UTF-8 tab', write: async (rows) => new Blob([separated(rows, '\t')]) },
  { name: 'UTF-16 LE tab', write: async (rows) => new Blob([utf16(separated(rows, '\t'), true)]) },
  { name: 'UTF-16 BE ;', write: async (rows) => new Blob([utf16(separated(rows, ';'), false)]) },
  { name: 'Windows-1252 ;', write: async (rows) => new Blob([latin(separated(rows, ';'))]) },
  { name: 'Windows-1252 ,', write: async (rows) => new Blob([latin(separated(rows, ','))]) },
  { name: 'XLSX', write: workbook },
];

/** Large files in every format: exact lines of errors, twice the same, and others answered meanwhile. */
export async function tortureImports(size: number): Promise<void> {
  const server = await startBackend({}, 10, 'src/app/server-main.ts');
  try {
    for (const format of FORMATS) await tortureFormat(server, format, size);
  } finally {
    await server.stop();
  }
}

async function tortureFormat(server: BackendProcess, format: Format, size: number): Promise<void> {
  const { rows, badLines } = fileOf(size);
  const file = await format.write([HEADINGS, ...rows]);
  const hr = await companyOf(server);
  const watch = watchOthers(server.url);
  const began = performance.now();
  const run = async () => {
    const good = await readAndJudge(file, badLines, format.name);
    const read = performance.now();
    const first = await importAll(server, hr, good);
    const taken = performance.now();
    return { read, first, taken, second: await importAll(server, hr, good) };
  };
  const done = run();
  const times = await done.then(watch.stop, watch.stop);
  const { read, first, taken, second } = await done;
  const seconds = (ms: number) => (ms / 1_000).toFixed(1);
  process.stdout.write(
    `${format.name.padEnd(18)} ${size} lines, ${badLines.size} wrong, all found · read ${seconds(read - began)} s` +
      ` · taken ${seconds(taken - read)} s (${first.added} added)` +
      ` · again: ${second.added + second.changed} changes` +
      ` · others p95 ${percentile(times, 0.95).toFixed(0)} ms of ${times.length}\n`,
  );
}

/** Every twentieth line is wrong, each in one of four ways. */
function fileOf(size: number): { rows: Cells[]; badLines: Set<number> } {
  const badLines = new Set<number>();
  const rows = Array.from({ length: size }, (_, index) => {
    const cells = [
      String(index).padStart(6, '0'),
      `${index % 3 === 0 ? 'LEFÈVRE' : 'DE LA TOUR'} Zoé-Noëlle`,
      index % 4 === 0 ? '' : `personne.${index}@atelier.example`,
      `Site ${index % 40}`,
      `Équipe ${index % 400}`,
    ];
    if (index % 20 !== 19) return cells;
    badLines.add(index + 2);
    const kind = Math.floor(index / 20) % 4;
    if (kind === 0) cells[1] = 'SEULNOM';
    if (kind === 1) cells[2] = 'pas une adresse';
    if (kind === 2) cells[0] = String(index - 1).padStart(6, '0');
    if (kind === 3) cells[1] = '';
    return cells;
  });
  return { rows, badLines };
}

async function readAndJudge(file: Blob, badLines: Set<number>, name: string): Promise<TypedRow[]> {
  const sheet = await readImportFile(file);
  const at = headingRow(sheet);
  const typed = typedRows(sheet, guessColumns(sheet[at ?? 0] ?? []), at);
  const found = new Set(
    [...typed.flatMap(rowProblems), ...repetitions(typed)].map(({ line }) => line),
  );
  const isExact = found.size === badLines.size && [...found].every((line) => badLines.has(line));
  if (!isExact) throw new Error(`${name}: ${found.size} lines found wrong, not ${badLines.size}`);
  return typed.filter(({ line }) => !found.has(line));
}

type Hr = { readonly companyId: string; readonly key: string };

async function companyOf(server: BackendProcess): Promise<Hr> {
  const id = randomUUID();
  await server.pool.query(
    `insert into auth.users (id, email, email_confirmed_at) select id, id || '@example.com', now() from (select $1::uuid as id) as one`,
    [id],
  );
  const hr = {
    companyId: randomUUID(),
    key: await server.tokenOf({ sub: id, role: 'authenticated' }),
  };
  const form = { legalName: 'Atelier', siren: '732829320', kind: 'employer', headcount: '50000' };
  await call(server, hr, 'create-company', { form });
  return hr;
}

async function importAll(server: BackendProcess, hr: Hr, rows: readonly TypedRow[]) {
  const importId = randomUUID();
  for (let at = 0; at < rows.length; at += CHUNK) {
    const chunk = rows.slice(at, at + CHUNK).map(importedRow);
    await call(server, hr, 'stage-import', { importId, rows: chunk });
  }
  await call(server, hr, 'check-import', { importId });
  return call<{ added: number; changed: number }>(server, hr, 'run-import', { importId });
}

async function call<T>(
  { url }: BackendProcess,
  { companyId, key }: Hr,
  name: string,
  input: object,
): Promise<T> {
  const response = await fetch(`${url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ companyId, ...input }),
  });
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** Asks for the catalogue again and again, and keeps how long each answer took. */
function watchOthers(url: string) {
  const times: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const began = performance.now();
      const response = await fetch(`${url}/functions/v1/list-products`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      await response.text();
      times.push(performance.now() - began);
      await new Promise((done) => setTimeout(done, 20));
    }
  })();
  return {
    async stop() {
      isOver = true;
      await asking;
      return times;
    },
  };
}

function separated(rows: readonly Cells[], separator: string): string {
  return rows.map((cells) => cells.join(separator)).join('\r\n');
}

function utf16(text: string, isLittle: boolean): ArrayBuffer {
  const bytes = new Uint8Array(text.length * 2 + 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, isLittle);
  for (let index = 0; index < text.length; index += 1) {
    view.setUint16(index * 2 + 2, text.charCodeAt(index), isLittle);
  }
  return bytes.buffer;
}

function latin(text: string): ArrayBuffer {
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0)).buffer;
}

async function workbook(rows: readonly Cells[]): Promise<Blob> {
  const bytes = await writeXlsx({
    sheets: [{ name: 'Effectif', rows: rows.map((row) => [...row]) }],
  });
  return new Blob([new Uint8Array(bytes)]);
}
