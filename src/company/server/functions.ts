import { type ServedFunction, serve } from '#backend/functions/functions-host.ts';
import * as contracts from '../contract.ts';
import { acceptInvitation, enterByInvitation, readInvitation } from './accept-invitation.ts';
import { askVerification, readVerification } from './ask-verification.ts';
import { changeCompany } from './change-company.ts';
import { grantRole, takeRole } from './change-roles.ts';
import type { CompanyDeps } from './company-deps.ts';
import { createCompany } from './create-company.ts';
import { enterByCode, giveBackPlace, listCodeEntries, readPersonalCode } from './enter-by-code.ts';
import {
  checkImport,
  recallColumns,
  rememberColumns,
  runImport,
  stageImport,
} from './import-employees.ts';
import { inviteEmployees } from './invite-employees.ts';
import { inviteMember, resendInvitation, revokeInvitation } from './invite-member.ts';
import { markDeparture, saveEmployee } from './keep-employees.ts';
import { listCompanies, setLicence } from './keep-licences.ts';
import { removePlace, saveSite, saveTeam } from './keep-places.ts';
import { exportEmployees, listEmployees } from './list-employees.ts';
import { listJournal } from './list-journal.ts';
import { listMembers } from './list-members.ts';
import { listPlaces } from './list-places.ts';
import { listSpaces } from './list-spaces.ts';
import { printPersonalCodes, printPoster } from './print-codes.ts';
import { readOverview } from './read-overview.ts';
import { askRegistry, decideVerification } from './verify-companies.ts';

/** A thousand lines of a file, written generously. */
const STAGED_BYTES = 2_000_000;

/** What the company space answers under /functions/v1. */
export function companyFunctions(deps: CompanyDeps): ServedFunction[] {
  return [
    serve(contracts.listSpaces, (call) => listSpaces(deps, call)),
    serve(contracts.createCompany, (call, input) => createCompany(deps, call, input)),
    serve(contracts.changeCompany, (call, input) => changeCompany(deps, call, input)),
    serve(contracts.readOverview, (call, input) => readOverview(deps, call, input)),
    serve(contracts.listMembers, (call, input) => listMembers(deps, call, input)),
    serve(contracts.inviteMember, (call, input) => inviteMember(deps, call, input)),
    serve(contracts.grantRole, (call, input) => grantRole(deps, call, input)),
    serve(contracts.takeRole, (call, input) => takeRole(deps, call, input)),
    serve(contracts.resendInvitation, (call, input) => resendInvitation(deps, call, input)),
    serve(contracts.revokeInvitation, (call, input) => revokeInvitation(deps, call, input)),
    serve(contracts.readInvitation, (call, input) => readInvitation(deps, call, input)),
    serve(contracts.enterByInvitation, (call, input) => enterByInvitation(deps, call, input)),
    serve(contracts.acceptInvitation, (call, input) => acceptInvitation(deps, call, input)),
    serve(contracts.printPoster, (call, input) => printPoster(deps, call, input)),
    serve(contracts.printPersonalCodes, (call, input) => printPersonalCodes(deps, call, input)),
    serve(contracts.readPersonalCode, (call, input) => readPersonalCode(deps, call, input)),
    serve(contracts.enterByCode, (call, input) => enterByCode(deps, call, input)),
    serve(contracts.listCodeEntries, (call) => listCodeEntries(deps, call)),
    serve(contracts.giveBackPlace, (call, input) => giveBackPlace(deps, call, input)),
    serve(contracts.listJournal, (call, input) => listJournal(deps, call, input)),
    serve(contracts.listPlaces, (call, input) => listPlaces(deps, call, input)),
    serve(contracts.saveSite, (call, input) => saveSite(deps, call, input)),
    serve(contracts.saveTeam, (call, input) => saveTeam(deps, call, input)),
    serve(contracts.removePlace, (call, input) => removePlace(deps, call, input)),
    serve(contracts.listEmployees, (call, input) => listEmployees(deps, call, input)),
    serve(contracts.saveEmployee, (call, input) => saveEmployee(deps, call, input)),
    serve(contracts.markDeparture, (call, input) => markDeparture(deps, call, input)),
    serve(contracts.inviteEmployees, (call, input) => inviteEmployees(deps, call, input)),
    serve(contracts.exportEmployees, (call, input) => exportEmployees(deps, call, input)),
    serve(contracts.stageImport, (call, input) => stageImport(deps, call, input), {
      bodyLimitBytes: STAGED_BYTES,
    }),
    serve(contracts.checkImport, (call, input) => checkImport(deps, call, input), {
      isHeavy: true,
    }),
    serve(contracts.runImport, (call, input) => runImport(deps, call, input), { isHeavy: true }),
    serve(contracts.rememberColumns, (call, input) => rememberColumns(deps, call, input)),
    serve(contracts.recallColumns, (call, input) => recallColumns(deps, call, input)),
    serve(contracts.listCompanies, (call, input) => listCompanies(deps, call, input)),
    serve(contracts.setLicence, (call, input) => setLicence(deps, call, input)),
    serve(contracts.readVerification, (call, input) => readVerification(deps, call, input)),
    serve(contracts.askVerification, (call, input) => askVerification(deps, call, input)),
    serve(contracts.decideVerification, (call, input) => decideVerification(deps, call, input)),
    serve(contracts.askRegistry, (call, input) => askRegistry(deps, call, input)),
  ];
}
