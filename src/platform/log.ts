import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

export type Log = Logger;

/**
 * Structured lines on standard output. Callers log ids, counts, routes and durations, never what
 * a person typed; the fields below are removed should one slip through, and what a caller made long
 * is cut: nobody fills the disk by asking for long addresses.
 * @param stream standard output unless given
 */
export function createLog(level: string, stream?: DestinationStream): Log {
  const options: LoggerOptions = {
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
    formatters: {
      log: (fields) =>
        Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [
            name,
            typeof value === 'string' ? cut(value) : value,
          ]),
        ),
    },
  };
  return stream ? pino(options, stream) : pino(options);
}

const LONGEST_FIELD = 500;
const LONGEST_STACK = 3_000;

function cut(text: string | undefined, most = LONGEST_FIELD): string | undefined {
  return text !== undefined && text.length > most ? `${text.slice(0, most)}…` : text;
}

/** PostgreSQL repeats the refused row in `detail`: people's data stays out of the log. */
function withoutRowValues(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, constraint, table } = error as {
    code?: string;
    constraint?: string;
    table?: string;
  };
  return {
    type: error.name,
    message: cut(error.message),
    stack: cut(error.stack, LONGEST_STACK),
    code,
    constraint,
    table,
  };
}
