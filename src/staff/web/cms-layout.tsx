import { type LoaderFunctionArgs, Outlet, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { SIGN_IN_TEXTS, SignedInOnly } from '#accounts/web/signed-in-only.tsx';
import { PRODUCT_KEY } from '#basics/product-name.ts';
import { pageContext } from '#platform/page-context.ts';
import { Area } from '#ui/area.tsx';
import { STAFF_PLACES, staffPlaceAt } from './staff-places.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages(SIGN_IN_TEXTS, 'staff.space') };
}

export { isRetried as shouldRevalidate } from '#platform/browser/retry-policy.ts';

/** Around every screen of staff. Who comes in is decided by the database, screen by screen. */
export default function CmsLayout() {
  const t = useTranslations('staff.space');
  const { pathname } = useLocation();
  return (
    <SignedInOnly keepsTyped>
      {() => (
        <Area
          storageKey={`${PRODUCT_KEY}-side`}
          label={t('label')}
          words={{ fold: t('navigation.fold'), unfold: t('navigation.unfold') }}
          places={STAFF_PLACES.map(([to, name, icon]) => ({
            to: staffPlaceAt(to, pathname),
            label: t(`navigation.${name}`),
            icon,
            isExact: to === '/cms',
          }))}
        >
          <Outlet />
        </Area>
      )}
    </SignedInOnly>
  );
}
