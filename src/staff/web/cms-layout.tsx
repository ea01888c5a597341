import { type LoaderFunctionArgs, Outlet, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSession } from '#accounts/web/session-provider.tsx';
import { SIGN_IN_TEXTS, SignedInOnly } from '#accounts/web/signed-in-only.tsx';
import { useStaffMay } from '#accounts/web/use-staff-may.ts';
import { PRODUCT_KEY } from '#basics/product-name.ts';
import { pageContext } from '#platform/page-context.ts';
import { Area } from '#ui/area.tsx';
import { NotForYourRole } from './not-for-your-role.tsx';
import { isStepMissing, SecondStepNeeded } from './second-step-needed.tsx';
import { STAFF_PLACES, staffActAt, staffPlaceAt } from './staff-places.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return {
    messages: context
      .get(pageContext)
      .messages(SIGN_IN_TEXTS, 'staff.space', 'staff.team.needsStep', 'accounts.own.security'),
  };
}

export { isRetried as shouldRevalidate } from '#platform/browser/retry-policy.ts';

/** Around every screen of staff. Who comes in is decided by the database, screen by screen. */
export default function CmsLayout() {
  const t = useTranslations('staff.space');
  const { pathname } = useLocation();
  const may = useStaffMay();
  const state = useSession();
  const act = staffActAt(pathname);
  return (
    <SignedInOnly keepsTyped>
      {() => (
        <Area
          storageKey={`${PRODUCT_KEY}-side`}
          label={t('label')}
          words={{ fold: t('navigation.fold'), unfold: t('navigation.unfold') }}
          places={STAFF_PLACES.filter(([, , , needed]) => may(needed)).map(([to, name, icon]) => ({
            to: staffPlaceAt(to, pathname),
            label: t(`navigation.${name}`),
            icon,
            isExact: to === '/cms',
          }))}
        >
          {isStepMissing(state) ? (
            <SecondStepNeeded />
          ) : act === undefined || may(act) ? (
            <Outlet />
          ) : (
            <NotForYourRole />
          )}
        </Area>
      )}
    </SignedInOnly>
  );
}
