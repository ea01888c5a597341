import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { isViolationOf } from '#platform/database/violations.ts';
import { urssafLimitOf } from '#shop/sales/rules/urssaf-limits.ts';
import { withVat } from '#shop/sales/rules/vat.ts';
import type { GiveGifts, SetBoxesAside } from '../contract.ts';
import {
  type DeclaredGift,
  readDeclaredGift,
  readGiftWish,
  readReason,
} from '../rules/gift-forms.ts';
import { findLine } from './boxes.queries.ts';
import { findReceivers, findReceiversOf, insertAct, insertGifts } from './gifts.queries.ts';
import type { GiftsDeps } from './gifts-deps.ts';
import { withWriter } from './in-company.ts';
import { countOverAmong, joinByHashing } from './meter.queries.ts';

type Input = ParsedInputOf<GiveGifts>;

export async function giveGifts(
  deps: GiftsDeps,
  call: Call,
  input: Input,
): Promise<OutputOf<GiveGifts>> {
  const { companyId, actId, boxes } = input;
  const { figures } = await deps.settings.read();
  return withWriter(deps, call, companyId, async (tx, callerId) => {
    const { gift, left } = await giftOf(tx, input);
    const isNew = await insertAct(tx, {
      id: actId,
      company_id: companyId,
      source: boxes ? 'order' : 'declared',
      order_id: boxes?.orderId ?? null,
      order_position: boxes?.position ?? null,
      acted_by: callerId,
    });
    // What was sent twice is done, whatever has changed since.
    const employeeIds = isNew
      ? await giveTo(tx, { ...input, gift, left })
      : await findReceiversOf(tx, companyId, actId);
    if (!employeeIds) throw new Refusal('not-found');
    const year = Number(gift.givenOn.slice(0, 4));
    const { limitCents } = urssafLimitOf(figures, year);
    // The works council may not read the list of employees: only a count leaves here.
    const over = await withServiceRights(tx, async (service) => {
      await joinByHashing(service);
      return countOverAmong(service, { companyId, year, limitCents, employeeIds });
    });
    return { given: employeeIds.length, over };
  }).catch(refuseGone);
}

/** What each receives, and how many there are: of boxes, those left; of gifts from elsewhere, any. */
async function giftOf(
  tx: Tx,
  { companyId, form, boxes }: Input,
): Promise<{ gift: DeclaredGift; left: number }> {
  if (!boxes) {
    const { value, problems } = readDeclaredGift(form);
    refuseProblems(problems);
    return { gift: value as DeclaredGift, left: Number.POSITIVE_INFINITY };
  }
  const { value, problems } = readGiftWish(form);
  refuseProblems(problems);
  // Products that are shown no longer are staff's alone; the line is the company's own.
  const line = await withServiceRights(tx, (service) => findLine(service, { companyId, ...boxes }));
  if (!value || !line) throw new Refusal('not-found');
  const valueCents = withVat(line.unit_net_cents, line.rate_basis_points);
  return { gift: { ...value, valueCents, what: line.name }, left: line.left };
}

async function giveTo(
  tx: Tx,
  { companyId, actId, receivers, gift, left }: Input & { gift: DeclaredGift; left: number },
): Promise<readonly string[]> {
  // The works council may not read the list of employees: it names whom it gives to, or everybody.
  const employeeIds = await withServiceRights(tx, (service) =>
    findReceivers(service, { companyId, givenOn: gift.givenOn, receivers }),
  );
  const wanted = receivers.kind === 'people' ? new Set(receivers.employeeIds).size : undefined;
  if (employeeIds.length === 0 || (wanted && wanted !== employeeIds.length)) {
    refuseProblems([{ path: 'receivers', problem: wanted ? 'receiver-gone' : 'nobody' }]);
  }
  if (employeeIds.length > left) {
    refuseProblems([{ path: 'receivers', problem: 'too-few-boxes' }]);
  }
  await insertGifts(tx, { companyId, actId, ...gift, employeeIds });
  return employeeIds;
}

export async function setBoxesAside(
  deps: GiftsDeps,
  call: Call,
  { companyId, actId, form, orderId, position, quantity }: ParsedInputOf<SetBoxesAside>,
): Promise<OutputOf<SetBoxesAside>> {
  const { value: note = '', problems } = readReason(form);
  refuseProblems(problems);
  await withWriter(deps, call, companyId, async (tx, callerId) => {
    const isNew = await insertAct(tx, {
      id: actId,
      company_id: companyId,
      source: 'order',
      order_id: orderId,
      order_position: position,
      set_aside: quantity,
      note,
      acted_by: callerId,
    });
    if (!isNew && !(await findReceiversOf(tx, companyId, actId))) throw new Refusal('not-found');
  }).catch(refuseGone);
  return {};
}

/** The guards of the tables: boxes that are another company’s, and those that are given already. */
function refuseGone(error: unknown): never {
  if (isViolationOf(error, 'gift_acts_of_own_order')) throw new Refusal('not-found');
  if (isViolationOf(error, 'gifts_within_order')) throw new Refusal('already-done');
  throw error;
}
