import { type ServedFunction, serve } from '#backend/functions/functions-host.ts';
import * as contracts from '../contract.ts';
import {
  runAcceptInvitation,
  runEnterByInvitation,
  runReadInvitation,
} from './accept-invitation.ts';
import { runAskVerification, runReadVerification } from './ask-verification.ts';
import { runChangeCompany } from './change-company.ts';
import { runGrantRole, runTakeRole } from './change-roles.ts';
import type { CompanyDeps } from './company-deps.ts';
import { runCreateCompany } from './create-company.ts';
import {
  runEnterByCode,
  runGiveBackPlace,
  runListCodeEntries,
  runReadPersonalCode,
} from './enter-by-code.ts';
import {
  runCheckImport,
  runRecallColumns,
  runRememberColumns,
  runRunImport,
  runStageImport,
} from './import-employees.ts';
import { runInviteEmployees } from './invite-employees.ts';
import { runInviteMember, runResendInvitation, runRevokeInvitation } from './invite-member.ts';
import { runMarkDeparture, runSaveEmployee } from './keep-employees.ts';
import { runListCompanies, runSetLicence } from './keep-licences.ts';
import { runRemovePlace, runSaveSite, runSaveTeam } from './keep-places.ts';
import { runExportEmployees, runListEmployees } from './list-employees.ts';
import { runListJournal } from './list-journal.ts';
import { runListMembers } from './list-members.ts';
import { runListPlaces } from './list-places.ts';
import { runListSpaces } from './list-spaces.ts';
import { runPrintPersonalCodes, runPrintPoster } from './print-codes.ts';
import { runReadOverview } from './read-overview.ts';
import { runAskRegistry, runDecideVerification } from './verify-companies.ts';

/** A thousand lines of a file, written generously. */
const STAGED_BYTES = 2_000_000;

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
    serve(contracts.printPoster, (call, input) => runPrintPoster(deps, call, input)),
    serve(contracts.printPersonalCodes, (call, input) => runPrintPersonalCodes(deps, call, input)),
    serve(contracts.readPersonalCode, (call, input) => runReadPersonalCode(deps, call, input)),
    serve(contracts.enterByCode, (call, input) => runEnterByCode(deps, call, input)),
    serve(contracts.listCodeEntries, (call) => runListCodeEntries(deps, call)),
    serve(contracts.giveBackPlace, (call, input) => runGiveBackPlace(deps, call, input)),
    serve(contracts.listJournal, (call, input) => runListJournal(deps, call, input)),
    serve(contracts.listPlaces, (call, input) => runListPlaces(deps, call, input)),
    serve(contracts.saveSite, (call, input) => runSaveSite(deps, call, input)),
    serve(contracts.saveTeam, (call, input) => runSaveTeam(deps, call, input)),
    serve(contracts.removePlace, (call, input) => runRemovePlace(deps, call, input)),
    serve(contracts.listEmployees, (call, input) => runListEmployees(deps, call, input)),
    serve(contracts.saveEmployee, (call, input) => runSaveEmployee(deps, call, input)),
    serve(contracts.markDeparture, (call, input) => runMarkDeparture(deps, call, input)),
    serve(contracts.inviteEmployees, (call, input) => runInviteEmployees(deps, call, input)),
    serve(contracts.exportEmployees, (call, input) => runExportEmployees(deps, call, input)),
    serve(contracts.stageImport, (call, input) => runStageImport(deps, call, input), {
      bodyLimitBytes: STAGED_BYTES,
    }),
    serve(contracts.checkImport, (call, input) => runCheckImport(deps, call, input), {
      isHeavy: true,
    }),
    serve(contracts.runImport, (call, input) => runRunImport(deps, call, input), { isHeavy: true }),
    serve(contracts.rememberColumns, (call, input) => runRememberColumns(deps, call, input)),
    serve(contracts.recallColumns, (call, input) => runRecallColumns(deps, call, input)),
    serve(contracts.listCompanies, (call, input) => runListCompanies(deps, call, input)),
    serve(contracts.setLicence, (call, input) => runSetLicence(deps, call, input)),
    serve(contracts.readVerification, (call, input) => runReadVerification(deps, call, input)),
    serve(contracts.askVerification, (call, input) => runAskVerification(deps, call, input)),
    serve(contracts.decideVerification, (call, input) => runDecideVerification(deps, call, input)),
    serve(contracts.askRegistry, (call, input) => runAskRegistry(deps, call, input)),
  ];
}
