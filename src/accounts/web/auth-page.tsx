import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { pageContext } from '#platform/page-context.ts';
import { PageHead } from '#ui/page-head.tsx';
import { ContinueLink } from './continue-link.tsx';
import { LinkSignIn } from './link-sign-in.tsx';
import { useReturnPath } from './use-return-path.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages('accounts.signIn') };
}

/** The way in: a link by e-mail first, a password for those who want one. */
export default function AuthPage() {
  const t = useTranslations('accounts.signIn');
  const next = useReturnPath();
  return (
    <ContinueLink next={next}>
      <PageHead title={t('title')} description={t('description')} />
      <LinkSignIn title={t('link.heading')} intro={t('link.intro')} next={next} mayHaveCode />
    </ContinueLink>
  );
}
