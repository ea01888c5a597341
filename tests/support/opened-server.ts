import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';
import { createDemoDatabase } from './demo-database.ts';
import { makeServerPlace, type StartedServer } from './server-place.ts';
import { COMPILED } from './server-process.ts';
import type { Answered, Asked } from './stage-host.ts';

const ROOT = resolve(import.meta.dirname, '../..');

type Host = {
  open(
    settings: Readonly<Record<string, string>>,
  ): Promise<{ url: string; close(): Promise<void> }>;
};

/** Of this worker: files that follow one another find it there. */
let host: Host | undefined;

/** Opens the product with the demo, on a database of its own, in the process that this worker has for it. */
export async function openServer(settings: Record<string, string> = {}): Promise<StartedServer> {
  const place = await makeServerPlace(await createDemoDatabase(), settings);
  host ??= startHost(() => {
    host = undefined;
  });
  const { url, close } = await host.open(place.settings);
  return {
    ...place.known,
    url,
    async stop() {
      await close();
      await place.clear();
    },
  };
}

function startHost(onEnd: () => void): Host {
  const child = fork(resolve(import.meta.dirname, 'stage-host.ts'), {
    cwd: ROOT,
    execArgv: [],
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILED },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ask = askOf(child);
  child.once('exit', onEnd);
  // It lives as long as this worker, and keeps it from nothing.
  child.unref();
  child.channel?.unref();
  return {
    async open(settings) {
      const { id, url } = await ask((each) => ({ id: each, open: settings }));
      if (url === undefined) throw new Error('The product was opened without an address');
      return {
        url,
        close: async () => {
          await ask((each) => ({ id: each, close: id }));
        },
      };
    },
  };
}

/** Questions to the process, each with its answer; rejects with what the product said of its failure. */
function askOf(child: ChildProcess) {
  let last = 0;
  const waiting = new Map<number, (answer: Answered) => void>();
  child.on('message', (answer: Answered) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  child.once('exit', (code, signal) => {
    const error = `The process of this worker's products ended: ${signal ?? code}`;
    for (const [id, tell] of waiting) tell({ id, error });
  });
  return async (question: (id: number) => Asked): Promise<Answered> => {
    last += 1;
    const id = last;
    const { promise, resolve: tell } = Promise.withResolvers<Answered>();
    waiting.set(id, tell);
    child.send(question(id));
    const answer = await promise;
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer;
  };
}
