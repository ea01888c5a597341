import { useTranslations } from 'use-intl';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { HelpNumbers } from './help-numbers.tsx';

/** What a screen that needs scripts says where there are none: why, how to go on, and where help is. */
export function AccountWithoutScripts() {
  const t = useTranslations('shell.noScript');
  return (
    <Container width="narrow">
      <PageTitle title={t('title')} intro={t('intro')}>
        <ButtonLink to="/box">{t('boxes')}</ButtonLink>
        <ButtonLink to="/contact" kind="secondary">
          {t('contact')}
        </ButtonLink>
      </PageTitle>
      <section aria-labelledby="help-now" className="grid gap-4">
        <h2 id="help-now" className="text-2xl">
          {t('help')}
        </h2>
        <HelpNumbers />
      </section>
    </Container>
  );
}
