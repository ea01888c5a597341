import { serve } from '#backend/functions/functions-host.ts';
import type { Room } from '#backend/room.ts';
import * as contracts from '../contract.ts';
import { readWork } from './home/read-work.ts';
import { exportStaffChanges } from './journal/export-staff-changes.ts';
import { listStaffChanges } from './journal/list-staff-changes.ts';
import { addFigure, takeBackFigure } from './settings/keep-figures.ts';
import { readSettingForms } from './settings/read-setting-forms.ts';
import { saveSetting } from './settings/save-setting.ts';
import type { StaffDeps } from './staff-deps.ts';
import {
  acceptColleagueInvitation,
  inviteColleague,
  readColleagueInvitation,
  withdrawColleagueInvitation,
} from './team/invite-colleague.ts';
import { changeColleague, listTeam, removeColleague } from './team/keep-team.ts';
import { teamMails } from './team/team-mails.ts';

/** What awaits staff, what they set for the whole product, and who of them changed what. */
export function openStaff(deps: StaffDeps): Room {
  return {
    name: 'staff',
    functions: [
      serve(contracts.readWork, (call) => readWork(deps, call)),
      serve(contracts.readSettingForms, (call) => readSettingForms(deps, call)),
      serve(contracts.saveSetting, (call, input) => saveSetting(deps, call, input)),
      serve(contracts.addFigure, (call, input) => addFigure(deps, call, input)),
      serve(contracts.takeBackFigure, (call, input) => takeBackFigure(deps, call, input)),
      serve(contracts.listStaffChanges, (call, input) => listStaffChanges(deps, call, input)),
      serve(contracts.exportStaffChanges, (call, input) => exportStaffChanges(deps, call, input)),
      serve(contracts.listTeam, (call) => listTeam(deps, call)),
      serve(contracts.inviteColleague, (call, input) => inviteColleague(deps, call, input)),
      serve(contracts.withdrawColleagueInvitation, (call, input) =>
        withdrawColleagueInvitation(deps, call, input),
      ),
      serve(contracts.changeColleague, (call, input) => changeColleague(deps, call, input)),
      serve(contracts.removeColleague, (call, input) => removeColleague(deps, call, input)),
      serve(contracts.readColleagueInvitation, (_, input) => readColleagueInvitation(deps, input)),
      serve(contracts.acceptColleagueInvitation, (call, input) =>
        acceptColleagueInvitation(deps, call, input),
      ),
    ],
    mails: teamMails(deps),
  };
}
