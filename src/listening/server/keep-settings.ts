import { requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { daysBetween, isParisDay } from '#basics/dates.ts';
import { type FieldProblem, Refusal, refuseProblems } from '#basics/refusal.ts';
import { isViolationOf } from '#platform/database/violations.ts';
import type {
  AddClosure,
  ReadListeningSettings,
  RemoveClosure,
  SetListening,
  SetReminders,
} from '../contract.ts';
import { DEFAULT_K } from '../rules/release.ts';
import { DEFAULT_PLAN } from '../rules/reminder-time.ts';
import type { ListeningDeps } from './listening-deps.ts';
import {
  deleteClosure,
  findClosures,
  findPlans,
  findSettings,
  insertClosure,
  replacePlan,
  replaceSettings,
} from './reminders.queries.ts';

const LONGEST_CLOSURE_DAYS = 366;

export function readListeningSettings(
  deps: ListeningDeps,
  call: Call,
  { companyId }: ParsedInputOf<ReadListeningSettings>,
): Promise<OutputOf<ReadListeningSettings>> {
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireAct(tx, companyId, 'see-listening');
    const settings = await findSettings(tx, companyId);
    const plans = await findPlans(tx, companyId);
    const closures = await findClosures(tx, companyId);
    return {
      leastK: settings?.least_k ?? DEFAULT_K,
      tellsEverybody: settings?.tells_everybody ?? false,
      sites: plans.map(({ id, name, weekdays, hour }) => ({
        id,
        name,
        plan: {
          weekdays: [...(weekdays ?? DEFAULT_PLAN.weekdays)],
          hour: hour ?? DEFAULT_PLAN.hour,
        },
        closures: closures
          .filter(({ site_id: siteId }) => siteId === id)
          .map((closure) => ({
            id: closure.id,
            firstDay: closure.first_day,
            lastDay: closure.last_day,
          })),
      })),
    };
  });
}

export async function setListening(
  deps: ListeningDeps,
  call: Call,
  { companyId, leastK, tellsEverybody }: ParsedInputOf<SetListening>,
): Promise<OutputOf<SetListening>> {
  await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireAct(tx, companyId, 'set-listening');
    await replaceSettings(tx, {
      company_id: companyId,
      least_k: leastK,
      tells_everybody: tellsEverybody,
    });
  });
  return {};
}

export async function setReminders(
  deps: ListeningDeps,
  call: Call,
  { companyId, siteId, plan }: ParsedInputOf<SetReminders>,
): Promise<OutputOf<SetReminders>> {
  await deps.database
    .asCaller(signedInCaller(call), async (tx) => {
      await requireAct(tx, companyId, 'keep-listening');
      const weekdays = [...new Set(plan.weekdays)].sort();
      await replacePlan(tx, { company_id: companyId, site_id: siteId, weekdays, hour: plan.hour });
    })
    .catch(refuseForeign);
  return {};
}

export async function addClosure(
  deps: ListeningDeps,
  call: Call,
  { companyId, siteId, closureId, firstDay, lastDay }: ParsedInputOf<AddClosure>,
): Promise<OutputOf<AddClosure>> {
  refuseProblems(closureProblems(firstDay, lastDay));
  await deps.database
    .asCaller(signedInCaller(call), async (tx) => {
      await requireAct(tx, companyId, 'keep-listening');
      await insertClosure(tx, {
        id: closureId,
        company_id: companyId,
        site_id: siteId,
        first_day: firstDay,
        last_day: lastDay,
      });
    })
    .catch(refuseForeign);
  return {};
}

export async function removeClosure(
  deps: ListeningDeps,
  call: Call,
  { companyId, closureId }: ParsedInputOf<RemoveClosure>,
): Promise<OutputOf<RemoveClosure>> {
  const isRemoved = await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireAct(tx, companyId, 'keep-listening');
    return deleteClosure(tx, companyId, closureId);
  });
  if (!isRemoved) throw new Refusal('not-found');
  return {};
}

function closureProblems(firstDay: string, lastDay: string): FieldProblem[] {
  const problems = [
    ...(isParisDay(firstDay) ? [] : [{ path: 'firstDay', problem: 'day-invalid' }]),
    ...(isParisDay(lastDay) ? [] : [{ path: 'lastDay', problem: 'day-invalid' }]),
  ];
  if (problems.length > 0) return problems;
  const days = daysBetween(firstDay, lastDay);
  if (days < 0) return [{ path: 'lastDay', problem: 'before-first' }];
  return days > LONGEST_CLOSURE_DAYS ? [{ path: 'lastDay', problem: 'too-long' }] : [];
}

/** A site of another company is none of the caller's. */
function refuseForeign(error: unknown): never {
  const foreign = [
    'reminder_plans_company_id_site_id_fkey',
    'site_closures_company_id_site_id_fkey',
  ];
  if (foreign.some((constraint) => isViolationOf(error, constraint))) {
    throw new Refusal('not-found');
  }
  throw error;
}
