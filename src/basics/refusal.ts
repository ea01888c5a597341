import { isRecord } from './is-record.ts';

/**
 * The rule: whatever the product refuses, it refuses with one of these codes; anything else that
 * goes wrong is a fault of ours, answered as a plain 500 whose cause is only in the log.
 */
export const REFUSAL_CODES = [
  'invalid-input',
  'not-found',
  'forbidden',
  'sign-in-required',
  'conflict',
  'price-changed',
  'out-of-stock',
  'already-done',
  'too-many-requests',
  'payment-refused',
  'temporarily-unavailable',
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

export type RefusalStatus = 401 | 402 | 403 | 404 | 409 | 422 | 429 | 503;

/** What is wrong with one field: its path (`company.siret`) and a code (`siret-invalid`). */
export interface FieldProblem {
  readonly path: string;
  readonly problem: string;
}

export type RefusalDetails = Readonly<Record<string, unknown>>;

/** A refusal as it travels. `message` is for developers; people read words chosen by `code`. */
export interface RefusalBody {
  readonly code: RefusalCode;
  readonly message: string;
  readonly problems?: readonly FieldProblem[];
  readonly details?: RefusalDetails;
}

export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly problems: readonly FieldProblem[];
  readonly details: RefusalDetails | undefined;

  /** `field` is the short form of one problem: that field, with the refusal's own code. */
  constructor(
    code: RefusalCode,
    about: {
      readonly message?: string;
      readonly field?: string;
      readonly problems?: readonly FieldProblem[];
      readonly details?: RefusalDetails;
    } = {},
  ) {
    super(about.message ?? code);
    this.name = 'Refusal';
    this.code = code;
    const ofField = about.field === undefined ? [] : [{ path: about.field, problem: code }];
    this.problems = about.problems ?? ofField;
    this.details = about.details;
  }

  /** The first field concerned, where the focus goes. */
  get field(): string | undefined {
    return this.problems[0]?.path;
  }
}

/** Never 5xx for a refusal of the business, except the one that asks to come back later. */
export function httpStatusOf(code: RefusalCode): RefusalStatus {
  switch (code) {
    case 'sign-in-required':
      return 401;
    case 'payment-refused':
      return 402;
    case 'forbidden':
      return 403;
    case 'not-found':
      return 404;
    case 'conflict':
    case 'price-changed':
    case 'out-of-stock':
    case 'already-done':
      return 409;
    case 'invalid-input':
      return 422;
    case 'too-many-requests':
      return 429;
    case 'temporarily-unavailable':
      return 503;
  }
}

/** Throws `invalid-input` when there are problems, so that each is shown beside its field. */
export function refuseProblems(problems: readonly FieldProblem[]): void {
  if (problems.length > 0) throw new Refusal('invalid-input', { problems });
}

export function isRefusalCode(value: unknown): value is RefusalCode {
  return REFUSAL_CODES.some((code) => code === value);
}

export function refusalToBody(refusal: Refusal): RefusalBody {
  return {
    code: refusal.code,
    message: refusal.message,
    ...(refusal.problems.length > 0 ? { problems: refusal.problems } : {}),
    ...(refusal.details === undefined ? {} : { details: refusal.details }),
  };
}

/** Whether this is why it was not done. */
export function isRefusal(error: unknown, code: RefusalCode): error is Refusal {
  return error instanceof Refusal && error.code === code;
}

/** Reads a body back; undefined if it is not a refusal (a proxy's page, a bare 500). */
export function refusalFromBody(body: unknown): Refusal | undefined {
  if (!isRecord(body) || !isRefusalCode(body.code)) return undefined;
  const { code, message, problems, details } = body;
  return new Refusal(code, {
    ...(typeof message === 'string' ? { message } : {}),
    ...(Array.isArray(problems) ? { problems: problems.filter(isFieldProblem) } : {}),
    ...(isRecord(details) ? { details } : {}),
  });
}

function isFieldProblem(value: unknown): value is FieldProblem {
  return isRecord(value) && typeof value.path === 'string' && typeof value.problem === 'string';
}
