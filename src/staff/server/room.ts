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
    ],
  };
}
