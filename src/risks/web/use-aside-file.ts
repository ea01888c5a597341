import { useLocale, useTranslations } from 'use-intl';
import { csvOf } from '#imports/rules/csv.ts';
import { saveFile } from '#platform/browser/save-file.ts';
import type { LineProblem } from '../rules/risk-import.ts';
import { linesAside, type TypedRisk } from '../rules/risk-import-rows.ts';
import { useImportWords } from './import-words.ts';
import { lineMarks, markCell } from './line-ids.ts';
import type { RiskImport } from './use-risk-import.ts';

/** Hands the browser a file of these lines, which can be imported once they are corrected. */
export function useAsideFile({ reading, report }: RiskImport) {
  const t = useTranslations('risks.import.aside');
  const columns = useTranslations('risks.import.columns.kinds');
  const words = useImportWords();
  const separator = useLocale() === 'fr' ? ';' : ',';
  return async (rows: readonly TypedRisk[], problems: readonly LineProblem[]) => {
    const marks = await lineMarks(reading, reading.rows);
    const byLine = Map.groupBy(problems, ({ line }) => line);
    const wrong = rows.map((row) => ({
      ...row,
      mark: markCell(marks[row.line - 1] ?? ''),
      wrong: (byLine.get(row.line) ?? []).map(words).join(' '),
    }));
    const lines = linesAside(reading.rows, reading, wrong, {
      rating: report.isOtherScale ? columns('rating') : undefined,
      line: t('originalLine'),
      wrong: t('wrong'),
      mark: t('mark'),
    });
    const type = 'text/csv;charset=utf-8';
    saveFile(new Blob([csvOf(lines, separator)], { type }), `${t('file')}.csv`);
  };
}
