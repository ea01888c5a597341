import pg from 'pg';

/** Whether the database refused because of the constraint or unique index of that name. */
export function isViolationOf(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.constraint === constraint;
}

/** Whether the database refused because the caller has no right (row-level security included). */
export function isMissingRight(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '42501';
}

/** Whether a statement took longer than its caller's may. */
export function isTooSlow(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '57014';
}

// untranslatable_character, character_not_in_repertoire: a null character or half of a pair, which
// JSON can carry and PostgreSQL cannot keep.
const UNKEEPABLE = new Set(['22021', '22P05']);

/** Whether a text was sent that the database cannot keep. */
export function isUnkeepableText(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false;
  // Within a value of JSON, half of a pair is told as wrong syntax.
  return UNKEEPABLE.has(error.code ?? '') || /\bsurrogate\b/.test(error.detail ?? '');
}
