import { useLocale, useTranslations } from 'use-intl';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import { BoxTeaser } from './box-teaser.tsx';
import type { CatalogueGlance } from './catalogue-glance.ts';
import { shortMoney } from './short-money.ts';

/** The themed boxes side by side; the page that sells them is one step away. */
export function HomeBoxes({ catalogue }: { catalogue: CatalogueGlance | null }) {
  const t = useTranslations('site.home.boxes');
  const language = useLocale();
  const price = catalogue?.boxNetCents;
  const intro = price ? t('intro', { price: shortMoney(price, language) }) : t('introWithoutPrice');
  return (
    <Section eyebrow={t('eyebrow')} title={t('title')} intro={intro}>
      {catalogue ? (
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-4">
          {catalogue.boxes.map((box) => (
            <BoxTeaser key={box.id} box={box} />
          ))}
        </ul>
      ) : (
        <Notice kind="info">{t('away')}</Notice>
      )}
      <p className="mt-9">
        <ButtonLink to="/box" size="large">
          {t('next')}
        </ButtonLink>
      </p>
    </Section>
  );
}
