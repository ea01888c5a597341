import type { LoaderFunctionArgs } from 'react-router';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useOrganisation } from '#platform/browser/organisation.tsx';
import { pageContext } from '#platform/page-context.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { IllustrationMap } from '#ui/illustration-map.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Section } from '#ui/section.tsx';
import { AboutHouse } from './about-house.tsx';
import { PROSE_TAGS } from './prose-tags.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages('site.about') };
}

const WAYS = ['listening', 'makers', 'law', 'code'] as const;

/** Where what is said of us can be checked. */
const PROOFS = [
  ['method', '/saas?part=method#methode'],
  ['origin', '/box'],
  ['data', '/politique-confidentialite#data'],
  ['accessibility', '/mentions-legales#accessibility'],
] as const;

export default function AboutPage() {
  const t = useTranslations('site.about');
  const { isDemonstration } = useOrganisation();
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <Container>
        <PageTitle
          size="large"
          eyebrow={t('hero.eyebrow')}
          title={t('hero.title')}
          intro={t('hero.intro')}
        />
      </Container>
      <Section tone="surface" title={t('name.title')}>
        <div className="grid items-center gap-12 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
          <div className="prose text-lg">{t.rich('name.body', PROSE_TAGS)}</div>
          <IllustrationMap className="mx-auto max-w-sm" />
        </div>
      </Section>
      <Section title={t('ways.title')}>
        <ul className="grid gap-x-12 gap-y-9 sm:grid-cols-2">
          {WAYS.map((way) => (
            <li key={way} className="border-t border-line pt-4">
              <h3 className="text-xl">{t(`ways.${way}.title`)}</h3>
              <p className="mt-2 text-ink-soft">{t(`ways.${way}.text`)}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="surface" title={t('proofs.title')} intro={t('proofs.intro')}>
        <ul className="grid gap-x-12 gap-y-1 border-t border-line sm:grid-cols-2">
          {PROOFS.map(([name, to]) => (
            <li key={name} className="border-b border-line py-5">
              <h3 className="text-xl">
                <Link to={to}>{t(`proofs.${name}.title`)}</Link>
              </h3>
              <p className="mt-1.5 text-ink-soft">{t(`proofs.${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('refusals.title')}>
        <div className="prose text-lg">{t.rich('refusals.body', PROSE_TAGS)}</div>
        {isDemonstration && (
          <Notice kind="info" className="mt-8 max-w-2xl">
            {t('demonstration')}
          </Notice>
        )}
      </Section>
      <AboutHouse />
      <Section tone="pine" title={t('next.title')} intro={t('next.text')}>
        <ButtonLink to="/manifeste">{t('next.manifesto')}</ButtonLink>
      </Section>
    </>
  );
}
