import type { Selectable } from 'kysely';
import type { InvoiceFiles } from '#platform/database/schema.gen.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { CheckReport } from '../rules/document-checks.ts';

export function findFile(tx: Tx, invoiceId: string): Promise<Selectable<InvoiceFiles> | undefined> {
  return tx
    .selectFrom('invoice_files')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst();
}

type NewFile = {
  readonly invoice_id: string;
  readonly made_at: Date;
  readonly report: CheckReport;
  /** Null: it is not handed out. */
  readonly made: { readonly xml: string; readonly pdf: Uint8Array } | null;
};

/** Keeps it, or why there is none; false where a valid one was kept before, which stays. */
export async function storeFile(tx: Tx, { made, report, ...file }: NewFile): Promise<boolean> {
  const values = {
    made_at: file.made_at,
    is_valid: made !== null,
    report: JSON.stringify(report),
    xml: made?.xml ?? null,
    pdf: made ? Buffer.from(made.pdf) : null,
  };
  const kept = await tx
    .insertInto('invoice_files')
    .values({ invoice_id: file.invoice_id, ...values })
    .onConflict((conflict) =>
      conflict.column('invoice_id').doUpdateSet(values).where('invoice_files.is_valid', '=', false),
    )
    .returning('invoice_id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Written by `keep-invoice-file.ts` alone. */
export function reportOf({ report }: Pick<Selectable<InvoiceFiles>, 'report'>): CheckReport {
  return report as unknown as CheckReport;
}
