import type { Room } from '#backend/room.ts';
import { closeWeeks } from './close-weeks.ts';
import { forgetAnswers, replayErasures } from './forget-answers.ts';
import { collectorFunctions } from './functions.ts';
import { listeningData } from './personal-data.ts';
import type { VaultDeps } from './vault-deps.ts';

/** What collects answers, closes weeks and erases: it alone holds the vault. */
export function openCollector(deps: VaultDeps): Room {
  return {
    name: 'collector',
    functions: collectorFunctions(deps),
    jobs: [
      // Six in the morning in Paris is four or five here; any other hour finds what was missed.
      { name: 'close-weeks', run: () => closeWeeks(deps), cron: '0 * * * *' },
      { name: 'forget-answers', run: () => forgetAnswers(deps), cron: '10 2 * * *' },
      // Nobody queues it since answers are sealed; one that was queued before has nothing to do.
      { name: 'shuffle-answers', run: async () => {} },
      { name: 'replay-erasures', run: () => replayErasures(deps) },
    ],
    personalData: { name: 'listening', ...listeningData(deps) },
  };
}
