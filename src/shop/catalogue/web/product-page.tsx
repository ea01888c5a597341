import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { detailsOf, pageContext } from '#platform/page-context.ts';
import { PageHead } from '#ui/page-head.tsx';
import { listProducts, readProduct } from '../contract.ts';
import { ProductData } from './product-data.tsx';
import { PRODUCT_TEXTS, ProductView } from './product-view.tsx';

const MOST_RELATED = 3;

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
  const { products } = await page.call(listProducts, { kind: product.kind });
  const related = products.filter(({ id }) => id !== product.id).slice(0, MOST_RELATED);
  return { product, related, exchangeDays, messages: page.messages(...PRODUCT_TEXTS) };
}

/** One product: what it is, what it costs, and all that must be known before buying it. */
export default function ProductPage() {
  const { product, related, exchangeDays } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={product.seoTitle ?? product.name}
        description={product.seoDescription ?? product.summary}
      />
      <ProductData product={product} />
      <ProductView product={product} exchangeDays={exchangeDays} related={related} />
    </>
  );
}
