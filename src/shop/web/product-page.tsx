import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { detailsOf, pageContext } from '#platform/page-context.ts';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { Section } from '#ui/section.tsx';
import { readProduct } from '../contract.ts';
import { ProductContents } from './product-contents.tsx';
import { ProductImages } from './product-images.tsx';
import { ProductOffer } from './product-offer.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { slug = '' } = params;
  // Longer than the contract takes: no product has it, and the visitor made no malformed request.
  if (slug.length > 100) throw data(null, { status: 404 });
  const product = await page.call(readProduct, { slug }).catch((refusal: unknown) => {
    const { movedTo } = detailsOf(refusal);
    throw typeof movedTo === 'string' ? redirect(`/boutique/produit/${movedTo}`, 301) : refusal;
  });
  return { product, messages: page.messages('shop.product', 'shop.allergens') };
}

const PLACE_OF_KIND = {
  box: '/box',
  subscription: '/box',
  licence: '/saas',
  boutique: '/boutique',
} as const;

/** One product: what it is, what it costs, and all that must be known before buying it. */
export default function ProductPage() {
  const t = useTranslations('shop.product');
  const { product } = useLoaderData<typeof loader>();
  const { kind, theme, name } = product;
  return (
    <>
      <PageHead
        title={product.seoTitle ?? name}
        description={product.seoDescription ?? product.summary}
      />
      <Container>
        <div className="pt-4">
          <Breadcrumb
            label={t('breadcrumb.label')}
            items={[
              { label: t('breadcrumb.home'), to: '/' },
              { label: t(`breadcrumb.${kind}`), to: PLACE_OF_KIND[kind] },
              { label: name },
            ]}
          />
        </div>
        <div className="grid grid-cols-1 gap-x-12 gap-y-8 pt-4 pb-14 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:pb-20">
          <ProductImages images={product.images} theme={theme} />
          <div className="grid content-start gap-6 lg:row-span-2">
            <header>
              <p className="mb-3 flex flex-wrap gap-2">
                {theme && <Badge tone={theme}>{t(`themes.${theme}`)}</Badge>}
                {product.status === 'coming-soon' && (
                  <Badge tone="warning">{t('comingSoon.badge')}</Badge>
                )}
              </p>
              <h1 className="text-4xl">{name}</h1>
              <p className="mt-4 text-lg text-ink-soft">{product.summary}</p>
            </header>
            <ProductOffer key={product.id} product={product} />
          </div>
          <Description text={product.description} />
        </div>
      </Container>
      <ProductContents product={product} />
      {product.status === 'published' && (
        <Section tone="pine" title={t('next.title')} intro={t('next.text')}>
          <ButtonLink
            to={`/contact?offer=${kind === 'subscription' ? 'subscription' : 'boxes'}`}
            kind="secondary"
          >
            {t('next.action')}
          </ButtonLink>
        </Section>
      )}
    </>
  );
}

/** Paragraphs are set apart by an empty line, as staff write them. */
function Description({ text }: { text: string }) {
  return (
    <div className="prose">
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
