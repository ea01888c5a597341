import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { countUse } from '#platform/rate-limit.ts';
import { customisationProblems } from '#shop/sales/rules/box-customisation.ts';
import type { ChoiceOf, ListOwnChoices, OpenChoice, SaveChoice } from '../contract.ts';
import { readHomeAddress } from '../rules/home-address.ts';
import { offeredBoxes } from '../rules/offered-boxes.ts';
import { refuseUnlessOpen, stateOf } from './campaign-view.ts';
import {
  type BoxRow,
  type CampaignRow,
  findBoxes,
  findCampaign,
  holdCampaign,
} from './campaigns.queries.ts';
import { readChoiceToken } from './choice-link.ts';
import {
  type ChooserRow,
  deleteAddress,
  findBoxItems,
  findChooser,
  findOwnChoices,
  findOwnIds,
  isOwnChoice,
  saveAddress,
  saveChosen,
} from './choices.queries.ts';
import type { ChoicesDeps } from './choices-deps.ts';

export async function openChoice(
  deps: ChoicesDeps,
  call: Call,
  { of }: ParsedInputOf<OpenChoice>,
): Promise<OutputOf<OpenChoice>> {
  await countUse(deps, 'open-choice', call.network);
  return onChoice(deps, call, of, async (tx, recipientId) => {
    const chooser = await findChooser(tx, recipientId);
    const campaign = chooser && (await findCampaign(tx, chooser.campaign_id));
    if (!campaign) throw new Refusal('not-found');
    const { address, choice } = chooser;
    const boxes = await offered(tx, campaign, chooser, call);
    return {
      companyName: chooser.company_name,
      title: campaign.title,
      name: chooser.name,
      state: stateOf(campaign, deps),
      deadline: campaign.deadline,
      goesHome: chooser.goes_home,
      association: campaign.association,
      fallback: campaign.fallback === 'donation' ? 'donation' : 'box',
      defaultProductId: campaign.default_product_id,
      products: boxes.map(({ id, slug, name }) => ({ id, slug, name })),
      choice,
      address: address && { ...address, line2: address.line2 ?? '' },
    };
  });
}

export async function saveChoice(
  deps: ChoicesDeps,
  call: Call,
  input: ParsedInputOf<SaveChoice>,
): Promise<OutputOf<SaveChoice>> {
  const { of, productId, swaps } = input;
  // By what the chooser alone has: the company knows its recipients, and would use up theirs.
  await countUse(deps, 'save-choice', 'token' in of ? of.token : signedInCaller(call).claims.sub);
  await onChoice(deps, call, of, async (tx, recipientId) => {
    const chooser = await findChooser(tx, recipientId);
    // Held, so that it is not closed in the middle of this.
    const campaign = chooser && (await holdCampaign(tx, chooser.campaign_id));
    if (!campaign) throw new Refusal('not-found');
    refuseUnlessOpen(campaign, deps);
    await refuseUnoffered(tx, await offered(tx, campaign, chooser, call), campaign, input);
    const isSent = chooser.goes_home && productId !== null;
    if (isSent) {
      const { problems, address } = readHomeAddress(input.address ?? {});
      refuseProblems(problems);
      await saveAddress(tx, { recipientId, campaignId: campaign.id }, address);
    } else {
      await deleteAddress(tx, recipientId);
    }
    await saveChosen(tx, recipientId, {
      productId,
      swaps: productId === null ? [] : swaps,
      now: deps.clock.now(),
    });
  });
  return {};
}

export async function listOwnChoices(
  deps: ChoicesDeps,
  call: Call,
): Promise<OutputOf<ListOwnChoices>> {
  const rows = await deps.database.asCaller(signedInCaller(call), async (tx) => {
    const ids = await findOwnIds(tx);
    // A company is not always read by those it gives to: the service says its name.
    return withServiceRights(tx, (service) => findOwnChoices(service, ids));
  });
  return {
    choices: rows.map((row) => ({
      recipientId: row.recipient_id,
      companyName: row.company_name,
      title: row.title,
      state: stateOf(row, deps),
      deadline: row.deadline,
      hasChosen: row.has_chosen,
    })),
  };
}

/**
 * With the service's rights: what was bought, and what may be chosen, is not the chooser's to read or
 * write by themselves. Their link is the proof that it is theirs, or the database says so of the caller.
 * @throws Refusal not-found
 */
async function onChoice<T>(
  deps: ChoicesDeps,
  call: Call,
  of: ChoiceOf,
  work: (tx: Tx, recipientId: string) => Promise<T>,
): Promise<T> {
  if ('token' in of) {
    const recipientId = readChoiceToken(deps, of.token);
    if (recipientId === undefined) throw new Refusal('not-found');
    return deps.database.asService((tx) => work(tx, recipientId));
  }
  const { recipientId } = of;
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    if (!(await isOwnChoice(tx, recipientId))) throw new Refusal('not-found');
    return withServiceRights(tx, (service) => work(service, recipientId));
  });
}

/** The boxes of the campaign; what somebody has chosen stays theirs, whatever has sold out since. */
async function offered(tx: Tx, campaign: CampaignRow, { choice }: ChooserRow, call: Call) {
  const chosen = choice?.productId ?? campaign.default_product_id;
  return offeredBoxes(await findBoxes(tx, call.language), {
    mostCents: campaign.most_cents,
    keptIds: [campaign.default_product_id, chosen],
  });
}

async function refuseUnoffered(
  tx: Tx,
  boxes: readonly BoxRow[],
  { association }: CampaignRow,
  { productId, swaps }: ParsedInputOf<SaveChoice>,
): Promise<void> {
  const isOffered =
    productId === null ? association !== null : boxes.some(({ id }) => id === productId);
  if (!isOffered) refuseProblems([{ path: 'productId', problem: 'choice-invalid' }]);
  if (productId === null) return;
  const items = await findBoxItems(tx, productId);
  refuseProblems(customisationProblems({ sleeveColour: 'natural', swaps }, items));
}
