import { expect, test } from 'vitest';
import { type AccountProbes, chooseServerAccount } from './server-account.ts';

const nobody = { uid: 65534, gid: 65534 };
const postgres = { uid: 101, gid: 104 };

function machine(probes: Partial<AccountProbes>): AccountProbes {
  return {
    uid: 0,
    candidates: [postgres, nobody],
    hasUserNamespaces: async () => true,
    canBecome: async () => true,
    ...probes,
  };
}

test('an ordinary user runs the server directly', async () => {
  expect(await chooseServerAccount(machine({ uid: 1000 }))).toEqual({ kind: 'self' });
});

test('root runs it in a user namespace', async () => {
  expect(await chooseServerAccount(machine({}))).toEqual({ kind: 'namespace' });
  const dataOwner = { uid: 0, gid: 0 };
  expect(await chooseServerAccount(machine({ dataOwner }))).toEqual({ kind: 'namespace' });
});

test('root without namespaces takes the first account it can become', async () => {
  const hasUserNamespaces = async () => false;
  expect(await chooseServerAccount(machine({ hasUserNamespaces }))).toEqual({
    kind: 'account',
    ...postgres,
  });
  const canBecome = async ({ uid }: { uid: number }) => uid === nobody.uid;
  expect(await chooseServerAccount(machine({ hasUserNamespaces, canBecome }))).toEqual({
    kind: 'account',
    ...nobody,
  });
});

test('existing files decide: only their owner can use them', async () => {
  const dataOwner = { uid: 1000, gid: 1000 };
  expect(await chooseServerAccount(machine({ dataOwner }))).toEqual({
    kind: 'account',
    ...dataOwner,
  });
});

test('when nothing works, one message says what was tried and the way out', async () => {
  const refused = machine({ hasUserNamespaces: async () => false, canBecome: async () => false });
  await expect(chooseServerAccount(refused)).rejects.toThrow(/namespaces.*DATABASE_URL/);
});
