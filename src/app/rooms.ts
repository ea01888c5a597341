import type { Room } from '#backend/room.ts';
import { dispatch, followersOf, inOrder } from '#platform/jobs/events.ts';
import type { Job } from '#platform/jobs/job.ts';
import type { Mails } from '#platform/mail/mail-jobs.ts';
import { inOnePart, type PersonalData } from '#platform/personal-data.ts';

type ListsOf<R> = {
  [K in keyof R]-?: NonNullable<R[K]> extends readonly unknown[] ? K : never;
}[keyof R];

/** What all of them bring of one kind. */
export function allOf<Key extends ListsOf<Room>>(
  rooms: readonly Room[],
  key: Key,
): NonNullable<Room[Key]>[number][] {
  return rooms.flatMap((room) => [...(room[key] ?? [])]) as NonNullable<Room[Key]>[number][];
}

/** The same of what has names of its own. @throws Error where two rooms bring one name */
export function named<Key extends keyof Mails>(
  key: Key,
  rooms: readonly Partial<Mails>[],
): Mails[Key] {
  const entries = rooms.flatMap((room) =>
    Object.entries(room[key] ?? {}).map(([name, value]) => ({ name, value })),
  );
  const once = onlyOnce(key, entries).map(({ name, value }) => [name, value] as const);
  return Object.fromEntries(once) as Mails[Key];
}

/** @throws Error where two have one name */
export function onlyOnce<Item extends { readonly name: string }>(
  what: string,
  items: readonly Item[],
): readonly Item[] {
  const known = new Set<string>();
  for (const { name } of items) {
    if (known.has(name)) throw new Error(`Two of the same name: ${what} '${name}'`);
    known.add(name);
  }
  return items;
}

/** One job for each event that is told or followed: what nobody follows does not stay in the queue. */
export function eventJobs(rooms: readonly Room[]): Job[] {
  const followers = followersOf(rooms);
  const told = allOf(rooms, 'tells').map(({ job }) => job);
  return [...new Set([...followers.keys(), ...told])].map((name) => ({
    name,
    run: dispatch(followers.get(name) ?? []),
  }));
}

/** What they keep about somebody, by part, in the order in which it is read and erased. */
export function personalDataOf(rooms: readonly Room[]): Record<string, PersonalData> {
  const parts = inOrder(rooms.flatMap(({ personalData }) => personalData ?? []));
  const byName = Map.groupBy(parts, ({ name }) => name);
  return Object.fromEntries([...byName].map(([name, some]) => [name, inOnePart(some)]));
}
