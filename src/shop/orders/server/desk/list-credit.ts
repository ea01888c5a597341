import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { CreditLine, ListCredit, OrderOnCredit } from '../../contract.ts';
import { CREDIT_PAGE } from '../../rules/credit.ts';
import { searchedOrderWords } from '../../rules/orders-at-work.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import {
  type FoundLine,
  type FoundOnCredit,
  findCreditLines,
  findOverdueOrders,
  findWaitingForCredit,
} from './credit-search.queries.ts';

/** Who waits for a decision, who is late, and what every company was granted; as of one moment. */
export function listCredit(
  deps: OrdersDeps,
  call: Call,
  { search, page }: ParsedInputOf<ListCredit>,
): Promise<OutputOf<ListCredit>> {
  const today = parisDayOf(deps.clock.now());
  return deps.database.asCallerAtOneMoment(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'keep-accounts');
    // Who is verified is asked with the service's rights; staff read the rest themselves.
    return withServiceRights(tx, async (service) => {
      const lines = await findCreditLines(service, searchedOrderWords(search), {
        today,
        limit: CREDIT_PAGE,
        offset: (page - 1) * CREDIT_PAGE,
      });
      return {
        requests: (await findWaitingForCredit(service, today)).map(orderView),
        overdue: (await findOverdueOrders(service, today)).map(orderView),
        lines: lines.map(lineView),
        total: lines[0]?.total ?? 0,
      };
    });
  });
}

function orderView(row: FoundOnCredit): OrderOnCredit {
  return {
    id: row.id,
    number: row.number,
    placedAt: row.placed_at.toISOString(),
    dueOn: row.due_on,
    grossCents: row.gross_cents,
    leftCents: row.left_cents,
    company: lineView(row),
  };
}

function lineView(row: FoundLine): CreditLine {
  return {
    companyId: row.company_id,
    isVerified: row.is_verified,
    siren: row.siren,
    companyName: row.company_name,
    state: row.line_state,
    limitCents: row.limit_cents,
    days: row.days,
    reason: row.reason,
    decidedAt: row.decided_at?.toISOString() ?? null,
    owedCents: row.owed_cents,
    overdueCents: row.overdue_cents,
  };
}
