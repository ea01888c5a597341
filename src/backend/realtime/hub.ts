import type { Caller } from '#platform/database/caller.ts';
import { type Broadcast, type Version, writeBroadcast, writeFrame } from './frames.ts';
import type { TopicRights } from './topic-rights.ts';

/** One page on one topic. */
export type Member = {
  readonly joinRef: string | null;
  /** As the client calls it: `realtime:` and the name. */
  readonly address: string;
  readonly topic: TopicId;
  readonly version: Version;
  readonly network: string;
  readonly wishes: {
    readonly self: boolean;
    readonly ack: boolean;
    readonly presenceKey: string;
  };
  seesPresence: boolean;
  caller: Caller;
  /** Seconds since 1970 at which the token ends. */
  expiresAt: number | undefined;
  rights: TopicRights;
  send(data: string | Buffer): void;
};

/** Public and private topics of the same name have nothing in common. */
export type TopicId = string & { readonly brand: 'TopicId' };

export function topicId(name: string, isPrivate: boolean): TopicId {
  return `${isPrivate ? 'private' : 'public'}:${name}` as TopicId;
}

export type Hub = {
  add(member: Member): void;
  remove(member: Member): void;
  /** Members of one network. */
  countOf(network: string): number;
  membersOf(topic: TopicId): ReadonlySet<Member>;
  /** Delivers to everybody here who may listen, written once for each version of the protocol. */
  broadcast(topic: TopicId, broadcast: Broadcast, except?: Member): void;
  /** Delivers to one who is still there and may listen. */
  tellOne(member: Member, broadcast: Broadcast): void;
  /** Tells those who see who is there. */
  tellPresence(topic: TopicId, event: string, payload: unknown): void;
};

const NOBODY: ReadonlySet<Member> = new Set();

/** The pages of this process, by topic. */
export function createHub(): Hub {
  const topics = new Map<TopicId, Set<Member>>();
  const counts = new Map<string, number>();
  const membersOf = (topic: TopicId) => topics.get(topic) ?? NOBODY;

  return {
    add(member) {
      topics.set(member.topic, (topics.get(member.topic) ?? new Set()).add(member));
      counts.set(member.network, (counts.get(member.network) ?? 0) + 1);
    },
    remove(member) {
      const members = topics.get(member.topic);
      if (members?.delete(member)) {
        const left = (counts.get(member.network) ?? 1) - 1;
        if (left > 0) counts.set(member.network, left);
        else counts.delete(member.network);
      }
      if (members?.size === 0) topics.delete(member.topic);
    },
    countOf: (network) => counts.get(network) ?? 0,
    membersOf,
    broadcast(topic, broadcast, except) {
      const written = new Map<Version, string | Buffer | undefined>();
      for (const member of membersOf(topic)) {
        if (member === except || !member.rights.listens.has('broadcast')) continue;
        const { version, address } = member;
        if (!written.has(version)) {
          written.set(version, writeBroadcast(version, address, broadcast));
        }
        const data = written.get(version);
        if (data !== undefined) member.send(data);
      }
    },
    tellOne(member, broadcast) {
      if (!membersOf(member.topic).has(member) || !member.rights.listens.has('broadcast')) return;
      const data = writeBroadcast(member.version, member.address, broadcast);
      if (data !== undefined) member.send(data);
    },
    tellPresence(topic, event, payload) {
      for (const member of membersOf(topic)) {
        if (member.seesPresence) member.send(presenceFrame(member, event, payload));
      }
    },
  };
}

export function presenceFrame(
  { version, address }: Pick<Member, 'version' | 'address'>,
  event: string,
  payload: unknown,
): string {
  return writeFrame(version, { joinRef: null, ref: null, topic: address, event, payload });
}
