import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { DATABASE_INSTANT } from '#basics/dates.ts';
import { companyId, count, form, nothing, revision, saved, text } from './shapes.ts';

export const setDuerpSettings = contract('set-duerp-settings', {
  access: 'keep-risks',
  input: z.object({ companyId, form }),
  output: nothing,
});
export type SetDuerpSettings = typeof setDuerpSettings;

export const saveEstablishment = contract('save-establishment', {
  access: 'keep-risks',
  input: z.object({ companyId, id: z.uuid(), revision, form }),
  output: saved,
});
export type SaveEstablishment = typeof saveEstablishment;

/**
 * Takes something out of the document; what was issued keeps it. An establishment, a unit and a risk
 * take along what is in them only when that is wished. Refuses: not-found, conflict (beside
 * `withContents`: something is in it).
 */
export const removeFromDuerp = contract('remove-from-duerp', {
  access: 'keep-risks',
  input: z.object({
    companyId,
    kind: z.enum(['establishment', 'unit', 'hazard', 'risk', 'action']),
    id: z.uuid(),
    /** As it was read: what somebody else has changed since is not removed. */
    revision: count.positive(),
    withContents: z.boolean(),
  }),
  output: nothing,
});
export type RemoveFromDuerp = typeof removeFromDuerp;

/** Makes a work unit of each of these teams, or sites without one, where there is none yet. */
export const addUnitsFromPlaces = contract('add-units-from-places', {
  access: 'keep-risks',
  input: z.object({ companyId, placeIds: z.array(z.uuid()).max(500) }),
  output: z.object({ added: count }),
});
export type AddUnitsFromPlaces = typeof addUnitsFromPlaces;

/** Notes what makes an update due, with the tasks that it brings; the same id again changes nothing. */
export const noteRiskEvent = contract('note-risk-event', {
  access: 'keep-risks',
  input: z.object({ companyId, id: z.uuid(), unitId: z.uuid().nullable(), form }),
  output: nothing,
});
export type NoteRiskEvent = typeof noteRiskEvent;

export const markRiskTask = contract('mark-risk-task', {
  access: 'keep-risks',
  input: z.object({
    companyId,
    eventId: z.uuid(),
    kind: z.enum(['review', 'council', 'health-service']),
    isDone: z.boolean(),
  }),
  output: nothing,
});
export type MarkRiskTask = typeof markRiskTask;

/** Who changed what, the newest first, fifty at a time. */
export const listRiskChanges = contract('list-risk-changes', {
  access: 'read-risks',
  input: z.object({
    companyId,
    before: z
      .object({ instant: z.string().max(40).regex(DATABASE_INSTANT), id: z.uuid() })
      .optional(),
  }),
  output: z.object({
    changes: z.array(
      z.object({
        id: z.uuid(),
        happenedAt: z.iso.datetime(),
        /** No longer as it was written, or not written by the product. */
        isAltered: z.boolean(),
        by: z.enum(['you', 'somebody', 'product']),
        byEmail: text.nullable(),
        subject: text,
        act: z.enum(['added', 'changed', 'removed']),
        /** What is called by a name or a text: that of before, or of now. */
        label: text.nullable(),
        fields: z.array(z.object({ name: text, before: text.nullable(), after: text.nullable() })),
      }),
    ),
    /** Whether the last check of the whole found it as it was written, with no line missing. */
    isWhole: z.boolean(),
    next: z.object({ instant: text, id: z.uuid() }).optional(),
  }),
});
export type ListRiskChanges = typeof listRiskChanges;
export type RiskChange = z.output<ListRiskChanges['output']>['changes'][number];
