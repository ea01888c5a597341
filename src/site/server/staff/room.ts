import { serve } from '#backend/functions/functions-host.ts';
import type { Room } from '#backend/room.ts';
import * as contracts from '../../contract.ts';
import {
  dropPageTextDraft,
  publishPageText,
  readPageTextForm,
  savePageTextDraft,
} from './keep-page-texts.ts';
import type { TextsDeskDeps } from './texts-desk-deps.ts';

/** Texts of public pages as staff write them. */
export function openTextsDesk(deps: TextsDeskDeps): Room {
  return {
    name: 'texts-desk',
    functions: [
      serve(contracts.readPageTextForm, (call, input) => readPageTextForm(deps, call, input)),
      serve(contracts.savePageTextDraft, (call, input) => savePageTextDraft(deps, call, input)),
      serve(contracts.dropPageTextDraft, (call, input) => dropPageTextDraft(deps, call, input)),
      serve(contracts.publishPageText, (call, input) => publishPageText(deps, call, input)),
    ],
  };
}
