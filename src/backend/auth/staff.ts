import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { isUuid } from '#basics/uuid.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { Call } from '../call.ts';
import { readEmail, readPhone } from './addresses.ts';
import { audit } from './audit.ts';
import type { AuthDeps } from './auth-deps.ts';
import { AuthError, userNotFound, validationFailed } from './auth-error.ts';
import { refuseTaken } from './change-address.ts';
import { dropCodesWithoutFactor } from './factors.ts';
import { endSessions } from './sessions.ts';
import { bannedUntil, hashOf, type WantedUser } from './staff-fields.ts';
import { clearProofs, clearWhatWasTyped, isSameBrowser, STAFF } from './typed-before-proof.ts';
import {
  insertUser,
  lockUser,
  type UserView,
  userView,
  viewUser,
  writeIdentities,
} from './users.ts';

// What holders of the service key may do with accounts.

/** @throws AuthError for anybody else */
export function refuseAllButService({ caller }: Call): void {
  if (caller.role === 'service_role') return;
  if (caller.role === 'anon' && !caller.claims) {
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  throw new AuthError(403, 'not_admin', 'User not allowed');
}

const MOST_PER_PAGE = 1_000;

/** A number of a query string, where the client sends nothing as an empty text. */
const countFrom = (fallback: number, most: number) =>
  z
    .string()
    .default('')
    .transform((text) => (text === '' ? fallback : Math.min(Number(text), most)))
    .pipe(z.number().int().min(1));

const pageShape = z.object({
  page: countFrom(1, 1_000_000),
  per_page: countFrom(50, MOST_PER_PAGE),
});

export type ListPage = z.output<typeof pageShape>;

/** @throws AuthError when the page is no page */
export function readPage(query: Record<string, string>): ListPage {
  const read = pageShape.safeParse(query);
  if (!read.success) throw validationFailed('Bad Pagination Parameters: whole numbers from 1');
  return read.data;
}

export async function listUsers(
  { database }: AuthDeps,
  { page, per_page: perPage }: ListPage,
): Promise<{ users: UserView[]; total: number }> {
  return database.asService(async (tx) => {
    const { total } = await tx
      .selectFrom('auth.users')
      .select((select) => select.fn.countAll<number>().as('total'))
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    const rows = await tx
      .selectFrom('auth.users')
      .selectAll()
      .where('deleted_at', 'is', null)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute();
    return { users: rows.map((row) => userView(row)), total: Number(total) };
  });
}

export async function readUser({ database }: AuthDeps, id: string): Promise<UserView> {
  refuseMalformedId(id);
  const user = await database.asService((tx) => viewUser(tx, id));
  if (!user) throw userNotFound();
  return user;
}

function refuseMalformedId(id: string): void {
  if (!isUuid(id)) throw new AuthError(404, 'validation_failed', 'user_id must be an UUID');
}

export async function createUser(
  deps: AuthDeps,
  { language }: Call,
  body: WantedUser,
): Promise<UserView> {
  const email = body.email ? readEmail(body.email) : undefined;
  const phone = body.phone ? readPhone(deps, body.phone) : undefined;
  if (!email && !phone)
    throw validationFailed('Cannot create a user without either an email or phone');
  const hash = (await hashOf(deps, body)) ?? null;
  const now = deps.clock.now();
  return deps.database.asService(async (tx) => {
    if (email) await refuseTaken(tx, 'email', email);
    if (phone) await refuseTaken(tx, 'phone', phone);
    const id = await insertUser(tx, now, {
      ...(body.id && { id: body.id }),
      email: email ?? null,
      phone: phone ?? null,
      encrypted_password: hash,
      typed_by: [...STAFF],
      email_confirmed_at: email && body.email_confirm ? now : null,
      phone_confirmed_at: phone && body.phone_confirm ? now : null,
      data: body.user_metadata ?? {},
      raw_app_meta_data: JSON.stringify(body.app_metadata ?? {}),
      role: body.role || 'authenticated',
      banned_until: bannedUntil(body.ban_duration, now) ?? null,
      language,
    });
    await audit(deps, tx, 'user_signedup', { userId: id });
    return viewOf(tx, id);
  });
}

export async function updateUser(deps: AuthDeps, id: string, body: WantedUser): Promise<UserView> {
  refuseMalformedId(id);
  const email = body.email ? readEmail(body.email) : undefined;
  const phone = body.phone ? readPhone(deps, body.phone) : undefined;
  const hash = await hashOf(deps, body);
  const now = deps.clock.now();
  return deps.database.asService(async (tx) => {
    const user = await lockUser(tx, id);
    if (!user) throw userNotFound();
    if (email && email !== user.email) await refuseTaken(tx, 'email', email);
    if (phone && phone !== user.phone) await refuseTaken(tx, 'phone', phone);
    const until = bannedUntil(body.ban_duration, now);
    const isFirstProof = !user.confirmed_at && (body.email_confirm || body.phone_confirm);
    if (isFirstProof && !isSameBrowser(user.typed_by, [])) {
      // Staff say whose address it is; what was typed with it may be somebody else's.
      await clearProofs(tx, id);
      await clearWhatWasTyped(tx, user, body.email_confirm ? 'email' : 'phone');
    }
    await tx
      .updateTable('auth.users')
      .set({
        updated_at: now,
        ...(email && { email, email_confirmed_at: now, email_change: null }),
        ...(phone && { phone, phone_confirmed_at: now, phone_change: null }),
        ...(body.email_confirm && { email_confirmed_at: user.email_confirmed_at ?? now }),
        ...(body.phone_confirm && { phone_confirmed_at: user.phone_confirmed_at ?? now }),
        ...(hash && { encrypted_password: hash }),
        ...(body.role && { role: body.role }),
        ...(until !== undefined && { banned_until: until }),
        ...(body.user_metadata && {
          raw_user_meta_data: merged('raw_user_meta_data', body.user_metadata),
        }),
        ...(body.app_metadata && {
          raw_app_meta_data: merged('raw_app_meta_data', body.app_metadata),
        }),
      })
      .where('id', '=', id)
      .execute();
    if (email || phone || body.email_confirm || body.phone_confirm)
      await writeIdentities(tx, id, now);
    if (hash || until) await endSessions(tx, { userId: id });
    await audit(deps, tx, 'user_modified', { userId: id });
    return viewOf(tx, id);
  });
}

function merged(column: string, data: object) {
  return sql<string>`(select coalesce(jsonb_object_agg(key, value), '{}')
    from jsonb_each(${sql.ref(column)} || ${JSON.stringify(data)}::jsonb) where value <> 'null')`;
}

async function viewOf(tx: Tx, id: string): Promise<UserView> {
  const view = await viewUser(tx, id);
  if (!view) throw userNotFound();
  return view;
}

export const deleteShape = z.object({ should_soft_delete: z.boolean().nullish() });

/** Deletes an account; softly keeps its id and nothing else of the person. */
export async function deleteUser(
  deps: AuthDeps,
  id: string,
  { should_soft_delete: isSoft }: z.output<typeof deleteShape>,
): Promise<void> {
  refuseMalformedId(id);
  const now = deps.clock.now();
  await deps.database.asService(async (tx) => {
    if (!(await lockUser(tx, id))) throw userNotFound();
    await audit(deps, tx, 'user_deleted', { userId: id });
    await endSessions(tx, { userId: id });
    if (!isSoft) {
      await tx.deleteFrom('auth.users').where('id', '=', id).execute();
      return;
    }
    for (const table of ['auth.identities', 'auth.one_time_tokens', 'auth.mfa_factors'] as const) {
      await tx.deleteFrom(table).where(sql<SqlBool>`user_id = ${id}`).execute();
    }
    await dropCodesWithoutFactor(tx, id);
    await tx
      .updateTable('auth.users')
      .set({
        email: null,
        phone: null,
        email_change: null,
        phone_change: null,
        encrypted_password: null,
        raw_user_meta_data: '{}',
        raw_app_meta_data: '{}',
        deleted_at: now,
        updated_at: now,
      })
      .where('id', '=', id)
      .execute();
  });
}

export async function listFactors(deps: AuthDeps, id: string): Promise<UserView['factors']> {
  return (await readUser(deps, id)).factors;
}

/** Takes a factor away from somebody who lost it; the next sign-in is by the first one alone. */
export async function deleteFactor(
  deps: AuthDeps,
  id: string,
  factorId: string,
): Promise<Record<string, unknown>> {
  const factor = (await readUser(deps, id)).factors.find((each) => each.id === factorId);
  if (!factor) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
  await deps.database.asService(async (tx) => {
    await tx.deleteFrom('auth.mfa_factors').where('id', '=', factorId).execute();
    await dropCodesWithoutFactor(tx, id);
    await audit(deps, tx, 'factor_removed', { userId: id });
  });
  return { ...factor };
}
