import { serve } from '#backend/functions/functions-host.ts';
import type { Room } from '#backend/room.ts';
import * as contracts from '../contract.ts';
import { approvalMails } from './approval-mails.ts';
import type { ApprovalsDeps } from './approvals-deps.ts';
import { runAskApproval } from './ask-approval.ts';
import { runDecideApproval, runWithdrawApproval } from './decide-approval.ts';
import { guardOrder } from './guard-order.ts';
import { lapseApprovals } from './lapse-approvals.ts';
import { runReadOrderRules, runSaveOrderRules } from './order-rules.ts';
import { approvalsData } from './personal-data.ts';
import { runListApprovals, runReadApproval } from './read-approvals.ts';

/** Orders of a space that somebody else approves. */
export function openApprovals(deps: ApprovalsDeps): Room {
  deps.orders.guards.add(guardOrder);
  return {
    name: 'approvals',
    functions: [
      serve(contracts.readOrderRules, (call, input) => runReadOrderRules(deps, call, input)),
      serve(contracts.saveOrderRules, (call, input) => runSaveOrderRules(deps, call, input)),
      serve(contracts.askApproval, (call, input) => runAskApproval(deps, call, input)),
      serve(contracts.listApprovals, (call, input) => runListApprovals(deps, call, input)),
      serve(contracts.readApproval, (call, input) => runReadApproval(deps, call, input)),
      serve(contracts.decideApproval, (call, input) => runDecideApproval(deps, call, input)),
      serve(contracts.withdrawApproval, (call, input) => runWithdrawApproval(deps, call, input)),
    ],
    jobs: [
      // Any hour finds what has run out.
      { name: 'lapse-approvals', run: () => lapseApprovals(deps), cron: '35 * * * *' },
    ],
    mails: approvalMails(deps),
    personalData: { name: 'shop', ...approvalsData },
  };
}
