import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');

export type Running = { readonly url: string; readonly pid: number; stop(): Promise<void> };

/** Starts a program of the project and waits until it prints the address it answers at. */
export async function startProcess(
  script: string,
  settings: Record<string, string>,
  words: readonly string[] = [],
): Promise<Running> {
  const child = spawn(process.execPath, [resolve(ROOT, script), ...words], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await printedAddress(child);
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Memory that a process holds now, as Linux counts it. */
export async function residentMegabytes({ pid }: Pick<Running, 'pid'>): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024);
}

function printedAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolveAddress, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (address && /ready/.test(output)) resolveAddress(address);
    });
    child.on('exit', () => reject(new Error(`The process ended:\n${output}`)));
  });
}
