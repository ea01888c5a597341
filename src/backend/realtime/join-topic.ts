import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { TooBusy } from '#platform/fair-share.ts';
import { FAIR_USE, whoAsks } from '../fair-use.ts';
import { MOST_WANTED, readWanted, Unsubscribable, wantedSchema } from './change-filters.ts';
import { type Frame, fitsFrame } from './frames.ts';
import { type Member, topicId } from './hub.ts';
import {
  leave,
  type Page,
  PREFIX,
  Refused,
  reply,
  type Shown,
  sendClose,
  showPresence,
  tell,
  untrack,
  whoShows,
} from './page.ts';
import { newNumber } from './published-changes.ts';
import { EVERYTHING, NOTHING, readTopicRights, type TopicRights } from './topic-rights.ts';

const MOST_TOPICS = 100;
/** Topics that all pages of one network may be on. */
const MOST_JOINED_EACH = 10_000;

/**
 * What joining costs of a budget, in milliseconds, and what each table costs that a page wants to hear of: as a call
 * does; much more where it is refused. A page asks for what its reader may join, so whoever is refused again and
 * again tries what is not theirs.
 */
const JOIN_COST = { allowed: FAIR_USE.callMs, refused: 20 * FAIR_USE.callMs };

const joinSchema = z.object({
  access_token: z.string().nullish(),
  config: z
    .object({
      broadcast: z.object({ ack: z.boolean(), self: z.boolean() }).partial().nullish(),
      presence: z
        .object({ key: z.string().max(255), enabled: z.boolean() })
        .partial()
        .nullish(),
      postgres_changes: z.array(wantedSchema.nullable()).max(MOST_WANTED).nullish(),
      postgres_changes_options: z.object({ wait: z.boolean() }).partial().nullish(),
      private: z.boolean().nullish(),
    })
    .prefault({}),
});

type Config = z.output<typeof joinSchema>['config'];

/** Lets a page join a topic, or join it anew. @throws Refused @throws InvalidToken */
export async function joinTopic(page: Page, frame: Frame): Promise<void> {
  const { token, config, name } = readJoin(frame);
  const before = page.members.get(frame.topic);
  if (!before && page.members.size >= MOST_TOPICS) throw new Refused('too many topics');
  if (!before && page.deps.hub.countOf(page.network) >= MOST_JOINED_EACH) {
    throw new Refused('too many topics of one network');
  }
  const shown = await whoShows(page, token);
  const rights = await rightsOn(page, shown, name, config.private ?? false);
  if (!mayListen(rights)) {
    throw new Refused(
      `Unauthorized: You do not have permissions to read from this Channel topic: ${name}`,
    );
  }
  if (!page.isOpen()) return;
  if (before) {
    leave(page, before);
    sendClose(page, before);
  }
  const member = memberOf(page, frame, name, config, shown, rights);
  const asked = (config.postgres_changes ?? [])
    .filter((each) => each !== null)
    .map((each) => ({ ...each, id: newNumber() }));
  const isAwaited = asked.length > 0 && config.postgres_changes_options?.wait;
  const refused = isAwaited ? await hearOfChanges(page, member, asked) : undefined;
  if (refused) throw new Refused(`RealtimeDisabledForConfiguration: ${refused}`);
  page.members.set(member.address, member);
  page.deps.hub.add(member);
  reply(page, frame, 'ok', { postgres_changes: asked });
  if (member.seesPresence) showPresence(page, member);
  if (asked.length === 0) return;
  const why = isAwaited ? undefined : await hearOfChanges(page, member, asked);
  if (why) tell(page, member, 'error', why, 'postgres_changes');
  else tell(page, member, 'ok', 'Subscribed to PostgreSQL', 'postgres_changes');
}

/** Lets a page hear of changed rows. @returns why not, where it cannot */
async function hearOfChanges(
  page: Page,
  member: Member,
  asked: readonly (z.output<typeof wantedSchema> & { readonly id: number })[],
): Promise<string | undefined> {
  try {
    const wanted = asked.map((each) => ({ id: each.id, wanted: readWanted(each) }));
    const refused = await charged(
      page,
      member,
      () => page.deps.published.subscribe(member, wanted),
      // Each table that is named is looked for by itself, up to the first that is refused.
      (why) => (why === undefined ? asked.length * JOIN_COST.allowed : JOIN_COST.refused),
    );
    if (!page.isOpen()) page.deps.published.remove(member);
    return refused;
  } catch (error) {
    if (error instanceof Unsubscribable || error instanceof TooBusy) return error.message;
    throw error;
  }
}

/**
 * Asks the database for somebody, who pays for it: who has spent their budget is answered without it.
 * @throws TooBusy
 */
async function charged<T>(
  { deps, network }: Page,
  { caller }: Pick<Shown, 'caller'>,
  work: () => Promise<T>,
  costOf: (outcome: T) => number,
): Promise<T> {
  const who = whoAsks({ caller, network });
  const budget = who === undefined ? undefined : deps.joinBudget;
  const refuseSpent = () => who !== undefined && budget?.refuseSpent(who);
  refuseSpent();
  return deps.joining.run(network, async () => {
    // What others of theirs asked meanwhile counts too.
    refuseSpent();
    const outcome = await work();
    if (who !== undefined) budget?.spend(who, costOf(outcome));
    return outcome;
  });
}

/** Takes a new token for a topic: who has lost the right to listen leaves. @throws InvalidToken */
export async function takeToken(page: Page, member: Member, { payload }: Frame): Promise<void> {
  const read = z.object({ access_token: z.string().nullable() }).safeParse(payload);
  if (!read.success) return;
  const shown = await whoShows(page, read.data.access_token);
  const rights = await rightsOn(page, shown, nameOf(member), isPrivate(member));
  Object.assign(member, shown, { rights });
  member.seesPresence &&= rights.listens.has('presence');
  if (!rights.speaks.has('presence')) untrack(page, member);
  if (mayListen(rights)) return;
  tell(page, member, 'error', 'You do not have permissions to read from this Channel topic now');
  leave(page, member);
  sendClose(page, member);
}

export const nameOf = ({ address }: Member) => address.slice(PREFIX.length);

export const isPrivate = (member: Member) => member.topic === topicId(nameOf(member), true);

const mayListen = ({ listens }: TopicRights) => listens.has('broadcast') || listens.has('presence');

async function rightsOn(
  page: Page,
  shown: Shown,
  name: string,
  isPrivateTopic: boolean,
): Promise<TopicRights> {
  const { database, hasPublicTopics } = page.deps;
  const { caller } = shown;
  if (!isPrivateTopic) {
    return hasPublicTopics || caller.role === 'service_role' ? EVERYTHING : NOTHING;
  }
  return charged(
    page,
    shown,
    () => readTopicRights(database, caller, name),
    (rights) => (mayListen(rights) ? JOIN_COST.allowed : JOIN_COST.refused),
  );
}

function readJoin(frame: Frame) {
  const name = frame.topic.slice(PREFIX.length);
  if (!frame.topic.startsWith(PREFIX) || name === '' || !fitsFrame(frame.topic)) {
    throw new Refused('unmatched topic');
  }
  const asked = joinSchema.safeParse(frame.payload ?? {});
  if (!asked.success) throw new Refused(`not understood: ${z.prettifyError(asked.error)}`);
  const { access_token: token, config } = asked.data;
  return { token, config, name };
}

function memberOf(
  { version, network, send }: Page,
  { joinRef, ref, topic: address }: Frame,
  name: string,
  { broadcast, presence, private: isPrivateTopic }: Config,
  shown: Shown,
  rights: TopicRights,
): Member {
  return {
    joinRef: joinRef ?? ref,
    address,
    topic: topicId(name, isPrivateTopic ?? false),
    version,
    network,
    wishes: {
      self: broadcast?.self ?? false,
      ack: broadcast?.ack ?? false,
      presenceKey: presence?.key || randomUUID(),
    },
    seesPresence: (presence?.enabled ?? false) && rights.listens.has('presence'),
    ...shown,
    rights,
    send,
  };
}
