import { callFunction } from '#platform/browser/call-function.ts';
import type { ExportEmployees } from '../contract.ts';
import { csvOf } from '../rules/csv.ts';

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
  saveAs(new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }), fileName);
}

function saveAs(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
