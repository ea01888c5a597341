import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { detailsOf, pageContext } from '#platform/page-context.ts';
import { PageHead } from '#ui/page-head.tsx';
import { readProduct } from '../contract.ts';
import { ProductData } from './product-data.tsx';
import { PRODUCT_TEXTS, ProductView } from './product-view.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { slug = '' } = params;
  // Longer than the contract takes: no product has it, and the visitor made no malformed request.
  if (slug.length > 100) throw data(null, { status: 404 });
  const product = await page.call(readProduct, { slug }).catch((refusal: unknown) => {
    const { movedTo } = detailsOf(refusal);
    throw typeof movedTo === 'string' ? redirect(`/boutique/produit/${movedTo}`, 301) : refusal;
  });
  const { days: exchangeDays } = (await page.settings()).returns;
  return { product, exchangeDays, messages: page.messages(...PRODUCT_TEXTS) };
}

/** One product: what it is, what it costs, and all that must be known before buying it. */
export default function ProductPage() {
  const { product, exchangeDays } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={product.seoTitle ?? product.name}
        description={product.seoDescription ?? product.summary}
      />
      <ProductData product={product} />
      <ProductView product={product} exchangeDays={exchangeDays} />
    </>
  );
}
