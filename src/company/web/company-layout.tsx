import type { Session } from '@supabase/auth-js';
import { type LoaderFunctionArgs, Outlet, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { SIGN_IN_TEXTS, SignedInOnly } from '#accounts/web/signed-in-only.tsx';
import { pageContext } from '#platform/page-context.ts';
import { Container } from '#ui/container.tsx';
import { Loading } from '#ui/loading.tsx';
import { useChosenSpace } from './chosen-space.ts';
import { CodeScreen } from './code-screen.tsx';
import { Failure } from './failure.tsx';
import { InvitationScreen } from './invitation-screen.tsx';
import { LicenceNotice } from './licence-notice.tsx';
import { SharedSirenNotice } from './shared-siren-notice.tsx';
import { SpaceArea } from './space-area.tsx';
import { SpaceContext } from './space-context.ts';
import { useKeptSpaces } from './use-spaces.ts';
import { Welcome } from './welcome.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages(SIGN_IN_TEXTS, 'company.space') };
}

export { isRetried as shouldRevalidate } from '#platform/browser/retry-policy.ts';

/** Around every screen of a company's space: who comes in, which company, what one may do there. */
export default function CompanyLayout() {
  const [parameters] = useSearchParams();
  const token = parameters.get('invitation');
  if (token !== null) return <InvitationScreen token={token} />;
  const code = parameters.get('code');
  if (code !== null) return <CodeScreen code={code} />;
  return <SignedInOnly>{(session) => <Inside session={session} />}</SignedInOnly>;
}

function Inside({ session }: { session: Session }) {
  const t = useTranslations('company.space');
  const { data, error, refetch } = useKeptSpaces(session.user.id);
  const [space, choose] = useChosenSpace(data?.spaces ?? []);
  if (error) {
    return (
      <Container width="narrow" className="py-12">
        <Failure error={error} onRetry={() => void refetch()} />
      </Container>
    );
  }
  if (!data) {
    return (
      <Container className="py-16">
        <Loading text={t('loading')} />
      </Container>
    );
  }
  if (!space) return <Welcome invitations={data.invitations} />;
  return (
    <SpaceContext value={space}>
      <SpaceArea spaces={data.spaces} onChoose={choose}>
        <LicenceNotice />
        <SharedSirenNotice />
        <Outlet />
      </SpaceArea>
    </SpaceContext>
  );
}
