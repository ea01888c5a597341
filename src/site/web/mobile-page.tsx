import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { pageContext } from '#platform/page-context.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { Container } from '#ui/container.tsx';
import { IllustrationListening } from '#ui/illustration-listening.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Section } from '#ui/section.tsx';
import { Steps } from '#ui/steps.tsx';
import { PROSE_TAGS } from './prose-tags.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages('site.mobile') };
}

const USE = ['open', 'answer', 'see'] as const;
const COMFORT = ['offline', 'size', 'privacy'] as const;

/** For employees: how the app is used on a phone, and what their company sees of it. */
export default function MobilePage() {
  const t = useTranslations('site.mobile');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <Container className="grid items-center gap-x-14 pb-8 lg:grid-cols-[1.4fr_1fr]">
        <PageTitle eyebrow={t('hero.eyebrow')} title={t('hero.title')} intro={t('hero.intro')}>
          <ButtonLink to="/auth" size="large">
            {t('hero.signIn')}
          </ButtonLink>
          <ButtonLink to="/saas" size="large" kind="secondary">
            {t('hero.app')}
          </ButtonLink>
        </PageTitle>
        <IllustrationListening className="mx-auto max-w-md" />
      </Container>
      <Section tone="surface" title={t('use.title')}>
        <Steps
          steps={USE.map((step) => ({
            title: t(`use.${step}.title`),
            text: t(`use.${step}.text`),
          }))}
        />
      </Section>
      <Installing />
      <Section tone="surface" title={t('comfort.title')}>
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-3">
          {COMFORT.map((name) => (
            <li key={name} className="border-t border-line pt-4">
              <h3 className="text-xl">{t(`comfort.${name}.title`)}</h3>
              <p className="mt-2 text-ink-soft">{t(`comfort.${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="pine" title={t('trust.title')} intro={t('trust.text')}>
        <ButtonLink to="/politique-confidentialite#who">{t('trust.next')}</ButtonLink>
      </Section>
    </>
  );
}

function Installing() {
  const t = useTranslations('site.mobile.install');
  return (
    <Section title={t('title')} intro={t('intro')}>
      <div className="grid gap-6 lg:grid-cols-2">
        <Card>
          <h3 className="text-2xl">{t('ios.title')}</h3>
          <ol className="mt-4 list-decimal space-y-2.5 pl-6 marker:font-title marker:text-accent">
            <li>{t.rich('ios.open', PROSE_TAGS)}</li>
            <li>{t.rich('ios.share', PROSE_TAGS)}</li>
            <li>{t.rich('ios.add', PROSE_TAGS)}</li>
          </ol>
        </Card>
        <Card>
          <h3 className="text-2xl">{t('android.title')}</h3>
          <ol className="mt-4 list-decimal space-y-2.5 pl-6 marker:font-title marker:text-accent">
            <li>{t.rich('android.open', PROSE_TAGS)}</li>
            <li>{t.rich('android.menu', PROSE_TAGS)}</li>
            <li>{t.rich('android.add', PROSE_TAGS)}</li>
          </ol>
        </Card>
      </div>
      <p className="mt-6 max-w-2xl text-ink-soft">{t('remove')}</p>
    </Section>
  );
}
