import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { OutputOf } from '#basics/contract.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import type {
  CheckImport,
  ImportCounts,
  RecallColumns,
  RememberColumns,
  RunImport,
  StageImport,
} from '../contract.ts';
import {
  importedRow,
  type LineProblem,
  repetitions,
  rowProblems,
  type TypedRow,
  typedRows,
} from '../rules/employee-import.ts';
import {
  COLUMN_KINDS,
  type ColumnKind,
  type ColumnMapping,
  guessColumns,
  headingRow,
  mappingProblem,
} from '../rules/import-columns.ts';
import { IMPORT_CHUNK } from '../rules/page-sizes.ts';
import { columnHeadings, headingsKey, readImportFile, type Sheet } from './read-import-file.ts';
import { useEmployeesChanged } from './use-employees.ts';

export type ImportFile = { readonly name: string; readonly sheet: Sheet };

type Checked = OutputOf<CheckImport> & { readonly importId: string };

export type ImportState = ReturnType<typeof useImport>;

/** A file on its way in: read here, corrected here, then taken whole by the server. */
export function useImport(companyId: string) {
  const file = useMutation({
    mutationFn: async (chosen: File): Promise<ImportFile> => ({
      name: chosen.name,
      sheet: await readImportFile(chosen),
    }),
  });
  const columns = useColumns(companyId, file.data?.sheet);
  const lines = useLines(file.data?.sheet, columns);
  const changed = useEmployeesChanged(companyId);
  const [progress, setProgress] = useState(0);

  const check = useMutation({
    mutationFn: async (): Promise<Checked> => {
      const importId = crypto.randomUUID();
      await stage({ companyId, importId, rows: lines.kept, tell: setProgress });
      await columns.remember();
      const checked = await callFunction<CheckImport>('check-import', { companyId, importId });
      return { ...checked, importId };
    },
  });
  const run = useMutation({
    mutationFn: (importId: string): Promise<ImportCounts> =>
      callFunction<RunImport>('run-import', { companyId, importId }),
    onSuccess: () => changed(),
  });

  function startAgain() {
    file.reset();
    check.reset();
    run.reset();
    lines.forget();
  }
  return { file, columns, lines, check, run, progress, startAgain };
}

/** What each column holds: as remembered for these headings, else as they read, else as chosen. */
function useColumns(companyId: string, sheet: Sheet | undefined) {
  const headingAt = useMemo(() => (sheet ? headingRow(sheet) : undefined), [sheet]);
  const headings = useMemo(
    () => (sheet ? columnHeadings(sheet, headingAt) : []),
    [sheet, headingAt],
  );
  const key = headingsKey(headings);
  const remembered = useQuery({
    queryKey: ['import-columns', companyId, key],
    queryFn: () => callFunction<RecallColumns>('recall-columns', { companyId, headings: key }),
    enabled: sheet !== undefined && key.replaceAll('|', '') !== '',
  });
  const [chosen, setChosen] = useState<{ key: string; mapping: ColumnMapping }>();
  const mapping = useMemo(
    () =>
      chosen?.key === key
        ? chosen.mapping
        : (recalled(remembered.data?.columns, headings.length) ?? guessColumns(headings)),
    [chosen, key, headings, remembered.data],
  );
  return {
    headings,
    headingAt,
    mapping,
    problem: mappingProblem(mapping),
    choose(column: number, kind: ColumnKind | undefined) {
      setChosen({ key, mapping: mapping.map((held, index) => (index === column ? kind : held)) });
    },
    async remember() {
      await callFunction<RememberColumns>('remember-columns', {
        companyId,
        headings: key,
        columns: mapping.map((kind) => kind ?? ''),
      });
    },
  };
}

function recalled(columns: readonly string[] | undefined, width: number) {
  if (columns?.length !== width) return undefined;
  return columns.map((column) => COLUMN_KINDS.find((kind) => kind === column));
}

/** The people of the file, what is wrong with whom, and what was put right or set aside. */
function useLines(sheet: Sheet | undefined, columns: ReturnType<typeof useColumns>) {
  const { mapping, headingAt, problem } = columns;
  const [corrections, setCorrections] = useState<ReadonlyMap<number, TypedRow['values']>>(
    new Map(),
  );
  const [setAside, setSetAside] = useState<ReadonlySet<number>>(new Set());
  const read = useMemo(
    () => (sheet && !problem ? typedRows(sheet, mapping, headingAt) : []),
    [sheet, mapping, headingAt, problem],
  );
  const kept = useMemo(
    () =>
      read
        .filter(({ line }) => !setAside.has(line))
        .map((row) => ({ ...row, values: { ...row.values, ...corrections.get(row.line) } })),
    [read, setAside, corrections],
  );
  const problems = useMemo<readonly LineProblem[]>(
    () => [...kept.flatMap(rowProblems), ...repetitions(kept)].toSorted((a, b) => a.line - b.line),
    [kept],
  );
  return {
    kept,
    problems,
    setAsideCount: setAside.size,
    correct(line: number, values: TypedRow['values']) {
      setCorrections((before) => new Map(before).set(line, { ...before.get(line), ...values }));
    },
    setAside(lines: readonly number[]) {
      setSetAside((before) => new Set([...before, ...lines]));
    },
    forget() {
      setCorrections(new Map());
      setSetAside(new Set());
    },
  };
}

type Staged = {
  readonly companyId: string;
  readonly importId: string;
  readonly rows: readonly TypedRow[];
  /** Told the share that has arrived, 0 to 1. */
  readonly tell: (share: number) => void;
};

async function stage({ companyId, importId, rows, tell }: Staged): Promise<void> {
  tell(0);
  for (let at = 0; at < rows.length; at += IMPORT_CHUNK) {
    const chunk = rows.slice(at, at + IMPORT_CHUNK).map(importedRow);
    await callFunction<StageImport>('stage-import', { companyId, importId, rows: chunk });
    tell(Math.min(1, (at + IMPORT_CHUNK) / rows.length));
  }
}
