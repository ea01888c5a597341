import { sealEarlierAnswers } from '#listening/server/vault/seal-earlier.ts';
import { markEarlierErasures } from '#listening/server/vault/tombstones.ts';
import { rolePassword } from '#platform/database/role-password.ts';
import { resolveVault } from '#platform/database/server.ts';
import { joinVault } from '#platform/vault/installation.ts';
import { openVault } from '#platform/vault/vault.ts';
import { readVaultKey } from '#platform/vault/vault-key.ts';
import { compose } from './compose.ts';
import { type OpenApplication, openApplication, type Place } from './open-application.ts';
import type { Pages } from './page-sources.ts';

/** Opens everything in this process: the backend, demo data, pages and what the rooms do. */
export function openProduct(place: Place, pages: Pages): Promise<OpenApplication> {
  const { config, log } = place;
  return openApplication(place, async ({ owner, closing, ...parts }) => {
    if (config.hasDemoSeed) {
      const { seedDemo } = await import('../../db/seed/seed-demo.ts');
      await seedDemo(parts.database);
    }
    const opened = await openVault({
      owner: await resolveVault(config.vaultDatabaseUrl, owner, () =>
        config.current('VAULT_DATABASE_URL'),
      ),
      key: await readVaultKey(config),
      password: await rolePassword('vault_keeper', config),
      log,
    });
    const vault = closing.adopt(opened, (each) => each.close());
    const keeper = { ...parts, vault };
    await joinVault(keeper, () => markEarlierErasures(keeper));
    await sealEarlierAnswers(keeper);
    if (config.hasDemoSeed) {
      const { seedListening } = await import('../../db/seed/seed-listening.ts');
      const { seedRisks } = await import('../../db/seed/seed-risks.ts');
      await seedListening(keeper);
      await seedRisks({ ...parts, log });
    }
    return compose({ ...parts, vault, pages });
  });
}
