import type { RefusalBody } from './refusal.ts';

/** What a form holds, field by field, as text. */
export type TypedFields = Readonly<Record<string, string>>;

/** What a page says of a form that was sent without scripts and refused: nothing of it was kept. */
export interface FormResult {
  /** The name of the form: a page may have several. */
  readonly form: string;
  /** Put back into the fields. */
  readonly typed: TypedFields;
  readonly refusal: RefusalBody;
}
