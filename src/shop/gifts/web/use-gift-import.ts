import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { OutputOf } from '#basics/contract.ts';
import {
  type ListRules,
  useListColumns,
  useListFile,
  useListLines,
} from '#imports/web/use-list-file.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import type { CheckGiftImport, RunGiftImport } from '../contract.ts';
import {
  type GiftColumn,
  type GiftLineProblem,
  type GiftMappingProblem,
  giftMappingProblem,
  giftProblems,
  guessGiftColumns,
  importedGift,
  knownGiftHeadings,
  typedGifts,
} from '../rules/gift-import.ts';
import { IMPORT_LINES } from '../rules/meter-page.ts';
import { useGiftsChanged } from './use-gifts.ts';

export type GiftImport = ReturnType<typeof useGiftImport>;

const GIFTS: ListRules<GiftColumn, GiftMappingProblem, GiftLineProblem> = {
  knownIn: knownGiftHeadings,
  guess: guessGiftColumns,
  faultOf: giftMappingProblem,
  linesOf: typedGifts,
  problemsOf: (gifts) => gifts.flatMap(giftProblems),
};

/** A list on its way in: read and corrected here, then taken whole by the server. */
export function useGiftImport(companyId: string) {
  const t = useTranslations('gifts.import');
  const changed = useGiftsChanged(companyId);
  const actId = useRef(crypto.randomUUID());
  const { file, headings } = useListFile(GIFTS.knownIn);
  const columns = useListColumns(headings, GIFTS);
  const lines = useListLines(file.data?.sheet, columns, GIFTS);
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
