import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal } from '#basics/refusal.ts';
import { isViolationOf } from '#platform/database/violations.ts';
import { countUse } from '#platform/rate-limit.ts';
import type { EnterByCode, ReadPersonalCode } from '../contract.ts';
import { typedCode } from '../rules/personal-code.ts';
import type { CompanyDeps } from './company-deps.ts';
import { linkEmployee } from './employees.queries.ts';
import { codeHash } from './personal-code-key.ts';
import { findCode, markEntered } from './personal-codes.queries.ts';

const HOUR_SECONDS = 3_600;
/** A whole workshop may come in behind one address; of 2^50 codes nobody guesses one that way. */
const TRIES_PER_NETWORK = 600;

/** What the code on somebody's paper is for. */
export async function runReadPersonalCode(
  deps: CompanyDeps,
  call: Call,
  { code }: ParsedInputOf<ReadPersonalCode>,
): Promise<OutputOf<ReadPersonalCode>> {
  const hash = await hashOfTyped(deps, call, code);
  // The paper is the proof: the service reads what it is for.
  const found = await deps.database.asService((tx) => findCode(tx, hash));
  if (!found) throw new Refusal('not-found');
  return {
    companyName: found.legal_name,
    firstName: found.first_name,
    state: stateOf(found, deps.clock.now()),
  };
}

/** Takes one's place in the company, with whatever account one has. */
export async function runEnterByCode(
  deps: CompanyDeps,
  call: Call,
  { code }: ParsedInputOf<EnterByCode>,
): Promise<OutputOf<EnterByCode>> {
  const { claims } = signedInCaller(call);
  // Whoever has no address loses their place with their browser.
  if (claims.is_anonymous === true) throw new Refusal('forbidden');
  const hash = await hashOfTyped(deps, call, code);
  const now = deps.clock.now();
  // Who holds the paper has no right in that company yet: the service acts, in their name.
  return deps.database
    .asCaller({ role: 'service_role', claims }, async (tx) => {
      const found = await findCode(tx, hash);
      if (!found) throw new Refusal('not-found');
      const state = stateOf(found, now);
      if (state === 'entered') throw new Refusal('already-done');
      if (state === 'over') throw new Refusal('not-found');
      // Of two who hold the same paper, one is first.
      if (!(await markEntered(tx, hash, now))) throw new Refusal('already-done');
      if (!(await linkEmployee(tx, found.employee_id, claims.sub))) throw new Refusal('not-found');
      return { companyId: found.company_id };
    })
    .catch((error: unknown) => {
      // One account has one place in a company.
      if (isViolationOf(error, 'employees_account')) throw new Refusal('conflict');
      throw error;
    });
}

/** @throws Refusal too-many-requests, and not-found for what cannot be a code */
async function hashOfTyped(deps: CompanyDeps, call: Call, typed: string): Promise<string> {
  await countUse(deps, {
    action: 'personal-code',
    subject: call.network,
    uses: TRIES_PER_NETWORK,
    windowSeconds: HOUR_SECONDS,
  });
  const code = typedCode(typed);
  if (code === undefined) throw new Refusal('not-found');
  return codeHash(deps, code);
}

type Found = {
  entered_at: Date | null;
  expires_at: Date;
  left_on: string | null;
  user_id: string | null;
};

function stateOf(found: Found, now: Date): 'open' | 'entered' | 'over' {
  if (found.entered_at !== null || found.user_id !== null) return 'entered';
  return found.expires_at <= now || found.left_on !== null ? 'over' : 'open';
}
