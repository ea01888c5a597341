import { mayAct, requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import { leastListed } from '#listening/rules/disclosed-places.ts';
import { DEFAULT_K } from '#listening/rules/release.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { ListRiskAlerts, RiskAlert, RiskAlerts } from '../contract.ts';
import { isCalibrating } from '../rules/watch.ts';
import { findAlerts, findLastNotified, findLastRelease, findPeople } from './alerts.queries.ts';
import { findPlaces } from './document.queries.ts';
import type { RisksDeps } from './risks-deps.ts';
import { findSensitivity, findWatches } from './watches.queries.ts';

/** What was signalled; the same for HR and the works council, at the same minute. */
export function listRiskAlerts(
  deps: RisksDeps,
  call: Call,
  { companyId }: ParsedInputOf<ListRiskAlerts>,
): Promise<OutputOf<ListRiskAlerts>> {
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireAct(tx, companyId, 'read-risks');
    const sensitivity = await findSensitivity(tx, companyId);
    const places = new Map((await findPlaces(tx, companyId)).map(({ id, name }) => [id, name]));
    const alerts = await findAlerts(tx, companyId);
    const lastTold = await findLastNotified(
      tx,
      companyId,
      alerts.map((alert) => alert.place_id),
    );
    const release = await findLastRelease(tx, companyId);
    const mayWrite = await mayAct(tx, companyId, 'keep-risks');
    // Accounts and what is remembered of places are nobody's to read: the service adds who may take a
    // signal up, and which places are still being learned.
    const { people, watches } = await withServiceRights(tx, async (service) => ({
      people: await findPeople(service, companyId),
      watches: await findWatches(service, companyId),
    }));
    return {
      sensitivity,
      alerts: alerts.map((alert) => ({
        ...shownAlert(alert),
        silentSince: lastTold.get(alert.place_id)?.silent_since ?? null,
        listed: lastTold.get(alert.place_id)?.listed ?? null,
        isPlaceGone: !places.has(alert.place_id),
      })),
      people: people.map(({ id, email }) => ({ id, email: mayWrite ? email : null })),
      // In the order of the places: that of what is remembered says which changed last.
      calibrating: [...places].flatMap(([id, name]) => {
        const watched = watches.get(id);
        const calibrating = watched && isCalibrating(watched.watch);
        return calibrating ? [{ name, weeksLeft: calibrating.weeksLeft }] : [];
      }),
      leastListed: leastListed(release?.least_k ?? DEFAULT_K),
      silence: silenceOf(release),
      watched: watches.size,
    };
  });
}

function silenceOf(release: Awaited<ReturnType<typeof findLastRelease>>): RiskAlerts['silence'] {
  if (!release || release.rate === 'most' || release.rate === 'over-half') return null;
  return release.rate === 'under-half' ? 'under-half' : 'no-list';
}

type AlertRow = Awaited<ReturnType<typeof findAlerts>>[number];

function shownAlert(row: AlertRow): Omit<RiskAlert, 'silentSince' | 'listed' | 'isPlaceGone'> {
  return {
    id: row.id,
    placeId: row.place_id,
    placeName: row.place_name,
    placeKind: row.place_kind as RiskAlert['placeKind'],
    kind: row.kind as RiskAlert['kind'],
    stage: row.stage as RiskAlert['stage'],
    since: row.since,
    lastMonday: row.last_monday,
    endedOn: row.ended_on,
    figures: row.figures,
    dueOn: row.due_on,
    ownerId: row.owner_id,
    acknowledgedOn: row.acknowledged_at && parisDayOf(row.acknowledged_at),
    eventId: row.event_id,
    closing:
      row.closed_at &&
      ({
        on: parisDayOf(row.closed_at),
        reason: row.closing_reason,
        note: row.closing_note,
      } as RiskAlert['closing']),
  };
}
