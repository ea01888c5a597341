import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocale } from 'use-intl';
import { headingRow } from '#imports/rules/import-columns.ts';
import {
  columnHeadings,
  mainSheet,
  type NamedSheet,
  readImportSheets,
} from '#imports/web/read-import-file.ts';
import type { Method } from '../rules/evaluation.ts';
import {
  guessRiskColumns,
  knownRiskHeadings,
  type RiskColumn,
  type RiskMapping,
  riskMappingProblem,
} from '../rules/risk-import-columns.ts';
import { type ImportReport, reportOf } from '../rules/risk-import-report.ts';
import { typedRisks } from '../rules/risk-import-rows.ts';
import { useRiskSending } from './use-risk-sending.ts';

type ImportFile = { readonly name: string; readonly sheets: readonly NamedSheet[] };

/** What somebody said of the file, where it was not understood by itself. */
type Choices = {
  readonly sheetAt?: number;
  readonly mapping?: RiskMapping;
  readonly everyUnit?: string;
  /** Whether steps that are on the company's scale are taken though others are not. */
  readonly isSameScale?: boolean;
};

export type RiskImport = ReturnType<typeof useRiskImport>;

/** A risk document on its way in: read and judged here, then sent line by line. */
export function useRiskImport(companyId: string, method: Method) {
  const file = useMutation({
    mutationFn: async (chosen: File): Promise<ImportFile> => ({
      name: chosen.name,
      sheets: await readImportSheets(chosen, knownRiskHeadings),
    }),
  });
  const [choices, setChoices] = useState<Choices>({});
  const reading = useReading(file.data, choices);
  const report = useReport(reading, method, choices.isSameScale ?? false);
  const sending = useRiskSending(companyId);

  return {
    file,
    reading,
    report,
    isSameScale: choices.isSameScale ?? false,
    sending,
    choose: (chosen: Choices) => setChoices((before) => ({ ...before, ...chosen })),
    chooseColumn(at: number, column: RiskColumn | undefined) {
      const mapping = reading.mapping.map((held, place) => (place === at ? column : held));
      setChoices((before) => ({ ...before, mapping }));
    },
    /** Another sheet is another list: what was said of the columns does not hold for it. */
    chooseSheet(sheetAt: number) {
      setChoices({ sheetAt });
      sending.forget();
    },
    startAgain() {
      setChoices({});
      sending.forget();
      file.reset();
    },
  };
}

/** How the chosen sheet is read: as its headings say, else as somebody does. */
function useReading(file: ImportFile | undefined, choices: Choices) {
  const sheets = file?.sheets ?? NO_SHEETS;
  const sheetAt = choices.sheetAt ?? mainSheet(sheets, knownRiskHeadings);
  const sheet = sheets[sheetAt];
  const found = useMemo(() => {
    const rows = sheet?.rows ?? [];
    const headingAt = headingRow(rows, knownRiskHeadings);
    const headings = columnHeadings(rows, headingAt);
    return { rows, headingAt, headings, guessed: guessRiskColumns(headings) };
  }, [sheet]);
  const mapping = choices.mapping ?? found.guessed;
  const namesUnits = mapping.includes('unit');
  // A workbook often has one sheet for each work unit, named after it.
  const everyUnit = choices.everyUnit ?? (sheets.length > 1 ? (sheet?.name ?? '') : '');
  return {
    ...found,
    sheetAt,
    sheet: sheet?.name ?? '',
    mapping,
    namesUnits,
    everyUnit: namesUnits ? '' : everyUnit,
    problem: riskMappingProblem(mapping),
  };
}

const NO_SHEETS: readonly NamedSheet[] = [];

/** Every line of the sheet, and what is to come of it. */
function useReport(
  { rows, mapping, headingAt, everyUnit, problem }: ReturnType<typeof useReading>,
  method: Method,
  isSameScale: boolean,
): ImportReport {
  const language = useLocale();
  return useMemo(() => {
    const typed = problem ? [] : typedRisks(rows, { mapping, headingAt, everyUnit });
    return reportOf(typed, { method, language, isSameScale });
  }, [rows, mapping, headingAt, everyUnit, problem, method, language, isSameScale]);
}
