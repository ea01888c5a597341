/**
 * The rule: an application is examined check by check; it is approved once none is left open or failed,
 * and what is decided stays decided. The database guards the same moves (0030).
 */
import type { ParisDay } from '#basics/dates.ts';
import { type FormValues, LABEL_MAX, readForm } from '#basics/form-reader.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import { type MakerContent, readMaker } from '#shop/catalogue/rules/item-form.ts';
import { type EvidenceContent, readDays, readEvidence } from './partner-evidence.ts';
import type { ApplicationState } from './partner-states.ts';

export const PARTNER_MOVES: Readonly<Record<ApplicationState, readonly ApplicationState[]>> = {
  received: ['in-review', 'waiting-for-partner', 'declined'],
  'in-review': ['waiting-for-partner', 'approved', 'declined'],
  'waiting-for-partner': ['in-review', 'approved', 'declined'],
  approved: [],
  declined: [],
};

export const CHECK_KINDS = [
  'establishment',
  'origin',
  'food-registration',
  'haccp',
  'insurance',
] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];

export const CHECK_STATES = ['open', 'passed', 'failed', 'not-applicable'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

/** Every partner has a workshop, and makes something somewhere; not everybody makes food. */
const ALWAYS_APPLICABLE: readonly CheckKind[] = ['establishment', 'origin'];

export function checkStatesFor(kind: CheckKind): readonly CheckState[] {
  return ALWAYS_APPLICABLE.includes(kind)
    ? CHECK_STATES.filter((state) => state !== 'not-applicable')
    : CHECK_STATES;
}

/** The checks that stand between an application and its approval. */
export function checksLeft(
  checks: readonly { readonly kind: CheckKind; readonly state: CheckState }[],
): CheckKind[] {
  const done = new Set(
    checks
      .filter(({ state }) => state === 'passed' || state === 'not-applicable')
      .map(({ kind }) => kind),
  );
  return CHECK_KINDS.filter((kind) => !done.has(kind));
}

type Read<Values> = { readonly problems: readonly FieldProblem[]; readonly values: Values };

export function readCheck(
  kind: CheckKind,
  form: FormValues,
): Read<{ readonly state: CheckState; readonly note: string | null }> {
  const read = readForm(form);
  const state = read.choice('state', checkStatesFor(kind), { isRequired: true }) ?? 'open';
  const note = read.prose('note', { isRequired: state === 'failed' });
  return { problems: read.problems, values: { state, note } };
}

export type Judgement = {
  readonly state: 'accepted' | 'refused';
  readonly note: string | null;
  readonly issuedOn: string | null;
  readonly expiresOn: string | null;
  /** What leaves by mail where it is refused. */
  readonly letter: string | null;
};

/** What staff say of a document, with its days as they stand on it. */
export function readJudgement(form: FormValues): Read<Judgement> {
  const read = readForm(form);
  const state = read.choice('state', ['accepted', 'refused'], { isRequired: true });
  const isRefused = state === 'refused';
  const note = read.prose('note', { isRequired: isRefused });
  const days = readDays(read);
  const letter = isRefused ? read.prose('body', { isRequired: true }) : null;
  return { problems: read.problems, values: { state: state ?? 'refused', note, ...days, letter } };
}

/** A document that reached staff: what the partner would say of it, and how it came. */
export function readAddedEvidence(
  form: FormValues,
  today: ParisDay,
): Read<EvidenceContent & { readonly cameFrom: string }> {
  const { problems, values } = readEvidence(form, today);
  const read = readForm(form);
  const cameFrom = read.line('cameFrom', { isRequired: true, max: LABEL_MAX }) ?? '';
  return { problems: [...problems, ...read.problems], values: { ...values, cameFrom } };
}

export type Decision = {
  /** What leaves by mail. */
  readonly body: string;
} & (
  | { readonly outcome: 'approved'; readonly maker: string | MakerContent }
  | { readonly outcome: 'declined'; readonly reason: string }
);

/** Approved as a maker, or declined for a reason; either way with the letter that says so. */
export function readDecision(form: FormValues): Read<Decision> {
  const read = readForm(form);
  const outcome = read.choice('outcome', ['approved', 'declined'], { isRequired: true });
  const said =
    outcome === 'approved'
      ? { outcome, maker: readMaker(form, read) }
      : { outcome: 'declined' as const, reason: read.prose('reason', { isRequired: true }) ?? '' };
  const body = read.prose('body', { isRequired: true }) ?? '';
  return { problems: read.problems, values: { ...said, body } };
}

/** Why a partner is suspended, null where they are partner again; either way with the letter that says so. */
export function readSuspension(
  form: FormValues,
  isSuspended: boolean,
): Read<{ readonly reason: string | null; readonly letter: string }> {
  const read = readForm(form);
  const reason = isSuspended ? read.prose('reason', { isRequired: true }) : null;
  const letter = read.prose('body', { isRequired: true }) ?? '';
  return { problems: read.problems, values: { reason, letter } };
}

/** What a letter begins from, with what is known already in its place. */
export function begunLetter(
  text: string,
  known: { readonly reason?: string; readonly proves?: string },
): string {
  return text.replace(/\{(reason|proves)\}/g, (_all, name: 'reason' | 'proves') => {
    return known[name]?.trim() ?? '';
  });
}
