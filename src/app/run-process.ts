import { loadEnvFile } from 'node:process';
import { type Config, readConfig } from '#platform/config.ts';
import { createLog, type Log } from '#platform/log.ts';
import type { RunningServer } from './start-server.ts';

const STOP_LIMIT_MS = 10_000;

/**
 * Runs a server as a process: reads its settings, says `greeting` once it is ready, drains on a
 * signal, and ends with a message fit for the operator when it cannot start.
 */
export function runProcess(
  start: (config: Config, log: Log) => Promise<RunningServer>,
  greeting: (url: string, config: Config) => string,
  defaults: Readonly<Record<string, string>> = {},
): void {
  run().catch((error: unknown) => {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n\n`);
    process.exit(1);
  });

  async function run(): Promise<void> {
    const config = readSettings(defaults);
    const log = createLog(config.logLevel);
    const server = await start(config, log);
    // Before it says that it is ready: whoever reads that may ask it to stop at once.
    stopOnSignal(server, log);
    process.stdout.write(greeting(server.url, config));
  }
}

/** The environment, and what a `.env` file adds to it. @throws Error naming what is wrong */
export function readSettings(defaults: Readonly<Record<string, string>> = {}): Config {
  try {
    loadEnvFile();
  } catch {
    // No .env: every setting has a default.
  }
  return readConfig({ ...defaults, ...process.env });
}

/** One signal drains and stops; a second one does not wait. */
function stopOnSignal(server: RunningServer, log: Log): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
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
