import type { Database } from '#platform/database/database.ts';

/** Answers the version of the public content as of a moment after the question was asked. */
export type ContentVersion = () => Promise<number>;

/**
 * Reads the version from the database for each question, but lets all who ask while one reading
 * is on its way share the next one: never an answer older than its question, and under load one
 * small query serves hundreds of visitors.
 */
export function createContentVersion(database: Pick<Database, 'asCaller'>): ContentVersion {
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
