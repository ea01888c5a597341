import { Boxes, Building2 } from 'lucide-react';
import { type LoaderFunctionArgs, NavLink, Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { SIGN_IN_TEXTS, SignedInOnly } from '#accounts/web/signed-in-only.tsx';
import { pageContext } from '#platform/page-context.ts';
import { Container } from '#ui/container.tsx';
import { useCurrentInSight } from '#ui/use-current-in-sight.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages(SIGN_IN_TEXTS, 'cms.space') };
}

export { asksAgain as shouldRevalidate } from '#platform/browser/asks-again.ts';

const PLACES = [
  ['/cms/products', 'products', Boxes],
  ['/cms/companies', 'companies', Building2],
] as const;

/** Around every screen of staff. Who comes in is decided by the database, screen by screen. */
export default function CmsLayout() {
  const t = useTranslations('cms.space');
  const list = useCurrentInSight();
  return (
    <SignedInOnly>
      {() => (
        <Container
          width="wide"
          className="grid gap-8 pt-6 pb-16 lg:grid-cols-[10rem_minmax(0,1fr)] lg:gap-10 lg:pt-10"
        >
          <nav
            aria-label={t('label')}
            className="min-w-0 print:hidden lg:sticky lg:top-24 lg:self-start"
          >
            <ul
              ref={list}
              className="relative -mx-5 flex gap-1 overflow-x-auto px-5 pb-2 lg:mx-0 lg:flex-col lg:px-0"
            >
              {PLACES.map(([to, name, Icon]) => (
                <li key={to}>
                  <NavLink to={to} prefetch="intent" className={LINK}>
                    <Icon aria-hidden className="size-5 shrink-0" />
                    {t(`navigation.${name}`)}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="min-w-0">
            <Outlet />
          </div>
        </Container>
      )}
    </SignedInOnly>
  );
}

const LINK =
  'flex min-h-11 items-center gap-3 whitespace-nowrap rounded-md px-3 py-2 text-ink-soft no-underline ' +
  'hover:bg-sunken hover:text-ink aria-[current]:bg-primary-tint aria-[current]:font-semibold ' +
  'aria-[current]:text-primary';
