import { randomUUID } from 'node:crypto';
import { parisDayOf } from '#basics/dates.ts';
import { withDe } from '#basics/elision.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { translatorOf } from '#platform/texts/translator.ts';
import { texts } from '../messages/mails.ts';
import { defaultDeadline } from '../rules/campaign-form.ts';
import { offeredBoxes } from '../rules/offered-boxes.ts';
import {
  findBoxes,
  findCampaignOfOrder,
  findOrderOfBoxes,
  insertCampaign,
  lockCampaign,
  type OrderOfBoxes,
  updateCampaign,
} from './campaigns.queries.ts';
import type { ChoicesDeps } from './choices-deps.ts';
import { inviteToChoose } from './invite-to-choose.ts';
import { isToBePacked } from './open-campaign.ts';
import { addSameEmployees, findEarlierMonthly } from './recipients.queries.ts';

const translator = translatorOf(texts);

/**
 * The boxes of a month are chosen as soon as they are paid for; and nobody chooses boxes of an order
 * that is cancelled, or waits for its money again.
 */
export async function followOrder(
  deps: ChoicesDeps,
  { orderId }: { readonly orderId: string },
): Promise<void> {
  // A job is no caller: the service looks at the order as it is now.
  await deps.database.asService(async (tx) => {
    const order = await findOrderOfBoxes(tx, orderId);
    if (!order) return;
    const known = await findCampaignOfOrder(tx, orderId);
    if (known) return keepInStep(tx, known.id, order);
    if (order.is_monthly && isToBePacked(order.state)) await openMonthly(deps, tx, order);
  });
}

async function keepInStep(tx: Tx, campaignId: string, { state }: OrderOfBoxes): Promise<void> {
  const isLost = state === 'cancelled' || state === 'awaiting-payment';
  const campaign = await lockCampaign(tx, campaignId);
  if (campaign?.state === 'open' && isLost) {
    await updateCampaign(tx, campaignId, { state: 'cancelled' });
  }
  if (campaign?.state === 'cancelled' && !isLost) {
    await updateCampaign(tx, campaignId, { state: 'open' });
  }
}

/** For those who chose the month before, as long as there are boxes; the first time, for nobody yet. */
async function openMonthly(deps: ChoicesDeps, tx: Tx, order: OrderOfBoxes): Promise<void> {
  const { company_id: companyId, language } = order;
  const [box] = offeredBoxes(await findBoxes(tx, language), { mostCents: null });
  // A guest has no employees; and where no box is sold there is nothing to choose.
  if (companyId === null || !box) return;
  const now = deps.clock.now();
  const month = monthOf(now, language);
  const t = translator(language);
  const campaign = {
    id: randomUUID(),
    company_id: companyId,
    order_id: order.id,
    kind: 'monthly',
    language,
    boxes: order.boxes,
    most_cents: null,
    title: t('monthly', { month, deMonth: withDe(month) }),
    deadline: defaultDeadline(parisDayOf(now)),
    goes_home: false,
    fallback: 'box',
    default_product_id: box.id,
    opened_at: now,
  };
  if (!(await insertCampaign(tx, campaign))) return;
  const earlier = await findEarlierMonthly(tx, campaign);
  if (!earlier) return;
  const { ids } = await addSameEmployees(tx, campaign, earlier.id);
  await inviteToChoose(deps, tx, campaign, ids);
}

function monthOf(now: Date, language: 'fr' | 'en'): string {
  return new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    timeZone: 'Europe/Paris',
    month: 'long',
    year: 'numeric',
  }).format(now);
}
