import type { Vault } from '#platform/vault/vault.ts';
import type { ListeningDeps } from '../listening-deps.ts';

/** What collects answers, closes weeks and erases holds; nothing else in the product does. */
export type VaultDeps = ListeningDeps & { readonly vault: Vault };
