import pg from 'pg';

/** Whether the database refused because of the constraint or unique index of that name. */
export function isViolationOf(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.constraint === constraint;
}

/** Whether the database refused because the caller has no right (row-level security included). */
export function isMissingRight(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '42501';
}
