import { useQueries, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { isRefusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import type { ReadProduct } from '#shop/catalogue/contract.ts';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';
import type { ChoiceOf, OpenChoice, OpenedChoice } from '../contract.ts';
import { ChoiceForm } from './choice-form.tsx';

/** Texts that a page with this screen must bring. */
export const CHOICE_TEXTS = [
  'choices.choose',
  'choices.problems',
  'catalogue.allergens',
  'catalogue.product.item',
  'catalogue.box.customiser.swaps',
] as const;

/** One's box, by the link of a mail or from one's account: made for a phone and twenty seconds. */
export function ChoiceScreen({ of }: { of: ChoiceOf }) {
  const t = useTranslations('choices.choose');
  const language = useLocale();
  const choice = useQuery({
    queryKey: ['choice', of],
    queryFn: () => callFunction<OpenChoice>('open-choice', { of }),
    retry: false,
    staleTime: 0,
  });
  // All of them, whatever is hidden on this device: which are asked for must not tell it.
  const boxes = useQueries({
    queries: (choice.data?.products ?? []).map(({ slug }) => ({
      queryKey: ['read-product', slug, language],
      queryFn: () => callFunction<ReadProduct>('read-product', { slug }),
    })),
  });
  const { data, error } = choice;
  const isUnknown = isRefusal(error, 'not-found');
  const hasFailed = Boolean(error && !isUnknown && !data) || boxes.some(({ isError }) => isError);
  const known = boxes.flatMap(({ data: box }) => (box ? [box] : []));
  const isLoading = !error && (!data || known.length < boxes.length) && !hasFailed;
  return (
    <Container width="narrow" className="pb-16">
      <PageHead title={t('head')} />
      {isUnknown && <EmptyState titleAs="h1" title={t('unknown.title')} text={t('unknown.text')} />}
      {data && <Head opened={data} />}
      {hasFailed && (
        <RetryNotice
          text={t('away')}
          retryLabel={t('retry')}
          onRetry={() => {
            void choice.refetch();
            for (const box of boxes) if (box.isError) void box.refetch();
          }}
        />
      )}
      {isLoading && <Loading text={t('loading')} />}
      {data && data.state !== 'open' && <Over opened={data} />}
      {data?.state === 'open' && !isLoading && !hasFailed && (
        <ChoiceForm of={of} opened={data} boxes={known} onStale={() => void choice.refetch()} />
      )}
    </Container>
  );
}

function Head({ opened }: { opened: OpenedChoice }) {
  const t = useTranslations('choices.choose');
  const language = useLocale();
  const { state, name } = opened;
  const day = formatDay(opened.deadline, language);
  return (
    <PageTitle
      size="small"
      eyebrow={opened.companyName}
      title={opened.title}
      intro={state === 'open' ? t('intro', { name, day }) : undefined}
    />
  );
}

function Over({ opened }: { opened: OpenedChoice }) {
  const t = useTranslations('choices.choose.over');
  const language = useLocale();
  const { state, choice, fallback } = opened;
  const association = opened.association ?? '';
  const product = opened.products.find(
    ({ id }) => id === (choice?.productId ?? opened.defaultProductId),
  )?.name;
  const isGift = choice ? choice.productId === null : fallback === 'donation';
  const key = choice ? (isGift ? 'given' : 'box') : isGift ? 'nothingDonation' : 'nothingBox';
  return (
    <Notice kind={state === 'cancelled' ? 'warning' : 'info'}>
      <p>{t(state as 'closed', { day: formatDay(opened.deadline, language) })}</p>
      {state !== 'cancelled' && (
        <>
          <p className="font-semibold">{t(key, { product: product ?? '', association })}</p>
          <p>{t('kept')}</p>
        </>
      )}
    </Notice>
  );
}
