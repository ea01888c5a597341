import { Logger } from 'graphile-worker';
import type { Log } from '#platform/log.ts';

const MOST_FRAMES = 8;

/**
 * What the queue says, in our log. Of a job that failed it repeats what the error says, which may be an address or a
 * row: here it is which job, and where in the code, in the words of nobody.
 */
export function jobLogger(log: Log): Logger {
  return new Logger(() => (level, words, meta) => {
    const about = meta && 'job' in meta ? failureOf(meta) : { jobs: words };
    if (level === 'error') log.error(about, 'job' in about ? 'a job failed' : undefined);
    else if (level === 'warning') log.warn(about);
    else log.debug(about);
  });
}

type Told = { readonly job?: unknown; readonly error?: unknown; readonly fatalError?: unknown };
type Failed = {
  readonly id: string;
  readonly task_identifier: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly max_attempts: number;
};

function failureOf({ job, error, fatalError }: Told) {
  const { id, task_identifier, payload, attempts, max_attempts } = job as Failed;
  return {
    job: task_identifier,
    id,
    ...kindIn(payload),
    attempt: attempts,
    of: max_attempts,
    faults: faultsOf(error ?? fatalError),
  };
}

/** Of a mail: which of ours it is. */
function kindIn(payload: unknown): { readonly kind?: string } {
  const { kind } = (payload ?? {}) as { readonly kind?: unknown };
  return typeof kind === 'string' && /^[a-z-]{1,60}$/.test(kind) ? { kind } : {};
}

/** An error, and those it is made of: what they are and where they came from, never what they say. */
function faultsOf(error: unknown): readonly object[] {
  if (!(error instanceof Error)) return [];
  const { code, constraint, table } = error as {
    code?: string;
    constraint?: string;
    table?: string;
  };
  const within = error instanceof AggregateError ? error.errors : [error.cause];
  return [
    { type: error.name, code, constraint, table, at: framesOf(error) },
    ...within.flatMap(faultsOf),
  ];
}

function framesOf({ message, stack = '' }: Error): readonly string[] {
  const below = message === '' ? stack : (stack.split(message).at(-1) ?? '');
  return [...below.matchAll(/^ +at (.+)$/gm)].map(([, at = '']) => at).slice(0, MOST_FRAMES);
}
