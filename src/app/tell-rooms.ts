/** Does what one room has to do when something happened in another; bears being told twice. */
export type Follower = (payload: unknown) => Promise<void>;

/**
 * One job for all who follow, one after the other: a room finds what the rooms before it have written. None is
 * kept from its part by another's failure, which repeats the job.
 */
export function tellRooms(followers: readonly Follower[]): Follower {
  return async (payload) => {
    const failures: unknown[] = [];
    for (const follow of followers) {
      await follow(payload).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'A room could not follow');
  };
}
