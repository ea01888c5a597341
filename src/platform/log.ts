import { type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * Structured lines on standard output. Callers log ids, counts, routes and durations, never what
 * a person typed; the fields below are removed should one slip through.
 */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['email', 'phone', 'name', 'message', 'password', 'token', 'address', 'ip'].flatMap(
        (field) => [field, `*.${field}`],
      ),
      remove: true,
    },
    serializers: { err: withoutRowValues },
  });
}

/** PostgreSQL repeats the refused row in `detail`: people's data stays out of the log. */
function withoutRowValues(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, constraint, table } = error as {
    code?: string;
    constraint?: string;
    table?: string;
  };
  return { type: error.name, message: error.message, stack: error.stack, code, constraint, table };
}
