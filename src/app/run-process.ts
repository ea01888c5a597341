import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { type Config, readConfig } from '#platform/config.ts';
import { createLog, type Log } from '#platform/log.ts';
import type { RunningServer } from './start-server.ts';

const STOP_LIMIT_MS = 10_000;
const SAME_SIGNAL_MS = 2_000;
/** What a process ends with that met a fault of its own (`EX_SOFTWARE` of sysexits). */
const FAULT_CODE = 70;

/**
 * Runs a server as a process: reads its settings, says `greeting` once it is ready, drains on a
 * signal, and ends with a message fit for the operator when it cannot start.
 */
export function runProcess(
  start: (config: Config, log: Log) => Promise<RunningServer>,
  greeting: (url: string, config: Config) => string | Promise<string>,
  defaults: Readonly<Record<string, string>> = {},
): void {
  run().catch((error: unknown) => {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n\n`);
    process.exit(1);
  });

  async function run(): Promise<void> {
    const config = readSettings(defaults);
    const log = createLog(config.logLevel);
    const starting = start(config, log);
    stopOnFault(starting, log);
    const server = await starting;
    // Before it says that it is ready: whoever reads that may ask it to stop at once.
    stopOnSignal(server, log);
    process.stdout.write(await greeting(server.url, config));
  }
}

/** What `environmentOf` says, as settings. @throws Error naming what is wrong */
export const readSettings = (defaults: Readonly<Record<string, string>> = {}): Config =>
  readConfig(environmentOf(defaults));

/**
 * The environment, and what a `.env` file adds to it; the file is read again whenever a setting that may
 * change is asked for.
 */
export function environmentOf(
  defaults: Readonly<Record<string, string>> = {},
): () => NodeJS.ProcessEnv {
  const environment = { ...process.env };
  // Others look in the process itself: the driver of the database for PGSSLROOTCERT, for one.
  Object.assign(process.env, { ...envFile(), ...environment });
  return () => ({ ...defaults, ...envFile(), ...environment });
}

function envFile(): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync('.env', 'utf8'));
  } catch {
    // No .env: every setting has a default, or is named when it is missing.
    return {};
  }
}

/**
 * An error that nobody handled leaves the process in a state that nobody knows: it is said, what is under
 * way may end, and whoever supervises the process starts another.
 */
function stopOnFault(starting: Promise<RunningServer>, log: Log): void {
  let isStopping = false;
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error, event }, 'an error that nobody handled: the process ends');
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => process.exit(FAULT_CODE), STOP_LIMIT_MS).unref();
      starting
        .then((server) => server.stop())
        .catch((failure: unknown) => log.error({ err: failure }, 'the stop was not clean'))
        .finally(() => process.exit(FAULT_CODE));
    });
  }
}

/**
 * One signal drains and stops; a second one does not wait. Who stops it in a terminal sends one to it and one to npm,
 * which passes it on: those two are one.
 */
function stopOnSignal(server: RunningServer, log: Log): void {
  let stoppingSince: number | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stoppingSince !== undefined) {
        if (performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
        return;
      }
      stoppingSince = performance.now();
      setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
      log.info({ signal }, 'stopping');
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'the stop was not clean');
          process.exit(1);
        },
      );
    });
  }
}
