import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ACCOUNT_TEXTS, AccountPage } from '#accounts/web/account-page.tsx';
import { useSession } from '#accounts/web/session-provider.tsx';
import { pageContext } from '#platform/page-context.ts';
import { LinkedDuerp } from '#risks/web/linked-duerp.tsx';
import { OwnDuerps } from '#risks/web/own-duerps.tsx';
import { ButtonLink } from '#ui/button-link.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages(...ACCOUNT_TEXTS, 'risks.own') };
}

/**
 * One’s own account, from one room, and the risk documents one may read, from another; or those that a
 * link lets somebody read who has no account.
 */
export default function OwnPage() {
  const [parameters] = useSearchParams();
  const token = parameters.get('document');
  if (token !== null) return <LinkedDuerp token={token} />;
  return (
    <AccountPage>
      <StaffDoor />
      <OwnDuerps />
    </AccountPage>
  );
}

/** The way to the screens of staff, for who is marked as one of them. */
function StaffDoor() {
  const t = useTranslations('shell.navigation');
  const { session } = useSession();
  if (session?.user.app_metadata.staff !== true) return null;
  return (
    <p>
      <ButtonLink to="/cms/products" kind="secondary">
        {t('staff')}
      </ButtonLink>
    </p>
  );
}
