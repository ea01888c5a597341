import { serve } from '#backend/functions/functions-host.ts';
import type { Room } from '#backend/room.ts';
import * as contracts from '../contract.ts';
import { runReadWork } from './home/read-work.ts';
import { runExportStaffChanges } from './journal/export-staff-changes.ts';
import { runListStaffChanges } from './journal/list-staff-changes.ts';
import { runAddFigure, runTakeBackFigure } from './settings/keep-figures.ts';
import { runReadSettingForms } from './settings/read-setting-forms.ts';
import { runSaveSetting } from './settings/save-setting.ts';
import type { StaffDeps } from './staff-deps.ts';

/** What awaits staff, what they set for the whole product, and who of them changed what. */
export function openStaff(deps: StaffDeps): Room {
  return {
    name: 'staff',
    functions: [
      serve(contracts.readWork, (call) => runReadWork(deps, call)),
      serve(contracts.readSettingForms, (call) => runReadSettingForms(deps, call)),
      serve(contracts.saveSetting, (call, input) => runSaveSetting(deps, call, input)),
      serve(contracts.addFigure, (call, input) => runAddFigure(deps, call, input)),
      serve(contracts.takeBackFigure, (call, input) => runTakeBackFigure(deps, call, input)),
      serve(contracts.listStaffChanges, (call, input) => runListStaffChanges(deps, call, input)),
      serve(contracts.exportStaffChanges, (call, input) =>
        runExportStaffChanges(deps, call, input),
      ),
    ],
  };
}
