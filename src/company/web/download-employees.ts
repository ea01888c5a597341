import { csvOf } from '#imports/rules/csv.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { saveFile } from '#platform/browser/save-file.ts';
import type { ExportEmployees } from '../contract.ts';

/** Fetches everybody, a thousand at a time, and hands the browser one file. */
export async function downloadEmployees(
  companyId: string,
  fileName: string,
  headings: readonly string[],
): Promise<void> {
  const rows: (readonly string[])[] = [headings];
  let after: string | undefined;
  do {
    const page = await callFunction<ExportEmployees>('export-employees', {
      companyId,
      ...(after && { after }),
    });
    for (const { lastName, firstName, email, employeeNumber, site, team } of page.employees) {
      rows.push([lastName, firstName, email ?? '', employeeNumber ?? '', site, team ?? '']);
    }
    after = page.next;
  } while (after);
  saveFile(new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }), fileName);
}
