import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Account, AccountProbes, ServerAccount } from './server-account.ts';

const NAMESPACE = ['-U', '--map-user=1000', '--map-group=1000'];

/** Only what the server needs, so that no secret of ours is in its environment. */
const ENVIRONMENT = { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8', TZ: 'UTC' };

/** Spawns a program under the identity chosen for the server, in an environment of its own. */
export function spawnAs(
  account: ServerAccount,
  command: string,
  args: readonly string[],
  { env, ...options }: SpawnOptions = {},
): ChildProcess {
  const settings = { cwd: '/', ...options, env: { ...ENVIRONMENT, ...env } };
  if (account.kind === 'namespace') {
    return spawn('unshare', [...NAMESPACE, command, ...args], settings);
  }
  const identity = account.kind === 'account' ? { uid: account.uid, gid: account.gid } : {};
  return spawn(command, args, { ...settings, ...identity });
}

/** Runs a program to its end: exit code (-1 when it could not be started) and what it wrote. */
export async function runAs(
  account: ServerAccount,
  command: string,
  args: readonly string[],
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const stdio: SpawnOptions = { stdio: ['ignore', 'pipe', 'pipe'] };
    const refuse = (error: unknown) => resolve({ code: -1, output: String(error) });
    try {
      const child = spawnAs(account, command, args, stdio);
      let output = '';
      child.stdout?.on('data', (chunk: Buffer) => (output += chunk));
      child.stderr?.on('data', (chunk: Buffer) => (output += chunk));
      child.on('error', refuse);
      child.on('close', (code) => resolve({ code: code ?? -1, output }));
    } catch (error) {
      refuse(error);
    }
  });
}

/** The probes of this very machine. */
export async function machineProbes(dataOwner: Account | undefined): Promise<AccountProbes> {
  return {
    uid: process.geteuid?.() ?? -1,
    dataOwner,
    candidates: await unprivilegedAccounts(),
    hasUserNamespaces: async () => (await runAs({ kind: 'namespace' }, 'true', [])).code === 0,
    canBecome: async (it) => (await runAs({ kind: 'account', ...it }, 'true', [])).code === 0,
  };
}

async function unprivilegedAccounts(): Promise<Account[]> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  return ['postgres', 'nobody'].flatMap((name) => {
    const fields = lines.find((line) => line.startsWith(`${name}:`))?.split(':');
    return fields ? [{ uid: Number(fields[2]), gid: Number(fields[3]) }] : [];
  });
}
