import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal } from '#basics/refusal.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { isViolationOf } from '#platform/database/violations.ts';
import { countUse, giveBackUse } from '#platform/rate-limit.ts';
import type { EnterByCode, GiveBackPlace, ListCodeEntries, ReadPersonalCode } from '../contract.ts';
import { typedCode } from '../rules/personal-code.ts';
import type { CompanyDeps } from './company-deps.ts';
import { linkEmployee } from './employees.queries.ts';
import { codeHash } from './personal-code-key.ts';
import {
  findCode,
  findOpenCodeEntries,
  insertCodeEntry,
  markEntered,
  releasePlace,
} from './personal-codes.queries.ts';

/** What the code on somebody's paper is for. */
export async function readPersonalCode(
  deps: CompanyDeps,
  call: Call,
  { code }: ParsedInputOf<ReadPersonalCode>,
): Promise<OutputOf<ReadPersonalCode>> {
  const { hash, giveBack } = await hashOfTyped(deps, call, code);
  // The paper is the proof: the service reads what it is for.
  const found = await deps.database.asService((tx) => findCode(tx, hash));
  if (!found) throw new Refusal('not-found');
  await giveBack();
  return {
    companyName: found.legal_name,
    firstName: found.first_name,
    state: stateOf(found, deps.clock.now()),
  };
}

/** Takes one's place in the company, with whatever account one has. */
export async function enterByCode(
  deps: CompanyDeps,
  call: Call,
  { code }: ParsedInputOf<EnterByCode>,
): Promise<OutputOf<EnterByCode>> {
  const { claims } = signedInCaller(call);
  // Whoever has no address loses their place with their browser.
  if (claims.is_anonymous === true) throw new Refusal('forbidden');
  const { hash, giveBack } = await hashOfTyped(deps, call, code);
  const now = deps.clock.now();
  // Who holds the paper has no right in that company yet: the service acts, in their name.
  const entered = await deps.database
    .asCaller({ role: 'service_role', claims }, async (tx) => {
      const found = await findCode(tx, hash);
      if (!found) throw new Refusal('not-found');
      if (await keepsPeopleOf(tx, found.company_id, claims.sub)) throw new Refusal('conflict');
      const state = stateOf(found, now);
      if (state === 'entered') throw new Refusal('already-done');
      if (state === 'over') throw new Refusal('not-found');
      // Of two who hold the same paper, one is first.
      if (!(await markEntered(tx, hash, now))) throw new Refusal('already-done');
      if (!(await linkEmployee(tx, found.employee_id, claims.sub))) throw new Refusal('not-found');
      const entry = { employee_id: found.employee_id, user_id: claims.sub, entered_at: now };
      await insertCodeEntry(tx, entry);
      return { companyId: found.company_id };
    })
    .catch((error: unknown) => {
      // One account has one place in a company.
      if (isViolationOf(error, 'employees_account')) throw new Refusal('conflict');
      throw error;
    });
  await giveBack();
  return entered;
}

/** Where a code on paper let the caller in, and since when. */
export function listCodeEntries(deps: CompanyDeps, call: Call): Promise<OutputOf<ListCodeEntries>> {
  const { claims } = signedInCaller(call);
  // Of companies in which the caller may have no right to read: the service looks, for them alone.
  return deps.database.asCaller({ role: 'service_role', claims }, async (tx) => {
    const entries = await findOpenCodeEntries(tx, claims.sub);
    return {
      entries: entries.map(({ company_id: id, legal_name: name, entered_at: at }) => ({
        companyId: id,
        companyName: name,
        enteredAt: at.toISOString(),
      })),
    };
  });
}

export async function giveBackPlace(
  deps: CompanyDeps,
  call: Call,
  { companyId }: ParsedInputOf<GiveBackPlace>,
): Promise<OutputOf<GiveBackPlace>> {
  const { claims } = signedInCaller(call);
  // Nobody writes who has a place: the service does, for its owner, whom the row's guard asks for.
  const isGiven = await deps.database.asCaller({ role: 'service_role', claims }, (tx) =>
    releasePlace(tx, companyId, claims.sub),
  );
  if (!isGiven) throw new Refusal('not-found');
  return {};
}

/**
 * Whoever prints codes has all of them: their own account takes nobody's place by one.
 * They come in, as employees, by an invitation to the address that they have proven.
 */
async function keepsPeopleOf(tx: Tx, companyId: string, userId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('company_members')
    .select('role')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('role', 'in', ['owner', 'hr'])
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * The hash of a code, and what gives the try back where it was one: failures are counted.
 * @throws Refusal too-many-requests, and not-found for what cannot be a code
 */
async function hashOfTyped(deps: CompanyDeps, call: Call, typed: string) {
  await countUse(deps, 'personal-code', call.network);
  const code = typedCode(typed);
  if (code === undefined) throw new Refusal('not-found');
  const giveBack = () => giveBackUse(deps, 'personal-code', call.network);
  return { hash: codeHash(deps, code), giveBack };
}

type Found = {
  entered_at: Date | null;
  expires_at: Date;
  left_on: string | null;
  user_id: string | null;
  is_entered_by_code: boolean;
};

function stateOf(found: Found, now: Date): 'open' | 'entered' | 'over' {
  // A fresh slip takes the place of what an earlier one gave, and of nothing else.
  const isTaken = found.user_id !== null && !found.is_entered_by_code;
  if (found.entered_at !== null || isTaken) return 'entered';
  return found.expires_at <= now || found.left_on !== null ? 'over' : 'open';
}
