import { findStaffActs } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { addDays, isoWeekOf, isoWeekText, parisDayOf, startOfParisDay } from '#basics/dates.ts';
import { Refusal } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { SearchOrders } from '../../contract.ts';
import {
  LATE_AFTER_DAYS,
  MOST_COUNTED,
  moneyState,
  ORDERS_PAGE,
  searchedOrderWords,
  usualOrderDirection,
} from '../../rules/orders-at-work.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import {
  countOrdersByState,
  type FoundOrder,
  findOrders,
  findWishedWeeks,
  type LateSince,
  type WantedOrders,
} from './order-search.queries.ts';

export function searchOrders(
  deps: OrdersDeps,
  call: Call,
  { page, sort, direction, ...filter }: ParsedInputOf<SearchOrders>,
): Promise<OutputOf<SearchOrders>> {
  const wanted = wantedOrders(deps, filter);
  return deps.database.asCallerAtOneMoment(signedInCaller(call), async (tx) => {
    const may = await findStaffActs(tx, ['see-orders', 'read-orders']);
    if (!may.has('see-orders')) throw new Refusal('forbidden');
    // Without figures, also the order of a list tells none.
    const hasFigures = may.has('read-orders');
    const by = sort === 'amount' && !hasFigures ? 'newest' : sort;
    const offset = (page - 1) * ORDERS_PAGE;
    // Staff see every order: before policies of rows no index of words is looked in.
    const { rows, counts, weeks } = await withServiceRights(tx, async (service) => ({
      rows: await findOrders(service, wanted, {
        ...{ sort: by, isTurned: direction !== null && direction !== usualOrderDirection(by) },
        ...{ limit: ORDERS_PAGE, offset },
      }),
      counts: await countOrdersByState(service, wanted),
      weeks: await findWishedWeeks(service),
    }));
    const inState = counts.filter(({ state }) => filter.state === null || state === filter.state);
    return {
      orders: rows.map((row) => listedOrder(row, hasFigures)),
      // Known beyond the last page too, where no row tells it.
      total: Math.min(
        inState.reduce((sum, { count }) => sum + count, 0),
        MOST_COUNTED + 1,
      ),
      counts,
      weeks: [...weeks],
    };
  });
}

/** What a filter means at this moment. */
export function wantedOrders(
  { clock }: Pick<OrdersDeps, 'clock'>,
  { search, ...filter }: Omit<ParsedInputOf<SearchOrders>, 'page' | 'sort' | 'direction'>,
): WantedOrders {
  return { ...filter, words: searchedOrderWords(search), late: lateSince(clock.now()) };
}

export function lateSince(now: Date): LateSince {
  const today = parisDayOf(now);
  return {
    week: isoWeekText(isoWeekOf(today)),
    before: startOfParisDay(addDays(today, -LATE_AFTER_DAYS)),
  };
}

function listedOrder(
  row: FoundOrder,
  hasFigures: boolean,
): OutputOf<SearchOrders>['orders'][number] {
  return {
    id: row.id,
    number: row.number,
    placedAt: row.placed_at.toISOString(),
    state: row.state,
    paymentMethod: row.payment_method,
    payment: moneyState(moneyOf(row), row.state),
    companyName: row.company_name,
    siren: row.siren,
    email: row.email,
    wishedWeek: row.wished_week,
    dispute: row.dispute,
    isLate: row.is_late,
    pieces: row.pieces,
    netCents: hasFigures ? row.net_cents : null,
    grossCents: hasFigures ? row.gross_cents : null,
  };
}

/** What was asked, came in, was given back, and is held. */
export function moneyOf(
  row: Pick<FoundOrder, 'gross_cents' | 'captured_cents' | 'refunded_cents' | 'held_cents'>,
) {
  return {
    askedCents: row.gross_cents,
    capturedCents: row.captured_cents,
    refundedCents: row.refunded_cents,
    heldCents: row.held_cents,
  };
}
