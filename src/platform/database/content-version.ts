import type { Database } from '#platform/database/database.ts';
import { holdsConnection } from '../asker.ts';

/** Answers the version of the public content as of a moment after the question was asked. */
export type ContentVersion = () => Promise<number>;

/**
 * Reads the version from the database for each question, but lets all who ask while one reading
 * is on its way share the next one: never an answer older than its question, and under load one
 * small query serves hundreds of visitors. Those who hold a connection share with each other alone.
 */
export function createContentVersion(database: Pick<Database, 'asCaller'>): ContentVersion {
  const [ofHolders, ofOthers] = [createSharedVersion(database), createSharedVersion(database)];
  return () => (holdsConnection() ? ofHolders() : ofOthers());
}

function createSharedVersion(database: Pick<Database, 'asCaller'>): ContentVersion {
  let running: Promise<number> | undefined;
  let next: Promise<number> | undefined;

  function read(): Promise<number> {
    const reading = database.asCaller({ role: 'anon' }, async (tx) => {
      const row = await tx
        .selectFrom('content_version')
        .select('version')
        .executeTakeFirstOrThrow();
      return row.version;
    });
    running = reading;
    const done = () => {
      if (running === reading) running = undefined;
    };
    reading.then(done, done);
    return reading;
  }

  return function currentVersion() {
    if (!running) return read();
    next ??= running
      .then(
        () => undefined,
        () => undefined,
      )
      .then(() => {
        next = undefined;
        return read();
      });
    return next;
  };
}
