/**
 * The rule: what each register of the employer asks, field by field; screen, list and paper go by the same
 * fields. Of accidents what was entered stays as it is: afterwards it is only said what came of it.
 *
 * Source: Code du travail, art. R4412-93-1 (workers exposed to CMR agents) and R4412-7 (combined effects);
 * Code de la sécurité sociale, art. D441-1 to D441-3 (minor accidents).
 */
import type { ParisDay } from '#basics/dates.ts';
import { type FormReader, type FormValues, readForm } from '#basics/form-reader.ts';
import type { Read } from './risk-forms.ts';

export const REGISTERS = ['cmr', 'accidents', 'combined'] as const;
export type Register = (typeof REGISTERS)[number];
export const FILE_FORMATS = ['csv', 'pdf'] as const;
export const DUERP_ANSWERS = ['update', 'none'] as const;

export type FieldKind =
  | 'line'
  | 'prose'
  | 'day'
  | 'past-day'
  | 'employee'
  | 'unit'
  | 'risk'
  | 'duerp-answer';

export interface RegisterField {
  readonly name: string;
  readonly column: string;
  readonly kind: FieldKind;
  readonly isRequired?: boolean;
}

const field = (name: string, column: string, kind: FieldKind, isRequired = false) => ({
  name,
  column,
  kind,
  isRequired,
});

const CMR: readonly RegisterField[] = [
  field('employeeId', 'employee_id', 'employee'),
  field('workerName', 'worker_name', 'line'),
  field('unitId', 'unit_id', 'unit'),
  field('substance', 'substance', 'line', true),
  field('nature', 'nature', 'prose'),
  field('duration', 'duration', 'line'),
  field('degree', 'degree', 'line'),
  field('exposedFrom', 'exposed_from', 'day', true),
  field('exposedUntil', 'exposed_until', 'day'),
];

const ACCIDENT: readonly RegisterField[] = [
  field('employeeId', 'employee_id', 'employee'),
  field('victimName', 'victim_name', 'line'),
  field('happenedOn', 'happened_on', 'past-day', true),
  field('happenedAt', 'happened_at', 'line'),
  field('place', 'place', 'line', true),
  field('unitId', 'unit_id', 'unit'),
  field('circumstances', 'circumstances', 'prose', true),
  field('injuryNature', 'injury_nature', 'line', true),
  field('injurySeat', 'injury_seat', 'line', true),
  field('caregiverName', 'caregiver_name', 'line', true),
  field('otherElements', 'other_elements', 'prose'),
];

const OF_ACCIDENT: readonly RegisterField[] = [
  field('caregiverSignedOn', 'caregiver_signed_on', 'past-day'),
  field('victimSignedOn', 'victim_signed_on', 'past-day'),
  field('duerpAnswer', 'duerp_answer', 'duerp-answer'),
  field('riskId', 'risk_id', 'risk'),
  field('duerpNote', 'duerp_note', 'prose'),
  field('declaredOn', 'declared_on', 'past-day'),
  field('struckBecause', 'struck_because', 'prose'),
];

const COMBINED: readonly RegisterField[] = [
  field('unitId', 'unit_id', 'unit', true),
  field('agents', 'agents', 'prose', true),
  field('effects', 'effects', 'prose', true),
  field('assessment', 'assessment', 'prose', true),
  field('measures', 'measures', 'prose'),
];

interface RegisterRules {
  /** What is asked of a new entry. */
  readonly entry: readonly RegisterField[];
  /** What is said of one that is there. */
  readonly later: readonly RegisterField[];
}

export const REGISTER_RULES: Readonly<Record<Register, RegisterRules>> = {
  cmr: { entry: CMR, later: CMR },
  accidents: { entry: ACCIDENT, later: OF_ACCIDENT },
  combined: { entry: COMBINED, later: COMBINED },
};

/** Every field of an entry, each once. */
export function fieldsOf(register: Register): readonly RegisterField[] {
  const { entry, later } = REGISTER_RULES[register];
  return [...new Set([...entry, ...later])];
}

/** Under which a name is kept that may be that of one of the people of the company. */
const NAME_FIELDS = { cmr: 'workerName', accidents: 'victimName' } as const;

export type RegisterValues = Readonly<Record<string, string | null>>;

/** @param isNew whether nobody has entered it yet */
export function readRegisterEntry(
  register: Register,
  form: FormValues,
  isNew: boolean,
  today: ParisDay,
): Read<RegisterValues> {
  const read = readForm(form);
  const { entry, later } = REGISTER_RULES[register];
  const fields = isNew ? entry : later;
  const values = Object.fromEntries(
    fields.map((each) => [each.column, valueIn(read, each, today)]),
  );
  if (register !== 'combined' && (isNew || register === 'cmr')) {
    const name = NAME_FIELDS[register];
    const isNamed = fields.some((each) => each.name === name && values[each.column] !== null);
    if (!isNamed && values.employee_id === null) read.addIssue(name, 'required');
  }
  if (values.exposed_until && values.exposed_from && values.exposed_until < values.exposed_from) {
    read.addIssue('exposedUntil', 'before-start');
  }
  if (values.duerp_answer === 'none' && values.duerp_note === null) {
    read.addIssue('duerpNote', 'required');
  }
  return { problems: read.problems, values };
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function valueIn(
  read: FormReader,
  { name, kind, isRequired = false }: RegisterField,
  today: ParisDay,
): string | null {
  const wish = { isRequired };
  switch (kind) {
    case 'prose':
      return read.prose(name, wish);
    case 'line':
      return read.line(name, wish);
    case 'duerp-answer':
      return read.choice(name, DUERP_ANSWERS, wish);
    case 'day':
    case 'past-day': {
      const day = read.day(name, wish);
      if (kind === 'past-day' && day !== null && day > today) read.addIssue(name, 'day-to-come');
      return day;
    }
    default: {
      const id = read.line(name, wish);
      if (id !== null && !UUID.test(id)) read.addIssue(name, 'choice-invalid');
      return id;
    }
  }
}

export const CAREGIVERS = ['doctor', 'pharmacist', 'nurse', 'first-aider'] as const;
export const COUNCIL_STATES = ['elected', 'carence', 'not-required'] as const;

/** What lets an employer keep the register of accidents at all. */
export function readAccidentConditions(form: FormValues, today: ParisDay): Read<RegisterValues> {
  const read = readForm(form);
  const told = (name: string, column: string) =>
    valueIn(read, field(name, column, 'past-day'), today);
  const values = {
    caregiver_kind: read.choice('caregiverKind', CAREGIVERS, { isRequired: true }),
    caregiver: read.line('caregiver', { isRequired: true }),
    first_aid_post: read.line('firstAidPost', { isRequired: true }),
    council: read.choice('council', COUNCIL_STATES, { isRequired: true }),
    council_told_on: told('councilToldOn', 'council_told_on'),
    fund_told_on: told('fundToldOn', 'fund_told_on'),
  };
  return { problems: read.problems, values };
}

export const HANDOVER_MEANS = ['email', 'post', 'portal', 'hand'] as const;

/** To whom a file with names was handed over. */
export function readHandover(form: FormValues, today: ParisDay): Read<RegisterValues> {
  const read = readForm(form);
  const values = {
    given_on: valueIn(read, field('givenOn', 'given_on', 'past-day', true), today),
    recipient: read.line('recipient', { isRequired: true }),
    means: read.choice('means', HANDOVER_MEANS, { isRequired: true }),
  };
  return { problems: read.problems, values };
}

const KEPT_YEARS = 5;

/** The last year of accidents that is no longer kept on that day: five years after its end. */
export function lastForgottenYear(today: ParisDay): number {
  return Number(today.slice(0, 4)) - KEPT_YEARS - 1;
}
