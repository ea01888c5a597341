import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { Badge } from '#ui/badge.tsx';
import { Picture } from '#ui/picture.tsx';
import type { ProductItem } from '../contract.ts';
import { useAllergenNames } from './allergen-names.ts';

type ProductItemsProps = {
  readonly items: readonly ProductItem[];
  /** True where each item stands but once on the page. */
  readonly hasAnchors?: boolean;
};

/** Each thing in a box, with who makes it, where, what proves it and what it is made of. */
export function ProductItems({ items, hasAnchors = false }: ProductItemsProps) {
  return (
    <ul className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      {items.map((item) => (
        <li
          key={item.id}
          id={hasAnchors ? itemAnchor(item) : undefined}
          className="scroll-mt-24 rounded-lg border border-line bg-paper p-5 sm:p-6"
        >
          <ItemHead item={item} />
          <ItemFacts item={item} />
        </li>
      ))}
    </ul>
  );
}

/** Where on the page an item is told in full. */
export function itemAnchor({ slug }: ProductItem): string {
  return `item-${slug}`;
}

function ItemHead({ item }: { item: ProductItem }) {
  const t = useTranslations('catalogue.product.item');
  return (
    <div className="flex gap-5">
      <Picture
        picture={item.picture}
        alt=""
        sizes="6rem"
        loading="lazy"
        className="size-[80px] shrink-0 rounded-md bg-sunken object-contain sm:size-[96px]"
      />
      <div className="min-w-0">
        <h3 className="text-xl">{item.name}</h3>
        {item.origin === 'proven' && (
          <p className="mt-2">
            <Badge tone="success" icon={<BadgeCheck aria-hidden className="size-4" />}>
              {t('proven')}
            </Badge>
          </p>
        )}
      </div>
    </div>
  );
}

function ItemFacts({ item }: { item: ProductItem }) {
  const t = useTranslations('catalogue.product.item');
  const nameAllergens = useAllergenNames();
  const allergens = nameAllergens([item]);
  return (
    <>
      <p className="mt-4 text-ink-soft">{item.description}</p>
      <dl className="mt-4 divide-y divide-line border-t border-line text-sm">
        <Fact label={t('maker')}>
          <Maker maker={item.maker} />
        </Fact>
        <Fact label={t('place')}>
          <span lang="fr">{item.placeOfManufacture}</span>
        </Fact>
        <Fact label={t('evidence')}>
          <Evidence item={item} />
        </Fact>
        <Fact label={t('netQuantity')}>{item.netQuantity}</Fact>
        <Fact label={t('allergens')}>
          {allergens ? <strong className="font-bold">{allergens}</strong> : t('noAllergens')}
        </Fact>
        <Fact label={t('ingredients')}>{item.ingredients}</Fact>
        {item.storageAdvice && <Fact label={t('storage')}>{item.storageAdvice}</Fact>}
      </dl>
    </>
  );
}

/** Who makes it; and, while a document of theirs that was checked holds, that it does. */
function Maker({ maker }: { maker: ProductItem['maker'] }) {
  const t = useTranslations('catalogue.product.item');
  const language = useLocale();
  const { name, town, department, proof } = maker;
  return (
    <>
      {t('makerPlace', { name, town, department })}
      {proof && (
        <span className="block text-ink-soft">
          {t('makerVerified', { day: formatDay(proof.verifiedOn, language) })}
          {proof.validUntil &&
            `, ${t('evidenceUntil', { day: formatDay(proof.validUntil, language) })}`}
        </span>
      )}
    </>
  );
}

/** Makers hand in their documents in French, whatever the visitor reads. */
function Evidence({ item }: { item: ProductItem }) {
  const t = useTranslations('catalogue.product.item');
  const language = useLocale();
  if (item.evidence === null) return t('noEvidence');
  const day = item.evidenceExpiresOn && formatDay(item.evidenceExpiresOn, language);
  return (
    <>
      <span lang="fr">{item.evidence}</span>
      {day && item.origin === 'proven' && `, ${t('evidenceUntil', { day })}`}
      {day && item.origin === 'expired' && `, ${t('evidenceExpired', { day })}`}
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 py-2.5 sm:grid-cols-[9.5rem_1fr]">
      <dt className="font-semibold">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
