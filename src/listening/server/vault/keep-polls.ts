import { requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { addDays, type ParisDay, parisDayOf } from '#basics/dates.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { isViolationOf } from '#platform/database/violations.ts';
import type {
  AskedPoll,
  NextPoll,
  PollResult,
  ReadPolls,
  WithdrawPoll,
  WritePoll,
} from '../../contract.ts';
import { lastClosedMonday } from '../../rules/closing-time.ts';
import { nextListMonday } from '../../rules/listening-list.ts';
import { LEAST_LISTED_FOR_SHARES } from '../../rules/outside-share.ts';
import { pollMargin, pollPlaces } from '../../rules/poll.ts';
import { cleanPollText, pollTextProblems } from '../../rules/poll-text.ts';
import { fitsList, isOpen, nextPollTimes, pollTimes } from '../../rules/poll-times.ts';
import type { Rate } from '../../rules/published-week.ts';
import { findTree } from '../participants.queries.ts';
import {
  deletePollBefore,
  findPolls,
  findReleasedPolls,
  insertPoll,
  namesSomebody,
  withdrawPollSince,
} from '../polls.queries.ts';
import type { PollRow } from '../release-rows.ts';
import { refuseUnpublished } from '../releases.queries.ts';
import { findListSizes } from './asked-lists.queries.ts';
import { deleteSealedAbout } from './sealed-answers.queries.ts';
import type { VaultDeps } from './vault-deps.ts';

/** The works council asks as the employer does. */
const FIRST_DAY: ParisDay = '0001-01-01';
const LAST_DAY: ParisDay = '9999-12-31';

export function readPolls(
  deps: VaultDeps,
  call: Call,
  { companyId }: ParsedInputOf<ReadPolls>,
): Promise<OutputOf<ReadPolls>> {
  const now = deps.clock.now();
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await refuseUnpublished(tx, companyId);
    const polls = await findPolls(tx, companyId);
    const rows = await findReleasedPolls(tx, companyId, { after: FIRST_DAY, until: LAST_DAY });
    const told = Map.groupBy(rows, ({ poll_id: pollId }) => pollId);
    return {
      polls: polls.map((poll) => askedPoll(poll, told.get(poll.id) ?? [], now)),
      next: await nextPoll(deps, tx, companyId, polls),
    };
  });
}

export async function writePoll(
  deps: VaultDeps,
  call: Call,
  { companyId, pollId, ...given }: ParsedInputOf<WritePoll>,
): Promise<OutputOf<WritePoll>> {
  const caller = signedInCaller(call);
  const { wording, choices, wordingEn, choicesEn } = cleanPollText(given);
  refuseProblems(pollTextProblems({ wording, choices, wordingEn, choicesEn }));
  await deps.database
    .asCaller(caller, async (tx) => {
      await requireAct(tx, companyId, 'ask-everybody');
      const polls = await findPolls(tx, companyId);
      // Sent twice, it is there.
      if (polls.some(({ id }) => id === pollId)) return;
      const texts = [wording, ...choices, wordingEn ?? '', ...(choicesEn ?? [])];
      if (await namesSomebody(tx, companyId, texts))
        refuseProblems([{ path: 'wording', problem: 'names-somebody' }]);
      const { state, opensOn, list } = await nextPoll(deps, tx, companyId, polls);
      if (state !== 'ready' || !list) throw new Refusal('conflict', { details: { state } });
      const isNew = await insertPoll(tx, {
        id: pollId,
        company_id: companyId,
        list_since: list,
        opens_on: opensOn,
        wording,
        wording_en: wordingEn,
        choices: [...choices],
        choices_en: choicesEn && [...choicesEn],
        written_on: parisDayOf(deps.clock.now()),
        author: caller.claims.sub,
      });
      // The id is another company's.
      if (!isNew) throw new Refusal('not-found');
    })
    .catch((error: unknown) => {
      // Somebody else asked at this moment.
      throw isViolationOf(error, 'polls_company_id_list_since_key')
        ? new Refusal('conflict', { details: { state: 'asked' } })
        : error;
    });
  return {};
}

export async function withdrawPoll(
  deps: VaultDeps,
  call: Call,
  { companyId, pollId }: ParsedInputOf<WithdrawPoll>,
): Promise<OutputOf<WithdrawPoll>> {
  const today = parisDayOf(deps.clock.now());
  const openedOn = await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireAct(tx, companyId, 'ask-everybody');
    const which = { companyId, pollId };
    if (await deletePollBefore(tx, which, today)) return 'never';
    return withdrawPollSince(tx, which, today);
  });
  if (!openedOn) throw new Refusal('not-found');
  if (openedOn === 'never') return {};
  const subject = { kind: 'poll', day: pollTimes(openedOn).closesOn } as const;
  await deps.vault.once((db) => deleteSealedAbout(db, companyId, subject));
  return {};
}

type Poll = Awaited<ReturnType<typeof findPolls>>[number];

function askedPoll(poll: Poll, told: readonly PollRow[], now: Date): AskedPoll {
  const { opensOn, closesOn } = pollTimes(poll.opens_on);
  return {
    id: poll.id,
    wording: poll.wording,
    wordingEn: poll.wording_en,
    choices: poll.choices,
    choicesEn: poll.choices_en,
    opensOn,
    closesOn,
    toldOn: addDays(closesOn, 1),
    state: stateOf(poll, told.length > 0, now),
    told: told
      .map(placePublished)
      .sort((a, b) => b.listed - a.listed || (a.kind === 'company' ? -1 : 1)),
  };
}

function stateOf(
  { opens_on: opensOn, withdrawn_on: withdrawnOn }: Poll,
  isTold: boolean,
  now: Date,
): AskedPoll['state'] {
  if (withdrawnOn !== null) return 'withdrawn';
  if (isTold) return 'told';
  if (parisDayOf(now) < opensOn) return 'written';
  return isOpen(opensOn, now) ? 'open' : 'waiting';
}

function placePublished({ place_id: placeId, kind, name, listed, parts, rate, percents }: PollRow) {
  const margin = pollMargin({ listed, parts, rate: rate as Rate });
  return { placeId, kind, name, listed, rate, percents, margin } as PollResult;
}

/** Judged by the employer's own list, of which only sizes are read, and by what was asked before. */
async function nextPoll(
  { vault, clock }: VaultDeps,
  tx: Tx,
  companyId: string,
  polls: readonly Poll[],
): Promise<NextPoll & { readonly list: ParisDay | undefined }> {
  const now = clock.now();
  const running = addDays(lastClosedMonday(now), 7);
  const list = await vault.transaction((inVault) => findListSizes(inVault, companyId, running));
  const { opensOn, closesOn } = nextPollTimes(parisDayOf(now));
  const places = pollPlaces(list?.places ?? []);
  // Names of sites are no secret to who reads what is told; the service reads them for employees too.
  const tree = await withServiceRights(tx, (service) => findTree(service, companyId));
  const names = new Map(tree.map(({ id, name }) => [id, name]));
  return {
    state: nextState(),
    listed: (list?.places ?? []).reduce((all, { listed }) => all + listed, 0),
    leastListed: LEAST_LISTED_FOR_SHARES,
    sites: places.slice(1).map(({ id }) => names.get(id) ?? ''),
    opensOn,
    closesOn,
    toldOn: addDays(closesOn, 1),
    nextList: nextListMonday(list?.since ?? running),
    list: list?.since,
  };

  function nextState(): NextPoll['state'] {
    if (!list) return 'no-list';
    if (places.length === 0) return 'few';
    if (polls.some((poll) => poll.list_since === list.since)) return 'asked';
    return fitsList(opensOn, list.since) ? 'ready' : 'late';
  }
}
