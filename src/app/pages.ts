import { type Context, Hono } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { asRefused, type FunctionsHost } from '#backend/functions/functions-host.ts';
import { type ParisDay, parisDayOf } from '#basics/dates.ts';
import type { FormResult } from '#basics/form-result.ts';
import { type Language, languageCookie } from '#basics/language.ts';
import { isNoticeDue } from '#basics/settings.ts';
import type { Clock } from '#platform/clock.ts';
import type { ContentVersion } from '#platform/database/content-version.ts';
import { type BudgetLimits, createBudget } from '#platform/fair-share.ts';
import type { FormAction } from '#platform/form-action.ts';
import type { Log } from '#platform/log.ts';
import { asPageRefusal, type PageServices, pageContext } from '#platform/page-context.ts';
import type { SettingsReader } from '#platform/settings/settings-reader.ts';
import { createVersionedCache } from '#platform/versioned-cache.ts';
import { createFormActions, type ShowPage } from './form-actions.ts';
import { addressOfPage } from './page-address.ts';
import { createPageTexts, type PageTexts } from './page-texts.ts';
import { type Encoding, finishPage, type RenderedPage } from './rendered-page.ts';
import { requestLanguage } from './request-language.ts';
import { sharePictureOf } from './share-pictures.ts';

const KEPT_PAGES = 500;
/** What a page answers whose database cannot be reached, or has too much to do. */
const NOT_NOW = [429, 503];
/**
 * Rendering is the dearest thing that an address asks for. Pages that are kept cost nobody anything; of
 * others one network may have 500 at once, and then ten a second.
 */
const RENDER_MS = 30;
const RENDERS: BudgetLimits = { mostMs: 15_000, backMsPerSecond: 300 };

export type PagesDeps = {
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  readonly publicUrl: string;
  readonly applicationKey: string;
  readonly functions: FunctionsHost;
  readonly contentVersion: ContentVersion;
  readonly settings: SettingsReader;
  readonly clock: Clock;
  readonly log: Log;
  /** What public pages take from browsers without scripts. */
  readonly forms: readonly FormAction[];
  readonly networkOf: (c: Context) => string;
  /** Whether one network may have only so many pages rendered. */
  readonly hasFairUse: boolean;
  /** The whole application, asked in process. */
  readonly fetch: (request: Request, env: unknown) => Response | Promise<Response>;
  /** Of other sites on which orders are paid. */
  readonly payOrigins: readonly string[];
  /** Development renders each page anew. */
  readonly keepsPages: boolean;
};

/** Every page of the site, rendered in the visitor's language. */
export function createPages(deps: PagesDeps): Hono {
  const isHttps = deps.publicUrl.startsWith('https:');
  const handle = createRequestHandler(deps.build, deps.keepsPages ? 'production' : 'development');
  const cache = createVersionedCache<RenderedPage>({
    size: KEPT_PAGES,
    isKept: ({ status }) => status === 200,
  });
  const renders = createBudget(RENDERS);
  const texts = createPageTexts({ areBuilt: deps.keepsPages });

  /** A form that is sent counts as a page. @throws TooBusy where this network has had too many rendered */
  function countRender(network: string): void {
    if (!deps.hasFairUse) return;
    renders.refuseSpent(network);
    renders.spend(network, RENDER_MS);
  }

  /** No cookie and no credential reaches the renderer: what it writes is the same for everybody. */
  function render(url: URL, language: Language, answer?: FormResult): Promise<Response> {
    const context = new RouterContextProvider();
    context.set(pageContext, pageServices(deps, texts, language, answer));
    return handle(new Request(addressOfPage(url, deps.publicUrl)), context);
  }

  /** Where an order is paid: the form that places it leads there. */
  const targetsOf = ({ pathname }: URL) =>
    pathname.startsWith('/checkout') ? deps.payOrigins : [];

  /** @throws TooBusy */
  async function finished(url: URL, language: Language, network: string): Promise<RenderedPage> {
    const key = keptUnder(url, language, parisDayOf(deps.clock.now()));
    const formTargets = targetsOf(url);
    const once = async () => {
      countRender(network);
      return finishPage(await render(url, language), { formTargets });
    };
    if (!key) return notKept(await once());
    // Without its database the site still answers: with the page as it was last, or one that says what it
    // cannot show.
    const version = await deps.contentVersion().catch(() => undefined);
    const place = `${key} ${await announced(deps, version).catch(() => '')}`;
    if (version === undefined) return cache.last(place) ?? once();
    if (!cache.has(place, version)) countRender(network);
    const page = await cache.get(place, version, async () =>
      finishPage(await render(url, language), { formTargets, isKept: true }),
    );
    return (NOT_NOW.includes(page.status) && cache.last(place)) || page;
  }

  const pages = new Hono().on(['GET', 'HEAD'], '*', async (c) => {
    const language = requestLanguage(c.req.raw);
    const url = new URL(c.req.url);
    if (!deps.keepsPages) return render(url, language);
    const page = await finished(url, language, deps.networkOf(c));
    return send(c, page, { language, url, isHttps });
  });
  const showAnswer: ShowPage = async (c, answer, status) => {
    const language = requestLanguage(c.req.raw);
    const url = new URL(c.req.url);
    const formTargets = targetsOf(url);
    const page = await finishPage(await render(url, language, answer), { formTargets });
    const answered = { ...notKept(page), ...(page.status === 200 && { status }) };
    return send(c, answered, { language, url, isHttps });
  };
  const forms = createFormActions({ ...deps, countSent: countRender }, showAnswer);
  return pages.route('/', forms);
}

/** It was made of what one visitor asked: nobody between us keeps it either. */
function notKept(page: RenderedPage): RenderedPage {
  return { ...page, headers: { ...page.headers, 'Cache-Control': 'private, no-cache' } };
}

function pageServices(
  deps: PagesDeps,
  texts: PageTexts,
  language: Language,
  answer: FormResult | undefined,
): PageServices {
  return {
    language,
    answer,
    publicUrl: deps.publicUrl,
    applicationKey: deps.applicationKey,
    today: parisDayOf(deps.clock.now()),
    now: deps.clock.now(),
    settings: () => deps.settings.read().catch(refuse),
    sharePicture: (path) => sharePictureOf(deps.functions, path, language),
    report: (error) => deps.log.error({ err: error }, 'page failed'),
    messages: (...namespaces) => texts(language, namespaces),
    async call(contract, input) {
      const call = { caller: { role: 'anon' }, language, network: 'page' } as const;
      try {
        return await deps.functions.call(contract, call, input);
      } catch (error) {
        refuse(error);
      }
    },
  };
}

function refuse(error: unknown): never {
  throw asPageRefusal(asRefused(error));
}

/** A notice comes and goes at its hour, although nothing else of the page has changed. */
async function announced(
  { settings, clock }: PagesDeps,
  version: number | undefined,
): Promise<string> {
  const { notice } = await (version === undefined ? settings.read() : settings.ofVersion(version));
  return isNoticeDue(notice, clock.now()) ? 'with notice' : '';
}

/**
 * Pages whose address carries nothing but known parameters are kept, for the day they show; others
 * are rendered alone.
 */
function keptUnder(url: URL, language: Language, day: ParisDay): string | undefined {
  const parameters = [...url.searchParams.keys()].filter(
    (name) => name !== 'lang' && name !== '_routes',
  );
  if (parameters.length > 0 || url.pathname.length > 200) return undefined;
  return `${day} ${language} ${url.pathname} ${url.searchParams.get('_routes') ?? ''}`;
}

type Sent = { readonly language: Language; readonly url: URL; readonly isHttps: boolean };

function send(c: Context, page: RenderedPage, { language, url, isHttps }: Sent): Response {
  const headers: Record<string, string> = { ...page.headers, 'Content-Language': language };
  if (url.searchParams.has('lang')) {
    headers['Set-Cookie'] = languageCookie(language, { isHttps });
  }
  if (c.req.header('if-none-match') === page.etag) return c.body(null, 304, headers);
  const encoding = acceptedEncoding(c.req.header('accept-encoding') ?? '');
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  return c.body(page.bodies[encoding], page.status as 200, headers);
}

function acceptedEncoding(header: string): Encoding {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(header)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(header)) return 'gzip';
  return 'identity';
}
