import type { CatalogueDeskDeps } from './catalogue-desk-deps.ts';
import { forgetUnusedFiles } from './media.queries.ts';

/** Each night: no file stays that nothing shows. */
export async function removeUnusedFiles({ database, clock }: CatalogueDeskDeps): Promise<void> {
  // A timer is no caller: the service cleans up.
  await database.asService((tx) => forgetUnusedFiles(tx, clock.now()));
}
