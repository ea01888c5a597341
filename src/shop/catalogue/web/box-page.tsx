import type { ComponentProps } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { formatMoney } from '#basics/money.ts';
import { figureOn } from '#basics/settings.ts';
import { pageContext } from '#platform/page-context.ts';
import { MAX_QUANTITY } from '#shop/sales/rules/cart.ts';
import { urssafLimitOf } from '#shop/sales/rules/urssaf-limits.ts';
import { PREPARATION_WORKING_DAYS } from '#shop/sales/rules/wished-week.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { Section } from '#ui/section.tsx';
import { Steps } from '#ui/steps.tsx';
import { listProducts } from '../contract.ts';
import { BoxCard } from './box-card.tsx';
import { BoxComposer } from './box-composer.tsx';
import { BoxIntro } from './box-intro.tsx';
import { BoxQuestions } from './box-questions.tsx';
import { readComposableBoxes } from './composable-boxes.ts';
import { MonthlyBox } from './monthly-box.tsx';
import { ProductListData } from './product-data.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { products, frenchShare } = await page.call(listProducts, {});
  const { figures, returns } = await page.settings();
  const boxes = products.filter(({ kind }) => kind === 'box');
  return {
    messages: page.messages('catalogue.box', 'catalogue.composer', 'catalogue.allergens'),
    boxes,
    composable: await readComposableBoxes(page, boxes),
    monthly: products.find(({ kind, isFeatured }) => kind === 'subscription' && isFeatured),
    frenchShare,
    giftLimit: urssafLimitOf(figures, Number(page.today.slice(0, 4))),
    councilHeadcount: figureOn(figures, 'council-headcount', page.today).value,
    exchangeDays: returns.days,
  };
}

const STEPS = ['choose', 'pay', 'prepare', 'arrive'] as const;
/** The four themed boxes, to take as they are or to make one's own, and the monthly box. */
export default function BoxPage() {
  const t = useTranslations('catalogue.box');
  const language = useLocale();
  const page = useLoaderData<typeof loader>();
  const { boxes, monthly, frenchShare, giftLimit } = page;
  const [first, ...others] = page.composable;
  const figures = {
    limit: formatMoney(giftLimit.limitCents, language),
    year: String(giftLimit.year),
    council: page.councilHeadcount,
    exchangeDays: page.exchangeDays,
    workingDays: PREPARATION_WORKING_DAYS,
    max: MAX_QUANTITY,
  };
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <ProductListData products={monthly ? [...boxes, monthly] : boxes} />
      <Container>
        <BoxIntro canCompose={first !== undefined} figures={figures} />
        <p className="mb-5">
          <Badge tone="primary">
            {t('frenchShare', {
              percent: frenchShare.percent,
              day: formatDay(frenchShare.day, language),
            })}
          </Badge>
        </p>
        <ul className="grid gap-6 pb-14 md:grid-cols-2 sm:pb-20">
          {boxes.map((box) => (
            <BoxCard key={box.id} box={box} />
          ))}
        </ul>
      </Container>
      {first && <Composer boxes={[first, ...others]} giftLimit={giftLimit} />}
      <Section title={t('steps.title')}>
        <Steps
          steps={STEPS.map((name) => ({
            title: t(`steps.${name}.title`),
            text: t(`steps.${name}.text`, figures),
          }))}
        />
      </Section>
      {monthly && <MonthlyBox product={monthly} giftLimit={giftLimit} />}
      <BoxQuestions figures={figures} />
      <Section tone="pine" title={t('quote.title', figures)} intro={t('quote.text')}>
        <ButtonLink to="/contact?offer=boxes">{t('quote.action')}</ButtonLink>
      </Section>
    </>
  );
}

function Composer(props: ComponentProps<typeof BoxComposer>) {
  const t = useTranslations('catalogue.composer');
  return (
    <Section
      id="compose"
      tone="surface"
      eyebrow={t('eyebrow')}
      title={t('title')}
      intro={t('intro')}
      className="scroll-mt-16"
    >
      <BoxComposer {...props} />
    </Section>
  );
}
