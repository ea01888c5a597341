import type { Database } from '#platform/database/database.ts';

/**
 * Tells the database who may become the first administrator: the holder of the configured address;
 * without one, and never in production, whoever installs the product and signs in first.
 */
export async function allowFirstAdministrator(
  database: Database,
  { isProduction, email }: { isProduction: boolean; email: string | undefined },
): Promise<void> {
  // Configuration is no caller: the service writes it where the database decides.
  await database.asService((tx) =>
    tx
      .updateTable('platform.first_administrator')
      .set({ needs_email: isProduction || email !== undefined, allowed_email: email ?? null })
      .execute(),
  );
}
