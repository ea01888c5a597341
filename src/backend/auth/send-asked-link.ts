import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { z } from 'zod';
import type { AuthAskedLinks } from '#platform/database/schema.gen.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { Address } from './addresses.ts';
import { audit } from './audit.ts';
import type { AuthDeps } from './auth-deps.ts';
import { maySendToStranger } from './limits.ts';
import type { Purpose } from './one-time-tokens.ts';
import { sendToken } from './send-token.ts';
import { findUser, findUserOrHold, insertUser } from './users.ts';

export const SEND_ASKED_LINK_TASK = 'send-asked-link';

const job = z.object({ id: z.uuid() });

type AskedLink = Selectable<AuthAskedLinks>;
type Sent = { readonly userId: string; readonly purpose: Purpose; readonly sentTo: string };

/** Looks whether there is an account for a link that was asked for, and sends it. */
export async function sendAskedLink(deps: AuthDeps, payload: unknown): Promise<void> {
  const { id } = job.parse(payload);
  // The outbox is no caller: the service does what was asked.
  const asked = await deps.database.asService((tx) =>
    tx.selectFrom('auth.asked_links').selectAll().where('id', '=', id).executeTakeFirst(),
  );
  if (!asked) return;
  const isAllowed = await maySend(deps, asked);
  await deps.database.asService(async (tx) => {
    await tx.deleteFrom('auth.asked_links').where('id', '=', id).execute();
    if (!isAllowed) return;
    for (const sent of await whatToSend(deps, tx, asked)) {
      await sendToken(deps, tx, {
        ...sent,
        redirectTo: asked.redirect_to ?? undefined,
        language: asked.language,
        challenge: challengeOf(asked),
        askedBy: deviceMarks(asked),
      });
    }
  });
}

/** Strangers to the product are written to only so often for one network; others always. */
async function maySend(deps: AuthDeps, { address, network_hash }: AskedLink): Promise<boolean> {
  const { rows } = await deps.database.asService((tx) =>
    sql<{ knows: boolean }>`select auth.knows_address(${address}) as knows`.execute(tx),
  );
  return rows[0]?.knows === true || maySendToStranger(deps, network_hash);
}

function challengeOf({ code_challenge: challenge, code_challenge_method: method }: AskedLink) {
  return challenge === null
    ? undefined
    : { challenge, method: method === 'plain' ? ('plain' as const) : ('s256' as const) };
}

/** A code is typed, so that no verifier comes with it: only the browser itself is known again by it. */
function deviceMarks({ asked_by: marks }: AskedLink): readonly string[] {
  return marks.filter((mark) => mark.startsWith('device:'));
}

async function whatToSend(deps: AuthDeps, tx: Tx, asked: AskedLink): Promise<readonly Sent[]> {
  const address: Address = { kind: asked.kind as Address['kind'], value: asked.address };
  const sentTo = asked.address;
  switch (asked.request) {
    case 'otp': {
      const known = await findUserOrHold(tx, address);
      if (!known && !asked.makes_account) return [];
      const userId = known?.id ?? (await insertPasswordless(deps, tx, address, asked));
      return [{ userId, purpose: address.kind === 'phone' ? 'sms' : 'magiclink', sentTo }];
    }
    case 'recover': {
      const user = await findUser(tx, address);
      if (!user) return [];
      await tx
        .updateTable('auth.users')
        .set({ recovery_sent_at: deps.clock.now() })
        .where('id', '=', user.id)
        .execute();
      await audit(deps, tx, 'user_recovery_requested', { userId: user.id });
      return [{ userId: user.id, purpose: 'recovery', sentTo }];
    }
    case 'signup':
    case 'sms': {
      const user = await findUser(tx, address);
      if (!user || user[`${address.kind}_confirmed_at`]) return [];
      return [{ userId: user.id, purpose: asked.request, sentTo }];
    }
    default:
      return sidesOfChange(tx, address);
  }
}

async function insertPasswordless(
  deps: AuthDeps,
  tx: Tx,
  { kind, value }: Address,
  { data, language, asked_by: typedBy }: AskedLink,
): Promise<string> {
  const now = deps.clock.now();
  const id = await insertUser(tx, now, {
    [kind]: value,
    data: data as Readonly<Record<string, unknown>>,
    typed_by: typedBy,
    confirmation_sent_at: now,
    language,
  });
  await audit(deps, tx, 'user_signedup', { userId: id });
  return id;
}

/** Of a change of address that is under way, whoever is asked again. */
async function sidesOfChange(tx: Tx, { kind, value: sentTo }: Address): Promise<readonly Sent[]> {
  const user = await tx
    .selectFrom('auth.users')
    .select(['id', 'email'])
    .where(`${kind}_change`, '=', sentTo)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  // An address that has an account is not written to.
  if (!user || (await findUser(tx, { kind, value: sentTo }))) return [];
  const userId = user.id;
  if (kind === 'phone') return [{ userId, purpose: 'phone_change', sentTo }];
  const current = user.email
    ? [{ userId, purpose: 'email_change_current' as const, sentTo: user.email }]
    : [];
  return [{ userId, purpose: 'email_change_new', sentTo }, ...current];
}
