import { requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { MoveDeadline, OpenCampaign } from '../contract.ts';
import { readCampaign, readMovedDeadline } from '../rules/campaign-form.ts';
import { offeredBoxes } from '../rules/offered-boxes.ts';
import { refuseUnlessOpen } from './campaign-view.ts';
import {
  type CampaignRow,
  findBoxes,
  findCampaign,
  findOrderOfBoxes,
  insertCampaign,
  lockCampaign,
  updateCampaign,
} from './campaigns.queries.ts';
import type { ChoicesDeps } from './choices-deps.ts';

export async function openCampaign(
  deps: ChoicesDeps,
  call: Call,
  { companyId, campaignId, orderId, form }: ParsedInputOf<OpenCampaign>,
): Promise<OutputOf<OpenCampaign>> {
  await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireAct(tx, companyId, 'open-choices');
    // Campaigns are written by no caller: what was bought is read, and kept with it, by the service.
    await withServiceRights(tx, async (service) => {
      const known = await findCampaign(service, campaignId);
      if (known && known.order_id === orderId) return;
      const order = await findOrderOfBoxes(service, orderId);
      const isOpenable =
        order?.company_id === companyId && order.boxes > 0 && isToBePacked(order.state);
      if (!order || !isOpenable) throw new Refusal('not-found');
      const boxes = await findBoxes(service, call.language);
      const offered = offeredBoxes(boxes, { mostCents: order.most_cents });
      const { problems, values } = readCampaign(form, {
        today: parisDayOf(deps.clock.now()),
        productIds: offered.map(({ id }) => id),
      });
      refuseProblems(problems);
      const isNew = await insertCampaign(service, {
        id: campaignId,
        company_id: companyId,
        order_id: orderId,
        kind: order.is_monthly ? 'monthly' : 'event',
        language: call.language,
        boxes: order.boxes,
        most_cents: order.most_cents,
        title: values.title,
        deadline: values.deadline,
        goes_home: values.goesHome,
        fallback: values.fallback,
        default_product_id: values.defaultProductId,
        association: values.association,
        opened_at: deps.clock.now(),
      });
      if (!isNew) throw new Refusal('already-done');
    });
  });
  return {};
}

export async function moveDeadline(
  deps: ChoicesDeps,
  call: Call,
  { campaignId, revision, form }: ParsedInputOf<MoveDeadline>,
): Promise<OutputOf<MoveDeadline>> {
  await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await keptCampaign(tx, campaignId);
    // As above.
    await withServiceRights(tx, async (service) => {
      const campaign = await lockCampaign(service, campaignId);
      if (!campaign) throw new Refusal('not-found');
      const { deadline: current } = campaign;
      const today = parisDayOf(deps.clock.now());
      const { problems, values } = readMovedDeadline(form, { today, deadline: current });
      // Said again after a lost answer: it is so already.
      if (values.deadline === current && campaign.revision === revision + 1) return;
      refuseUnlessOpen(campaign, deps);
      if (campaign.revision !== revision) throw new Refusal('conflict');
      refuseProblems(problems);
      await updateCampaign(service, campaignId, { deadline: values.deadline });
    });
  });
  return {};
}

/** A campaign that the caller keeps. @throws Refusal not-found, forbidden */
export async function keptCampaign(tx: Tx, campaignId: string): Promise<CampaignRow> {
  const campaign = await findCampaign(tx, campaignId);
  if (!campaign) throw new Refusal('not-found');
  await requireAct(tx, campaign.company_id, 'open-choices');
  return campaign;
}

/** Its boxes are bought, and have not left. */
export function isToBePacked(state: string): boolean {
  return state === 'confirmed' || state === 'in-preparation';
}
