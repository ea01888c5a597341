import { useMutation } from '@tanstack/react-query';
import { FileDown, Link2, ShoppingBasket } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { saveFile } from '#platform/browser/save-file.ts';
import type { ProductCard } from '#shop/catalogue/contract.ts';
import { cartProduct } from '#shop/catalogue/web/cart-product.ts';
import { askedQuotePage, MOST_ASKED } from '#shop/sales/rules/asked-lines.ts';
import { MAX_QUANTITY } from '#shop/sales/rules/cart.ts';
import type { SimulationWishes } from '#shop/sales/rules/simulation-address.ts';
import { useCart } from '#shop/sales/web/cart-provider.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { useToast } from '#ui/toast.tsx';
import type { PrintSimulation, PrintVotePack } from '../contract.ts';
import type { Simulation } from '../rules/simulation.ts';
import { SimulatorFigures } from './simulator-figures.tsx';

type Products = {
  readonly monthlyBox: ProductCard | undefined;
  readonly boxes: readonly ProductCard[];
};

type Props = {
  readonly result: Simulation;
  readonly wishes: SimulationWishes;
  readonly products: Products;
  /** Of this very simulation, for whoever it is sent to. */
  readonly address: string;
  /** What stands in it behind the question mark. */
  readonly search: string;
  /** False while a field says something that cannot be counted. */
  readonly isReadable: boolean;
};

/** What it costs, in one glance, beside the choices that make it. */
export function SimulatorResult(props: Props) {
  const { result, wishes, products, address, search, isReadable } = props;
  const t = useTranslations('simulator.page.result');
  const { show } = useToast();
  const quoteLink = useQuoteLink({ wishes, boxes: products.boxes, address });

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
        {isReadable && <IntoCart wishes={wishes} products={products} />}
        <ButtonLink to={quoteLink} kind="secondary">
          {t(wishes.headcount > MAX_QUANTITY ? 'write' : 'quote')}
        </ButtonLink>
        {isReadable && result.year.netCents > 0 && <Paper of="print-simulation" search={search} />}
        {isReadable && result.boxesPerEmployee > 0 && (
          <VotePack search={search} buyer={wishes.buyer} />
        )}
        <Button
          kind="quiet"
          className="noscript:hidden"
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

/** One box for everybody of each kind that was chosen; pressed again, the cart stays the same. */
function IntoCart({ wishes, products }: { wishes: SimulationWishes; products: Products }) {
  const t = useTranslations('simulator.page.result');
  const language = useLocale();
  const cart = useCart();
  const { headcount, commitment, boxesPerYear } = wishes;
  const boxes = products.boxes.filter(({ slug }) => (boxesPerYear.get(slug) ?? 0) > 0);
  const monthly = products.monthlyBox?.plans.some((plan) => plan.commitmentMonths === commitment)
    ? products.monthlyBox
    : undefined;
  if (boxes.length === 0 && !monthly) return null;
  if (headcount > MOST_ASKED) {
    return <p className="text-sm text-ink-soft">{t('tooMany', { max: MOST_ASKED })}</p>;
  }
  if (headcount > MAX_QUANTITY) {
    const monthlyLine = monthly && { slug: monthly.slug, commitmentMonths: commitment };
    const asked = [...(monthlyLine ? [monthlyLine] : []), ...boxes].map((line) => ({
      ...line,
      quantity: headcount,
    }));
    return <ButtonLink to={askedQuotePage(asked)}>{t('instantQuote')}</ButtonLink>;
  }

  function put() {
    const wished = [
      ...(monthly ? [cartProduct(monthly, language, { commitmentMonths: commitment })] : []),
      ...boxes.map((box) => cartProduct(box, language)),
    ];
    for (const product of wished) {
      cart.add(product);
      cart.setQuantity(product.id, headcount);
    }
    cart.open();
  }

  return (
    <>
      <Button
        className="noscript:hidden"
        icon={<ShoppingBasket aria-hidden className="size-5" />}
        onClick={put}
      >
        {t('cart')}
      </Button>
      {boxes.length > 0 && <p className="text-sm text-ink-soft noscript:hidden">{t('cartNote')}</p>}
    </>
  );
}

/** What a works council votes on; an employer finds it behind a question. */
function VotePack({ search, buyer }: { search: string; buyer: SimulationWishes['buyer'] }) {
  const t = useTranslations('simulator.page.result');
  if (buyer === 'cse') return <Paper of="print-vote-pack" search={search} />;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-primary">
        {t('councilVotes')}
      </summary>
      <p className="mb-3 text-sm text-ink-soft">{t('councilText')}</p>
      <Paper of="print-vote-pack" search={search} />
    </details>
  );
}

const PAPERS = {
  'print-simulation': { action: 'sheet', file: 'sheetFile' },
  'print-vote-pack': { action: 'pack', file: 'packFile' },
} as const;

function Paper({ of, search }: { of: keyof typeof PAPERS; search: string }) {
  const t = useTranslations('simulator.page.result');
  const { show } = useToast();
  const { action, file } = PAPERS[of];
  const print = useMutation({
    async mutationFn() {
      const paper = await callFunction<PrintSimulation | PrintVotePack>(of, { search });
      saveFile(paper, `${t(file)}.pdf`);
    },
    onError: () => {
      show({ title: t('noSheet'), description: t('noSheetText'), kind: 'destructive' });
    },
  });
  return (
    <Button
      kind="quiet"
      className="w-full noscript:hidden"
      icon={<FileDown aria-hidden className="size-5" />}
      isBusy={print.isPending}
      onClick={() => print.mutate()}
    >
      {t(action)}
    </Button>
  );
}

/** The contact page, with the wishes already written down as someone would write them. */
function useQuoteLink(props: {
  readonly wishes: SimulationWishes;
  readonly boxes: Products['boxes'];
  readonly address: string;
}) {
  const { wishes, boxes, address } = props;
  const t = useTranslations('simulator.page.request');
  const language = useLocale();
  const { commitment, headcount, boxesPerYear, otherGiftsCents, hasLicence } = wishes;
  const wished = boxes.flatMap(({ slug, name }) => {
    const count = boxesPerYear.get(slug) ?? 0;
    return count > 0 ? [t('box', { name, count })] : [];
  });
  const message = [
    t('intro', { headcount, buyer: wishes.buyer }),
    ...(commitment === undefined ? [] : [t('plan', { months: commitment })]),
    ...(hasLicence ? [t('licence')] : []),
    ...wished,
    ...(otherGiftsCents > 0
      ? [t('gifts', { amount: formatMoney(otherGiftsCents, language) })]
      : []),
    t('address', { address }),
  ].join('\n');
  const boxesOffer = commitment === undefined ? 'boxes' : 'subscription';
  const hasBoxes = commitment !== undefined || wished.length > 0;
  const offer = hasLicence && !hasBoxes ? 'saas' : boxesOffer;
  return `/contact?${new URLSearchParams({ offer, employees: String(headcount), message })}`;
}
