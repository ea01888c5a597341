import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createDemoDatabase } from './demo-database.ts';
import { createEmptyDatabase, createTestDatabase } from './postgres.ts';
import { makeServerPlace, type StartedServer } from './server-place.ts';

const PRODUCT = 'src/app/server-main.ts';
const ROOT = resolve(import.meta.dirname, '../..');

/** The product as `npm start` runs it, in a process and on a database of its own, with the demo. */
export interface ServerProcess extends StartedServer {
  /** Ends the process and waits for its exit code. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** For what ends or replaces a process; others open the product in the one of their worker (`stage.ts`). */
export async function startServer(
  settings: Record<string, string> = {},
  program = PRODUCT,
  asked: readonly string[] = [],
): Promise<ServerProcess> {
  const database =
    program === PRODUCT
      ? await createDemoDatabase()
      : {
          ...(await (asked.includes('--empty') ? createEmptyDatabase() : createTestDatabase())),
          vaultKey: '',
        };
  const place = await makeServerPlace(database, settings);
  const child = spawn(process.execPath, [join(ROOT, program), ...asked], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      // Sources are compiled once for all journeys.
      NODE_COMPILE_CACHE: COMPILED,
      ...place.settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const url = await new Promise<string>((done, fail) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /is ready: (\S+)/.exec(output);
      if (ready?.[1]) done(ready[1]);
    });
    void gone.then(() => fail(new Error(`The server did not start:\n${output}`)));
  });
  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    child.kill(signal);
    const [code] = await gone;
    return code as number | null;
  }
  return {
    ...place.known,
    url,
    end,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) await end('SIGTERM');
      await place.clear();
    },
  };
}

/** Where Node keeps what it compiled of the sources. */
export const COMPILED = join(ROOT, 'node_modules/.cache/compiled');
