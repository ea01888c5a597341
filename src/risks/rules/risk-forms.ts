/**
 * The rule: what is asked of each thing in the risk document. Only what says which thing it is must be
 * there while one writes; what a version needs beyond that is asked before it is issued (`readiness`).
 */
import { isEmail, normalizeEmail } from '#basics/contact-details.ts';
import type { ParisDay } from '#basics/dates.ts';
import { type FormReader, type FormValues, readForm } from '#basics/form-reader.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import { isSiret, normalizeDigits } from '#basics/siren.ts';
import {
  ACTION_STATES,
  type ActionState,
  EVENT_KINDS,
  type EventKind,
  OPINION_KINDS,
  type Opinion,
} from './duerp-record.ts';
import {
  type Evaluation,
  isEvaluation,
  METHODS,
  type Method,
  type Priority,
} from './evaluation.ts';
import { EXPOSURE_FACTORS, type ExposureFactor } from './exposure-factors.ts';
import { FAMILIES, type Family, type HazardCode, isHazardCode } from './hazards.ts';
import { PRINCIPLES } from './principles.ts';

/** What was read, and what is wrong with it; where something is, the values are not to be kept. */
export interface Read<T> {
  readonly problems: readonly FieldProblem[];
  readonly values: T;
}

export interface SettingsValues {
  readonly method: Method;
  readonly responsible: string | null;
  readonly healthService: string | null;
  readonly healthServiceEmail: string | null;
  readonly readingPlace: string | null;
}

export function readSettings(form: FormValues): Read<SettingsValues> {
  const read = readForm(form);
  const values = {
    method: read.choice('method', METHODS, { isRequired: true }) ?? 'frequency-severity',
    responsible: read.line('responsible'),
    healthService: read.line('healthService'),
    healthServiceEmail: emailIn(read, 'healthServiceEmail'),
    readingPlace: read.line('readingPlace'),
  };
  return { problems: read.problems, values };
}

function emailIn(read: FormReader, path: string): string | null {
  const typed = read.line(path);
  if (typed === null) return null;
  const email = normalizeEmail(typed);
  if (!isEmail(email)) read.addIssue(path, 'email-invalid');
  return email;
}

export interface EstablishmentValues {
  readonly name: string;
  readonly siret: string | null;
}

export function readEstablishment(form: FormValues): Read<EstablishmentValues> {
  const read = readForm(form);
  const name = read.line('name', { isRequired: true }) ?? '';
  const siret = normalizeDigits(read.line('siret') ?? '');
  if (siret !== '' && !isSiret(siret)) read.addIssue('siret', 'siret-invalid');
  return { problems: read.problems, values: { name, siret: siret === '' ? null : siret } };
}

export interface UnitValues {
  readonly name: string;
  readonly activities: string | null;
  readonly women: number | null;
  readonly men: number | null;
}

export function readUnit(form: FormValues): Read<UnitValues> {
  const read = readForm(form);
  const values = {
    name: read.line('name', { isRequired: true }) ?? '',
    activities: read.prose('activities'),
    women: read.people('women'),
    men: read.people('men'),
  };
  return { problems: read.problems, values };
}

export interface OwnHazardValues {
  readonly family: Family;
  readonly name: string;
}

export function readOwnHazard(form: FormValues): Read<OwnHazardValues> {
  const read = readForm(form);
  const values = {
    family: read.choice('family', FAMILIES, { isRequired: true }) ?? 'psychosocial',
    name: read.line('name', { isRequired: true }) ?? '',
  };
  return { problems: read.problems, values };
}

export interface RiskValues {
  /** Of the catalogue, or the id of one of the company's own. */
  readonly hazard: HazardCode | null;
  readonly ownHazardId: string | null;
  readonly situation: string;
  readonly harm: string | null;
  readonly measures: string | null;
  readonly sexDifference: string | null;
  readonly women: number | null;
  readonly men: number | null;
  readonly evaluation: Evaluation | null;
  readonly priority: Priority | null;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** @param kept how the risk is evaluated so far */
export function readRisk(
  form: FormValues,
  method: Method,
  kept: Evaluation | null = null,
): Read<RiskValues> {
  const read = readForm(form);
  const hazard = read.line('hazard', { isRequired: true }) ?? '';
  const isOwn = UUID.test(hazard);
  const code = isHazardCode(hazard) ? hazard : null;
  if (hazard !== '' && !isOwn && code === null) read.addIssue('hazard', 'choice-invalid');
  const priority = read.choice('priority', ['1', '2', '3']);
  const values = {
    hazard: code,
    ownHazardId: isOwn ? hazard : null,
    situation: read.prose('situation', { isRequired: true }) ?? '',
    harm: read.prose('harm'),
    measures: read.prose('measures'),
    sexDifference: read.prose('sexDifference'),
    women: read.people('women'),
    men: read.people('men'),
    evaluation: evaluationIn(read, method, '', kept),
    priority: priority === null ? null : (Number(priority) as Priority),
  };
  return { problems: read.problems, values };
}

/**
 * All steps of the method, or none of them: then what was evaluated by another method, whose steps
 * cannot be chosen any more, stays.
 */
function evaluationIn(
  read: FormReader,
  method: Method,
  prefix: string,
  kept: Evaluation | null,
): Evaluation | null {
  const path = (scale: string) =>
    prefix === '' ? scale : `${prefix}${scale[0]?.toUpperCase()}${scale.slice(1)}`;
  const frequency = read.step(path('frequency'));
  const severity = read.step(path('severity'));
  const mastery = method === 'four-by-four' ? read.step(path('mastery')) : undefined;
  if (frequency === undefined && severity === undefined && mastery === undefined) {
    return kept?.method === method ? null : kept;
  }
  for (const [scale, step] of Object.entries({
    frequency,
    severity,
    ...(method === 'four-by-four' && { mastery }),
  })) {
    if (step === undefined) read.addIssue(path(scale), 'required');
  }
  if (frequency === undefined || severity === undefined) return null;
  const evaluation = { method, frequency, severity, ...(mastery !== undefined && { mastery }) };
  if (isEvaluation(evaluation)) return evaluation;
  read.addIssue(path('frequency'), 'choice-invalid');
  return null;
}

export interface ActionValues {
  readonly what: string;
  readonly principle: number;
  readonly responsible: string | null;
  readonly costCents: number | null;
  readonly dueOn: ParisDay | null;
  readonly conditions: string | null;
  readonly indicator: string | null;
  readonly state: ActionState;
  readonly doneOn: ParisDay | null;
  readonly after: Evaluation | null;
}

/**
 * @param today on which what is done without another day was done
 * @param kept what is expected of it so far
 */
export function readAction(
  form: FormValues,
  method: Method,
  today: ParisDay,
  kept: Evaluation | null = null,
): Read<ActionValues> {
  const read = readForm(form);
  const state = read.choice('state', ACTION_STATES) ?? 'planned';
  const doneOn = read.day('doneOn');
  if (doneOn !== null && doneOn > today) read.addIssue('doneOn', 'day-to-come');
  const principles = PRINCIPLES.map(String);
  const values = {
    what: read.prose('what', { isRequired: true }) ?? '',
    principle: Number(read.choice('principle', principles, { isRequired: true }) ?? 1),
    responsible: read.line('responsible'),
    costCents: read.cents('cost'),
    dueOn: read.day('dueOn'),
    conditions: read.prose('conditions'),
    indicator: read.prose('indicator'),
    state,
    doneOn: state === 'done' ? (doneOn ?? today) : null,
    after: evaluationIn(read, method, 'after', kept),
  };
  return { problems: read.problems, values };
}

export interface ExposureValues {
  readonly factor: ExposureFactor;
  readonly women: number;
  readonly men: number;
  readonly note: string | null;
}

/** @param unit how many work there, as far as it is known: nobody else is exposed there */
export function readExposure(
  form: FormValues,
  unit: { readonly women: number | null; readonly men: number | null },
): Read<ExposureValues> {
  const read = readForm(form);
  const values = {
    factor: read.choice('factor', EXPOSURE_FACTORS, { isRequired: true }) ?? 'noise',
    women: read.people('women', { isRequired: true }) ?? 0,
    men: read.people('men', { isRequired: true }) ?? 0,
    note: read.prose('note'),
  };
  for (const sex of ['women', 'men'] as const) {
    if (values[sex] > (unit[sex] ?? values[sex])) read.addIssue(sex, 'more-than-unit');
  }
  return { problems: read.problems, values };
}

export interface EventValues {
  readonly kind: EventKind;
  readonly happenedOn: ParisDay;
  readonly what: string;
}

export function readEvent(form: FormValues, today: ParisDay): Read<EventValues> {
  const read = readForm(form);
  const happenedOn = read.day('happenedOn', { isRequired: true }) ?? today;
  if (happenedOn > today) read.addIssue('happenedOn', 'day-to-come');
  const values = {
    kind: read.choice('kind', EVENT_KINDS, { isRequired: true }) ?? 'change',
    happenedOn,
    what: read.prose('what', { isRequired: true }) ?? '',
  };
  return { problems: read.problems, values };
}

const MOST_SIGNATORIES = 6;

/**
 * Signatories are typed in pairs, `name1` and `as1` to `name6` and `as6`.
 * @param frozenOn before which nobody can have had an opinion on what was frozen
 */
export function readOpinion(
  form: FormValues,
  { frozenOn, today }: { readonly frozenOn: ParisDay; readonly today: ParisDay },
): Read<Opinion> {
  const read = readForm(form);
  const kind = read.choice('kind', OPINION_KINDS, { isRequired: true }) ?? 'informed';
  const isDated = kind !== 'no-council';
  const on = read.day('on', { isRequired: isDated });
  if (on !== null && on > today) read.addIssue('on', 'day-to-come');
  if (isDated && on !== null && on < frozenOn) read.addIssue('on', 'before-freeze');
  const signatories = Array.from({ length: MOST_SIGNATORIES }, (_, at) => {
    const name = read.line(`name${at + 1}`);
    const as = read.line(`as${at + 1}`, { isRequired: name !== null });
    if (name === null && as !== null) read.addIssue(`name${at + 1}`, 'required');
    return { name, as };
  }).filter((each): each is { name: string; as: string } => each.name !== null && each.as !== null);
  const text = read.prose('text', { isRequired: kind === 'unfavourable' });
  return { problems: read.problems, values: { kind, on: isDated ? on : null, text, signatories } };
}
