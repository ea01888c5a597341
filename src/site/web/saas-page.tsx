import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { LicenceBand } from '#basics/settings.ts';
import { highestLicenceCents } from '#shop/licences/rules/licence-prices.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Section } from '#ui/section.tsx';
import { Questions, SAAS_QUESTIONS } from './questions.tsx';
import { SaasFeatures } from './saas-features.tsx';
import { SaasPrices } from './saas-prices.tsx';
import { SaasRule } from './saas-rule.tsx';
import { SaasWeek } from './saas-week.tsx';
import { ScoreExample } from './score-example.tsx';
import { shortMoney } from './short-money.ts';

/** What the page needs to be sent. */
export const SAAS_TEXTS = ['site.saas', 'site.scoreExample'] as const;

type SaasPageProps = {
  readonly bands: readonly LicenceBand[];
  /** From how many answers on a figure is told. */
  readonly least: number;
  /** What other rooms show of the app at work. */
  readonly dashboard: ReactNode;
};

/** What the listening app does, on which terms, at which price. */
export default function SaasPage({ bands, least, dashboard }: SaasPageProps) {
  const t = useTranslations('site.saas');
  const price = shortMoney(highestLicenceCents(bands), useLocale());
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <Container className="grid items-center gap-x-14 gap-y-4 pb-14 lg:grid-cols-[1.4fr_1fr] lg:pb-20">
        <PageTitle
          eyebrow={t('hero.eyebrow')}
          title={t('hero.title')}
          intro={t('hero.intro', { price })}
        >
          <ButtonLink to="/contact?offer=saas" size="large">
            {t('hero.quote')}
          </ButtonLink>
          <ButtonLink to="#demonstration" size="large" kind="secondary">
            {t('hero.demo')}
          </ButtonLink>
        </PageTitle>
        <ScoreExample className="w-full max-w-md lg:pt-16" />
      </Container>
      <Section
        id="demonstration"
        tone="surface"
        eyebrow={t('demo.eyebrow')}
        title={t('demo.title')}
        intro={t('demo.intro')}
      >
        {dashboard}
      </Section>
      <SaasFeatures />
      <SaasRule least={least} />
      <SaasWeek />
      <SaasPrices bands={bands} />
      <Questions of="saas" names={SAAS_QUESTIONS} tone="surface" />
      <Section tone="pine" title={t('closing.title')} intro={t('closing.text', { price })}>
        <p className="flex flex-wrap gap-3">
          <ButtonLink to="/contact?offer=saas" size="large">
            {t('hero.quote')}
          </ButtonLink>
          <ButtonLink to="/auth" size="large" kind="quiet" className="max-sm:px-0">
            {t('closing.open')}
          </ButtonLink>
        </p>
      </Section>
    </>
  );
}
