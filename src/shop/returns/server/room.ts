import { serve } from '#backend/functions/functions-host.ts';
import type { Room } from '#backend/room.ts';
import * as contracts from '../contract.ts';
import { runAskReturn, runMoveReturn } from './ask-return.ts';
import { runDecideReturn } from './decide-return.ts';
import { runPrintReturnLabel } from './print-return-label.ts';
import { runReadOrderReturns } from './read-order-returns.ts';
import { runReadReturns } from './read-returns.ts';
import { returnMails } from './return-mails.ts';
import type { ReturnsDeps } from './returns-deps.ts';

/** The exchange of delivered pieces, by buyers and by staff. */
export function openReturns(deps: ReturnsDeps): Room {
  return {
    name: 'returns',
    functions: [
      serve(contracts.readReturns, (call, input) => runReadReturns(deps, call, input)),
      serve(contracts.askReturn, (call, input) => runAskReturn(deps, call, input)),
      serve(contracts.moveReturn, (call, input) => runMoveReturn(deps, call, input)),
      serve(contracts.printReturnLabel, (_call, input) => runPrintReturnLabel(deps, input)),
      serve(contracts.readOrderReturns, (call, input) => runReadOrderReturns(deps, call, input)),
      serve(contracts.decideReturn, (call, input) => runDecideReturn(deps, call, input)),
    ],
    mails: returnMails(deps),
  };
}
