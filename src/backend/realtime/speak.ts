import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Frame, fitsFrame } from './frames.ts';
import type { Member } from './hub.ts';
import { isPrivate, nameOf } from './join-topic.ts';
import { type Page, Refused, reply, showPresence, untrack } from './page.ts';

const MOST_META = 10_000;

const presenceSchema = z.object({
  event: z.string(),
  payload: z.record(z.string(), z.unknown()).optional(),
});

/** Says something to everybody on a topic, here and in other processes. @throws Refused */
export function broadcast(page: Page, member: Member, frame: Frame): void {
  const { broadcast: said } = frame;
  if (!said) return;
  if (!member.rights.speaks.has('broadcast')) {
    // As the client's protocol has it: who may not speak is not heard, and only learns so by
    // asking for an answer.
    if (member.wishes.ack) throw new Refused('You may not write to this topic');
    return;
  }
  if (!fitsFrame(said.event)) throw new Refused('the event has too long a name');
  page.deps.hub.broadcast(member.topic, said, member.wishes.self ? undefined : member);
  page.deps.publish(nameOf(member), isPrivate(member), said);
  if (member.wishes.ack) reply(page, frame, 'ok', {});
}

/** Shows that somebody is there, anew or no longer. @throws Refused */
export function presence(page: Page, member: Member, frame: Frame): void {
  const read = presenceSchema.safeParse(frame.payload);
  if (!read.success) throw new Refused('not understood');
  switch (read.data.event.toLowerCase()) {
    case 'track':
      track(page, member, read.data.payload ?? {});
      break;
    case 'untrack':
      untrack(page, member);
      break;
    default:
      throw new Refused('not understood');
  }
  reply(page, frame, 'ok', {});
}

function track(page: Page, member: Member, meta: Record<string, unknown>): void {
  const { tracked, deps } = page;
  if (!member.rights.speaks.has('presence')) {
    throw new Refused('You may not show your presence on this topic');
  }
  const shown = JSON.stringify(meta);
  if (shown.length > MOST_META) throw new Refused('too much to show');
  // The database keeps it, and takes no null character.
  if (shown.includes('\\u0000')) throw new Refused('not understood');
  // Whoever shows themselves sees the others.
  if (!member.seesPresence && member.rights.listens.has('presence')) {
    member.seesPresence = true;
    showPresence(page, member);
  }
  const before = tracked.get(member);
  const known = {
    ref: randomUUID(),
    topic: member.topic,
    key: member.wishes.presenceKey,
    meta: before ? { ...meta, phx_ref_prev: before.ref } : meta,
  };
  tracked.set(member, known);
  deps.presences.change([known], before ? [before] : []);
}
