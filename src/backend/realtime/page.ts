import type { Caller } from '#platform/database/caller.ts';
import type { Database } from '#platform/database/database.ts';
import type { Budget, FairShare } from '#platform/fair-share.ts';
import type { Log } from '#platform/log.ts';
import { type Broadcast, type Frame, type Version, writeFrame } from './frames.ts';
import { type Hub, type Member, presenceFrame } from './hub.ts';
import type { Presences } from './presences.ts';
import type { Presence } from './process-bus.ts';
import type { PublishedChanges } from './published-changes.ts';

/** What topics of clients begin with. */
export const PREFIX = 'realtime:';

export type PageDeps = {
  readonly database: Database;
  readonly log: Log;
  readonly hasPublicTopics: boolean;
  readonly hub: Hub;
  readonly presences: Presences;
  readonly published: PublishedChanges;
  /** The caller that a token proves. @throws InvalidToken */
  readonly callerOf: (token: string) => Promise<Caller>;
  /** Shares out what joining asks of the database, between networks. */
  readonly joining: FairShare;
  /** What each person, or each network of visitors, may ask to join over time; nothing is counted without it. */
  readonly joinBudget: Budget | undefined;
  /** Carries a broadcast to the pages of other processes. */
  readonly publish: (topic: string, isPrivate: boolean, broadcast: Broadcast) => void;
};

/** Who a token showed, and until when, in seconds since 1970. */
export type Shown = { readonly caller: Caller; readonly expiresAt: number | undefined };

/** One open page: the topics that it joined, and where it shows itself. */
export type Page = {
  readonly deps: PageDeps;
  readonly version: Version;
  /** Who opened the connection: who is meant where a topic is joined without a token. */
  readonly opened: Shown;
  readonly network: string;
  readonly members: Map<string, Member>;
  readonly tracked: Map<Member, Presence>;
  isOpen(): boolean;
  send(data: string | Buffer): void;
};

/** What a page asks is not done, and it is told why. */
export class Refused extends Error {}

export function reply(
  { version, send }: Page,
  { joinRef, ref, topic }: Frame,
  status: 'ok' | 'error',
  response: unknown,
): void {
  const payload = { status, response };
  send(writeFrame(version, { joinRef, ref, topic, event: 'phx_reply', payload }));
}

/** Says something of a topic that the page did not ask for. */
export function tell(
  { version, send }: Page,
  { address }: Member,
  status: 'ok' | 'error',
  message: string,
  extension: 'system' | 'postgres_changes' = 'system',
): void {
  const channel = address.slice(PREFIX.length);
  const payload = { channel, extension, message, status };
  const frame = { joinRef: null, ref: null, topic: address, event: 'system', payload };
  send(writeFrame(version, frame));
}

export function leave(page: Page, member: Member): void {
  page.members.delete(member.address);
  page.deps.hub.remove(member);
  page.deps.published.remove(member);
  untrack(page, member);
}

/** Tells the page that the server ended a topic. */
export function sendClose({ version, send }: Page, { joinRef, address }: Member): void {
  const frame = { joinRef, ref: joinRef, topic: address, event: 'phx_close', payload: {} };
  send(writeFrame(version, frame));
}

export function untrack({ tracked, deps }: Page, member: Member): void {
  const known = tracked.get(member);
  tracked.delete(member);
  if (known) deps.presences.change([], [known]);
}

/** Tells who is there now. */
export function showPresence({ deps, send }: Page, member: Member): void {
  send(presenceFrame(member, 'presence_state', deps.presences.stateOf(member.topic)));
}

/** @throws InvalidToken */
export async function whoShows({ deps, opened }: Page, token?: string | null): Promise<Shown> {
  if (!token) return opened;
  const caller = await deps.callerOf(token);
  return { caller, expiresAt: expiryOf(caller) };
}

/** Seconds since 1970 at which a caller's token ends. */
export function expiryOf({ claims }: Caller): number | undefined {
  return typeof claims?.exp === 'number' ? claims.exp : undefined;
}
