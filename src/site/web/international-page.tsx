import type { ReactNode } from 'react';
import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { type Cents, formatMoney } from '#basics/money.ts';
import { pageContext } from '#platform/page-context.ts';
import { PREPARATION_WORKING_DAYS } from '#shop/sales/rules/wished-week.ts';
import { AskedQuestions, plainTags } from '#ui/asked-questions.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { IllustrationAbroad } from '#ui/illustration-abroad.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Section } from '#ui/section.tsx';
import { Steps } from '#ui/steps.tsx';
import { readCatalogueGlance } from './catalogue-glance.ts';
import { PROSE_TAGS } from './prose-tags.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const catalogue = await readCatalogueGlance(page);
  const content = {
    messages: page.messages('site.international'),
    boxNetCents: catalogue?.boxNetCents ?? null,
    delivery: (await page.settings()).delivery,
  };
  // 503 although the page reads well: without the French price it must not be kept.
  return data(content, { status: catalogue ? 200 : 503 });
}

const CHANGES = ['goods', 'app', 'gifts', 'help'] as const;
/** In France a box costs what the catalogue says; elsewhere it is quoted, and these give an idea. */
const ZONES = ['france', 'europe', 'neighbours', 'world'] as const;
const STEPS = ['ask', 'answer', 'send'] as const;
const QUESTIONS = ['vat', 'customs', 'delay', 'app', 'pay'] as const;

/** The size of the order that the prices are an indication for. */
const SAMPLE_BOXES = 20;

export default function InternationalPage() {
  const t = useTranslations('site.international');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <Container className="grid items-center gap-x-14 pb-6 lg:grid-cols-[1.5fr_1fr]">
        <PageTitle eyebrow={t('hero.eyebrow')} title={t('hero.title')} intro={t('hero.intro')}>
          <ButtonLink to="/contact?offer=international" size="large">
            {t('hero.quote')}
          </ButtonLink>
          <ButtonLink to="/box" kind="secondary" size="large">
            {t('hero.order')}
          </ButtonLink>
        </PageTitle>
        <IllustrationAbroad className="mx-auto max-w-xs lg:max-w-sm" />
      </Container>
      <ZonePrices />
      <Section tone="surface" title={t('changes.title')}>
        <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
          {CHANGES.map((change) => (
            <li key={change} className="border-t border-line pt-4">
              <h3 className="text-xl">{t(`changes.${change}.title`)}</h3>
              <p className="mt-2 text-ink-soft">{t(`changes.${change}.text`)}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('steps.title')}>
        <Steps
          steps={STEPS.map((step) => ({
            title: t(`steps.${step}.title`),
            text: t(`steps.${step}.text`),
          }))}
        />
      </Section>
      <Section tone="surface" title={t('questions.title')} width="narrow">
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
        <ButtonLink to="/contact?offer=international">{t('next.quote')}</ButtonLink>
      </Section>
    </>
  );
}

const FIGURES = { workingDays: PREPARATION_WORKING_DAYS };
const QUESTION_LINKS = {
  ...PROSE_TAGS,
  saas: (words: ReactNode) => <Link to="/saas#prices">{words}</Link>,
};

function ZonePrices() {
  const t = useTranslations('site.international.prices');
  const language = useLocale();
  const { boxNetCents, delivery } = useLoaderData<typeof loader>();
  const prices = {
    france: boxNetCents,
    europe: delivery.europeNetCents,
    neighbours: delivery.neighboursNetCents,
    world: delivery.worldNetCents,
  };
  const price = (cents: Cents | null) => (cents === null ? '–' : formatMoney(cents, language));
  return (
    <Section title={t('title')} className="pt-4! sm:pt-6! lg:pt-6!">
      <DataTable
        caption={t('caption')}
        isCaptionHidden
        columns={[
          { key: 'zone', label: t('columns.zone') },
          { key: 'price', label: t('columns.price'), isNumber: true },
          { key: 'sample', label: t('columns.sample', { count: SAMPLE_BOXES }), isNumber: true },
          { key: 'notes', label: t('columns.notes') },
        ]}
        rows={ZONES.map((zone) => ({
          id: zone,
          cells: {
            zone: t(`zones.${zone}.name`),
            price: price(prices[zone]),
            sample: price(timesSample(prices[zone])),
            notes: t(`zones.${zone}.notes`),
          },
        }))}
      />
      <p className="mt-6 max-w-3xl text-ink-soft">
        {t('note', { day: formatDay(delivery.pricedOn, language), count: SAMPLE_BOXES })}
      </p>
    </Section>
  );
}

function timesSample(cents: Cents | null): Cents | null {
  return cents === null ? null : cents * SAMPLE_BOXES;
}
