import { ArrowRight } from 'lucide-react';
import { Fragment } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { IllustrationHero } from '#ui/illustration-hero.tsx';
import type { PageFields } from '../rules/page-text.ts';
import type { CatalogueGlance } from './catalogue-glance.ts';
import { shortMoney } from './short-money.ts';

type HomeHeroProps = {
  readonly catalogue: CatalogueGlance | null;
  readonly text: PageFields;
};

/** The offer in one screen, and the shortest way to trying it. */
export function HomeHero({ catalogue, text }: HomeHeroProps) {
  const t = useTranslations('site.home.hero');
  const language = useLocale();
  const boxCents = catalogue?.boxNetCents;
  const monthlyCents = catalogue?.plans[0]?.price.netCents;
  return (
    <Container className="grid items-center gap-10 pt-10 pb-14 sm:pt-14 lg:grid-cols-[1.15fr_1fr] lg:gap-14 lg:pb-20">
      <div>
        <p className="mb-4 font-title text-lg text-accent italic">{text.heroEyebrow}</p>
        <h1 className="text-5xl text-balance">
          {sentencesOf(text.heroTitle ?? '').map((sentence, index) => (
            <Fragment key={sentence}>
              {index > 0 && ' '}
              <span className="inline-block">{sentence}</span>
            </Fragment>
          ))}
        </h1>
        <p className="mt-6 max-w-xl text-lg text-ink-soft">{text.heroIntro}</p>
        <p className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="#essayer" size="large">
            {t('tryIt')}
          </ButtonLink>
          <ButtonLink
            to="/box"
            size="large"
            kind="quiet"
            icon={<ArrowRight aria-hidden className="size-5" />}
            className="flex-row-reverse max-sm:px-0"
          >
            {t('boxes')}
          </ButtonLink>
        </p>
        {boxCents && monthlyCents && (
          <p className="mt-5 text-sm text-ink-soft">
            {t('prices', {
              box: shortMoney(boxCents, language),
              monthly: shortMoney(monthlyCents, language),
            })}
          </p>
        )}
      </div>
      <IllustrationHero className="mx-auto max-w-lg" />
    </Container>
  );
}

/** Each on a line of its own where there is room for it: none is broken at a hyphen for the next one's sake. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/);
}
