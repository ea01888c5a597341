import { type ReactNode, useEffect, useState } from 'react';
import {
  Links,
  type LoaderFunctionArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { IntlProvider } from 'use-intl';
import { SessionProvider } from '#accounts/web/session-provider.tsx';
import { type MessageTree, mergeMessages } from '#basics/messages.ts';
import { isNoticeDue } from '#basics/settings.ts';
import { APPLICATION_KEY_NAME } from '#platform/browser/auth-client.ts';
import { OrganisationProvider } from '#platform/browser/organisation.tsx';
import { type PageServices, pageContext } from '#platform/page-context.ts';
import { CartProvider } from '#shop/sales/web/cart-provider.tsx';
import textLetters from '#ui/fonts/atkinson-text.woff2?url';
import titleLetters from '#ui/fonts/newsreader-title.woff2?url';
import { ToastProvider } from '#ui/toast.tsx';
import '#ui/theme.css';
import { EARLY_GESTURES } from './early-gestures.ts';
import { HEAD_SCRIPT } from './head-script.ts';
import { replayEvents } from './replay-events.ts';
import { ROOT_ELEMENT_ID } from './require-root-element.ts';
import { AppUpdates } from './shell/app-updates.tsx';
import { ErrorPage } from './shell/error-page.tsx';
import { PublicFrame } from './shell/public-frame.tsx';
import { SiteNotice } from './shell/site-notice.tsx';

const VIEWPORT = 'width=device-width, initial-scale=1';
/** The client’s wish, until staff lift it. */
const FIXED_VIEWPORT = `${VIEWPORT}, maximum-scale=1, user-scalable=no`;
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { organisation, isZoomAllowed, notice } = await page.settings();
  return {
    language: page.language,
    publicUrl: page.publicUrl,
    applicationKey: page.applicationKey,
    organisation,
    isZoomAllowed,
    notice: notice && {
      text: notice[page.language],
      from: notice.from.getTime(),
      until: notice.until.getTime(),
      isDue: isNoticeDue(notice, page.now),
    },
    answer: page.answer,
    messages: page.messages('shell', 'orders.cart'),
    shared: await sharedAs(page, new URL(request.url).pathname),
  };
}

/** How this page looks where it is shared. A page without its picture is still a page. */
async function sharedAs(page: PageServices, path: string) {
  const picture = await page.sharePicture(path).catch((error: unknown) => {
    page.report(error);
    return undefined;
  });
  return picture && { of: path, ...picture };
}

export { isRetried as shouldRevalidate } from '#platform/browser/retry-policy.ts';

/** The frame of every page, errors included. */
export function Layout({ children }: { children: ReactNode }) {
  const site = useSite();
  // The page of an error takes the place of the whole document; these scripts have run by then, and
  // script text that is written later is refused.
  const [isFirst] = useState(lastKnown === undefined);
  useEffect(() => void replayEvents(document), []);
  const language = site?.language ?? 'fr';
  const isLocal = LOCAL_HOSTS.has(new URL(site?.publicUrl ?? 'http://localhost').hostname);
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {isFirst && (
          <>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash */}
            <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the same */}
            <script dangerouslySetInnerHTML={{ __html: EARLY_GESTURES }} />
          </>
        )}
        <meta name="viewport" content={site?.isZoomAllowed ? VIEWPORT : FIXED_VIEWPORT} />
        <meta property="og:locale" content="fr_FR" />
        {isLocal && <meta name="robots" content="noindex" />}
        <meta name="color-scheme" content="light dark" />
        {site && <meta name={APPLICATION_KEY_NAME} content={site.applicationKey} />}
        <meta name="theme-color" content="#fbf7ef" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#141a17" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* What is read first is read in our letters. */}
        {[titleLetters, textLetters].map((href) => (
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            href={href}
            crossOrigin="anonymous"
          />
        ))}
        <Links />
      </head>
      <body>
        <div id={ROOT_ELEMENT_ID}>
          <IntlProvider
            locale={language}
            timeZone="Europe/Paris"
            messages={useTexts(site) as never}
          >
            <OrganisationProvider organisation={site?.organisation}>
              {site?.notice && (
                <SiteNotice
                  key={`${site.notice.from} ${site.notice.until} ${site.notice.isDue}`}
                  notice={site.notice}
                />
              )}
              {children}
            </OrganisationProvider>
          </IntlProvider>
        </div>
        {isFirst && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  return (
    <SessionProvider>
      <ToastProvider>
        <CartProvider>
          <Outlet />
          <AppUpdates />
        </CartProvider>
      </ToastProvider>
    </SessionProvider>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <SessionProvider>
      <ToastProvider>
        <CartProvider>
          <PublicFrame>
            <ErrorPage error={error} />
          </PublicFrame>
        </CartProvider>
      </ToastProvider>
    </SessionProvider>
  );
}

type Site = Awaited<ReturnType<typeof loader>>;

/** In the browser, what the page before knew: an error may come instead of everything. */
let lastKnown: Site | undefined;

function useSite(): Site | undefined {
  const site = useRouteLoaderData<typeof loader>('root') ?? lastKnown;
  useEffect(() => {
    lastKnown = site;
  }, [site]);
  return site;
}

/** Each loader brings the texts of its own part of the page; the page has them all. */
function useTexts(site: Site | undefined): MessageTree {
  const loaded = useMatches().map((match) => match.loaderData as WithTexts | undefined);
  const trees = [site, ...loaded].map((data) => data?.messages);
  return mergeMessages(trees.filter((tree) => tree !== undefined));
}

type WithTexts = { messages?: MessageTree };
