import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { pageContext } from '#platform/page-context.ts';
import { PageHead } from '#ui/page-head.tsx';
import { GoOn } from './go-on.tsx';
import { LinkSignIn } from './link-sign-in.tsx';
import { useNext } from './use-next.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages('accounts.signIn') };
}

/** The way in: a link by e-mail first, a password for those who want one. */
export default function AuthPage() {
  const t = useTranslations('accounts.signIn');
  const next = useNext();
  return (
    <GoOn next={next}>
      <PageHead title={t('title')} description={t('description')} />
      <LinkSignIn title={t('link.heading')} intro={t('link.intro')} next={next} mayHaveCode />
    </GoOn>
  );
}
