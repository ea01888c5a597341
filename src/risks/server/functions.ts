import { type ServedFunction, serve } from '#backend/functions/functions-host.ts';
import * as contracts from '../contract.ts';
import {
  runAcknowledgeAlert,
  runAssignAlert,
  runCloseAlert,
  runConfirmAlert,
  runSetSensitivity,
} from './act-on-alerts.ts';
import { runAddUnitsFromPlaces } from './add-units-from-places.ts';
import { runApplyStartingPoint, runListStartingPoints } from './apply-starting-point.ts';
import { runCompareDuerp } from './compare-duerp.ts';
import {
  runListDuerpLinks,
  runMakeDuerpLink,
  runOpenDuerpLink,
  runPrintByDuerpLink,
  runRevokeDuerpLink,
} from './duerp-links.ts';
import { runExportDuerpArchive } from './export-archive.ts';
import { runExportDuerpCsv, runExportDuerpRecord } from './export-duerp.ts';
import { runImportRisks } from './import-risks.ts';
import {
  runFreezeDuerp,
  runIssueDuerp,
  runNoteTransmission,
  runWithdrawDuerp,
} from './issue-duerp.ts';
import {
  runConfirmRisks,
  runSaveEstablishment,
  runSaveOwnHazard,
  runSavePreventionAction,
  runSaveRisk,
  runSaveWorkUnit,
  runSetDuerpSettings,
  runSetExposure,
} from './keep-document.ts';
import { runMarkRiskTask, runNoteRiskEvent } from './keep-events.ts';
import { runListRiskAlerts } from './list-alerts.ts';
import { runListHazards } from './list-hazards.ts';
import { runListOwnDuerps } from './list-own-duerps.ts';
import { runListRiskChanges } from './list-risk-changes.ts';
import { runPrintDuerp } from './print-duerp.ts';
import { runPrintDuerpNotice } from './print-notice.ts';
import { runPrintDuerpReceipt } from './print-receipt.ts';
import { runReadDuerp } from './read-duerp.ts';
import { runListPreventionActions, runReadWorkUnit } from './read-work-unit.ts';
import { runExportRegister } from './registers/export-register.ts';
import {
  runNoteHandover,
  runRemoveRegisterEntry,
  runSaveRegisterEntry,
  runSetAccidentConditions,
} from './registers/keep-registers.ts';
import { runListOwnRegisters, runReadRegister } from './registers/read-register.ts';
import { runRemoveFromDuerp } from './remove-from-document.ts';
import { runReplayAlerts } from './replay-alerts.ts';
import type { RisksDeps } from './risks-deps.ts';
import {
  runAcknowledgeDuerpSending,
  runOpenDuerpSending,
  runPrintByDuerpSending,
  runRevokeDuerpSending,
  runSendDuerp,
} from './sendings.ts';

export function risksFunctions(deps: RisksDeps): ServedFunction[] {
  return [
    serve(contracts.readDuerp, (call, input) => runReadDuerp(deps, call, input)),
    serve(contracts.readWorkUnit, (call, input) => runReadWorkUnit(deps, call, input)),
    serve(contracts.listPreventionActions, (call, input) =>
      runListPreventionActions(deps, call, input),
    ),
    serve(contracts.listHazards, (call, input) => runListHazards(deps, call, input)),
    serve(contracts.setDuerpSettings, (call, input) => runSetDuerpSettings(deps, call, input)),
    serve(contracts.saveEstablishment, (call, input) => runSaveEstablishment(deps, call, input)),
    serve(contracts.saveWorkUnit, (call, input) => runSaveWorkUnit(deps, call, input)),
    serve(contracts.saveOwnHazard, (call, input) => runSaveOwnHazard(deps, call, input)),
    serve(contracts.saveRisk, (call, input) => runSaveRisk(deps, call, input)),
    serve(contracts.confirmRisks, (call, input) => runConfirmRisks(deps, call, input)),
    serve(contracts.savePreventionAction, (call, input) =>
      runSavePreventionAction(deps, call, input),
    ),
    serve(contracts.setExposure, (call, input) => runSetExposure(deps, call, input)),
    serve(contracts.removeFromDuerp, (call, input) => runRemoveFromDuerp(deps, call, input)),
    serve(contracts.addUnitsFromPlaces, (call, input) => runAddUnitsFromPlaces(deps, call, input)),
    serve(contracts.listStartingPoints, (call) => runListStartingPoints(call)),
    serve(contracts.applyStartingPoint, (call, input) => runApplyStartingPoint(deps, call, input)),
    serve(contracts.importRisks, (call, input) => runImportRisks(deps, call, input), {
      bodyLimitBytes: 2_000_000,
    }),
    serve(contracts.noteRiskEvent, (call, input) => runNoteRiskEvent(deps, call, input)),
    serve(contracts.markRiskTask, (call, input) => runMarkRiskTask(deps, call, input)),
    serve(contracts.listRiskChanges, (call, input) => runListRiskChanges(deps, call, input)),
    serve(contracts.freezeDuerp, (call, input) => runFreezeDuerp(deps, call, input)),
    serve(contracts.withdrawDuerp, (call, input) => runWithdrawDuerp(deps, call, input)),
    serve(contracts.issueDuerp, (call, input) => runIssueDuerp(deps, call, input)),
    serve(contracts.noteTransmission, (call, input) => runNoteTransmission(deps, call, input)),
    serve(contracts.sendDuerp, (call, input) => runSendDuerp(deps, call, input)),
    serve(contracts.revokeDuerpSending, (call, input) => runRevokeDuerpSending(deps, call, input)),
    serve(contracts.printDuerpReceipt, (call, input) => runPrintDuerpReceipt(deps, call, input)),
    serve(contracts.openDuerpSending, (_call, input) => runOpenDuerpSending(deps, input)),
    serve(contracts.printByDuerpSending, (_call, input) => runPrintByDuerpSending(deps, input)),
    serve(contracts.acknowledgeDuerpSending, (_call, input) =>
      runAcknowledgeDuerpSending(deps, input),
    ),
    serve(contracts.compareDuerp, (call, input) => runCompareDuerp(deps, call, input)),
    serve(contracts.printDuerp, (call, input) => runPrintDuerp(deps, call, input)),
    serve(contracts.exportDuerpCsv, (call, input) => runExportDuerpCsv(deps, call, input)),
    serve(contracts.exportDuerpRecord, (call, input) => runExportDuerpRecord(deps, call, input)),
    serve(contracts.exportDuerpArchive, (call, input) => runExportDuerpArchive(deps, call, input)),
    serve(contracts.printDuerpNotice, (call, input) => runPrintDuerpNotice(deps, call, input)),
    serve(contracts.listRiskAlerts, (call, input) => runListRiskAlerts(deps, call, input)),
    serve(contracts.acknowledgeAlert, (call, input) => runAcknowledgeAlert(deps, call, input)),
    serve(contracts.assignAlert, (call, input) => runAssignAlert(deps, call, input)),
    serve(contracts.confirmAlert, (call, input) => runConfirmAlert(deps, call, input)),
    serve(contracts.closeAlert, (call, input) => runCloseAlert(deps, call, input)),
    serve(contracts.setSensitivity, (call, input) => runSetSensitivity(deps, call, input)),
    serve(contracts.replayAlerts, (call, input) => runReplayAlerts(deps, call, input)),
    serve(contracts.listDuerpLinks, (call, input) => runListDuerpLinks(deps, call, input)),
    serve(contracts.makeDuerpLink, (call, input) => runMakeDuerpLink(deps, call, input)),
    serve(contracts.revokeDuerpLink, (call, input) => runRevokeDuerpLink(deps, call, input)),
    serve(contracts.openDuerpLink, (_call, input) => runOpenDuerpLink(deps, input)),
    serve(contracts.printByDuerpLink, (_call, input) => runPrintByDuerpLink(deps, input)),
    serve(contracts.listOwnDuerps, (call) => runListOwnDuerps(deps, call)),
    serve(contracts.readRegister, (call, input) => runReadRegister(deps, call, input)),
    serve(contracts.saveRegisterEntry, (call, input) => runSaveRegisterEntry(deps, call, input)),
    serve(contracts.removeRegisterEntry, (call, input) =>
      runRemoveRegisterEntry(deps, call, input),
    ),
    serve(contracts.exportRegister, (call, input) => runExportRegister(deps, call, input)),
    serve(contracts.noteHandover, (call, input) => runNoteHandover(deps, call, input)),
    serve(contracts.setAccidentConditions, (call, input) =>
      runSetAccidentConditions(deps, call, input),
    ),
    serve(contracts.listOwnRegisters, (call) => runListOwnRegisters(deps, call)),
  ];
}
