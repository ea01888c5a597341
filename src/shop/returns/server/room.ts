import { serve } from '#backend/functions/functions-host.ts';
import type { Room } from '#backend/room.ts';
import * as contracts from '../contract.ts';
import { askReturn, moveReturn } from './ask-return.ts';
import { decideReturn } from './decide-return.ts';
import { printReturnLabel } from './print-return-label.ts';
import { readOrderReturns } from './read-order-returns.ts';
import { readReturns } from './read-returns.ts';
import { returnMails } from './return-mails.ts';
import type { ReturnsDeps } from './returns-deps.ts';

/** The exchange of delivered pieces, by buyers and by staff. */
export function openReturns(deps: ReturnsDeps): Room {
  return {
    name: 'returns',
    functions: [
      serve(contracts.readReturns, (call, input) => readReturns(deps, call, input)),
      serve(contracts.askReturn, (call, input) => askReturn(deps, call, input)),
      serve(contracts.moveReturn, (call, input) => moveReturn(deps, call, input)),
      serve(contracts.printReturnLabel, (_call, input) => printReturnLabel(deps, input)),
      serve(contracts.readOrderReturns, (call, input) => readOrderReturns(deps, call, input)),
      serve(contracts.decideReturn, (call, input) => decideReturn(deps, call, input)),
    ],
    mails: returnMails(deps),
  };
}
