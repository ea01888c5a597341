import { type ServedFunction, serve } from '#backend/functions/functions-host.ts';
import * as contracts from '../contract.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import {
  runEndOwnSession,
  runEraseOwnAccount,
  runExportOwnData,
  runReadOwnAccount,
  runSetOwnLanguage,
} from './own-account.ts';
import { runPrintOwnData } from './print-own-data.ts';

/** What somebody does with their own account, under /functions/v1. */
export function accountsFunctions(deps: AccountsDeps): ServedFunction[] {
  return [
    serve(contracts.readOwnAccount, (call) => runReadOwnAccount(deps, call)),
    serve(contracts.setOwnLanguage, (call, input) => runSetOwnLanguage(deps, call, input)),
    serve(contracts.endOwnSession, (call, input) => runEndOwnSession(deps, call, input)),
    serve(contracts.exportOwnData, (call) => runExportOwnData(deps, call)),
    serve(contracts.printOwnData, (call) => runPrintOwnData(deps, call)),
    serve(contracts.eraseOwnAccount, (call, input) => runEraseOwnAccount(deps, call, input)),
  ];
}
