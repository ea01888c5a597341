import { useMutation } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OutputOf } from '#basics/contract.ts';
import { headingRow } from '#company/rules/import-columns.ts';
import { columnHeadings, readImportFile, type Sheet } from '#company/web/read-import-file.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import type { CheckGiftImport, RunGiftImport } from '../contract.ts';
import {
  type GiftColumn,
  type GiftLineProblem,
  type GiftMapping,
  giftMappingProblem,
  giftProblems,
  guessGiftColumns,
  importedGift,
  knownGiftHeadings,
  type TypedGift,
  typedGifts,
} from '../rules/gift-import.ts';
import { IMPORT_LINES } from '../rules/meter-page.ts';
import { useGiftsChanged } from './use-gifts.ts';

type File = { readonly name: string; readonly sheet: Sheet };

export type GiftImport = ReturnType<typeof useGiftImport>;

/** A list on its way in: read and corrected here, then taken whole by the server. */
export function useGiftImport(companyId: string) {
  const t = useTranslations('gifts.import');
  const changed = useGiftsChanged(companyId);
  const actId = useRef(crypto.randomUUID());
  const file = useMutation({
    mutationFn: async (chosen: globalThis.File): Promise<File> => ({
      name: chosen.name,
      sheet: await readImportFile(chosen, knownGiftHeadings),
    }),
  });
  const columns = useGiftColumns(file.data?.sheet);
  const lines = useGiftLines(file.data?.sheet, columns);
  const rows = () => lines.kept.map((line) => importedGift(line, t('gift')));
  const check = useMutation({
    mutationFn: (): Promise<OutputOf<CheckGiftImport>> =>
      callFunction<CheckGiftImport>('check-gift-import', {
        companyId,
        actId: actId.current,
        rows: rows(),
      }),
  });
  const run = useMutation({
    mutationFn: () =>
      callFunction<RunGiftImport>('run-gift-import', {
        companyId,
        actId: actId.current,
        rows: rows(),
      }),
    onSuccess: () => changed(),
  });
  function startAgain() {
    for (const each of [file, check, run]) each.reset();
    lines.forget();
    actId.current = crypto.randomUUID();
  }
  return {
    file,
    columns,
    lines,
    check,
    run,
    startAgain,
    isTooLong: lines.kept.length > IMPORT_LINES,
  };
}

function useGiftColumns(sheet: Sheet | undefined) {
  const headingAt = useMemo(
    () => (sheet ? headingRow(sheet, knownGiftHeadings) : undefined),
    [sheet],
  );
  const headings = useMemo(
    () => (sheet ? columnHeadings(sheet, headingAt) : []),
    [sheet, headingAt],
  );
  const [chosen, setChosen] = useState<{ sheet: Sheet; mapping: GiftMapping }>();
  const mapping = useMemo(
    () => (chosen && chosen.sheet === sheet ? chosen.mapping : guessGiftColumns(headings)),
    [chosen, sheet, headings],
  );
  return {
    headings,
    headingAt,
    mapping,
    problem: giftMappingProblem(mapping),
    choose(column: number, kind: GiftColumn | undefined) {
      if (!sheet) return;
      setChosen({ sheet, mapping: mapping.map((held, at) => (at === column ? kind : held)) });
    },
  };
}

/** The gifts of the list, what is wrong with which, and what was put right or set aside. */
function useGiftLines(sheet: Sheet | undefined, columns: ReturnType<typeof useGiftColumns>) {
  const { mapping, headingAt, problem } = columns;
  const [corrections, setCorrections] = useState<ReadonlyMap<number, TypedGift['values']>>(
    new Map(),
  );
  const [setAside, setSetAside] = useState<ReadonlySet<number>>(new Set());
  const read = useMemo(
    () => (sheet && !problem ? typedGifts(sheet, mapping, headingAt) : []),
    [sheet, mapping, headingAt, problem],
  );
  const kept = useMemo(
    () =>
      read
        .filter(({ line }) => !setAside.has(line))
        .map((row) => ({ ...row, values: { ...row.values, ...corrections.get(row.line) } })),
    [read, setAside, corrections],
  );
  const problems = useMemo<readonly GiftLineProblem[]>(() => kept.flatMap(giftProblems), [kept]);
  return {
    kept,
    problems,
    setAsideCount: setAside.size,
    correct(line: number, values: TypedGift['values']) {
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
