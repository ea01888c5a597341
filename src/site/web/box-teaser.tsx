import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import type { ProductCard } from '#shop/catalogue/contract.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';

/** One box in the strip of the home page: the whole card leads to it. */
export function BoxTeaser({ box }: { box: ProductCard }) {
  const t = useTranslations('site.home.boxes');
  const language = useLocale();
  return (
    <Card
      as="li"
      isPadded={false}
      className="group relative flex flex-wrap sm:flex-col sm:flex-nowrap"
    >
      {box.image && (
        <Picture
          picture={box.image}
          alt=""
          sizes="(min-width: 40rem) 20rem, 8rem"
          loading="lazy"
          decoding="async"
          className="h-auto min-w-0 flex-[1_1_7.5rem] object-cover sm:aspect-4/3 sm:w-full sm:flex-none"
        />
      )}
      <div className="flex min-w-0 flex-[999_1_11rem] flex-col p-4 sm:flex-auto sm:p-5">
        <p className="flex flex-wrap gap-2">
          {box.theme && <Badge tone={box.theme}>{t(`themes.${box.theme}`)}</Badge>}
          {box.status === 'coming-soon' && <Badge>{t('soon')}</Badge>}
        </p>
        <h3 className="mt-2 text-xl max-sm:mb-2 sm:mt-3">
          <Link
            to={`/boutique/produit/${box.slug}`}
            prefetch="intent"
            className="group-hover:text-primary after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
          >
            {box.name}
          </Link>
        </h3>
        <p className="mt-2 mb-4 text-sm text-ink-soft max-sm:hidden">{box.summary}</p>
        <Price
          size="small"
          className="mt-auto"
          net={formatMoney(box.price.netCents, language)}
          netLabel={t('net')}
          gross={formatMoney(box.price.grossCents, language)}
          grossLabel={t('gross')}
        />
      </div>
    </Card>
  );
}
