import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import type { RetractGift, RetractGiftAct } from '../contract.ts';
import { readReason } from '../rules/gift-forms.ts';
import { retractOneGift, retractWholeAct } from './gifts.queries.ts';
import type { GiftsDeps } from './gifts-deps.ts';
import { withWriter } from './in-company.ts';

export async function retractGift(
  deps: GiftsDeps,
  call: Call,
  { companyId, giftId, form }: ParsedInputOf<RetractGift>,
): Promise<OutputOf<RetractGift>> {
  const reason = reasonIn(form);
  const isThere = await withWriter(deps, call, companyId, (tx, by) =>
    retractOneGift(tx, giftId, { companyId, by, reason }),
  );
  if (!isThere) throw new Refusal('not-found');
  return {};
}

export async function retractGiftAct(
  deps: GiftsDeps,
  call: Call,
  { companyId, actId, form }: ParsedInputOf<RetractGiftAct>,
): Promise<OutputOf<RetractGiftAct>> {
  const reason = reasonIn(form);
  const isThere = await withWriter(deps, call, companyId, (tx, by) =>
    retractWholeAct(tx, actId, { companyId, by, reason }),
  );
  if (!isThere) throw new Refusal('not-found');
  return {};
}

function reasonIn(form: Readonly<Record<string, string>>): string {
  const { value = '', problems } = readReason(form);
  refuseProblems(problems);
  return value;
}
