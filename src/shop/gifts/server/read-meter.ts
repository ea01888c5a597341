import { mayAct } from '#access/require-act.ts';
import { toleranceOf } from '#access/who-may-give.ts';
import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import { normalizeSearch } from '#basics/normalize-search.ts';
import { figureOn } from '#basics/settings.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import { urssafLimitOf } from '#shop/sales/rules/urssaf-limits.ts';
import { monthLineIsCrossed } from '#shop/sales/rules/urssaf-line.ts';
import { withVat } from '#shop/sales/rules/vat.ts';
import type {
  GiftYearOfEmployee,
  ListGiftYears,
  PreviewGifts,
  ReadGiftMeter,
  WaitingBoxes,
} from '../contract.ts';
import type { GiftEvent } from '../rules/gift-events.ts';
import { type GiftOfYear, judgeGifts, NEAR_SHARE_PERCENT } from '../rules/gift-judgement.ts';
import { METER_PAGE } from '../rules/meter-page.ts';
import { type BoughtBoxes, findWaitingBoxes } from './boxes.queries.ts';
import type { GiftsDeps } from './gifts-deps.ts';
import { withReader } from './in-company.ts';
import {
  countMeter,
  countOver,
  findGiftsOf,
  findGiver,
  findSites,
  findYears,
  joinByHashing,
} from './meter.queries.ts';

const MOST_WORDS = 6;

/** The limit of a year, and from where on one is near it. */
async function lineOf({ settings }: GiftsDeps, year: number) {
  const { figures } = await settings.read();
  const limit = urssafLimitOf(figures, year);
  return {
    limit,
    limitCents: limit.limitCents,
    nearCents: Math.floor((limit.limitCents * NEAR_SHARE_PERCENT) / 100),
    councilHeadcount: figureOn(figures, 'council-headcount', `${year}-01-01`).value,
  };
}

export async function readGiftMeter(
  deps: GiftsDeps,
  call: Call,
  { companyId, year }: ParsedInputOf<ReadGiftMeter>,
): Promise<OutputOf<ReadGiftMeter>> {
  const { limit, councilHeadcount, ...line } = await lineOf(deps, year);
  return withReader(deps, call, companyId, async (tx) => {
    const mayWrite = await mayAct(tx, companyId, 'give-gifts');
    // The works council may not read the list of employees: it is told counts of it.
    return withServiceRights(tx, async (service) => {
      await joinByHashing(service);
      const giver = await findGiver(service, companyId);
      const counts = await countMeter(service, { companyId, year, ...line });
      const hasCarenceRecord = giver.has_carence_record ?? false;
      const { people, receivers, near, over, total_cents: totalCents } = counts;
      const { headcount } = giver;
      return {
        limit: {
          year: limit.year,
          limitCents: limit.limitCents,
          monthlyCeilingCents: limit.monthlyCeilingCents,
          source: limit.source,
        },
        tolerance: toleranceOf({
          kind: giver.kind === 'cse' ? 'cse' : 'employer',
          headcount,
          hasCarenceRecord,
          councilHeadcount,
        }),
        headcount,
        councilHeadcount,
        settings: { hasCarenceRecord, policy: giver.policy, revision: giver.revision },
        mayWrite,
        people,
        receivers,
        near,
        over,
        totalCents,
        sites: await findSites(service, companyId),
        waiting: (await findWaitingBoxes(service, companyId)).map(waitingView),
      };
    });
  });
}

function waitingView(row: BoughtBoxes): WaitingBoxes {
  return {
    orderId: row.order_id,
    position: row.position,
    orderNumber: row.number,
    placedOn: parisDayOf(row.placed_at),
    name: row.name,
    bought: row.bought,
    left: row.left,
    valueCents: withVat(row.unit_net_cents, row.rate_basis_points),
  };
}

export async function listGiftYears(
  deps: GiftsDeps,
  call: Call,
  { companyId, year, search, siteId, page, show, sort }: ParsedInputOf<ListGiftYears>,
): Promise<OutputOf<ListGiftYears>> {
  const { limitCents, nearCents } = await lineOf(deps, year);
  const words = normalizeSearch(search).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  return withReader(deps, call, companyId, (tx) =>
    // The works council sees who receives what, and nothing else of the list of employees.
    withServiceRights(tx, async (service) => {
      await joinByHashing(service);
      const rows = await findYears(service, {
        ...{ companyId, year, words, siteId, show, sort, limitCents, nearCents },
        limit: METER_PAGE,
        offset: (page - 1) * METER_PAGE,
      });
      const employeeIds = rows.map(({ id }) => id);
      const gifts =
        rows.length > 0 ? await findGiftsOf(service, { companyId, year, employeeIds }) : [];
      const byEmployee = Map.groupBy(gifts, ({ employee_id: id }) => id);
      return {
        employees: rows.map((row) =>
          yearView(row, (byEmployee.get(row.id) ?? []).map(giftOfYear), limitCents),
        ),
        total: rows[0]?.total ?? 0,
      };
    }),
  );
}

type GiftRow = Awaited<ReturnType<typeof findGiftsOf>>[number];

function giftOfYear({ given_on, value_cents, event }: GiftRow): GiftOfYear {
  return { givenOn: given_on, valueCents: value_cents, event: event as GiftEvent | null };
}

function yearView(
  row: Awaited<ReturnType<typeof findYears>>[number],
  gifts: readonly GiftOfYear[],
  limitCents: number,
): GiftYearOfEmployee {
  const { line, crossedOn, toProveCents, subjectCents } = judgeGifts(gifts, limitCents);
  return {
    employeeId: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    employeeNumber: row.employee_number,
    site: row.site,
    hasLeft: row.left_on !== null,
    totalCents: line.totalCents,
    remainingCents: line.remainingCents,
    overByCents: line.overByCents,
    crossedOn: crossedOn ?? null,
    toProveCents,
    subjectCents,
  };
}

export async function previewGifts(
  deps: GiftsDeps,
  call: Call,
  { companyId, onceCents, monthlyCents }: ParsedInputOf<PreviewGifts>,
): Promise<OutputOf<PreviewGifts>> {
  const today = parisDayOf(deps.clock.now());
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const { limitCents } = await lineOf(deps, year);
  const moreCents = onceCents + monthlyCents * (13 - month);
  const counts = await withReader(deps, call, companyId, (tx) =>
    // The works council may not read the list of employees: only counts leave here.
    withServiceRights(tx, async (service) => {
      await joinByHashing(service);
      return countOver(service, { companyId, year, limitCents, moreCents });
    }),
  );
  // Whoever is nearest to the limit crosses it first; with a gift of this month in it.
  const first = monthLineIsCrossed({
    valueSoFarCents: (counts.most_cents ?? limitCents) + onceCents,
    monthlyCents,
    limitCents,
    firstMonth: month,
  });
  const isSoon = counts.over_after > counts.over_now;
  return {
    year,
    limitCents,
    people: counts.people,
    overNow: counts.over_now,
    overAfter: counts.over_after,
    firstMonth: isSoon ? (first ?? null) : null,
  };
}
