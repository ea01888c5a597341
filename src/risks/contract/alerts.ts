import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { RATES } from '#listening/rules/published-week.ts';
import { CLOSING_REASONS } from '../rules/alert-life.ts';
import { STAGES } from '../rules/episode.ts';
import { SENSITIVITIES } from '../rules/sensitivity.ts';
import { companyId, count, day, form, nothing, text } from './shapes.ts';

const monday = day;

const alertKind = z.enum(['drop', 'level', 'participation']);

const stage = z.enum(STAGES);

const sensitivity = z.enum(SENSITIVITIES);

const figures = z.union([
  /** Points. */
  z.object({ baseline: z.number(), ewma: z.number(), margin: z.number() }),
  z.object({ level: z.number(), margin: z.number() }),
  z.object({ before: z.enum(RATES), now: z.enum(RATES) }),
  /** Percent, of signals from before there were lists: how many were low, and how many took part. */
  z.object({ lowShare: z.number(), lowShareAtLeast: z.number() }),
  z.object({ baseline: z.number(), recent: z.number() }),
]);
export type AlertFigures = z.output<typeof figures>;

const alert = z.object({
  id: z.uuid(),
  placeId: z.uuid(),
  placeName: text,
  placeKind: z.enum(['company', 'site', 'team']),
  kind: alertKind,
  stage,
  since: monday,
  lastMonday: monday,
  /** The Monday of the week with which the signal was over. */
  endedOn: monday.nullable(),
  /** The Monday from which on nothing is published of that place. */
  silentSince: monday.nullable(),
  /** How many people were listed there when it was told last; null from before there were lists. */
  listed: count.nullable(),
  isPlaceGone: z.boolean(),
  figures,
  dueOn: day,
  ownerId: z.uuid().nullable(),
  acknowledgedOn: day.nullable(),
  /** Of the risk document, once it was confirmed. */
  eventId: z.uuid().nullable(),
  closing: z.object({ on: day, reason: z.enum(CLOSING_REASONS), note: text.nullable() }).nullable(),
});
export type RiskAlert = z.output<typeof alert>;

/** What was signalled: what is open first, then what is closed, the newest first. */
export const listRiskAlerts = contract('list-risk-alerts', {
  access: 'read-risks',
  input: z.object({ companyId }),
  output: z.object({
    sensitivity,
    alerts: z.array(alert),
    /** Who may take one up; without addresses for the works council. */
    people: z.array(z.object({ id: z.uuid(), email: text.nullable() })),
    /** Places of which too few weeks are told yet; null weeks where nothing is told. */
    calibrating: z.array(z.object({ name: text, weeksLeft: count.nullable() })),
    /** How many must be listed, in a place and beside it, for it to be told. */
    leastListed: count,
    /** Why nothing is told of the whole company; null where something is. */
    silence: z.enum(['no-list', 'under-half']).nullable(),
    watched: count,
  }),
});
export type ListRiskAlerts = typeof listRiskAlerts;
export type RiskAlerts = z.output<ListRiskAlerts['output']>;

/** Somebody has read it; the same again changes nothing. Refuses: not-found. */
export const acknowledgeAlert = contract('acknowledge-alert', {
  access: 'keep-risks',
  input: z.object({ companyId, alertId: z.uuid() }),
  output: nothing,
});
export type AcknowledgeAlert = typeof acknowledgeAlert;

/** Who sees to it, and until when. Refuses: not-found, invalid-input, conflict once it is closed. */
export const assignAlert = contract('assign-alert', {
  access: 'keep-risks',
  input: z.object({ companyId, alertId: z.uuid(), ownerId: z.uuid().nullable(), form }),
  output: nothing,
});
export type AssignAlert = typeof assignAlert;

/**
 * Takes a signal into the risk document: opens the dated entry (R4121-2) with its tasks. `eventId` is
 * made by the browser: the same again changes nothing. Refuses: not-found, already-done, conflict where
 * that id is another entry’s.
 */
export const confirmAlert = contract('confirm-alert', {
  access: 'keep-risks',
  input: z.object({ companyId, alertId: z.uuid(), eventId: z.uuid(), form }),
  output: nothing,
});
export type ConfirmAlert = typeof confirmAlert;

/** Refuses: not-found. */
export const closeAlert = contract('close-alert', {
  access: 'keep-risks',
  input: z.object({ companyId, alertId: z.uuid(), form }),
  output: nothing,
});
export type CloseAlert = typeof closeAlert;

/** How closely places are watched: the standard, or closer; from the next week on. */
export const setSensitivity = contract('set-sensitivity', {
  access: 'keep-risks',
  input: z.object({ companyId, sensitivity }),
  output: nothing,
});
export type SetSensitivity = typeof setSensitivity;

/** What each sensitivity would have signalled in the weeks that are told; places with a signal first. */
export const replayAlerts = contract('replay-alerts', {
  access: 'read-risks',
  input: z.object({ companyId }),
  output: z.object({
    mondays: z.array(monday),
    places: z.array(
      z.object({
        id: z.uuid(),
        name: text,
        kind: z.enum(['company', 'site', 'team']),
        signals: z.record(
          sensitivity,
          z.array(
            z.object({
              kind: alertKind,
              since: monday,
              /** The Monday of the week with which it was over; null where it lasts. */
              endedOn: monday.nullable(),
              stage,
            }),
          ),
        ),
      }),
    ),
  }),
});
export type ReplayAlerts = typeof replayAlerts;
export type AlertReplay = z.output<ReplayAlerts['output']>;
