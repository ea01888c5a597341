import { useMutation } from '@tanstack/react-query';
import { headingRow } from '#imports/rules/import-columns.ts';
import { columnHeadings, readImportFile, type Sheet } from '#imports/web/read-import-file.ts';
import { knownStatementHeadings } from '../../rules/bank-statement.ts';

/** A bank statement as it was read: its rows, and what stands above its columns. */
export type StatementSheet = {
  readonly rows: Sheet;
  readonly headings: readonly string[];
  /** Where the headings stand; undefined where none are known. */
  readonly headingAt: number | undefined;
};

/** The statement that was chosen, read in the browser. */
export function useStatementFile() {
  return useMutation({
    mutationFn: async (chosen: File): Promise<StatementSheet> => {
      const rows = await readImportFile(chosen, knownStatementHeadings);
      const headingAt = headingRow(rows, knownStatementHeadings);
      return { rows, headingAt, headings: columnHeadings(rows, headingAt) };
    },
  });
}
