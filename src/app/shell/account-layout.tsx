import { Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSession } from '#accounts/web/session-provider.tsx';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import { PulsingScreen } from '#ui/pulsing-screen.tsx';
import { PublicFrame } from './public-frame.tsx';

/** Screens that need to know who is there: nothing is drawn until the session is known. */
export default function AccountLayout() {
  const t = useTranslations('shell');
  const { status } = useSession();
  if (status === 'loading') {
    return (
      <>
        {/* In the server's own words: what is somebody's is in no list of results. */}
        <meta name="robots" content="noindex" />
        <title>{PRODUCT_NAME}</title>
        <PulsingScreen label={t('loading')} />
      </>
    );
  }
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}
