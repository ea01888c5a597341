import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { Logo } from '#ui/logo.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { HelpNumbers } from './help-numbers.tsx';
import { LanguageSwitch } from './language-switch.tsx';

/**
 * The frame of an account screen where no script runs, to stand in a `noscript`. Nothing in it may have
 * one of its own: its end would be the end of both.
 */
export function PlainAccountFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('shell');
  return (
    <>
      <header className="border-b border-line bg-paper">
        <Container className="flex h-16 items-center justify-between">
          <Link to="/" aria-label={t('navigation.home')}>
            <Logo />
          </Link>
          <LanguageSwitch />
        </Container>
      </header>
      <main className="pb-24">
        {children}
        <Container>
          <section aria-labelledby="help-now">
            <h2 id="help-now" className="text-2xl">
              {t('noScript.help')}
            </h2>
            <HelpNumbers />
          </section>
        </Container>
      </main>
    </>
  );
}

/** What a screen that needs scripts says where there are none: why, and how to go on. */
export function AccountWithoutScripts() {
  const t = useTranslations('shell.noScript');
  return (
    <Container>
      <PageTitle title={t('title')} intro={t('intro')}>
        <ButtonLink to="/box">{t('boxes')}</ButtonLink>
        <ButtonLink to="/contact" kind="secondary">
          {t('contact')}
        </ButtonLink>
      </PageTitle>
    </Container>
  );
}
