import { useLocale, useTranslations } from 'use-intl';
import type { LicenceBand } from '#basics/settings.ts';
import { lowestLicenceCents } from '#shop/rules/licence-prices.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { SaasAnonymity } from './saas-anonymity.tsx';
import { SaasFeatures } from './saas-features.tsx';
import { SaasPrices } from './saas-prices.tsx';
import { SaasQuestions } from './saas-questions.tsx';
import { ScoreExample } from './score-example.tsx';
import { shortMoney } from './short-money.ts';

/** What the page needs to be sent. */
export const SAAS_TEXTS = ['site.saas', 'site.scoreExample'] as const;

/** What the listening app does, on which terms, at which price. */
export default function SaasPage({ bands }: { bands: readonly LicenceBand[] }) {
  const t = useTranslations('site.saas');
  const price = shortMoney(lowestLicenceCents(bands), useLocale());
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <Container className="grid items-center gap-x-14 gap-y-4 pb-14 lg:grid-cols-[1.4fr_1fr]">
        <PageTitle
          eyebrow={t('hero.eyebrow')}
          title={t('hero.title')}
          intro={t('hero.intro', { price })}
        >
          <ButtonLink to="/contact?offer=saas" size="large">
            {t('hero.quote')}
          </ButtonLink>
          <ButtonLink to="#prices" size="large" kind="secondary">
            {t('hero.prices')}
          </ButtonLink>
        </PageTitle>
        <ScoreExample className="w-full max-w-md lg:pt-16" />
      </Container>
      <SaasFeatures />
      <SaasAnonymity />
      <SaasPrices bands={bands} />
      <SaasQuestions />
    </>
  );
}
