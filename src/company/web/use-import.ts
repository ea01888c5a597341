import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { OutputOf } from '#basics/contract.ts';
import {
  COLUMN_KINDS,
  type ColumnKind,
  guessColumns,
  knownHeadings,
  type MappingProblem,
  mappingProblem,
} from '#imports/rules/import-columns.ts';
import {
  type ListRules,
  useListColumns,
  useListFile,
  useListLines,
} from '#imports/web/use-list-file.ts';
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
import { IMPORT_CHUNK } from '../rules/page-sizes.ts';
import { useEmployeesChanged } from './use-employees.ts';

type Checked = OutputOf<CheckImport> & { readonly importId: string };

export type ImportState = ReturnType<typeof useImport>;

const EMPLOYEES: ListRules<ColumnKind, MappingProblem, LineProblem> = {
  knownIn: knownHeadings,
  guess: guessColumns,
  faultOf: mappingProblem,
  linesOf: typedRows,
  problemsOf: (rows) =>
    [...rows.flatMap(rowProblems), ...repetitions(rows)].toSorted((a, b) => a.line - b.line),
};

/** A file on its way in: read here, corrected here, then taken whole by the server. */
export function useImport(companyId: string) {
  const { file, headings } = useListFile(EMPLOYEES.knownIn);
  const memory = useRememberedColumns(companyId, headings);
  const columns = useListColumns(headings, EMPLOYEES, memory.columns);
  const lines = useListLines(file.data?.sheet, columns, EMPLOYEES);
  const changed = useEmployeesChanged(companyId);
  const [progress, setProgress] = useState(0);

  const check = useMutation({
    mutationFn: async (): Promise<Checked> => {
      const importId = crypto.randomUUID();
      await stage({ companyId, importId, rows: lines.kept, tell: setProgress });
      await memory.remember(columns.mapping);
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

/** What columns with these headings held the last time. */
function useRememberedColumns(
  companyId: string,
  { texts, key }: ReturnType<typeof useListFile>['headings'],
) {
  const { data } = useQuery({
    queryKey: ['import-columns', companyId, key],
    queryFn: () => callFunction<RecallColumns>('recall-columns', { companyId, headings: key }),
    enabled: key.replaceAll('|', '') !== '',
  });
  const columns = useMemo(() => recalled(data?.columns, texts.length), [data, texts]);
  async function remember(mapping: readonly (ColumnKind | undefined)[]) {
    await callFunction<RememberColumns>('remember-columns', {
      companyId,
      headings: key,
      columns: mapping.map((kind) => kind ?? ''),
    });
  }
  return { columns, remember };
}

function recalled(columns: readonly string[] | undefined, width: number) {
  if (columns?.length !== width) return undefined;
  return columns.map((column) => COLUMN_KINDS.find((kind) => kind === column));
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
