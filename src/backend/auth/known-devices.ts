import { sql } from 'kysely';
import type { Tx } from '#platform/database/transaction.ts';
import type { Call } from '../call.ts';
import type { Address } from './addresses.ts';
import type { AuthDeps } from './auth-deps.ts';

// Browsers from which somebody entered before have limits of their own: strangers cannot use them up.

/**
 * Notes that this account was entered from there. Where there is a second factor, only once it was
 * shown: whoever has nothing but the password is a stranger.
 */
export async function rememberDevice(
  tx: Tx,
  now: Date,
  { userId, device, aal }: { userId: string; device: string | undefined; aal: string },
): Promise<void> {
  if (device === undefined) return;
  await sql`insert into auth.known_devices (user_id, device, entered_at)
    select ${userId}, ${device}, ${now}
    where ${aal} = 'aal2' or not exists (select from auth.mfa_factors
      where user_id = ${userId} and status = 'verified')
    on conflict (user_id, device) do update set entered_at = excluded.entered_at`.execute(tx);
}

/** Whether the account of this address was entered from the browser that asks. */
export async function isKnownDevice(
  { database }: Pick<AuthDeps, 'database'>,
  { device }: Pick<Call, 'device'>,
  of: Address | { readonly kind: 'id'; readonly value: string },
): Promise<boolean> {
  if (device === undefined) return false;
  // Nobody is signed in yet: the service looks.
  const found = await database.asService((tx) =>
    tx
      .selectFrom('auth.known_devices')
      .innerJoin('auth.users', 'auth.users.id', 'auth.known_devices.user_id')
      .select('device')
      .where(`auth.users.${of.kind}`, '=', of.value)
      .where('deleted_at', 'is', null)
      .where('device', '=', device)
      .executeTakeFirst(),
  );
  return found !== undefined;
}

/** After a new password, what was known before counts for nothing, but the browser that chose it. */
export async function forgetDevices(
  tx: Tx,
  userId: string,
  except: string | undefined,
): Promise<void> {
  await sql`delete from auth.known_devices
    where user_id = ${userId} and device is distinct from ${except ?? null}`.execute(tx);
}
