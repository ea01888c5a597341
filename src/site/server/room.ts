import { serve } from '#backend/functions/functions-host.ts';
import type { LendingRoom } from '#backend/room.ts';
import * as contracts from '../contract.ts';
import type { SiteLends } from '../lends.ts';
import { recordLegalTexts } from './legal/keep-legal-texts.ts';
import { createLegalPapers, printLegalText } from './legal/print-legal-text.ts';
import { readPageText } from './read-page-text.ts';
import { defaultPageText } from './shipped-page-texts.ts';
import type { SiteDeps } from './site-deps.ts';

/** The public pages and their texts, the legal ones among them. */
export function openSite(deps: SiteDeps): LendingRoom<SiteLends> {
  const papers = createLegalPapers();
  const keepTexts = () => deps.database.asService((tx) => recordLegalTexts(deps, tx));
  return {
    name: 'site',
    lends: { defaultPageText, recordLegalTexts: (tx) => recordLegalTexts(deps, tx) },
    functions: [
      serve(contracts.readPageText, (call, input) => readPageText(deps, call, input)),
      serve(contracts.printLegalText, (call, input) => printLegalText(deps, papers, call, input)),
    ],
    jobs: [
      // Just after midnight in Paris, all year round: a figure of the law that begins that day is in a new version.
      { name: 'keep-legal-texts', run: keepTexts, cron: '6 23 * * *' },
    ],
    // Nobody may write a version: it follows from the texts of this release, and from what staff change.
    start: keepTexts,
  };
}
