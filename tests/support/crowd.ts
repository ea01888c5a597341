import { randomUUID } from 'node:crypto';
import type { TestProduct } from './test-product.ts';

/**
 * That many people, each newly signed in, who all ask at once to be the first administrator. Answers
 * the status that each was given.
 */
export async function crowdAsksToBeFirst(
  { url, database, tokens }: Pick<TestProduct, 'url' | 'database' | 'tokens'>,
  size: number,
): Promise<number[]> {
  const ids = Array.from({ length: size }, () => randomUUID());
  await database.asService((tx) =>
    tx
      .insertInto('auth.users')
      .values(ids.map((id) => ({ id, email: `${id}@example.com`, email_confirmed_at: new Date() })))
      .execute(),
  );
  const keys = await Promise.all(
    ids.map((sub) => tokens.signAccess({ sub, role: 'authenticated' }, 900)),
  );
  return Promise.all(
    ids.map(async (id, at) => {
      const response = await fetch(`${url}/rest/v1/user_roles`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${keys[at]}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ user_id: id, role: 'admin' }),
      });
      await response.body?.cancel();
      return response.status;
    }),
  );
}
