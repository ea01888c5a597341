import { type ServedFunction, serve } from '#backend/functions/functions-host.ts';
import * as contracts from '../contract.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import {
  endOwnSession,
  eraseOwnAccount,
  exportOwnData,
  readOwnAccount,
  setOwnLanguage,
} from './own-account.ts';
import { printOwnData } from './print-own-data.ts';

/** What somebody does with their own account, under /functions/v1. */
export function accountsFunctions(deps: AccountsDeps): ServedFunction[] {
  return [
    serve(contracts.readOwnAccount, (call) => readOwnAccount(deps, call)),
    serve(contracts.setOwnLanguage, (call, input) => setOwnLanguage(deps, call, input)),
    serve(contracts.endOwnSession, (call, input) => endOwnSession(deps, call, input)),
    serve(contracts.exportOwnData, (call) => exportOwnData(deps, call)),
    serve(contracts.printOwnData, (call) => printOwnData(deps, call)),
    serve(contracts.eraseOwnAccount, (call, input) => eraseOwnAccount(deps, call, input)),
  ];
}
