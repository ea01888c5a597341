import { type LoaderFunctionArgs, Outlet, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { isSignInPath } from '#accounts/rules/next-address.ts';
import { PlainLinkSignIn } from '#accounts/web/plain-link-sign-in.tsx';
import { useSession } from '#accounts/web/session-provider.tsx';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import { QueryProvider } from '#platform/browser/query-provider.tsx';
import { pageContext } from '#platform/page-context.ts';
import { PulsingScreen } from '#ui/pulsing-screen.tsx';
import { AccountWithoutScripts, PlainAccountFrame } from './account-without-scripts.tsx';
import { AppFrame } from './app-frame.tsx';
import { PublicFrame } from './public-frame.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  return {
    messages: page.messages('frame', 'company.space.navigation', 'staff.space.navigation'),
  };
}

export { isRetried as shouldRevalidate } from '#platform/browser/retry-policy.ts';

/** Screens that need to know who is there: nothing is drawn until the session is known. */
export default function AccountLayout() {
  const t = useTranslations('shell');
  const { status } = useSession();
  const { pathname } = useLocation();
  if (status === 'loading') {
    return (
      <>
        {/* In the server's own words: what is somebody's is in no list of results. */}
        <meta name="robots" content="noindex" />
        <title>{PRODUCT_NAME}</title>
        <div className="noscript:hidden">
          <PulsingScreen label={t('loading')} />
        </div>
        <noscript>
          <PlainAccountFrame>
            {pathname === '/auth' ? <PlainLinkSignIn /> : <AccountWithoutScripts />}
          </PlainAccountFrame>
        </noscript>
      </>
    );
  }
  // By the address alone: were it by the session, whoever is signed out in the middle of a form would lose it.
  const OwnFrame = isSignInPath(pathname) ? PublicFrame : AppFrame;
  return (
    <QueryProvider>
      <OwnFrame>
        <Outlet />
      </OwnFrame>
    </QueryProvider>
  );
}
