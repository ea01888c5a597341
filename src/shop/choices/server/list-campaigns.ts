import { requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Campaign, ListCampaigns } from '../contract.ts';
import { disclosedAnswers, disclosedCounts } from '../rules/disclosed-counts.ts';
import { offeredBoxes } from '../rules/offered-boxes.ts';
import { stateOf } from './campaign-view.ts';
import {
  findBoxes,
  findCampaignsOf,
  findOrdersToOpen,
  type ListedCampaign,
} from './campaigns.queries.ts';
import type { ChoicesDeps } from './choices-deps.ts';

export async function listCampaigns(
  deps: ChoicesDeps,
  call: Call,
  { companyId }: ParsedInputOf<ListCampaigns>,
): Promise<OutputOf<ListCampaigns>> {
  const { language } = call;
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireAct(tx, companyId, 'order-boxes');
    // No caller may read choices: the service counts them, and the rules say what is told.
    return withServiceRights(tx, async (service) => {
      const boxes = await findBoxes(service, language);
      const orders = await findOrdersToOpen(service, companyId);
      const campaigns = await findCampaignsOf(service, companyId, language);
      return {
        campaigns: campaigns.map((row) => campaignView(deps, row)),
        orders: orders.map(({ id, number, boxes: count, most_cents: mostCents }) => ({
          id,
          number,
          boxes: count,
          products: offeredBoxes(boxes, { mostCents }).map((box) => ({
            id: box.id,
            name: box.name,
          })),
        })),
      };
    });
  });
}

function campaignView(deps: ChoicesDeps, row: ListedCampaign): Campaign {
  const state = stateOf(row, deps);
  return {
    id: row.id,
    orderNumber: row.order_number,
    title: row.title,
    state,
    deadline: row.deadline,
    delivery: row.goes_home ? 'home' : 'site',
    fallback: row.fallback === 'donation' ? 'donation' : 'box',
    association: row.association,
    defaultProduct: row.default_product,
    boxes: row.boxes,
    people: row.people,
    withoutMail: row.without_mail,
    answers: state === 'open' ? disclosedAnswers(row.answers, row.people) : null,
    told: state === 'closed' ? toldOf(row) : null,
    revision: row.revision,
  };
}

const DONATION = 'donation';

function toldOf({ taken }: ListedCampaign): Campaign['told'] {
  const names = new Map(taken.map(({ product_id: id, name }) => [id ?? DONATION, name ?? '']));
  const counts = new Map(taken.map(({ product_id: id, count }) => [id ?? DONATION, count]));
  const told = disclosedCounts(counts);
  if (!told) return null;
  return told.map(({ key, count }) => {
    if (key === null) return { kind: 'others', name: '', count };
    return { kind: key === DONATION ? 'donation' : 'box', name: names.get(key) ?? '', count };
  });
}
