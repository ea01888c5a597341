import { serve } from '#backend/functions/functions-host.ts';
import type { Room } from '#backend/room.ts';
import * as contracts from '../contract.ts';
import { approvalMails } from './approval-mails.ts';
import type { ApprovalsDeps } from './approvals-deps.ts';
import { askApproval } from './ask-approval.ts';
import { decideApproval, withdrawApproval } from './decide-approval.ts';
import { guardOrder } from './guard-order.ts';
import { lapseApprovals } from './lapse-approvals.ts';
import { readOrderRules, saveOrderRules } from './order-rules.ts';
import { approvalsData } from './personal-data.ts';
import { listApprovals, readApproval } from './read-approvals.ts';

/** Orders of a space that somebody else approves. */
export function openApprovals(deps: ApprovalsDeps): Room {
  deps.orders.guards.add(guardOrder);
  return {
    name: 'approvals',
    functions: [
      serve(contracts.readOrderRules, (call, input) => readOrderRules(deps, call, input)),
      serve(contracts.saveOrderRules, (call, input) => saveOrderRules(deps, call, input)),
      serve(contracts.askApproval, (call, input) => askApproval(deps, call, input)),
      serve(contracts.listApprovals, (call, input) => listApprovals(deps, call, input)),
      serve(contracts.readApproval, (call, input) => readApproval(deps, call, input)),
      serve(contracts.decideApproval, (call, input) => decideApproval(deps, call, input)),
      serve(contracts.withdrawApproval, (call, input) => withdrawApproval(deps, call, input)),
    ],
    jobs: [
      // Any hour finds what has run out.
      { name: 'lapse-approvals', run: () => lapseApprovals(deps), cron: '35 * * * *' },
    ],
    mails: approvalMails(deps),
    personalData: { name: 'shop', ...approvalsData },
  };
}
