import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { FunctionsHost } from '#backend/functions/functions-host.ts';
import { parisDayOf } from '#basics/dates.ts';
import type { FormResult } from '#basics/form-result.ts';
import { httpStatusOf, Refusal, type RefusalStatus, refusalToBody } from '#basics/refusal.ts';
import type { Clock } from '#platform/clock.ts';
import type { FormAction, SentForm } from '#platform/form-action.ts';
import { requestLanguage } from './request-language.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
const FORM_TYPE = 'application/x-www-form-urlencoded';

export type FormActionsDeps = {
  readonly forms: readonly FormAction[];
  readonly publicUrl: string;
  readonly functions: FunctionsHost;
  readonly networkOf: (c: Context) => string;
  /** Counts what a form costs, the page that may be shown again among it. @throws TooBusy */
  readonly countSent: (network: string) => void;
  readonly clock: Clock;
  /** What calls of the page show while nobody is signed in. */
  readonly applicationKey: string;
  /** The whole application, asked in process. */
  readonly fetch: (request: Request, env: unknown) => Response | Promise<Response>;
};

/** Shows the page of the form again, with what is to be said of it. */
export type ShowPage = (c: Context, answer: FormResult, status: RefusalStatus) => Promise<Response>;

/** The forms of public pages, for browsers without scripts: each goes on to a page, or is shown again. */
export function createFormActions(deps: FormActionsDeps, showPage: ShowPage): Hono {
  const routes = new Hono();
  const limit = bodyLimit({ maxSize: BODY_LIMIT_BYTES, onError: (c) => c.text('Too large', 413) });
  for (const path of new Set(deps.forms.map((form) => form.path))) {
    routes.post(path, limit, (c) => receive(deps, c, path, showPage));
  }
  return routes;
}

async function receive(
  deps: FormActionsDeps,
  c: Context,
  path: string,
  showPage: ShowPage,
): Promise<Response> {
  if (isForeign(c, deps.publicUrl)) return c.text('Sent from another site', 403);
  if (!c.req.header('content-type')?.startsWith(FORM_TYPE)) return c.text('Not a form', 415);
  c.header('Cache-Control', 'no-store');
  const { form: name, ...typed } = Object.fromEntries(new URLSearchParams(await c.req.text()));
  const form = deps.forms.find((each) => each.path === path && each.name === name);
  if (!form) return c.text('Unknown form', 400);
  deps.countSent(deps.networkOf(c));
  try {
    const next = await form.send(typed, sentForm(deps, c));
    return typeof next === 'string'
      ? c.redirect(next, 303)
      : c.body(next.file.stream(), 200, {
          'Content-Type': next.file.type,
          'Content-Disposition': `attachment; filename="${next.name}"`,
        });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const answer = { form: form.name, typed, refusal: refusalToBody(error) };
    return showPage(c, answer, httpStatusOf(error.code));
  }
}

function sentForm(deps: FormActionsDeps, c: Context): SentForm {
  const { functions, networkOf, clock } = deps;
  const call = {
    // Sessions are kept where only scripts read them: whoever sends a form without is a visitor.
    caller: { role: 'anon' },
    language: requestLanguage(c.req.raw),
    network: networkOf(c),
  } as const;
  return {
    address: new URL(c.req.url).searchParams,
    today: parisDayOf(clock.now()),
    call: (contract, input) => functions.call(contract, call, input),
    ask: async (path, body) =>
      deps.fetch(
        new Request(new URL(path, deps.publicUrl), {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'Accept-Language': call.language,
            apikey: deps.applicationKey,
            // By which the visitor’s network is known, with the socket of `env`.
            'X-Forwarded-For': c.req.header('x-forwarded-for') ?? '',
            'User-Agent': c.req.header('user-agent') ?? '',
          },
          body: JSON.stringify(body),
        }),
        c.env,
      ),
  };
}

/**
 * Nothing in a form acts with a visitor’s rights, for no cookie carries any; other sites still have no
 * business sending ours.
 */
function isForeign(c: Context, publicUrl: string): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin';
  const origin = c.req.header('origin');
  return origin !== undefined && origin !== new URL(publicUrl).origin;
}
