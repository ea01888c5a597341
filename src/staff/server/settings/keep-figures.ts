import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import type { FigureKind } from '#basics/settings.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { AddFigure, TakeBackFigure } from '../../contract.ts';
import { readFigureForm } from '../../rules/settings/figure-form.ts';
import type { StaffDeps } from '../staff-deps.ts';
import {
  deleteFigure,
  findFigure,
  insertFigure,
  listFigures,
  lockFigures,
} from './settings.queries.ts';

export async function addFigure(
  deps: StaffDeps,
  call: Call,
  { figureId, form }: ParsedInputOf<AddFigure>,
): Promise<OutputOf<AddFigure>> {
  const today = parisDayOf(deps.clock.now());
  await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'keep-settings');
    await lockFigures(tx);
    const figures = await listFigures(tx);
    const { problems, values } = readFigureForm(form, {
      today,
      known: figures
        .filter(({ id }) => id !== figureId)
        // The table takes no other kinds.
        .map(({ kind, valid_from }) => ({ kind: kind as FigureKind, validFrom: valid_from })),
    });
    refuseProblems(problems);
    const kept = await findFigure(tx, figureId);
    if (!kept) {
      await insertFigure(tx, figureId, values);
      return withServiceRights(tx, deps.site.recordLegalTexts);
    }
    // Sent twice, it is there already.
    const isSame =
      kept.kind === values.kind &&
      kept.valid_from === values.validFrom &&
      kept.value === values.value &&
      kept.source === values.source &&
      kept.source_url === values.sourceUrl &&
      kept.reason === values.reason;
    if (!isSame) throw new Refusal('conflict');
  });
  return {};
}

export async function takeBackFigure(
  deps: StaffDeps,
  call: Call,
  { figureId }: ParsedInputOf<TakeBackFigure>,
): Promise<OutputOf<TakeBackFigure>> {
  await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'keep-settings');
    if (await deleteFigure(tx, figureId)) return;
    // Already taken back, or its day has begun.
    if (await findFigure(tx, figureId)) throw new Refusal('conflict');
  });
  return {};
}
