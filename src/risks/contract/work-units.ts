import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { ACTION_STATES } from '../rules/duerp-record.ts';
import { EXPOSURE_FACTORS } from '../rules/exposure-factors.ts';
import { FAMILIES } from '../rules/hazards.ts';
import {
  companyId,
  count,
  day,
  evaluation,
  form,
  nothing,
  people,
  revision,
  saved,
  text,
} from './shapes.ts';

const action = z.object({
  id: z.uuid(),
  riskId: z.uuid(),
  what: text,
  /** Null where nobody has said which. */
  principle: count.nullable(),
  responsible: text.nullable(),
  costCents: count.nullable(),
  dueOn: day.nullable(),
  conditions: text.nullable(),
  indicator: text.nullable(),
  state: z.enum(ACTION_STATES),
  doneOn: day.nullable(),
  before: evaluation.nullable(),
  after: evaluation.nullable(),
  revision: count,
});
export type PreventionAction = z.output<typeof action>;

const risk = z.object({
  id: z.uuid(),
  unitId: z.uuid(),
  /** Code of the catalogue; null for the company's own. */
  hazard: text.nullable(),
  ownHazardId: z.uuid().nullable(),
  family: z.enum(FAMILIES),
  situation: text,
  harm: text.nullable(),
  measures: text.nullable(),
  sexDifference: text.nullable(),
  ...people,
  evaluation: evaluation.nullable(),
  priority: z.union([z.literal(1), z.literal(2), z.literal(3)]).nullable(),
  /** Of a starting point, and nobody has read it over yet. */
  isProposal: z.boolean(),
  revision: count,
  actions: z.array(action),
});
export type AssessedRisk = z.output<typeof risk>;

const exposure = z.object({
  factor: z.enum(EXPOSURE_FACTORS),
  women: count,
  men: count,
  note: text.nullable(),
});

/** What is kept of one work unit, the most pressing risks first. Refuses: not-found. */
export const readWorkUnit = contract('read-work-unit', {
  access: 'read-risks',
  input: z.object({ companyId, unitId: z.uuid() }),
  output: z.object({ risks: z.array(risk), exposures: z.array(exposure) }),
});
export type ReadWorkUnit = typeof readWorkUnit;

/** Every action of the company, those that are due first. */
export const listPreventionActions = contract('list-prevention-actions', {
  access: 'read-risks',
  input: z.object({ companyId }),
  output: z.object({
    actions: z.array(
      z.object({
        ...action.shape,
        unitId: z.uuid(),
        hazard: text.nullable(),
        ownHazardId: z.uuid().nullable(),
        evaluation: evaluation.nullable(),
      }),
    ),
  }),
});
export type ListPreventionActions = typeof listPreventionActions;

export const saveWorkUnit = contract('save-work-unit', {
  access: 'keep-risks',
  input: z.object({
    companyId,
    id: z.uuid(),
    revision,
    establishmentId: z.uuid(),
    placeId: z.uuid().nullable(),
    form,
  }),
  output: saved,
});
export type SaveWorkUnit = typeof saveWorkUnit;

export const saveOwnHazard = contract('save-own-hazard', {
  access: 'keep-risks',
  input: z.object({ companyId, id: z.uuid(), revision, form }),
  output: saved,
});
export type SaveOwnHazard = typeof saveOwnHazard;

export const saveRisk = contract('save-risk', {
  access: 'keep-risks',
  input: z.object({ companyId, id: z.uuid(), revision, unitId: z.uuid(), form }),
  output: saved,
});
export type SaveRisk = typeof saveRisk;

/** These proposals of a starting point were read over, and are right; what is no proposal stays as it is. */
export const confirmRisks = contract('confirm-risks', {
  access: 'keep-risks',
  input: z.object({ companyId, riskIds: z.array(z.uuid()).max(500) }),
  output: nothing,
});
export type ConfirmRisks = typeof confirmRisks;

export const savePreventionAction = contract('save-prevention-action', {
  access: 'keep-risks',
  input: z.object({ companyId, id: z.uuid(), revision, riskId: z.uuid(), form }),
  output: saved,
});
export type SavePreventionAction = typeof savePreventionAction;

/** How many of a unit are above the threshold of one factor; both nought: asked, and nobody is. */
export const setExposure = contract('set-exposure', {
  access: 'keep-risks',
  input: z.object({ companyId, unitId: z.uuid(), form }),
  output: nothing,
});
export type SetExposure = typeof setExposure;
