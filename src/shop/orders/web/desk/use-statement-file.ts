import { useMutation } from '@tanstack/react-query';
import { headingRow } from '#imports/rules/import-columns.ts';
import { decodeText } from '#imports/rules/import-text.ts';
import { columnHeadings, readImportFile, type Sheet } from '#imports/web/read-import-file.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import type { ReadStatement, StatementRead } from '../../contract.ts';
import { knownStatementHeadings } from '../../rules/bank-statement.ts';
import { STATEMENT_CHARACTERS, statementFormatOf } from '../../rules/statement-entry.ts';

/** A table as it was read: its rows, and what stands above its columns. */
export type StatementSheet = {
  readonly rows: Sheet;
  readonly headings: readonly string[];
  /** Where the headings stand; undefined where none are known. */
  readonly headingAt: number | undefined;
};

/** A table is read here, and a person says what its columns hold; what is written for programs tells it by itself. */
export type StatementInHand =
  | { readonly kind: 'table'; readonly sheet: StatementSheet }
  | { readonly kind: 'told'; readonly read: StatementRead };

/** How far into a file its format is looked for. */
const HEAD_BYTES = 10_000;

/** The statement that was chosen. */
export function useStatementFile() {
  return useMutation({
    mutationFn: async (chosen: File): Promise<StatementInHand> => {
      const head = new Uint8Array(await chosen.slice(0, HEAD_BYTES).arrayBuffer());
      const format = statementFormatOf(decodeText(head));
      if (format !== undefined) return { kind: 'told', read: await readTold(chosen, format) };
      const rows = await readImportFile(chosen, knownStatementHeadings);
      const headingAt = headingRow(rows, knownStatementHeadings);
      return {
        kind: 'table',
        sheet: { rows, headingAt, headings: columnHeadings(rows, headingAt) },
      };
    },
  });
}

async function readTold(chosen: File, format: StatementRead['format']): Promise<StatementRead> {
  const tooLarge = { problem: 'too-large' as const, line: null, element: null };
  const refused = { format, lines: [], problems: [tooLarge] };
  // Four bytes to a character are the most.
  if (chosen.size > STATEMENT_CHARACTERS * 4) return refused;
  const text = decodeText(new Uint8Array(await chosen.arrayBuffer()));
  if (text.length > STATEMENT_CHARACTERS) return refused;
  return callFunction<ReadStatement>('read-statement', { text });
}
