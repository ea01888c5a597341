import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** A program of the product in a process of its own. */
export type StartedProcess = {
  /** Where it says that it is ready; rejects with what it wrote when it ends before. */
  readonly ready: Promise<string>;
  /** Its exit code, and all it wrote. */
  readonly ended: Promise<{ readonly code: number | null; readonly output: string }>;
  /** What it has written so far. */
  output(): string;
  isRunning(): boolean;
  /** To it alone. */
  signal(signal: NodeJS.Signals): void;
  /** To it and to all that it began, as a terminal does. */
  signalAll(signal: NodeJS.Signals): void;
};

/** Starts it with these settings and no others, and these words behind its name. */
export function startProcess(
  program: string,
  settings: Readonly<Record<string, string>>,
  words: readonly string[] = [],
): StartedProcess {
  return startCommand(process.execPath, [join(ROOT, program), ...words], settings);
}

/** The same of a command, such as npm: in the folder of the product unless another one, and somebody else, is given. */
export function startCommand(
  command: string,
  words: readonly string[],
  settings: Readonly<Record<string, string>>,
  place: { readonly cwd?: string; readonly uid?: number; readonly gid?: number } = {},
): StartedProcess {
  const child = spawn(command, words, {
    cwd: ROOT,
    ...place,
    detached: true,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compiled'),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const { promise: ready, resolve: say, reject: giveUp } = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /is ready: (\S+)/.exec(output)?.[1];
      if (address) say(address);
    });
  }
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  void ended.then(() => giveUp(new Error(`The process did not start:\n${output}`)));
  ready.catch(() => undefined);
  return {
    ready,
    ended,
    output: () => output,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    signal: (signal) => void child.kill(signal),
    signalAll(signal) {
      try {
        process.kill(-(child.pid ?? Number.NaN), signal);
      } catch (error) {
        // All of them have ended.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    },
  };
}
