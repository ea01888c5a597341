import { useTranslations } from 'use-intl';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHead } from '#ui/page-head.tsx';

/** Instead of a page that the role of whoever reads it does not open. */
export function NotForYourRole() {
  const t = useTranslations('staff.space.notYours');
  return (
    <>
      <PageHead title={t('title')} />
      <EmptyState
        titleAs="h1"
        title={t('title')}
        text={t('text')}
        action={<ButtonLink to="/cms">{t('home')}</ButtonLink>}
      />
    </>
  );
}
