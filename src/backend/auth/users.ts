import { type Insertable, type Selectable, sql } from 'kysely';
import type { AuthUsers, DB } from '#platform/database/schema.gen.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { Address } from './addresses.ts';

export type UserRow = Selectable<AuthUsers>;

/** A person as the client package describes one. */
export type UserView = {
  readonly id: string;
  readonly aud: string;
  readonly role: string;
  readonly email: string;
  readonly phone: string;
  readonly app_metadata: Readonly<Record<string, unknown>>;
  readonly user_metadata: Readonly<Record<string, unknown>>;
  readonly identities: readonly unknown[];
  readonly factors: readonly { id: string; factor_type: string; status: string }[];
  readonly is_anonymous: boolean;
  readonly created_at: string;
  readonly updated_at: string;
} & Readonly<Partial<Record<MomentName | 'new_email' | 'new_phone', string>>>;

const MOMENTS = [
  'email_confirmed_at',
  'phone_confirmed_at',
  'confirmed_at',
  'invited_at',
  'confirmation_sent_at',
  'recovery_sent_at',
  'reauthentication_sent_at',
  'email_change_sent_at',
  'last_sign_in_at',
  'banned_until',
] as const;
type MomentName = (typeof MOMENTS)[number];

type Found = UserRow & {
  readonly identities: UserView['identities'];
  readonly factors: UserView['factors'];
};

export async function findUser(tx: Tx, { kind, value }: Address): Promise<UserRow | undefined> {
  return tx
    .selectFrom('auth.users')
    .selectAll()
    .where(kind, '=', value)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Like findUser, for whoever makes an account when there is none: others who do the same with
 * this address wait until this transaction ends.
 */
export async function findUserOrHold(tx: Tx, address: Address): Promise<UserRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`account ${address.value}`}, 0))`.execute(
    tx,
  );
  return findUser(tx, address);
}

/** The person of this id, held until the transaction ends; undefined once deleted. */
export async function lockUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  return tx
    .selectFrom('auth.users')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether a second factor of theirs counts. */
export async function hasVerifiedFactor(tx: Tx, userId: string): Promise<boolean> {
  const factor = await tx
    .selectFrom('auth.mfa_factors')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'verified')
    .executeTakeFirst();
  return factor !== undefined;
}

/** The person of this id as the client sees them. */
export async function viewUser(tx: Tx, id: string): Promise<UserView | undefined> {
  const { rows } = await sql<Found>`
    select users.*,
      coalesce((
        select json_agg(json_build_object('identity_id', id, 'id', provider_id,
          'user_id', user_id, 'identity_data', identity_data, 'provider', provider,
          'last_sign_in_at', last_sign_in_at, 'created_at', created_at,
          'updated_at', updated_at, 'email', email) order by created_at, id)
        from auth.identities where user_id = users.id), '[]') as identities,
      coalesce((
        select json_agg(json_build_object('id', id, 'friendly_name', friendly_name,
          'factor_type', factor_type, 'status', status, 'created_at', created_at,
          'updated_at', updated_at) order by created_at, id)
        from auth.mfa_factors where user_id = users.id), '[]') as factors
    from auth.users where id = ${id} and deleted_at is null`.execute(tx);
  return rows[0] && userView(rows[0]);
}

export function userView(user: UserRow & Partial<Pick<Found, 'identities' | 'factors'>>): UserView {
  const moments = MOMENTS.filter((name) => user[name] !== null).map((name) => [
    name,
    user[name]?.toISOString(),
  ]);
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    phone: user.phone ?? '',
    ...Object.fromEntries(moments),
    ...(user.email_change && { new_email: user.email_change }),
    ...(user.phone_change && { new_phone: user.phone_change }),
    app_metadata: user.raw_app_meta_data as UserView['app_metadata'],
    user_metadata: user.raw_user_meta_data as UserView['user_metadata'],
    identities: user.identities ?? [],
    factors: user.factors ?? [],
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
    is_anonymous: user.is_anonymous,
  };
}

/** Adds an account, known by the addresses that it has. @returns its id */
export async function insertUser(tx: Tx, now: Date, { data, ...values }: NewUser): Promise<string> {
  const { id } = await tx
    .insertInto('auth.users')
    .values({
      ...values,
      raw_user_meta_data: JSON.stringify(data),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeIdentities(tx, id, now);
  return id;
}

type NewUser = Omit<
  Insertable<DB['auth.users']>,
  'raw_user_meta_data' | 'created_at' | 'updated_at'
> & {
  /** What the person says of themselves. */
  readonly data: Readonly<Record<string, unknown>>;
};

/**
 * Writes by what the person is known from their row: one identity for each address they have, and
 * which providers the token names.
 */
export async function writeIdentities(tx: Tx, userId: string, now: Date): Promise<void> {
  await sql`
    with wanted as (
      select users.id as user_id, provider, address, is_confirmed
      from auth.users, lateral (values
        ('email', email, email_confirmed_at is not null),
        ('phone', phone, phone_confirmed_at is not null)) as known (provider, address, is_confirmed)
      where users.id = ${userId} and address is not null),
    gone as (
      delete from auth.identities where user_id = ${userId}
        and provider not in (select provider from wanted)),
    kept as (
      insert into auth.identities
        (user_id, provider, provider_id, identity_data, created_at, updated_at, last_sign_in_at)
      select user_id, provider, user_id::text,
        jsonb_build_object('sub', user_id, provider, address, 'email_verified',
          provider = 'email' and is_confirmed, 'phone_verified', provider = 'phone' and is_confirmed),
        ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
      from wanted
      on conflict (provider, provider_id) do update
        set identity_data = excluded.identity_data, updated_at = excluded.updated_at)
    update auth.users set
      raw_app_meta_data = raw_app_meta_data || jsonb_build_object(
        'provider', coalesce((select min(provider) from wanted), 'anonymous'),
        'providers', coalesce((select jsonb_agg(provider order by provider) from wanted), '[]')),
      updated_at = ${now}
    where id = ${userId}`.execute(tx);
}
