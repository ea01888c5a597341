import { BadgeCheck, Hammer, HandHeart } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { pageContext } from '#platform/page-context.ts';
import { EVIDENCE_BYTES, REMINDER_DAYS } from '#shop/partners/rules/partner-evidence.ts';
import { PartnerDoor } from '#shop/partners/web/partner-door.tsx';
import { PartnerForm } from '#shop/partners/web/partner-form.tsx';
import { AskedQuestions, plainTags } from '#ui/asked-questions.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { buttonLook } from '#ui/button-look.ts';
import { Card } from '#ui/card.tsx';
import { Container } from '#ui/container.tsx';
import { IllustrationMap } from '#ui/illustration-map.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Section } from '#ui/section.tsx';
import { Steps } from '#ui/steps.tsx';
import { listProducts } from '../contract.ts';
import { AnnouncedProduct } from './announced-product.tsx';
import { ProductListData } from './product-data.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { products } = await page.call(listProducts, { kind: 'boutique' });
  return { products, messages: page.messages('catalogue.boutique', 'partners.partnerFile') };
}

const PROMISES = [
  ['partners', BadgeCheck],
  ['artisans', Hammer],
  ['cse', HandHeart],
] as const;

const CHECKS = ['company', 'origin', 'product', 'person'] as const;
const AFTERWARDS = ['receipt', 'reading', 'documents', 'decision'] as const;
const QUESTIONS = [
  'when',
  'buy',
  'told',
  'account',
  'papers',
  'price',
  'ended',
  'declined',
] as const;

const FIGURES = { megabytes: EVIDENCE_BYTES / 1_000_000, firstReminder: REMINDER_DAYS[0] };
const QUESTION_LINKS = {
  contact: (words: ReactNode) => <Link to="/contact?offer=boxes">{words}</Link>,
};

/** What the boutique will be, what is announced, and the way in for those who make things. */
export default function BoutiquePage() {
  const t = useTranslations('catalogue.boutique');
  const { products } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <ProductListData products={products} />
      <PartnerDoor>
        <Container>
          <div className="grid items-center gap-x-14 lg:grid-cols-[1.5fr_1fr]">
            <PageTitle eyebrow={t('eyebrow')} title={t('heading')} intro={t('intro')}>
              <a href="#partner" className={buttonLook({ size: 'large' })}>
                {t('apply')}
              </a>
              <ButtonLink to="/box" size="large" kind="secondary">
                {t('boxes')}
              </ButtonLink>
            </PageTitle>
            <IllustrationMap className="mx-auto mb-10 max-w-xs lg:mb-0 lg:max-w-sm" />
          </div>
          <h2 className="sr-only">{t('promises.title')}</h2>
          <ul className="grid gap-5 pb-14 md:grid-cols-3 sm:pb-20">
            {PROMISES.map(([name, Icon]) => (
              <Card key={name} as="li">
                <Icon aria-hidden className="size-8 text-primary" />
                <h3 className="mt-4 text-xl">{t(`promises.${name}.title`)}</h3>
                <p className="mt-2 text-ink-soft">{t(`promises.${name}.text`)}</p>
              </Card>
            ))}
          </ul>
        </Container>
        <Section tone="surface" title={t('products.title')} intro={t('products.intro')}>
          <Notice kind="info" title={t('soon.title')} className="mb-8 max-w-3xl">
            <p>{t('soon.text')}</p>
          </Notice>
          {products.length === 0 && <p>{t('products.empty')}</p>}
          <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
            {products.map((product) => (
              <AnnouncedProduct key={product.id} product={product} />
            ))}
          </ul>
        </Section>
        <Section title={t('checks.title')} intro={t('checks.intro')}>
          <Steps
            steps={CHECKS.map((name) => ({
              title: t(`checks.${name}.title`),
              text: t(`checks.${name}.text`),
            }))}
          />
        </Section>
        <Section
          id="partner"
          tone="surface"
          width="narrow"
          title={t('form.title')}
          intro={t('form.intro')}
        >
          <PartnerForm />
        </Section>
        <Section title={t('afterwards.title')} intro={t('afterwards.intro')}>
          <Steps
            steps={AFTERWARDS.map((name) => ({
              title: t(`afterwards.${name}.title`),
              text: t(`afterwards.${name}.text`),
            }))}
          />
        </Section>
        <Section tone="surface" width="narrow" title={t('questions.title')}>
          <AskedQuestions
            items={QUESTIONS.map((name) => ({
              id: name,
              question: t(`questions.${name}.question`),
              answer: t.rich(`questions.${name}.answer`, { ...FIGURES, ...QUESTION_LINKS }),
              plain: t.markup(`questions.${name}.answer`, {
                ...FIGURES,
                ...plainTags(QUESTION_LINKS),
              }),
            }))}
          />
        </Section>
        <Section tone="pine" title={t('next.title')} intro={t('next.text')}>
          <ButtonLink to="/box#compose">{t('next.action')}</ButtonLink>
        </Section>
      </PartnerDoor>
    </>
  );
}
