import { createContext, data } from 'react-router';
import type { Contract, InputOf, OutputOf } from '#basics/contract.ts';
import type { ParisDay } from '#basics/dates.ts';
import type { FormResult } from '#basics/form-result.ts';
import type { Language } from '#basics/language.ts';
import type { MessageTree } from '#basics/messages.ts';
import { httpStatusOf, Refusal, type RefusalDetails } from '#basics/refusal.ts';
import type { Settings } from '#basics/settings.ts';

/** What a page's loader may use while the server renders it: the same functions as the browser. */
export type PageServices = {
  readonly language: Language;
  readonly publicUrl: string;
  /** What the page's own calls show while nobody is signed in. */
  readonly applicationKey: string;
  /** The day in Paris, by the server's clock. */
  readonly today: ParisDay;
  /** The instant, by the server's clock. */
  readonly now: Date;
  /** Where the page is shown again because a form of it was refused. */
  readonly answer: FormResult | undefined;
  /** What staff decided, as of now. */
  settings(): Promise<Settings>;
  /** Calls a function of the server in process, with the visitor's rights. */
  call<C extends Contract>(contract: C, input: InputOf<C>): Promise<OutputOf<C>>;
  /** The visitor's language only, and only the named parts of it ('shop.box', 'site.home'). */
  messages(...namespaces: string[]): MessageTree;
  /** Where the picture of the page at this path is, and its words; undefined where it has none. */
  sharePicture(path: string): Promise<{ path: string; alt: string } | undefined>;
  /** Writes an unforeseen fault of the rendering to the log. */
  report(error: unknown): void;
};

type PageContext = ReturnType<typeof createContext<PageServices>>;
const shared = globalThis as { prevenancePageContext?: PageContext };

/**
 * One object for the whole process: the server that fills it and the built pages that read it are
 * two bundles, each with its own copy of this module.
 */
shared.prevenancePageContext ??= createContext<PageServices>();
export const pageContext = shared.prevenancePageContext;

/** A refusal inside a loader becomes the page with that status (404, 503 …), not a crash. */
export function asPageRefusal(error: unknown): unknown {
  if (!(error instanceof Refusal)) return error;
  const { code, details } = error;
  return data({ code, ...(details && { details }) }, { status: httpStatusOf(code) });
}

/** What a refusal inside a loader says beside its code. */
export function detailsOf(pageRefusal: unknown): RefusalDetails {
  const body = (pageRefusal as { data?: { details?: RefusalDetails } } | undefined)?.data;
  return body?.details ?? {};
}
