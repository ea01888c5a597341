import type { LoaderFunctionArgs } from 'react-router';
import { ACCOUNT_TEXTS, AccountPage } from '#accounts/web/account-page.tsx';
import { pageContext } from '#platform/page-context.ts';
import { OwnDuerps } from '#risks/web/own-duerps.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages(...ACCOUNT_TEXTS, 'risks.own') };
}

/** One’s own account, from one room, and the risk documents one may read, from another. */
export default function OwnPage() {
  return (
    <AccountPage>
      <OwnDuerps />
    </AccountPage>
  );
}
