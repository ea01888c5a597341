import type { Transaction } from 'kysely';
import type { DB } from './schema.gen.ts';

/** A transaction on the product's database, with the rights of whoever began it. */
export type Tx = Transaction<DB>;
