import { requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import { inLanguage } from '#basics/messages.ts';
import { isChainSound } from '#platform/chains.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import { readSeals } from '#platform/seals.ts';
import type { ListRiskChanges, RiskChange } from '../contract.ts';
import { texts as alertsTexts } from '../messages/alerts.ts';
import {
  type ChangeRow,
  findAddresses,
  findChanges,
  findNames,
  findSeenMembers,
} from './changes.queries.ts';
import { RISK_JOURNAL } from './changes-chain.ts';
import { documentWords } from './document-words.ts';
import type { RisksDeps } from './risks-deps.ts';

const PAGE = 50;

/** Who changed what; to those who see who has which role, people are named by their address. */
export function listRiskChanges(
  deps: RisksDeps,
  call: Call,
  { companyId, before }: ParsedInputOf<ListRiskChanges>,
): Promise<OutputOf<ListRiskChanges>> {
  const caller = signedInCaller(call);
  return deps.database.asCaller(caller, async (tx) => {
    await requireAct(tx, companyId, 'read-risks');
    const rows = await findChanges(tx, { companyId, before, limit: PAGE });
    const names = await findNames(tx, companyId, rows.flatMap(idsIn));
    const seen = await findSeenMembers(tx, companyId);
    const actors = rows.flatMap(({ actor }) => (actor !== null && seen.has(actor) ? actor : []));
    // Accounts are nobody's to read: the service adds the addresses of who has a role here.
    const emails = await withServiceRights(tx, (service) =>
      findAddresses(service, companyId, actors),
    );
    // Links are nobody's to read: the service compares the lines that the caller has just read.
    const { seals, isWhole } = await withServiceRights(tx, async (service) => ({
      seals: await readSeals(
        service,
        RISK_JOURNAL,
        rows.map(({ id }) => id),
      ),
      isWhole: await isChainSound(service, RISK_JOURNAL.chain, companyId),
    }));
    const last = rows.length === PAGE ? rows.at(-1) : undefined;
    return {
      isWhole,
      changes: rows.map((row) => ({
        isAltered: !seals.get(row.id)?.isSound,
        ...changeInWords(row, names, call.language),
        by: row.actor === null ? 'product' : row.actor === caller.claims.sub ? 'you' : 'somebody',
        byEmail: emails.get(row.actor ?? '') ?? null,
      })),
      ...(last && { next: { instant: last.instant, id: last.id } }),
    };
  });
}

/** As the columns are called, and as people know them. */
const FIELD_OF: Readonly<Record<string, string>> = {
  establishment_id: 'establishmentId',
  place_id: 'placeId',
  unit_id: 'unitId',
  hazard: 'hazardName',
  own_hazard_id: 'hazardName',
  sex_difference: 'sexDifference',
  is_proposal: 'isProposal',
  cost_cents: 'costCents',
  due_on: 'dueOn',
  done_on: 'doneOn',
  evaluation_before: 'before',
  evaluation_after: 'after',
  happened_on: 'happenedOn',
  health_service: 'healthService',
  health_service_email: 'healthServiceEmail',
  reading_place: 'readingPlace',
  ended_on: 'endedOn',
  resumed_on: 'resumedOn',
  owner_id: 'owner',
  acknowledged_at: 'acknowledgedAt',
  event_id: 'confirmed',
  closed_at: 'closedAt',
  closing_reason: 'closingReason',
  closing_note: 'closingNote',
  caregiver_kind: 'caregiver',
  first_aid_post: 'firstAidPost',
  council_told_on: 'councilToldOn',
  fund_told_on: 'fundToldOn',
  given_on: 'givenOn',
};
/** Told by nobody: who, what a row belongs to, and what a signal shows week by week. */
const HIDDEN = new Set([
  'id',
  'company_id',
  'risk_id',
  'noted_by',
  'noted_at',
  'acknowledged_by',
  'closed_by',
  'last_monday',
  'learned_from',
  'figures',
]);
/** Ids of what has a name. */
const NAMED = ['establishment_id', 'place_id', 'unit_id', 'own_hazard_id'];
/** Ids, whose value says nothing to a reader. */
const NAMELESS = new Set(['owner_id', 'event_id']);

type Values = ChangeRow['before'];

function idsIn({ before, after }: ChangeRow): readonly string[] {
  return [before, after].flatMap((values) =>
    NAMED.map((name) => values?.[name]).filter((id): id is string => typeof id === 'string'),
  );
}

function changeInWords(
  { id, happened_at: happenedAt, subject, act, before, after, label }: ChangeRow,
  names: ReadonlyMap<string, string>,
  language: Language,
): Omit<RiskChange, 'by' | 'byEmail' | 'isAltered'> {
  const words = documentWords(language);
  const changed =
    act === 'changed'
      ? Object.keys(before ?? {}).filter((name) => !isSame(before?.[name], after?.[name]))
      : [];
  function shown(name: string, value: unknown): string | null {
    if (NAMELESS.has(name)) return null;
    if (NAMED.includes(name)) return names.get(String(value)) ?? null;
    return signalValue(name, value, language) ?? words.value(FIELD_OF[name] ?? name, value);
  }
  /** A hazard is of the catalogue or of the company's own: two columns, of which one is filled. */
  const shownIn = (values: Values, columns: readonly string[]) =>
    columns.map((name) => shown(name, values?.[name])).find((text) => text !== null) ?? null;
  const fields = Map.groupBy(
    changed.filter((name) => !HIDDEN.has(name)),
    (name) => FIELD_OF[name] ?? name,
  );
  const title = [wordIn(after ?? before), label ?? labelIn(before) ?? labelIn(after)];
  return {
    id,
    happenedAt: happenedAt.toISOString(),
    subject: words.t(`kinds.${kindOf(subject)}`),
    act,
    label: title.filter(Boolean).join(' · ') || null,
    fields: [...fields].map(([field, columns]) => ({
      name: words.fieldName(field),
      before: shownIn(before, columns),
      after: shownIn(after, columns),
    })),
  };

  /** What exposures and tasks are known by in their unit, or event. */
  function wordIn(values: Values): string | null {
    if (subject === 'exposures') return words.value('factor', values?.factor);
    return subject === 'risk-tasks' ? words.value('kind', values?.kind) : null;
  }
}

/** Of values as JSON has them. */
function isSame(value: unknown, other: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(other);
}

/** What is said of signals only, and how closely places are watched. */
function signalValue(name: string, value: unknown, language: Language): string | undefined {
  if (typeof value !== 'string') return undefined;
  const { stages, close, settings } = inLanguage(alertsTexts, language);
  if (name.endsWith('_at')) return formatDay(parisDayOf(new Date(value)), language);
  if (name === 'stage') return wordOf(stages, value);
  if (name === 'closing_reason') return wordOf(close.reasons, value);
  return name === 'sensitivity' ? wordOf(settings.levels, value)?.name : undefined;
}

function wordOf<T>(words: Readonly<Record<string, T>>, code: string): T | undefined {
  return Object.hasOwn(words, code) ? words[code] : undefined;
}

const SUBJECTS = {
  'risk-settings': 'settings',
  establishments: 'establishment',
  'work-units': 'unit',
  'company-hazards': 'hazard',
  'assessed-risks': 'risk',
  'prevention-actions': 'action',
  exposures: 'exposure',
  'risk-events': 'event',
  'risk-tasks': 'task',
  'risk-alerts': 'signal',
  'cmr-exposures': 'cmr',
  'minor-accidents': 'accident',
  'accident-conditions': 'accidentConditions',
  'combined-exposures': 'combined',
  'register-files': 'registerFile',
} as const;

function kindOf(subject: string) {
  return isSubject(subject) ? SUBJECTS[subject] : 'settings';
}

function isSubject(subject: string): subject is keyof typeof SUBJECTS {
  return Object.hasOwn(SUBJECTS, subject);
}

function labelIn(values: Readonly<Record<string, unknown>> | null): string | null {
  const found = [
    values?.name,
    values?.situation,
    values?.what,
    values?.place_name,
    values?.agents,
  ].find((each) => typeof each === 'string');
  return found === undefined ? null : String(found).slice(0, 200);
}
