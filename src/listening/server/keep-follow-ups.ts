import { requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { isParisDay, parisDayOf } from '#basics/dates.ts';
import { cleanLine, cleanText, textProblem } from '#basics/plain-text.ts';
import { type FieldProblem, Refusal, refuseProblems } from '#basics/refusal.ts';
import { isViolationOf } from '#platform/database/violations.ts';
import type { ListFollowUps, MarkAction, PublishFollowUp, WithdrawFollowUp } from '../contract.ts';
import {
  deleteFollowUp,
  findActions,
  findFollowUps,
  insertActions,
  insertFollowUp,
  updateAction,
} from './follow-ups.queries.ts';
import type { ListeningDeps } from './listening-deps.ts';

const LONGEST_HEARD = 2_000;
const LONGEST_ACTION = 300;

export function listFollowUps(
  deps: ListeningDeps,
  call: Call,
  { companyId }: ParsedInputOf<ListFollowUps>,
): Promise<OutputOf<ListFollowUps>> {
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireAct(tx, companyId, 'read-follow-ups');
    const followUps = await findFollowUps(tx, companyId);
    const actions = await findActions(
      tx,
      followUps.map(({ id }) => id),
    );
    return {
      followUps: followUps.map((row) => ({
        id: row.id,
        placeId: row.place_id,
        placeName: row.place_name,
        heard: row.heard,
        publishedOn: row.published_on,
        actions: actions
          .filter(({ follow_up_id: of }) => of === row.id)
          .map(({ id, what, due_on: dueOn, done_on: doneOn }) => ({ id, what, dueOn, doneOn })),
      })),
    };
  });
}

export async function publishFollowUp(
  deps: ListeningDeps,
  call: Call,
  input: ParsedInputOf<PublishFollowUp>,
): Promise<OutputOf<PublishFollowUp>> {
  const caller = signedInCaller(call);
  const { companyId, followUpId, placeId } = input;
  const heard = cleanText(input.heard);
  const actions = input.actions
    .map((action) => ({ ...action, what: cleanLine(action.what) }))
    .filter(({ what }) => what !== '');
  refuseProblems(problemsOf(heard, actions));
  await deps.database
    .asCaller(caller, async (tx) => {
      await requireAct(tx, companyId, 'keep-listening');
      const isNew = await insertFollowUp(tx, {
        id: followUpId,
        company_id: companyId,
        place_id: placeId,
        heard,
        published_on: parisDayOf(deps.clock.now()),
        author: caller.claims.sub,
      });
      if (!isNew) return;
      await insertActions(
        tx,
        actions.map(({ id, what, dueOn }, position) => ({
          id,
          company_id: companyId,
          follow_up_id: followUpId,
          position,
          what,
          due_on: dueOn,
        })),
      );
    })
    .catch((error: unknown) => {
      const foreign = ['follow_ups_place', 'follow_up_actions_pkey'];
      throw foreign.some((constraint) => isViolationOf(error, constraint))
        ? new Refusal('not-found')
        : error;
    });
  return {};
}

export async function withdrawFollowUp(
  deps: ListeningDeps,
  call: Call,
  { companyId, followUpId }: ParsedInputOf<WithdrawFollowUp>,
): Promise<OutputOf<WithdrawFollowUp>> {
  const isGone = await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireAct(tx, companyId, 'keep-listening');
    return deleteFollowUp(tx, companyId, followUpId);
  });
  if (!isGone) throw new Refusal('not-found');
  return {};
}

export async function markAction(
  deps: ListeningDeps,
  call: Call,
  { companyId, actionId, isDone }: ParsedInputOf<MarkAction>,
): Promise<OutputOf<MarkAction>> {
  const doneOn = isDone ? parisDayOf(deps.clock.now()) : null;
  const isMarked = await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireAct(tx, companyId, 'keep-listening');
    return updateAction(tx, companyId, actionId, doneOn);
  });
  if (!isMarked) throw new Refusal('not-found');
  return {};
}

type Action = { readonly what: string; readonly dueOn: string | null };

function problemsOf(heard: string, actions: readonly Action[]): FieldProblem[] {
  const ofHeard = textProblem(heard, { max: LONGEST_HEARD, isRequired: true, isMultiline: true });
  return [
    ...(ofHeard ? [{ path: 'heard', problem: ofHeard }] : []),
    ...actions.flatMap(({ what, dueOn }, at) => {
      const ofWhat = textProblem(what, { max: LONGEST_ACTION, isRequired: true });
      return [
        ...(ofWhat ? [{ path: `actions.${at}.what`, problem: ofWhat }] : []),
        ...(dueOn === null || isParisDay(dueOn)
          ? []
          : [{ path: `actions.${at}.dueOn`, problem: 'day-invalid' }]),
      ];
    }),
  ];
}
