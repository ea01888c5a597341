/**
 * PostgreSQL refuses to run as root, so root must lend the server another face: a user namespace
 * in which root is seen as an ordinary user (files stay root's), or an unprivileged account.
 */
export type ServerAccount =
  | { kind: 'self' }
  | { kind: 'namespace' }
  | { kind: 'account'; uid: number; gid: number };

export interface Account {
  uid: number;
  gid: number;
}

export interface AccountProbes {
  /** Effective user id of this process. */
  uid: number;
  /** Who owns the existing database files, when there are some: they decide. */
  dataOwner?: Account | undefined;
  /** Unprivileged accounts of this machine, the best first. */
  candidates: readonly Account[];
  hasUserNamespaces(): Promise<boolean>;
  canBecome(account: Account): Promise<boolean>;
}

/** Chooses under which identity the server runs; throws an Error saying what was tried. */
export async function chooseServerAccount(probes: AccountProbes): Promise<ServerAccount> {
  if (probes.uid !== 0) return { kind: 'self' };
  const owner = probes.dataOwner;
  if (owner && owner.uid !== 0) return { kind: 'account', ...owner };
  if (await probes.hasUserNamespaces()) return { kind: 'namespace' };
  for (const candidate of probes.candidates) {
    if (await probes.canBecome(candidate)) return { kind: 'account', ...candidate };
  }
  throw new Error(
    'PostgreSQL refuses to run as root, user namespaces are not allowed here (unshare -U), and ' +
      'no unprivileged account (postgres, nobody) can be taken. Run as an ordinary user, or set ' +
      'DATABASE_URL to use a PostgreSQL server of your own.',
  );
}
