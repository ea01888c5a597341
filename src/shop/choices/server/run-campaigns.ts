import { parisDayOf } from '#basics/dates.ts';
import { enqueueMails } from '#platform/mail/mail-jobs.ts';
import { fixedParcels } from '../rules/fixed-parcels.ts';
import { dueReminder } from '../rules/reminder-days.ts';
import { stateOf } from './campaign-view.ts';
import {
  findDueCampaigns,
  findOpenCampaigns,
  lockCampaign,
  markReminded,
  updateCampaign,
} from './campaigns.queries.ts';
import { REMINDED } from './choice-mails.ts';
import type { ChoicesDeps } from './choices-deps.ts';
import { findChoosers, fixParcels, forgetPeople } from './parcels.queries.ts';
import { findUndecided } from './recipients.queries.ts';

/** What the privacy policy and the page of choosing promise. */
const KEPT_DAYS = 60;
const DAY_MS = 86_400_000;

/** Fixes the parcels of campaigns whose last day is over: each in a transaction of its own, once. */
export async function closeCampaigns(deps: ChoicesDeps): Promise<void> {
  const { database, clock } = deps;
  const today = parisDayOf(clock.now());
  // A timer is no caller: the service closes, here and below.
  const due = await database.asService((tx) => findDueCampaigns(tx, today));
  for (const { id } of due) {
    await database.asService(async (tx) => {
      const campaign = await lockCampaign(tx, id);
      // Closed by another process, cancelled, or moved later, while this one waited.
      if (!campaign || stateOf(campaign, deps) !== 'closing') return;
      const parcels = fixedParcels(await findChoosers(tx, id), {
        fallback: campaign.fallback === 'donation' ? 'donation' : 'box',
        defaultProductId: campaign.default_product_id,
      });
      await fixParcels(tx, id, parcels);
      await updateCampaign(tx, id, { state: 'closed', closed_at: clock.now() });
    });
  }
}

/** Reminds who has not chosen, twice for a campaign, in the daytime. */
export async function remindToChoose({ database, clock }: ChoicesDeps): Promise<void> {
  const now = clock.now();
  const open = await database.asService((tx) => findOpenCampaigns(tx, parisDayOf(now)));
  for (const { id, opened_at: openedAt, deadline } of open) {
    const reminder = dueReminder(now, { openedOn: parisDayOf(openedAt), deadline });
    if (!reminder) continue;
    await database.asService(async (tx) => {
      if (!(await markReminded(tx, id, reminder))) return;
      await enqueueMails(tx, REMINDED[reminder], await findUndecided(tx, id));
    });
  }
}

/** Forgets people, their choices and addresses; what parcels held, of nobody, stays. */
export async function forgetChoices({ database, clock }: ChoicesDeps): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS);
  await database.asService((tx) => forgetPeople(tx, before));
}
