import { Link2 } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { useToast } from '#ui/toast.tsx';
import type { Simulation } from '../rules/simulation.ts';
import type { SimulationWishes } from '../rules/simulation-address.ts';
import { SimulatorFigures } from './simulator-figures.tsx';

type Props = {
  readonly result: Simulation;
  readonly wishes: SimulationWishes;
  readonly boxes: readonly { slug: string; name: string }[];
  /** Of this very simulation, for whoever it is sent to. */
  readonly address: string;
  /** False while a field says something that cannot be counted. */
  readonly isReadable: boolean;
};

/** What it costs, in one glance, beside the choices that make it. */
export function SimulatorResult({ result, wishes, boxes, address, isReadable }: Props) {
  const t = useTranslations('shop.simulator.result');
  const { show } = useToast();
  const quoteLink = useQuoteLink({ wishes, boxes, address });

  async function share() {
    try {
      await navigator.clipboard.writeText(address);
      show({ title: t('shared'), description: t('sharedText') });
    } catch {
      show({ title: t('notShared'), description: t('notSharedText'), kind: 'destructive' });
    }
  }

  return (
    <section
      aria-labelledby="simulator-result"
      className="rounded-lg border border-line bg-surface p-6 lg:sticky lg:top-24"
    >
      <h2 id="simulator-result" className="text-xl">
        {t('title')}
      </h2>
      <div aria-live="polite">
        {isReadable ? <SimulatorFigures result={result} /> : <p className="mt-4">{t('fix')}</p>}
      </div>
      <div className="mt-6 grid gap-3">
        <ButtonLink to={quoteLink}>{t('quote')}</ButtonLink>
        <ButtonLink to="/box" kind="secondary">
          {t('boxes')}
        </ButtonLink>
        <Button
          kind="quiet"
          icon={<Link2 aria-hidden className="size-5" />}
          onClick={() => void share()}
        >
          {t('share')}
        </Button>
      </div>
      <p className="mt-4 text-sm text-ink-soft">{t('caution')}</p>
    </section>
  );
}

/** The contact page, with the wishes already written down as someone would write them. */
function useQuoteLink({ wishes, boxes, address }: Pick<Props, 'wishes' | 'boxes' | 'address'>) {
  const t = useTranslations('shop.simulator.request');
  const language = useLocale();
  const { commitment, headcount, boxesPerYear, otherGiftsCents } = wishes;
  const wished = boxes.flatMap(({ slug, name }) => {
    const count = boxesPerYear.get(slug) ?? 0;
    return count > 0 ? [t('box', { name, count })] : [];
  });
  const message = [
    t('intro', { headcount, buyer: wishes.buyer }),
    ...(commitment === undefined ? [] : [t('plan', { months: commitment })]),
    ...wished,
    ...(otherGiftsCents > 0
      ? [t('gifts', { amount: formatMoney(otherGiftsCents, language) })]
      : []),
    t('address', { address }),
  ].join('\n');
  const offer = commitment === undefined ? 'boxes' : 'subscription';
  return `/contact?${new URLSearchParams({ offer, employees: String(headcount), message })}`;
}
