import type { IncomingMessage } from 'node:http';
import type { Clock } from '#platform/clock.ts';
import type { Caller } from '#platform/database/caller.ts';
import type { Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log.ts';
import type { Identify } from '../call.ts';
import type { RevokedSessions } from '../tokens/revoked-sessions.ts';

export type RealtimeDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly identify: Identify;
  /** Where a connection comes from, as far as it can be trusted. */
  readonly networkOfSocket: (request: IncomingMessage) => string;
  /** The caller that a token proves. @throws InvalidToken */
  readonly callerOf: (token: string) => Promise<Caller>;
  /** Whether there are topics that anybody may join; else only those that policies open. */
  readonly hasPublicTopics: boolean;
  /** Whether what somebody asks too often is refused. */
  readonly hasFairUse: boolean;
  readonly revoked: Pick<RevokedSessions, 'has'>;
};
