import { useEffect } from 'react';
import { tableClient } from '#platform/browser/table-client.ts';

const DELAY_MS = 2_000;

/**
 * Whoever installs the product and signs in first becomes its administrator: once signed in and
 * loaded, after two seconds, the page looks for one and, if there is none, asks to be it. The
 * database decides; errors are ignored.
 */
export function useFirstAdministrator(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return;
    const timer = setTimeout(() => {
      askToBeFirst(userId).catch(() => undefined);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [userId]);
}

async function askToBeFirst(userId: string): Promise<void> {
  const tables = await tableClient();
  const { data, error } = await tables.from('user_roles').select('*').eq('role', 'admin').limit(1);
  if (error || data.length > 0) return;
  await tables.from('user_roles').insert({ user_id: userId, role: 'admin' });
}
