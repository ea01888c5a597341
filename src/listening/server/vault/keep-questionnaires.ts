import { requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { addDays, type ParisDay, parisDayOf } from '#basics/dates.ts';
import { Refusal } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { isViolationOf } from '#platform/database/violations.ts';
import type {
  AskedQuestionnaire,
  DimensionResults,
  NextQuestionnaire,
  OpenQuestionnaire,
  ReadQuestionnaires,
  WithdrawQuestionnaire,
} from '../../contract.ts';
import { lastClosedMonday } from '../../rules/closing-time.ts';
import { nextListMonday } from '../../rules/listening-list.ts';
import { isOpen, nextPollTimes, pollTimes } from '../../rules/poll-times.ts';
import type { Rate } from '../../rules/published-week.ts';
import {
  dimensionMargin,
  LEAST_LISTED_FOR_DIMENSIONS,
  questionnairePlaces,
} from '../../rules/questionnaire.ts';
import { earliestOpening, refusedOpening } from '../../rules/questionnaire-times.ts';
import { findTree } from '../participants.queries.ts';
import {
  deleteQuestionnaireBefore,
  findQuestionnaires,
  insertQuestionnaire,
  withdrawQuestionnaireSince,
} from '../questionnaires.queries.ts';
import { pointsOf, type QuestionnaireRows } from '../release-rows.ts';
import { findReleasedQuestionnaires } from '../released-questionnaires.queries.ts';
import { refuseUnpublished } from '../releases.queries.ts';
import { findListSizes, knowsListedTerms } from './asked-lists.queries.ts';
import { deleteSealedAbout } from './sealed-answers.queries.ts';
import type { VaultDeps } from './vault-deps.ts';

/** The works council opens it as the employer does. */
const EVER = { after: '0001-01-01', until: '9999-12-31' };

export function readQuestionnaires(
  deps: VaultDeps,
  call: Call,
  { companyId }: ParsedInputOf<ReadQuestionnaires>,
): Promise<OutputOf<ReadQuestionnaires>> {
  const now = deps.clock.now();
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await refuseUnpublished(tx, companyId);
    const asked = await findQuestionnaires(tx, companyId);
    const rows = await findReleasedQuestionnaires(tx, companyId, EVER);
    const told = new Map(rows.map((each) => [each.questionnaire_id, each]));
    return {
      questionnaires: asked.map((each) => askedQuestionnaire(each, told.get(each.id), now)),
      next: await nextQuestionnaire(deps, tx, companyId, asked),
    };
  });
}

export async function openQuestionnaire(
  deps: VaultDeps,
  call: Call,
  { companyId, questionnaireId }: ParsedInputOf<OpenQuestionnaire>,
): Promise<OutputOf<OpenQuestionnaire>> {
  const caller = signedInCaller(call);
  await deps.database
    .asCaller(caller, async (tx) => {
      await requireAct(tx, companyId, 'ask-everybody');
      const asked = await findQuestionnaires(tx, companyId);
      // Sent twice, it is there.
      if (asked.some(({ id }) => id === questionnaireId)) return;
      const { state, opensOn, list } = await nextQuestionnaire(deps, tx, companyId, asked);
      if (state !== 'ready' || !list) throw new Refusal('conflict', { details: { state } });
      const isNew = await insertQuestionnaire(tx, {
        id: questionnaireId,
        company_id: companyId,
        list_since: list,
        opens_on: opensOn,
        written_on: parisDayOf(deps.clock.now()),
        author: caller.claims.sub,
      });
      // The id is another company's.
      if (!isNew) throw new Refusal('not-found');
    })
    .catch((error: unknown) => {
      // Somebody else opened one at this moment.
      throw isViolationOf(error, 'questionnaires_company_id_list_since_key') ||
        isViolationOf(error, 'questionnaires_once_a_year')
        ? new Refusal('conflict', { details: { state: 'this-year' } })
        : error;
    });
  return {};
}

export async function withdrawQuestionnaire(
  deps: VaultDeps,
  call: Call,
  { companyId, questionnaireId }: ParsedInputOf<WithdrawQuestionnaire>,
): Promise<OutputOf<WithdrawQuestionnaire>> {
  const today = parisDayOf(deps.clock.now());
  const openedOn = await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireAct(tx, companyId, 'ask-everybody');
    const which = { companyId, questionnaireId };
    if (await deleteQuestionnaireBefore(tx, which, today)) return 'never';
    return withdrawQuestionnaireSince(tx, which, today);
  });
  if (!openedOn) throw new Refusal('not-found');
  if (openedOn === 'never') return {};
  const subject = { kind: 'questionnaire', day: pollTimes(openedOn).closesOn } as const;
  await deps.vault.once((db) => deleteSealedAbout(db, companyId, subject));
  return {};
}

type Row = Awaited<ReturnType<typeof findQuestionnaires>>[number];

function askedQuestionnaire(
  row: Row,
  told: QuestionnaireRows | undefined,
  now: Date,
): AskedQuestionnaire {
  const { opensOn, closesOn } = pollTimes(row.opens_on);
  const rate = (told?.rate ?? null) as Rate | null;
  return {
    id: row.id,
    opensOn,
    closesOn,
    toldOn: addDays(closesOn, 1),
    state: stateOf(row, told, now),
    rate,
    told: rate === null ? [] : placesPublished(told?.places ?? [], rate),
  };
}

function stateOf(
  { opens_on: opensOn, withdrawn_on: withdrawnOn }: Row,
  told: QuestionnaireRows | undefined,
  now: Date,
): AskedQuestionnaire['state'] {
  if (withdrawnOn !== null) return 'withdrawn';
  if (told) return told.rate === 'under-half' ? 'few-answered' : 'told';
  if (parisDayOf(now) < opensOn) return 'written';
  return isOpen(opensOn, now) ? 'open' : 'waiting';
}

/** The whole company first, then its sites, then its teams; within each the largest. */
function placesPublished(rows: QuestionnaireRows['places'], rate: Rate): DimensionResults[] {
  const kinds = ['company', 'site', 'team'] as const;
  return kinds.flatMap((kind) =>
    rows
      .filter((row) => row.kind === kind)
      .toSorted((a, b) => b.listed - a.listed || a.name.localeCompare(b.name))
      .map((row) => ({
        placeId: row.place_id,
        kind,
        name: row.name,
        listed: row.listed,
        points: pointsOf(row),
        margin: dimensionMargin({ ...row, rate }),
      })),
  );
}

/** Judged by the employer's own list, of which only sizes are read, and by what was opened before. */
async function nextQuestionnaire(
  { vault, clock }: VaultDeps,
  tx: Tx,
  companyId: string,
  asked: readonly Row[],
): Promise<NextQuestionnaire & { readonly list: ParisDay | undefined }> {
  const now = clock.now();
  const running = addDays(lastClosedMonday(now), 7);
  const { list, isKnown } = await vault.transaction(async (inVault) => {
    const sizes = await findListSizes(inVault, companyId, running);
    const isKnown = sizes ? await knowsListedTerms(inVault, companyId, sizes.since) : false;
    return { list: sizes, isKnown };
  });
  const { opensOn, closesOn } = nextPollTimes(parisDayOf(now));
  const places = questionnairePlaces(list?.places ?? []);
  const before = asked.map((each) => ({
    listSince: each.list_since,
    opensOn: each.opens_on,
    isWithdrawn: each.withdrawn_on !== null,
  }));
  const refused = list && refusedOpening(opensOn, list.since, before);
  const nextList = nextListMonday(list?.since ?? running);
  const nextYear = earliestOpening(before);
  // Names of places are no secret to who reads what is told; the service reads them for employees too.
  const tree = await withServiceRights(tx, (service) => findTree(service, companyId));
  return {
    state: nextState(),
    listed: (list?.places ?? []).reduce((all, { listed }) => all + listed, 0),
    leastListed: LEAST_LISTED_FOR_DIMENSIONS,
    places: tree.flatMap(({ id, kind, name }) =>
      kind !== 'company' && places.has(id) ? [name] : [],
    ),
    opensOn,
    closesOn,
    toldOn: addDays(closesOn, 1),
    againOn: refused === 'this-year' && nextYear ? addDays(nextYear, -7) : nextList,
    list: list?.since,
  };

  function nextState(): NextQuestionnaire['state'] {
    if (!list) return 'no-list';
    if (places.size === 0) return 'few';
    return refused ?? (isKnown ? 'ready' : 'old-list');
  }
}
