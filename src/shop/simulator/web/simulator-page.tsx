import { type ComponentType, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ProductCard } from '#shop/catalogue/contract.ts';
import { readSimulation, writeSimulation } from '#shop/sales/rules/simulation-address.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Section } from '#ui/section.tsx';
import { type SimulationBasis, simulationOn } from '../rules/simulation-basis.ts';
import { SimulatorForm, TYPED } from './simulator-form.tsx';
import { SimulatorGiftLine } from './simulator-gift-line.tsx';
import { SimulatorPlans } from './simulator-plans.tsx';
import { SimulatorQuestions } from './simulator-questions.tsx';
import { SimulatorResult } from './simulator-result.tsx';
import { SimulatorVat } from './simulator-vat.tsx';

/** What the boxes would add to gifts that were really given to each person; another room knows them. */
type GivenGifts = ComponentType<{ readonly onceCents: number; readonly monthlyCents: number }>;

type SimulatorPageProps = {
  readonly basis: SimulationBasis;
  readonly publicUrl: string;
  readonly monthlyBox: ProductCard | undefined;
  readonly boxes: readonly ProductCard[];
  readonly given: GivenGifts;
};

/** A budget worked out in the browser by the rules of the shop, from what stands in the address. */
export function SimulatorPage(props: SimulatorPageProps) {
  const { basis, publicUrl, monthlyBox, boxes, given: GivenGifts } = props;
  const t = useTranslations('simulator.page');
  const [address] = useSearchParams();
  const { wishes, problems } = readSimulation(address);
  const result = simulationOn(basis, wishes);
  const { toEach } = result;
  const search = writeSimulation(wishes).toString();
  const arrival = useArrival();
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <Container>
        <PageTitle eyebrow={t('eyebrow')} title={t('heading')} intro={t('intro')} />
        <div className="grid grid-cols-1 items-start gap-10 pb-16 lg:grid-cols-[1fr_25rem]">
          <SimulatorForm key={arrival} basis={basis} wishes={wishes} problems={problems} />
          <SimulatorResult
            result={result}
            wishes={wishes}
            products={{ monthlyBox, boxes }}
            address={new URL(`/simulateur?${search}`, publicUrl).href}
            search={search}
            isReadable={problems.length === 0}
          />
        </div>
      </Container>
      <SimulatorGiftLine
        gifts={result.gifts}
        wishes={wishes}
        limit={basis.limit}
        askedYear={basis.year}
        councilHeadcount={basis.councilHeadcount}
      >
        <GivenGifts onceCents={toEach.onDemandCents} monthlyCents={toEach.monthlyCents} />
      </SimulatorGiftLine>
      <SimulatorPlans
        key={`plans ${arrival}`}
        plans={result.plans}
        sold={basis.plans}
        wishes={wishes}
      />
      <SimulatorVat result={result} limit={basis.smallGifts} />
      <SimulatorQuestions />
      <Section tone="pine" title={t('next.title')} intro={t('next.text')}>
        <ButtonLink to="/contact">{t('next.action')}</ButtonLink>
      </Section>
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
