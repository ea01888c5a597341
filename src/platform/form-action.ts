import { createHash } from 'node:crypto';
import type { Contract, InputOf, OutputOf } from '#basics/contract.ts';
import type { ParisDay } from '#basics/dates.ts';
import type { TypedFields } from '#basics/form-result.ts';

/** A form of a public page as a browser without scripts sends it: `POST` to the address of its page. */
export type FormAction = {
  /** By which the page finds what was refused (`useFormAnswer`). */
  readonly name: string;
  /** The path of its page; the parameters of the address are those of the page that held the form. */
  readonly path: string;
  /**
   * Calls the functions that scripts call. Answers where the visitor goes on, or the file they asked for.
   * @throws Refusal, which the page then shows with what was typed
   */
  readonly send: (typed: TypedFields, sent: SentForm) => Promise<string | SavedFile>;
};

export type SavedFile = { readonly file: Blob; readonly name: string };

export type SentForm = {
  /** The parameters of the page. */
  readonly address: URLSearchParams;
  readonly today: ParisDay;
  /** With the rights and the rate limits of the visitor. */
  readonly call: <C extends Contract>(contract: C, input: InputOf<C>) => Promise<OutputOf<C>>;
  /** Posts JSON to the backend, as the client of the page would. */
  readonly ask: (path: string, body: unknown) => Promise<Response>;
};

/** The same words make the same key, so that what is sent twice is kept once. */
export function contentKey(...words: readonly string[]): string {
  const digest = createHash('sha256').update(JSON.stringify(words)).digest('hex');
  // Shaped as what it stands for, a version 4 of RFC 9562.
  const shaped = `${digest.slice(0, 12)}4${digest.slice(13, 16)}8${digest.slice(17, 32)}`;
  return shaped.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
