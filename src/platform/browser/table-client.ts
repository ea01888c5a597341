import type { PostgrestClient } from '@supabase/postgrest-js';
import { callHeaders } from './auth-client.ts';

/** The official client of the table protocol, with the rights of whoever is signed in; fetched on demand. */
export async function tableClient(): Promise<PostgrestClient> {
  const { PostgrestClient } = await import('@supabase/postgrest-js');
  return new PostgrestClient(`${window.location.origin}/rest/v1`, { headers: await callHeaders() });
}
