import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type HeadingCount, headingRow } from '../rules/import-columns.ts';
import { columnHeadings, headingsKey, readImportFile, type Sheet } from './read-import-file.ts';

type Mapping<Column extends string> = readonly (Column | undefined)[];

type Line<Column extends string> = {
  readonly line: number;
  readonly values: Readonly<Partial<Record<Column, string>>>;
};

/** How one kind of list is read: of employees, of gifts. The same object each time. */
export type ListRules<Column extends string, Fault extends string, Problem> = {
  /** How many headings of such a list a row has. */
  readonly knownIn: HeadingCount;
  readonly guess: (headings: readonly string[]) => Mapping<Column>;
  /** What keeps a list from being read with these columns. */
  readonly faultOf: (mapping: Mapping<Column>) => Fault | undefined;
  readonly linesOf: (
    sheet: Sheet,
    mapping: Mapping<Column>,
    headingAt: number | undefined,
  ) => readonly Line<Column>[];
  readonly problemsOf: (lines: readonly Line<Column>[]) => readonly Problem[];
};

export type ListFile = { readonly name: string; readonly sheet: Sheet };

/** A file as it was chosen, read in the browser, and where its headings stand. */
export function useListFile(knownIn: HeadingCount) {
  const file = useMutation({
    mutationFn: async (chosen: File): Promise<ListFile> => ({
      name: chosen.name,
      sheet: await readImportFile(chosen, knownIn),
    }),
  });
  const sheet = file.data?.sheet;
  const headings = useMemo(() => {
    const at = sheet && headingRow(sheet, knownIn);
    const texts = sheet ? columnHeadings(sheet, at) : [];
    return { at, texts, key: headingsKey(texts) };
  }, [sheet, knownIn]);
  return { file, headings };
}

type Headings = ReturnType<typeof useListFile>['headings'];

/** What each column holds: as somebody said, else as it is `recalled`, else as the headings read. */
export function useListColumns<Column extends string, Fault extends string, Problem>(
  { at: headingAt, texts: headings, key }: Headings,
  { guess, faultOf }: ListRules<Column, Fault, Problem>,
  recalled?: Mapping<Column>,
) {
  const [chosen, setChosen] = useState<{ key: string; mapping: Mapping<Column> }>();
  const mapping = useMemo(
    () => (chosen?.key === key ? chosen.mapping : (recalled ?? guess(headings))),
    [chosen, key, recalled, guess, headings],
  );
  return {
    headings,
    headingAt,
    mapping,
    problem: faultOf(mapping),
    choose(column: number, kind: Column | undefined) {
      setChosen({ key, mapping: mapping.map((held, at) => (at === column ? kind : held)) });
    },
  };
}

type Columns<Column extends string, Fault> = {
  readonly mapping: Mapping<Column>;
  readonly headingAt: number | undefined;
  readonly problem: Fault | undefined;
};

/** The lines of a list, what is wrong with which, and what was put right or set aside. */
export function useListLines<Column extends string, Fault extends string, Problem>(
  sheet: Sheet | undefined,
  { mapping, headingAt, problem }: Columns<Column, Fault>,
  { linesOf, problemsOf }: ListRules<Column, Fault, Problem>,
) {
  const [corrections, setCorrections] = useState<ReadonlyMap<number, Line<Column>['values']>>(
    new Map(),
  );
  const [setAside, setSetAside] = useState<ReadonlySet<number>>(new Set());
  const read = useMemo(
    () => (sheet && !problem ? linesOf(sheet, mapping, headingAt) : []),
    [sheet, mapping, headingAt, problem, linesOf],
  );
  const kept = useMemo(
    () =>
      read
        .filter(({ line }) => !setAside.has(line))
        .map((row) => ({ ...row, values: { ...row.values, ...corrections.get(row.line) } })),
    [read, setAside, corrections],
  );
  const problems = useMemo(() => problemsOf(kept), [problemsOf, kept]);
  return {
    kept,
    problems,
    setAsideCount: setAside.size,
    correct(line: number, values: Line<Column>['values']) {
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
