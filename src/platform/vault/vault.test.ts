import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../tests/support/postgres.ts';
import { resolveVault } from '../database/server.ts';
import { openVault, rotateVault } from './vault.ts';
import { readVaultKey } from './vault-key.ts';

const log = pino({ level: 'silent' });

test('a vault is not opened with another key than its answers were kept with', async () => {
  const { owner, drop } = await createTestDatabase();
  onTestFinished(drop);
  const at = await resolveVault(undefined, owner);
  const open = (byte: number) => openVault({ owner: at, key: Buffer.alloc(32, byte), log });
  const count = (vault: Awaited<ReturnType<typeof open>>) =>
    vault.transaction((tx) => tx.selectFrom('answers').select('id').execute());
  const first = await open(1);
  expect(await count(first)).toEqual([]);
  await expect(open(2)).rejects.toThrow(/VAULT_KEY, or vault.key in DATA_DIR, is wrong/);
  const again = await open(1);
  expect(await count(again)).toEqual([]);
  expect(again.derive('a', 'b')).toEqual(first.derive('a', 'b'));
  for (const vault of [first, again]) await vault.close();
});

test('the key is changed without any pseudonym or term becoming another; the old one opens nothing', async () => {
  const { owner, drop } = await createTestDatabase();
  onTestFinished(drop);
  const at = await resolveVault(undefined, owner);
  const key = (byte: number) => Buffer.alloc(32, byte);
  const rotate = (from: number, to: number) =>
    rotateVault({ owner: at, key: key(from), newKey: key(to), log });
  const running = await openVault({ owner: at, key: key(1), log });
  expect(await rotate(3, 4)).toBeUndefined();
  expect(await rotate(1, 2)).toBe('rotated');
  // Begun again, as if it had been cut short before the new key was put in its place.
  expect(await rotate(1, 2)).toBe('was-rotated');
  await expect(openVault({ owner: at, key: key(1), log })).rejects.toThrow(/is wrong/);
  const opened = await openVault({ owner: at, key: key(2), log });
  expect(opened.derive('pseudonym')).toEqual(running.derive('pseudonym'));
  expect(await rotate(2, 1)).toBe('rotated');
  for (const vault of [running, opened]) await vault.close();
});

test('the key is made once, for the owner of the files alone, whoever comes first', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'prevenance-key-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const read = () => readVaultKey({ vaultKey: undefined, dataDir });
  const keys = await Promise.all(Array.from({ length: 20 }, read));
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
  expect(keys[0]).toHaveLength(32);
  expect((await stat(join(dataDir, 'vault.key'))).mode & 0o777).toBe(0o600);
  expect(await readFile(join(dataDir, 'vault.key'), 'utf8')).toBe(`${keys[0]?.toString('hex')}\n`);
  await writeFile(join(dataDir, 'vault.key'), 'something else');
  await expect(read()).rejects.toThrow(/not a key/);
  const given = 'ab'.repeat(32);
  expect(await readVaultKey({ vaultKey: given, dataDir })).toEqual(Buffer.from(given, 'hex'));
});
