import { sql } from 'kysely';
import { type Call, signedInCaller } from '#backend/call.ts';
import { normalizeEmail } from '#basics/contact-details.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { DataSubject } from '#platform/personal-data.ts';
import type {
  EndOwnSession,
  EraseOwnAccount,
  ExportOwnData,
  ReadOwnAccount,
  SetOwnLanguage,
} from '../contract.ts';
import { isFreshSignIn } from '../rules/fresh-sign-in.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import {
  countRecoveryCodes,
  deleteAccount,
  deleteSession,
  findAccount,
  findSessions,
  updateLanguage,
} from './own-account.queries.ts';

// Accounts are no caller's to read or change: the service does, for the person whom a verified token
// names, and nobody else.

export function readOwnAccount(deps: AccountsDeps, call: Call): Promise<OutputOf<ReadOwnAccount>> {
  const { claims } = signedInCaller(call);
  return deps.database.asService(async (tx) => {
    const account = await findAccount(tx, claims.sub);
    if (!account) throw new Refusal('sign-in-required');
    const sessions = await findSessions(tx, claims.sub);
    return {
      language: account.language,
      createdAt: account.created_at.toISOString(),
      recoveryCodes: await countRecoveryCodes(tx, claims.sub),
      sessions: sessions.map((session) => ({
        id: session.id,
        device: session.device,
        startedAt: session.created_at.toISOString(),
        usedAt: session.refreshed_at.toISOString(),
        endsAt: session.not_after.toISOString(),
        isThisOne: session.id === claims.session_id,
        hasShownFactor: session.aal === 'aal2',
      })),
    };
  });
}

export async function setOwnLanguage(
  deps: AccountsDeps,
  call: Call,
  { language }: ParsedInputOf<SetOwnLanguage>,
): Promise<OutputOf<SetOwnLanguage>> {
  const { claims } = signedInCaller(call);
  await deps.database.asService((tx) => updateLanguage(tx, claims.sub, language));
  return {};
}

export async function endOwnSession(
  deps: AccountsDeps,
  call: Call,
  { sessionId }: ParsedInputOf<EndOwnSession>,
): Promise<OutputOf<EndOwnSession>> {
  const { claims } = signedInCaller(call);
  // Who leaves proves nothing; who puts another device out may be a thief who shuts the owner out.
  const isOwn = sessionId === claims.session_id;
  if (!isOwn && !isFreshSignIn(claims, deps.clock.now())) throw new Refusal('forbidden');
  const end = (tx: Tx) => deleteSession(tx, claims.sub, sessionId);
  const isEnded = isOwn ? await deps.database.asService(end) : await asSubject(deps, call, end);
  if (!isEnded) throw new Refusal('not-found');
  return {};
}

/** What every room keeps about the caller. */
export async function exportOwnData(
  deps: AccountsDeps,
  call: Call,
): Promise<OutputOf<ExportOwnData>> {
  const { data } = await collectOwnData(deps, call);
  return { exportedAt: deps.clock.now().toISOString(), data };
}

/** The same, by room, with the address or number that they are known by. */
export function collectOwnData(
  deps: AccountsDeps,
  call: Call,
): Promise<{ data: Record<string, unknown>; email: string }> {
  return asSubject(deps, call, async (tx, subject, email) => {
    const data: Record<string, unknown> = {};
    for (const [room, { collect }] of Object.entries(deps.personalData)) {
      data[room] = await collect(tx, subject);
    }
    return { data, email };
  });
}

/** Everything in one transaction: either all rooms have erased, and the account is gone, or nothing. */
export async function eraseOwnAccount(
  deps: AccountsDeps,
  call: Call,
  { email }: ParsedInputOf<EraseOwnAccount>,
): Promise<OutputOf<EraseOwnAccount>> {
  const { claims } = signedInCaller(call);
  if (!isFreshSignIn(claims, deps.clock.now())) throw new Refusal('forbidden');
  await asSubject(deps, call, async (tx, subject, own) => {
    if (normalizeEmail(email) !== own) {
      throw new Refusal('invalid-input', { problems: [{ path: 'email', problem: 'not-own' }] });
    }
    for (const { erase } of Object.values(deps.personalData)) await erase(tx, subject);
    await deleteAccount(tx, subject.userId);
  });
  return {};
}

/**
 * Runs `work` above row-level security for the caller, once they have shown the second factor they
 * may have. `own` is what they would type to say who they are: their address, else their number.
 */
function asSubject<T>(
  deps: AccountsDeps,
  call: Call,
  work: (tx: Tx, subject: DataSubject, own: string) => Promise<T>,
): Promise<T> {
  const caller = signedInCaller(call);
  return deps.database.asCaller(caller, async (tx) => {
    const { rows } = await sql<{ has: boolean }>`select access.has_shown_factor() as has`.execute(
      tx,
    );
    if (!rows[0]?.has) throw new Refusal('forbidden');
    // What is kept about a person lies in tables that no caller reads: the service collects it.
    return withServiceRights(tx, async (service) => {
      const account = await findAccount(service, caller.claims.sub);
      if (!account) throw new Refusal('sign-in-required');
      const email = account.email_confirmed_at ? account.email : null;
      const own = account.email ?? account.phone ?? '';
      return work(service, { userId: account.id, email }, own);
    });
  });
}
