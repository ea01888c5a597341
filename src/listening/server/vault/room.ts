import type { LendingRoom } from '#backend/room.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { closeWeeks } from './close-weeks.ts';
import { forgetAnswers, replayErasures } from './forget-answers.ts';
import { collectorFunctions } from './functions.ts';
import { listeningData } from './personal-data.ts';
import { shuffleAnswers } from './shuffle-answers.ts';
import { noteErasedCompanies } from './tombstones.ts';
import type { VaultDeps } from './vault-deps.ts';

type CollectorLends = {
  /** Writes that these are erased, so that nothing of them stays or comes back where answers are. */
  readonly noteErasedCompanies: (tx: Tx, ids: readonly string[]) => Promise<void>;
};

/** What collects answers, closes weeks and erases: it alone holds the vault. */
export function openCollector(deps: VaultDeps): LendingRoom<CollectorLends> {
  return {
    name: 'collector',
    lends: { noteErasedCompanies: (tx, ids) => noteErasedCompanies(deps, tx, ids) },
    functions: collectorFunctions(deps),
    jobs: [
      // Six in the morning in Paris is four or five here; any other hour finds what was missed.
      { name: 'close-weeks', run: () => closeWeeks(deps), cron: '0 * * * *' },
      { name: 'forget-answers', run: () => forgetAnswers(deps), cron: '10 2 * * *' },
      { name: 'shuffle-answers', run: () => shuffleAnswers(deps), cron: '40 * * * *' },
      { name: 'replay-erasures', run: () => replayErasures(deps) },
    ],
    personalData: { name: 'listening', ...listeningData(deps) },
  };
}
