import { firstKeptDay } from '../rules/kept-years.ts';
import { deleteGiftsBefore } from './gifts.queries.ts';
import type { GiftsDeps } from './gifts-deps.ts';

/** Erases who received what in years that no inspection can ask about any more. */
export async function forgetGifts({
  database,
  clock,
}: Pick<GiftsDeps, 'database' | 'clock'>): Promise<void> {
  // A timer is no caller: the service cleans up.
  await database.asService((tx) => deleteGiftsBefore(tx, firstKeptDay(clock.now())));
}
