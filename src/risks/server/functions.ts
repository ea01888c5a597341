import { type ServedFunction, serve } from '#backend/functions/functions-host.ts';
import * as contracts from '../contract.ts';
import {
  acknowledgeAlert,
  assignAlert,
  closeAlert,
  confirmAlert,
  setSensitivity,
} from './act-on-alerts.ts';
import { addUnitsFromPlaces } from './add-units-from-places.ts';
import { applyStartingPoint, listStartingPoints } from './apply-starting-point.ts';
import { compareDuerp } from './compare-duerp.ts';
import {
  listDuerpLinks,
  makeDuerpLink,
  openDuerpLink,
  printByDuerpLink,
  revokeDuerpLink,
} from './duerp-links.ts';
import { exportDuerpArchive } from './export-archive.ts';
import { exportDuerpCsv, exportDuerpRecord } from './export-duerp.ts';
import { importRisks } from './import-risks.ts';
import { freezeDuerp, issueDuerp, noteTransmission, withdrawDuerp } from './issue-duerp.ts';
import {
  confirmRisks,
  saveEstablishment,
  saveOwnHazard,
  savePreventionAction,
  saveRisk,
  saveWorkUnit,
  setDuerpSettings,
  setExposure,
} from './keep-document.ts';
import { markRiskTask, noteRiskEvent } from './keep-events.ts';
import { listRiskAlerts } from './list-alerts.ts';
import { listHazards } from './list-hazards.ts';
import { listOwnDuerps } from './list-own-duerps.ts';
import { listRiskChanges } from './list-risk-changes.ts';
import { printDuerp } from './print-duerp.ts';
import { printDuerpNotice } from './print-notice.ts';
import { printDuerpReceipt } from './print-receipt.ts';
import { readDuerp } from './read-duerp.ts';
import { listPreventionActions, readWorkUnit } from './read-work-unit.ts';
import { exportRegister } from './registers/export-register.ts';
import {
  noteHandover,
  removeRegisterEntry,
  saveRegisterEntry,
  setAccidentConditions,
} from './registers/keep-registers.ts';
import { listOwnRegisters, readRegister } from './registers/read-register.ts';
import { removeFromDuerp } from './remove-from-document.ts';
import { replayAlerts } from './replay-alerts.ts';
import type { RisksDeps } from './risks-deps.ts';
import {
  acknowledgeDuerpSending,
  openDuerpSending,
  printByDuerpSending,
  revokeDuerpSending,
  sendDuerp,
} from './sendings.ts';

export function risksFunctions(deps: RisksDeps): ServedFunction[] {
  return [
    serve(contracts.readDuerp, (call, input) => readDuerp(deps, call, input)),
    serve(contracts.readWorkUnit, (call, input) => readWorkUnit(deps, call, input)),
    serve(contracts.listPreventionActions, (call, input) =>
      listPreventionActions(deps, call, input),
    ),
    serve(contracts.listHazards, (call, input) => listHazards(deps, call, input)),
    serve(contracts.setDuerpSettings, (call, input) => setDuerpSettings(deps, call, input)),
    serve(contracts.saveEstablishment, (call, input) => saveEstablishment(deps, call, input)),
    serve(contracts.saveWorkUnit, (call, input) => saveWorkUnit(deps, call, input)),
    serve(contracts.saveOwnHazard, (call, input) => saveOwnHazard(deps, call, input)),
    serve(contracts.saveRisk, (call, input) => saveRisk(deps, call, input)),
    serve(contracts.confirmRisks, (call, input) => confirmRisks(deps, call, input)),
    serve(contracts.savePreventionAction, (call, input) => savePreventionAction(deps, call, input)),
    serve(contracts.setExposure, (call, input) => setExposure(deps, call, input)),
    serve(contracts.removeFromDuerp, (call, input) => removeFromDuerp(deps, call, input)),
    serve(contracts.addUnitsFromPlaces, (call, input) => addUnitsFromPlaces(deps, call, input)),
    serve(contracts.listStartingPoints, (call) => listStartingPoints(call)),
    serve(contracts.applyStartingPoint, (call, input) => applyStartingPoint(deps, call, input)),
    serve(contracts.importRisks, (call, input) => importRisks(deps, call, input), {
      bodyLimitBytes: 2_000_000,
    }),
    serve(contracts.noteRiskEvent, (call, input) => noteRiskEvent(deps, call, input)),
    serve(contracts.markRiskTask, (call, input) => markRiskTask(deps, call, input)),
    serve(contracts.listRiskChanges, (call, input) => listRiskChanges(deps, call, input)),
    serve(contracts.freezeDuerp, (call, input) => freezeDuerp(deps, call, input)),
    serve(contracts.withdrawDuerp, (call, input) => withdrawDuerp(deps, call, input)),
    serve(contracts.issueDuerp, (call, input) => issueDuerp(deps, call, input)),
    serve(contracts.noteTransmission, (call, input) => noteTransmission(deps, call, input)),
    serve(contracts.sendDuerp, (call, input) => sendDuerp(deps, call, input)),
    serve(contracts.revokeDuerpSending, (call, input) => revokeDuerpSending(deps, call, input)),
    serve(contracts.printDuerpReceipt, (call, input) => printDuerpReceipt(deps, call, input)),
    serve(contracts.openDuerpSending, (_call, input) => openDuerpSending(deps, input)),
    serve(contracts.printByDuerpSending, (_call, input) => printByDuerpSending(deps, input)),
    serve(contracts.acknowledgeDuerpSending, (_call, input) =>
      acknowledgeDuerpSending(deps, input),
    ),
    serve(contracts.compareDuerp, (call, input) => compareDuerp(deps, call, input)),
    serve(contracts.printDuerp, (call, input) => printDuerp(deps, call, input)),
    serve(contracts.exportDuerpCsv, (call, input) => exportDuerpCsv(deps, call, input)),
    serve(contracts.exportDuerpRecord, (call, input) => exportDuerpRecord(deps, call, input)),
    serve(contracts.exportDuerpArchive, (call, input) => exportDuerpArchive(deps, call, input)),
    serve(contracts.printDuerpNotice, (call, input) => printDuerpNotice(deps, call, input)),
    serve(contracts.listRiskAlerts, (call, input) => listRiskAlerts(deps, call, input)),
    serve(contracts.acknowledgeAlert, (call, input) => acknowledgeAlert(deps, call, input)),
    serve(contracts.assignAlert, (call, input) => assignAlert(deps, call, input)),
    serve(contracts.confirmAlert, (call, input) => confirmAlert(deps, call, input)),
    serve(contracts.closeAlert, (call, input) => closeAlert(deps, call, input)),
    serve(contracts.setSensitivity, (call, input) => setSensitivity(deps, call, input)),
    serve(contracts.replayAlerts, (call, input) => replayAlerts(deps, call, input)),
    serve(contracts.listDuerpLinks, (call, input) => listDuerpLinks(deps, call, input)),
    serve(contracts.makeDuerpLink, (call, input) => makeDuerpLink(deps, call, input)),
    serve(contracts.revokeDuerpLink, (call, input) => revokeDuerpLink(deps, call, input)),
    serve(contracts.openDuerpLink, (_call, input) => openDuerpLink(deps, input)),
    serve(contracts.printByDuerpLink, (_call, input) => printByDuerpLink(deps, input)),
    serve(contracts.listOwnDuerps, (call) => listOwnDuerps(deps, call)),
    serve(contracts.readRegister, (call, input) => readRegister(deps, call, input)),
    serve(contracts.saveRegisterEntry, (call, input) => saveRegisterEntry(deps, call, input)),
    serve(contracts.removeRegisterEntry, (call, input) => removeRegisterEntry(deps, call, input)),
    serve(contracts.exportRegister, (call, input) => exportRegister(deps, call, input)),
    serve(contracts.noteHandover, (call, input) => noteHandover(deps, call, input)),
    serve(contracts.setAccidentConditions, (call, input) =>
      setAccidentConditions(deps, call, input),
    ),
    serve(contracts.listOwnRegisters, (call) => listOwnRegisters(deps, call)),
  ];
}
