import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Link, type LoaderFunctionArgs, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { pageContext } from '#platform/page-context.ts';
import { Failure } from '#staff/web/failure.tsx';
import { Loading } from '#ui/loading.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PRODUCT_TEXTS } from '../product-view.tsx';
import { ProductEditor } from './product-editor.tsx';
import { useProduct } from './use-products.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const texts = context.get(pageContext).messages;
  // The preview shows what the shop shows.
  return {
    messages: texts(
      'catalogue.staffProducts',
      'catalogue.staffItems',
      'catalogue.staffMedia',
      'staff.journal',
      ...PRODUCT_TEXTS,
    ),
  };
}

export { isRetried as shouldRevalidate } from '#platform/browser/retry-policy.ts';

/** One product to change, or a new one: the same form for both. */
export default function ProductEditPage() {
  const { id } = useParams();
  return id === undefined ? <NewProduct /> : <KnownProduct key={id} productId={id} />;
}

/** A new product has its address at once, so that what is typed there is found again. */
function NewProduct() {
  const t = useTranslations('catalogue.staffProducts.edit');
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(`/cms/products/edit/${crypto.randomUUID()}`, { replace: true });
  }, [navigate]);
  return <Loading text={t('loading')} />;
}

function KnownProduct({ productId }: { productId: string }) {
  const t = useTranslations('catalogue.staffProducts.edit');
  const { data, error, refetch } = useProduct(productId);
  return (
    <>
      <PageHead title={data?.form.texts.fr.name || t('titleNew')} />
      <p>
        <Link
          to="/cms/products"
          className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4"
        >
          <ArrowLeft aria-hidden className="size-5" />
          {t('back')}
        </Link>
      </p>
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading text={t('loading')} />}
      {data && <ProductEditor productId={productId} product={data} />}
    </>
  );
}
