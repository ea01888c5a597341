import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { CatalogueLends } from '../../lends.ts';

/** What keeping the catalogue needs of the outside world. */
export type CatalogueDeskDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly catalogue: Pick<CatalogueLends, 'readPublishedProduct'>;
  /** A file as the product reads it, above every rule. */
  readonly readFile: (
    bucket: string,
    name: string,
  ) => Promise<{ readonly bytes: Buffer; readonly contentType: string } | undefined>;
  /** Keeps a file of the product's own making. */
  readonly keepFile: (
    bucket: string,
    name: string,
    file: { readonly bytes: Buffer; readonly contentType: string },
  ) => Promise<void>;
};
