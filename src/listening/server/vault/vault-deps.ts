import type { Vault } from '#platform/vault/vault.ts';
import type { ListeningDeps } from '../listening-deps.ts';

/** What collects answers holds; nothing else in the product does, but what closes and erases. */
export type VaultDeps = ListeningDeps & { readonly vault: Vault };

/** What closes weeks, seals and erases. */
export type KeeperDeps = Pick<VaultDeps, 'database' | 'clock' | 'vault'>;
