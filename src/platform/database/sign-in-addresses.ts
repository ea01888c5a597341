import type { Tx } from './transaction.ts';

/** The addresses under which these sign in; accounts are nobody's to read but the service's. */
export async function findSignInAddresses(
  tx: Tx,
  ids: readonly (string | null)[],
): Promise<Map<string, string>> {
  const known = ids.filter((id): id is string => id !== null);
  if (known.length === 0) return new Map();
  const rows = await tx
    .selectFrom('auth.users')
    .select(['id', 'email'])
    .where('id', 'in', [...new Set(known)])
    .execute();
  return new Map(rows.map(({ id, email }) => [id, email ?? '']));
}
