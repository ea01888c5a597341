import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { Section } from '#ui/section.tsx';
import { HomeAnonymity } from './home-anonymity.tsx';
import { HomeAudiences } from './home-audiences.tsx';
import { HomeBoxes } from './home-boxes.tsx';
import { HomeData } from './home-data.tsx';
import { HomeFlow } from './home-flow.tsx';
import { HomeGuarantees } from './home-guarantees.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeMonthlyBox } from './home-monthly-box.tsx';
import { HOME_QUESTIONS, Questions } from './questions.tsx';
import type { Home } from './read-home.ts';

type HomePageProps = Home & {
  /** From how many answers on a figure is told. */
  readonly least: number;
  /** The check-in to try, which is another room’s. */
  readonly checkIn: ReactNode;
};

/** What the product is and for whom. */
export function HomePage({ catalogue, text, least, checkIn }: HomePageProps) {
  const t = useTranslations('site.home');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <HomeData description={t('description')} />
      <HomeHero catalogue={catalogue} text={text} />
      <Section
        id="essayer"
        tone="surface"
        eyebrow={t('tryIt.eyebrow')}
        title={t('tryIt.title')}
        intro={t('tryIt.intro')}
      >
        {checkIn}
      </Section>
      <HomeFlow />
      <HomeAudiences />
      <HomeAnonymity least={least} />
      <HomeBoxes catalogue={catalogue} />
      {catalogue && catalogue.plans.length > 0 && <HomeMonthlyBox catalogue={catalogue} />}
      <HomeGuarantees frenchShare={catalogue?.frenchShare} text={text} />
      <Questions of="home" names={HOME_QUESTIONS} />
      <Section tone="pine" title={text.closingTitle} intro={text.closingText}>
        <ButtonLink to="/contact" size="large">
          {t('closing.next')}
        </ButtonLink>
      </Section>
    </>
  );
}
