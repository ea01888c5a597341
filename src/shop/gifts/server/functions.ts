import { type ServedFunction, serve } from '#backend/functions/functions-host.ts';
import * as contracts from '../contract.ts';
import type { GiftsDeps } from './gifts-deps.ts';
import { runGiveGifts, runSetBoxesAside } from './give-gifts.ts';
import { runCheckGiftImport, runRunGiftImport } from './import-gifts.ts';
import { runSaveGiftSettings } from './keep-settings.ts';
import { runListGiftActs, runListGifts } from './list-gifts.ts';
import { runListOwnGifts } from './list-own-gifts.ts';
import { runExportGiftSheet, runPrintGiftSheet } from './print-sheet.ts';
import { runListGiftYears, runPreviewGifts, runReadGiftMeter } from './read-meter.ts';
import { runRetractGift, runRetractGiftAct } from './retract-gifts.ts';

/** Twenty thousand lines of a list, written generously. */
const IMPORT_BYTES = 8_000_000;
/** Ten thousand people who are named. */
const NAMED_BYTES = 600_000;

/** What the meter of gifts answers under /functions/v1. */
export function giftsFunctions(deps: GiftsDeps): ServedFunction[] {
  const large = { bodyLimitBytes: IMPORT_BYTES };
  return [
    serve(contracts.readGiftMeter, (call, input) => runReadGiftMeter(deps, call, input)),
    serve(contracts.listGiftYears, (call, input) => runListGiftYears(deps, call, input)),
    serve(contracts.listGifts, (call, input) => runListGifts(deps, call, input)),
    serve(contracts.listGiftActs, (call, input) => runListGiftActs(deps, call, input)),
    serve(contracts.giveGifts, (call, input) => runGiveGifts(deps, call, input), {
      bodyLimitBytes: NAMED_BYTES,
    }),
    serve(contracts.setBoxesAside, (call, input) => runSetBoxesAside(deps, call, input)),
    serve(contracts.retractGift, (call, input) => runRetractGift(deps, call, input)),
    serve(contracts.retractGiftAct, (call, input) => runRetractGiftAct(deps, call, input)),
    serve(contracts.saveGiftSettings, (call, input) => runSaveGiftSettings(deps, call, input)),
    serve(contracts.checkGiftImport, (call, input) => runCheckGiftImport(deps, call, input), large),
    serve(contracts.runGiftImport, (call, input) => runRunGiftImport(deps, call, input), large),
    serve(contracts.previewGifts, (call, input) => runPreviewGifts(deps, call, input)),
    serve(contracts.printGiftSheet, (call, input) => runPrintGiftSheet(deps, call, input)),
    serve(contracts.exportGiftSheet, (call, input) => runExportGiftSheet(deps, call, input)),
    serve(contracts.listOwnGifts, (call) => runListOwnGifts(deps, call)),
  ];
}
