import { EllipsisVertical, Monitor, Share } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { AskedQuestions } from '#ui/asked-questions.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { Container } from '#ui/container.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Section } from '#ui/section.tsx';
import { Steps } from '#ui/steps.tsx';
import { InstallOffer } from './install-offer.tsx';
import { PLAIN_TAGS, PROSE_TAGS } from './prose-tags.tsx';

const USE = ['open', 'answer', 'see'] as const;
const COMFORT = ['offline', 'size', 'privacy'] as const;
const QUESTIONS = ['own', 'address', 'when', 'changed', 'unwell'] as const;

/** For employees: how the app is used on a phone, and what their company sees of it. */
export function MobilePage({ demo }: { readonly demo: ReactNode }) {
  const t = useTranslations('site.mobile');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <Container className="grid items-start gap-x-14 gap-y-4 pb-14 lg:grid-cols-[1.2fr_1fr] lg:pb-20">
        <div className="lg:sticky lg:top-24">
          <PageTitle eyebrow={t('hero.eyebrow')} title={t('hero.title')} intro={t('hero.intro')}>
            <ButtonLink to="/auth" size="large">
              {t('hero.signIn')}
            </ButtonLink>
            <ButtonLink to="#install" size="large" kind="secondary">
              {t('hero.install')}
            </ButtonLink>
          </PageTitle>
          <p className="max-w-xl text-ink-soft">
            {t.rich('hero.deciding', { app: (words) => <Link to="/saas">{words}</Link> })}
          </p>
        </div>
        <div className="lg:pt-10">{demo}</div>
      </Container>
      <Section tone="surface" title={t('use.title')}>
        <Steps
          steps={USE.map((step) => ({
            title: t(`use.${step}.title`),
            text: t(`use.${step}.text`),
          }))}
        />
      </Section>
      {/* In the installed app there is nothing left to install. */}
      <div className="[@media(display-mode:standalone)]:hidden">
        <Installing />
      </div>
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
      <Section title={t('questions.title')} width="narrow">
        <AskedQuestions
          items={QUESTIONS.map((name) => ({
            id: name,
            question: t(`questions.${name}.question`),
            answer: t.rich(`questions.${name}.answer`, PROSE_TAGS),
            plain: t.markup(`questions.${name}.answer`, PLAIN_TAGS),
          }))}
        />
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
    <Section id="install" title={t('title')} intro={t('intro')} className="scroll-mt-16">
      <InstallOffer />
      <div className="grid gap-6 lg:grid-cols-3">
        <Card>
          <Share aria-hidden className="mb-3 size-7 text-accent" strokeWidth={1.6} />
          <h3 className="text-2xl">{t('ios.title')}</h3>
          <ol className="mt-4 list-decimal space-y-2.5 pl-6 marker:font-title marker:text-accent">
            <li>{t.rich('ios.open', PROSE_TAGS)}</li>
            <li>{t.rich('ios.share', PROSE_TAGS)}</li>
            <li>{t.rich('ios.add', PROSE_TAGS)}</li>
          </ol>
        </Card>
        <Card>
          <EllipsisVertical aria-hidden className="mb-3 size-7 text-accent" strokeWidth={1.6} />
          <h3 className="text-2xl">{t('android.title')}</h3>
          <ol className="mt-4 list-decimal space-y-2.5 pl-6 marker:font-title marker:text-accent">
            <li>{t.rich('android.open', PROSE_TAGS)}</li>
            <li>{t.rich('android.menu', PROSE_TAGS)}</li>
            <li>{t.rich('android.add', PROSE_TAGS)}</li>
          </ol>
        </Card>
        <Card>
          <Monitor aria-hidden className="mb-3 size-7 text-accent" strokeWidth={1.6} />
          <h3 className="text-2xl">{t('desktop.title')}</h3>
          <ol className="mt-4 list-decimal space-y-2.5 pl-6 marker:font-title marker:text-accent">
            <li>{t.rich('desktop.open', PROSE_TAGS)}</li>
            <li>{t.rich('desktop.icon', PROSE_TAGS)}</li>
            <li>{t.rich('desktop.mac', PROSE_TAGS)}</li>
          </ol>
        </Card>
      </div>
      <p className="mt-6 max-w-2xl text-ink-soft">{t('remove')}</p>
    </Section>
  );
}
