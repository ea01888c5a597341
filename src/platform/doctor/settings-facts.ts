import type { Config } from '../config.ts';
import { type Fact, ok, warning } from './fact.ts';

/** Of settings that may be so, and are not what a real installation has. */
export function settingsFacts(config: Config): readonly Fact[] {
  return [
    config.databaseUrl
      ? ok('DATABASE_URL', 'a server of your own')
      : warning(
          'DATABASE_URL',
          'not set: the built-in server keeps all data in DATA_DIR, on this machine alone',
        ),
    paymentsFact(config),
    config.publicUrl?.startsWith('https://') && config.trustedProxies === 0
      ? warning(
          'TRUSTED_PROXIES',
          '0, and what answers https is in front: all visitors count as one. Set it to 1, or to how many there are',
        )
      : ok('TRUSTED_PROXIES', String(config.trustedProxies)),
    config.backupRecipients.length > 0
      ? ok('BACKUP_RECIPIENTS', 'set')
      : warning(
          'BACKUP_RECIPIENTS',
          'not set: "npm run backup" writes nothing. Make keys with "npm run backup -- keys FILE", or know who else keeps copies',
        ),
  ];
}

function paymentsFact({ stripe, hasSandboxPayments, isSandboxForAll }: Config): Fact {
  if (isSandboxForAll)
    return warning(
      'SANDBOX_PAYMENTS',
      'on: everybody may pay with play money. Leave it out where goods are sent',
    );
  if (stripe) return ok('payments', 'by Stripe');
  if (hasSandboxPayments) return ok('payments', 'with play money, on this machine alone');
  return warning(
    'payments',
    'by transfer only: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET open the rest',
  );
}
