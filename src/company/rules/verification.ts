/**
 * The rule: a space is verified once staff have seen, by a document, in the public directory or otherwise,
 * that it is that of the company it names. Verified, it may be given credit and invites freely; refused or
 * withdrawn, it is as before. Who names it otherwise is looked at again.
 */
import { type FormValues, readForm } from '#basics/form-reader.ts';
import type { FieldProblem } from '#basics/refusal.ts';

export const VERIFICATION_STATES = ['unverified', 'verified', 'refused', 'withdrawn'] as const;
export type VerificationState = (typeof VERIFICATION_STATES)[number];

export const VERIFICATION_DECISIONS = ['verified', 'refused', 'withdrawn'] as const;
export type VerificationDecision = (typeof VERIFICATION_DECISIONS)[number];

/** By what it was seen. */
export const VERIFICATION_MEANS = ['document', 'registry', 'other'] as const;
export type VerificationMeans = (typeof VERIFICATION_MEANS)[number];

const NOTE_MAX = 1_000;

/** What staff may decide of a space now. */
export function decisionsFor(state: VerificationState): readonly VerificationDecision[] {
  return state === 'verified' ? ['withdrawn'] : ['verified', 'refused'];
}

export function readVerificationForm(form: FormValues): {
  readonly problems: readonly FieldProblem[];
  readonly decision: VerificationDecision;
  readonly means: VerificationMeans | null;
  readonly note: string;
} {
  const { choice, prose, problems } = readForm(form);
  const decision = choice('decision', VERIFICATION_DECISIONS, { isRequired: true }) ?? 'refused';
  const means =
    decision === 'verified' ? choice('means', VERIFICATION_MEANS, { isRequired: true }) : null;
  const note = prose('note', { isRequired: true, max: NOTE_MAX }) ?? '';
  return { problems, decision, means, note };
}

/** How an owner says that staff may reach the company. */
export function readVerificationRequest(form: FormValues): {
  readonly problems: readonly FieldProblem[];
  readonly note: string;
} {
  const { prose, problems } = readForm(form);
  const note = prose('reachedAt', { isRequired: true, max: NOTE_MAX }) ?? '';
  return { problems, note };
}

/** What stands beside names without being part of them. */
const LEGAL_FORMS = new Set(
  'sa sas sasu sarl eurl snc scop scic selarl sci gie association ste societe'.split(' '),
);

/** Whether a name is one of those under which the directory knows a company. */
export function isRegisteredName(name: string, registered: readonly string[]): boolean {
  const own = bareName(name);
  return (
    own !== '' && registered.some((each) => namesIn(each).some((one) => bareName(one) === own))
  );
}

/** `ATELIER LUMIERE (AL)` says two. */
function namesIn(registered: string): string[] {
  const [name = '', ...others] = registered.split(/[()]/);
  return [registered, name, ...others];
}

function bareName(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/\./g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !LEGAL_FORMS.has(word));
  return words.join(' ');
}
