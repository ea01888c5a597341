import { type ServedFunction, serve } from '#backend/functions/functions-host.ts';
import * as contracts from '../contract.ts';
import type { GiftsDeps } from './gifts-deps.ts';
import { giveGifts, setBoxesAside } from './give-gifts.ts';
import { checkGiftImport, runGiftImport } from './import-gifts.ts';
import { saveGiftSettings } from './keep-settings.ts';
import { listGiftActs, listGifts } from './list-gifts.ts';
import { listOwnGifts } from './list-own-gifts.ts';
import { exportGiftSheet, printGiftSheet } from './print-sheet.ts';
import { listGiftYears, previewGifts, readGiftMeter } from './read-meter.ts';
import { retractGift, retractGiftAct } from './retract-gifts.ts';

/** Twenty thousand lines of a list, written generously. */
const IMPORT_BYTES = 8_000_000;
/** Ten thousand people who are named. */
const NAMED_BYTES = 600_000;

/** What the meter of gifts answers under /functions/v1. */
export function giftsFunctions(deps: GiftsDeps): ServedFunction[] {
  const large = { bodyLimitBytes: IMPORT_BYTES };
  return [
    serve(contracts.readGiftMeter, (call, input) => readGiftMeter(deps, call, input)),
    serve(contracts.listGiftYears, (call, input) => listGiftYears(deps, call, input)),
    serve(contracts.listGifts, (call, input) => listGifts(deps, call, input)),
    serve(contracts.listGiftActs, (call, input) => listGiftActs(deps, call, input)),
    serve(contracts.giveGifts, (call, input) => giveGifts(deps, call, input), {
      bodyLimitBytes: NAMED_BYTES,
    }),
    serve(contracts.setBoxesAside, (call, input) => setBoxesAside(deps, call, input)),
    serve(contracts.retractGift, (call, input) => retractGift(deps, call, input)),
    serve(contracts.retractGiftAct, (call, input) => retractGiftAct(deps, call, input)),
    serve(contracts.saveGiftSettings, (call, input) => saveGiftSettings(deps, call, input)),
    serve(contracts.checkGiftImport, (call, input) => checkGiftImport(deps, call, input), large),
    serve(contracts.runGiftImport, (call, input) => runGiftImport(deps, call, input), large),
    serve(contracts.previewGifts, (call, input) => previewGifts(deps, call, input)),
    serve(contracts.printGiftSheet, (call, input) => printGiftSheet(deps, call, input)),
    serve(contracts.exportGiftSheet, (call, input) => exportGiftSheet(deps, call, input)),
    serve(contracts.listOwnGifts, (call) => listOwnGifts(deps, call)),
  ];
}
