/** Does what one room has to do when something happened in another; bears being told twice. */
export type Follower = (payload: unknown) => Promise<void>;

/** One job for all who follow: none is kept from its part by another's failure, which repeats the job. */
export function tellRooms(followers: readonly Follower[]): Follower {
  return async (payload) => {
    const told = await Promise.allSettled(followers.map((follow) => follow(payload)));
    const failures = told.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    if (failures.length > 0) throw new AggregateError(failures, 'A room could not follow');
  };
}
