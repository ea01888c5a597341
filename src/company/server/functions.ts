import { type ServedFunction, serve } from '#backend/functions/functions-host.ts';
import * as contracts from '../contract.ts';
import {
  runAcceptInvitation,
  runEnterByInvitation,
  runReadInvitation,
} from './accept-invitation.ts';
import { runChangeCompany } from './change-company.ts';
import { runGrantRole, runTakeRole } from './change-roles.ts';
import type { CompanyDeps } from './company-deps.ts';
import { runCreateCompany } from './create-company.ts';
import { runInviteMember, runResendInvitation, runRevokeInvitation } from './invite-member.ts';
import { runListMembers } from './list-members.ts';
import { runListSpaces } from './list-spaces.ts';
import { runReadOverview } from './read-overview.ts';

/** What the company space answers under /functions/v1. */
export function companyFunctions(deps: CompanyDeps): ServedFunction[] {
  return [
    serve(contracts.listSpaces, (call) => runListSpaces(deps, call)),
    serve(contracts.createCompany, (call, input) => runCreateCompany(deps, call, input)),
    serve(contracts.changeCompany, (call, input) => runChangeCompany(deps, call, input)),
    serve(contracts.readOverview, (call, input) => runReadOverview(deps, call, input)),
    serve(contracts.listMembers, (call, input) => runListMembers(deps, call, input)),
    serve(contracts.inviteMember, (call, input) => runInviteMember(deps, call, input)),
    serve(contracts.grantRole, (call, input) => runGrantRole(deps, call, input)),
    serve(contracts.takeRole, (call, input) => runTakeRole(deps, call, input)),
    serve(contracts.resendInvitation, (call, input) => runResendInvitation(deps, call, input)),
    serve(contracts.revokeInvitation, (call, input) => runRevokeInvitation(deps, call, input)),
    serve(contracts.readInvitation, (call, input) => runReadInvitation(deps, call, input)),
    serve(contracts.enterByInvitation, (call, input) => runEnterByInvitation(deps, call, input)),
    serve(contracts.acceptInvitation, (call, input) => runAcceptInvitation(deps, call, input)),
  ];
}
