import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { SIGN_IN_TEXTS, SignedInOnly } from '#accounts/web/signed-in-only.tsx';
import { pageContext } from '#platform/page-context.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHead } from '#ui/page-head.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages(SIGN_IN_TEXTS) };
}

/** A screen that is announced and not there yet. */
export default function SoonPage() {
  const t = useTranslations('shell.soon');
  return (
    <SignedInOnly>
      {() => (
        <>
          <PageHead title={t('title')} />
          <EmptyState
            titleAs="h1"
            title={t('title')}
            text={t('text')}
            action={<ButtonLink to="/">{t('home')}</ButtonLink>}
          />
        </>
      )}
    </SignedInOnly>
  );
}
