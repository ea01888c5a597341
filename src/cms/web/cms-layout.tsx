import {
  Boxes,
  Building2,
  FolderOpen,
  Handshake,
  House,
  Image,
  MessagesSquare,
  PackageCheck,
  SlidersHorizontal,
} from 'lucide-react';
import { type LoaderFunctionArgs, Outlet, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { SIGN_IN_TEXTS, SignedInOnly } from '#accounts/web/signed-in-only.tsx';
import { pageContext } from '#platform/page-context.ts';
import { Container } from '#ui/container.tsx';
import { SideNavigation } from '#ui/side-navigation.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages(SIGN_IN_TEXTS, 'cms.space') };
}

export { asksAgain as shouldRevalidate } from '#platform/browser/asks-again.ts';

const PLACES = [
  ['/cms', 'home', House],
  ['/cms/orders', 'orders', PackageCheck],
  ['/cms/requests', 'requests', MessagesSquare],
  ['/cms/products', 'products', Boxes],
  ['/cms/images', 'images', Image],
  ['/cms/media', 'media', FolderOpen],
  ['/cms/partners/applications', 'partners', Handshake],
  ['/cms/companies', 'companies', Building2],
  ['/cms/settings', 'settings', SlidersHorizontal],
] as const;

/** Around every screen of staff. Who comes in is decided by the database, screen by screen. */
export default function CmsLayout() {
  const t = useTranslations('cms.space');
  const { pathname } = useLocation();
  // One place with two addresses: who stands at either is there.
  const isAmongPartners = pathname.startsWith('/cms/partners/');
  return (
    <SignedInOnly keepsTyped>
      {() => (
        <Container
          width="wide"
          className="grid gap-8 pt-6 pb-16 lg:grid-cols-[10rem_minmax(0,1fr)] lg:gap-10 lg:pt-10"
        >
          <div className="min-w-0 print:hidden lg:sticky lg:top-24 lg:self-start">
            <SideNavigation
              label={t('label')}
              places={PLACES.map(([to, name, icon]) => ({
                to: name === 'partners' && isAmongPartners ? pathname : to,
                label: t(`navigation.${name}`),
                icon,
                isExact: to === '/cms',
              }))}
            />
          </div>
          <div className="min-w-0">
            <Outlet />
          </div>
        </Container>
      )}
    </SignedInOnly>
  );
}
