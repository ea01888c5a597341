import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { Limits } from '#platform/limits.ts';
import type { Log } from '#platform/log.ts';
import type { Identify } from '../call.ts';
import type { Secrets } from '../tokens/secrets.ts';
import type { SigningKeys } from '../tokens/signing-keys.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** What the account service is made of. */
export type AuthDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly tokens: Tokens;
  readonly keys: SigningKeys;
  readonly secrets: Secrets;
  readonly identify: Identify;
  readonly settings: Config['auth'];
  readonly limits: Limits;
  /** Whether text messages can be sent, so that a phone number is an identity. */
  readonly hasTexts: boolean;
  readonly publicUrl: string;
};
