import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { formatMoney } from '#basics/money.ts';
import { figureOn } from '#basics/settings.ts';
import { pageContext } from '#platform/page-context.ts';
import { Accordion } from '#ui/accordion.tsx';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { QuestionsData } from '#ui/questions-data.tsx';
import { Section } from '#ui/section.tsx';
import { listProducts } from '../contract.ts';
import { urssafLimitOf } from '../rules/urssaf-limits.ts';
import { BoxCard } from './box-card.tsx';
import { MonthlyBox } from './monthly-box.tsx';
import { ProductListData } from './product-data.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { products, frenchShare } = await page.call(listProducts, {});
  const { figures } = await page.settings();
  return {
    messages: page.messages('shop.box'),
    boxes: products.filter(({ kind }) => kind === 'box'),
    monthly: products.find(({ kind, isFeatured }) => kind === 'subscription' && isFeatured),
    frenchShare,
    giftLimit: urssafLimitOf(figures, Number(page.today.slice(0, 4))),
    councilHeadcount: figureOn(figures, 'council-headcount', page.today).value,
  };
}

const QUESTIONS = ['delivery', 'customise', 'vat', 'urssaf', 'exchange', 'minimum'] as const;

/** The four themed boxes, to take as they are or to make one's own, and the monthly box. */
export default function BoxPage() {
  const t = useTranslations('shop.box');
  const language = useLocale();
  const page = useLoaderData<typeof loader>();
  const { boxes, monthly, frenchShare, giftLimit } = page;
  const figures = {
    limit: formatMoney(giftLimit.limitCents, language),
    year: String(giftLimit.year),
    council: page.councilHeadcount,
  };
  const questions = QUESTIONS.map((name) => ({
    id: name,
    question: t(`questions.${name}.question`),
    answer: t(`questions.${name}.answer`, figures),
  }));
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <ProductListData products={monthly ? [...boxes, monthly] : boxes} />
      <QuestionsData questions={questions} />
      <Container>
        <PageTitle eyebrow={t('eyebrow')} title={t('heading')} intro={t('intro')} />
        <p className="-mt-4 mb-8">
          <Badge tone="primary">
            {t('frenchShare', {
              percent: frenchShare.percent,
              day: formatDay(frenchShare.day, language),
            })}
          </Badge>
        </p>
        <ul className="grid gap-6 md:grid-cols-2">
          {boxes.map((box) => (
            <BoxCard key={box.id} box={box} />
          ))}
        </ul>
      </Container>
      {monthly && <MonthlyBox product={monthly} giftLimit={giftLimit} />}
      <Section title={t('questions.title')} width="narrow">
        <Accordion
          items={questions.map(({ answer, ...asked }) => ({ ...asked, answer: <p>{answer}</p> }))}
        />
      </Section>
      <Section tone="pine" title={t('quote.title')} intro={t('quote.text')}>
        <ButtonLink to="/contact?offer=boxes" kind="secondary">
          {t('quote.action')}
        </ButtonLink>
      </Section>
    </>
  );
}
