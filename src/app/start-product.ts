import { markEarlierErasures } from '#listening/server/vault/tombstones.ts';
import type { Config } from '#platform/config.ts';
import { rolePassword } from '#platform/database/role-password.ts';
import { resolveVault } from '#platform/database/server.ts';
import type { Log } from '#platform/log.ts';
import { joinVault } from '#platform/vault/installation.ts';
import { openVault } from '#platform/vault/vault.ts';
import { readVaultKey } from '#platform/vault/vault-key.ts';
import { seedDemo } from '../../db/seed/seed-demo.ts';
import { seedListening } from '../../db/seed/seed-listening.ts';
import { seedRisks } from '../../db/seed/seed-risks.ts';
import { composeProduct } from './compose-product.ts';
import { openBuiltPages, openDevelopmentPages } from './page-sources.ts';
import { type RunningServer, startServer } from './start-server.ts';

type Setting = { readonly config: Config; readonly log: Log; readonly isDevelopment: boolean };

/** Starts everything in this process: the backend, demo data, pages and what the rooms do. */
export function startProduct({ config, log, isDevelopment }: Setting): Promise<RunningServer> {
  return startServer({
    config,
    log,
    // What Vite serves are sources.
    host: isDevelopment ? '127.0.0.1' : undefined,
    prepare: (server) => (isDevelopment ? openDevelopmentPages(server) : openBuiltPages(log)),
    async compose({ owner, closeLast, ...parts }, pages) {
      if (config.hasDemoSeed) await seedDemo(parts.database);
      const vault = await openVault({
        owner: await resolveVault(config.vaultDatabaseUrl, owner, () =>
          config.current('VAULT_DATABASE_URL'),
        ),
        key: await readVaultKey(config),
        password: await rolePassword('vault_keeper', config),
        log,
      });
      closeLast(() => vault.close());
      const keeper = { ...parts, vault };
      await joinVault(keeper, () => markEarlierErasures(keeper));
      if (config.hasDemoSeed) {
        await seedListening(keeper);
        await seedRisks({ ...parts, log });
      }
      return composeProduct({ ...parts, vault, pages });
    },
  });
}
