import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { callFunction } from '#platform/browser/call-function.ts';
import { Button } from '#ui/button.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import type { PreviewProduct } from '../../contract.ts';
import { ProductView } from '../product-view.tsx';

type ProductPreviewProps = {
  readonly productId: string;
  readonly onBack: () => void;
  readonly onRefused: (error: Error) => void;
};

/** The draft by the shop's own components; nothing in it can be clicked. */
export function ProductPreview({ productId, onBack, onRefused }: ProductPreviewProps) {
  const t = useTranslations('catalogue.staffProducts.previewing');
  const language = useLocale();
  const { data, error } = useQuery({
    queryKey: ['cms', 'preview', productId, language],
    queryFn: () => callFunction<PreviewProduct>('preview-product', { productId }),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => {
    if (error) onRefused(error);
  }, [error, onRefused]);
  return (
    <section aria-label={t('title')} className="grid gap-4 pt-4">
      <Notice kind="info" isLive title={t('title')}>
        <p>{t('text')}</p>
        <p className="pt-2">
          <Button kind="secondary" size="small" onClick={onBack}>
            {t('back')}
          </Button>
        </p>
      </Notice>
      {!data && <Loading text={t('loading')} />}
      {data && (
        <div inert className="overflow-hidden rounded-lg border border-line">
          <ProductView product={data} />
        </div>
      )}
    </section>
  );
}
