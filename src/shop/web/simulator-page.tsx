import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { figureOn } from '#basics/settings.ts';
import { pageContext } from '#platform/page-context.ts';
import { Container } from '#ui/container.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { listProducts } from '../contract.ts';
import { smallGiftLimitOn } from '../rules/gift-vat.ts';
import { simulation } from '../rules/simulation.ts';
import { readSimulation, writeSimulation } from '../rules/simulation-address.ts';
import { urssafLimitOf } from '../rules/urssaf-limits.ts';
import { SimulatorForm, TYPED } from './simulator-form.tsx';
import { SimulatorGiftLine } from './simulator-gift-line.tsx';
import { SimulatorPlans } from './simulator-plans.tsx';
import { SimulatorResult } from './simulator-result.tsx';
import { SimulatorVat } from './simulator-vat.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { products } = await page.call(listProducts, {});
  const { figures } = await page.settings();
  const year = Number(page.today.slice(0, 4));
  const onSale = products.filter(({ status }) => status === 'published');
  const monthly = onSale.find(({ kind, isFeatured }) => kind === 'subscription' && isFeatured);
  return {
    messages: page.messages('shop.simulator'),
    publicUrl: page.publicUrl,
    year,
    limit: urssafLimitOf(figures, year),
    smallGifts: smallGiftLimitOn(figures, page.today),
    councilHeadcount: figureOn(figures, 'council-headcount', page.today).value,
    plans: monthly?.plans ?? [],
    boxes: onSale
      .filter(({ kind }) => kind === 'box')
      .map(({ slug, name, price }) => ({ slug, name, price })),
  };
}

/** A budget worked out in the browser by the rules of the shop, from what stands in the address. */
export default function SimulatorPage() {
  const t = useTranslations('shop.simulator');
  const page = useLoaderData<typeof loader>();
  const { plans, boxes, year, publicUrl, limit, smallGifts } = page;
  const [address] = useSearchParams();
  const { wishes, problems } = readSimulation(address);
  const result = simulation(
    wishes,
    { plans, boxes },
    { yearCents: limit.limitCents, smallGiftCents: smallGifts.limitCents },
  );
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <Container>
        <PageTitle eyebrow={t('eyebrow')} title={t('heading')} intro={t('intro')} />
        <div className="grid grid-cols-1 items-start gap-10 pb-16 lg:grid-cols-[1fr_25rem]">
          <SimulatorForm
            key={useArrival()}
            plans={plans}
            boxes={boxes}
            wishes={wishes}
            problems={problems}
          />
          <SimulatorResult
            result={result}
            wishes={wishes}
            boxes={boxes}
            address={new URL(`/simulateur?${writeSimulation(wishes)}`, publicUrl).href}
            isReadable={problems.length === 0}
          />
        </div>
      </Container>
      <SimulatorGiftLine
        gifts={result.gifts}
        wishes={wishes}
        limit={limit}
        askedYear={year}
        councilHeadcount={page.councilHeadcount}
      />
      <SimulatorPlans plans={result.plans} wishes={wishes} />
      <SimulatorVat result={result} limit={smallGifts} />
    </>
  );
}

/** Changes when the address comes from elsewhere than the form, whose fields then start from it. */
function useArrival(): string {
  const { key, state } = useLocation();
  const [arrival, setArrival] = useState(key);
  if (state !== TYPED && arrival !== key) setArrival(key);
  return arrival;
}
