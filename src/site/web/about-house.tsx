import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useOrganisation } from '#platform/browser/organisation.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Section } from '#ui/section.tsx';
import { PROSE_TAGS } from './prose-tags.tsx';
import { shortMoney } from './short-money.ts';

/** Who answers for all this, as the settings say, and how they are reached. */
export function AboutHouse() {
  const t = useTranslations('site.about.house');
  const language = useLocale();
  const house = useOrganisation();
  const facts = [
    ['name', house.name],
    ['capital', shortMoney(house.capitalCents, language)],
    ['address', house.address],
    ['registry', house.registry],
    ['host', `${house.host.name}, ${house.host.address}`],
  ] as const;
  return (
    <Section tone="surface" title={t('title')} intro={t('intro')}>
      <dl className="grid gap-x-12 border-t border-line sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="border-b border-line py-3.5">
            <dt className="text-sm text-ink-soft">{t(name)}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
        <div className="border-b border-line py-3.5">
          <dt className="text-sm text-ink-soft">{t('reach')}</dt>
          <dd className="wrap-anywhere">
            {PROSE_TAGS.mail()}
            <br />
            <a href={`tel:${house.phone.replaceAll(' ', '')}`}>
              {house.phone.replaceAll(' ', '\u00a0')}
            </a>
          </dd>
        </div>
      </dl>
      <p className="mt-9 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to="/contact" kind="secondary">
          {t('contact')}
        </ButtonLink>
        <Link to="/mentions-legales">{t('legal')}</Link>
      </p>
    </Section>
  );
}
