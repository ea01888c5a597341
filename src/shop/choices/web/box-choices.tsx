import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ProductDetail, ProductItem } from '#shop/catalogue/contract.ts';
import { type Allergen, allergensOf } from '#shop/catalogue/rules/allergens.ts';
import { useAllergenNames } from '#shop/catalogue/web/allergen-names.ts';
import { ItemSwaps } from '#shop/catalogue/web/item-swaps.tsx';
import { ProductItems } from '#shop/catalogue/web/product-items.tsx';
import { type ItemSwap, itemsAfterSwaps } from '#shop/sales/rules/box-customisation.ts';
import { Notice } from '#ui/notice.tsx';
import { Picture } from '#ui/picture.tsx';
import type { ChangeOf } from '#ui/use-held.ts';

/** In the place of a box: it is given away. */
export const GIFT = 'gift';

type BoxChoicesProps = {
  readonly boxes: readonly ProductDetail[];
  readonly hidden: readonly Allergen[];
  readonly association: string | null;
  readonly chosen: string | undefined;
  readonly swaps: readonly ItemSwap[];
  readonly isMissing: boolean;
  readonly onChoose: (chosen: string) => void;
  readonly onSwap: (change: ChangeOf<readonly ItemSwap[]>) => void;
};

/** Boxes side by side, each with all that the law wants known of it before it is chosen. */
export function BoxChoices(props: BoxChoicesProps) {
  const { boxes, hidden, association, chosen, isMissing } = props;
  const t = useTranslations('choices.choose');
  const isHidden = ({ items }: ProductDetail) => holdsAny(items, hidden);
  // What is chosen already stays in sight, and is warned of.
  const shown = boxes.filter((box) => box.id === chosen || !isHidden(box));
  const count = boxes.length - shown.length;
  return (
    <fieldset aria-describedby={isMissing ? 'box-missing' : undefined}>
      <legend>
        <h2 className="text-2xl">{t('boxes')}</h2>
      </legend>
      {isMissing && (
        <p id="box-missing" role="alert" className="mt-2 font-semibold text-danger">
          {t('first')}
        </p>
      )}
      <p role="status" className="mt-1 text-ink-soft">
        {count > 0 && (shown.length === 0 ? t('allergens.all') : t('allergens.hidden', { count }))}
      </p>
      <div className="mt-4 grid gap-4">
        {shown.map((box) => (
          <BoxChoice key={box.id} {...props} box={box} />
        ))}
        {association !== null && (
          <div className={CARD}>
            <Option {...props} value={GIFT}>
              <span>
                <span className="block font-semibold">{t('give', { association })}</span>
                <span className="mt-1 block text-sm text-ink-soft">{t('giveText')}</span>
              </span>
            </Option>
          </div>
        )}
      </div>
    </fieldset>
  );
}

function BoxChoice({ box, ...props }: BoxChoicesProps & { box: ProductDetail }) {
  const { hidden, chosen, swaps, onSwap } = props;
  const t = useTranslations('choices.choose');
  const nameAllergens = useAllergenNames();
  const isChosen = chosen === box.id;
  const items = isChosen ? swappedItems(box, swaps) : box.items;
  const names = nameAllergens(items);
  const avoided = items.map(({ allergens }) => ({
    allergens: allergens.filter((each) => hidden.some((hiding) => hiding === each)),
  }));
  return (
    <div className={CARD}>
      <Option {...props} value={box.id}>
        <span className="min-w-0 grow">
          <span className="block text-lg font-semibold">{box.name}</span>
          <span className="mt-1 block text-sm text-ink-soft">{box.summary}</span>
          <span className="mt-2 block text-sm font-semibold">
            {names ? t('contains', { names }) : t('containsNone')}
          </span>
        </span>
        {box.image && (
          <Picture
            picture={box.image}
            alt=""
            sizes="6rem"
            className="size-20 shrink-0 rounded-md object-cover sm:size-24"
          />
        )}
      </Option>
      {isChosen && holdsAny(items, hidden) && (
        <Notice kind="warning" className="mx-4 mb-4 sm:mx-5">
          <p>{t('allergens.chosen', { names: nameAllergens(avoided) })}</p>
        </Notice>
      )}
      <Unfolding label={t('inside')} name={t('insideNamed', { name: box.name })}>
        <ProductItems items={items} />
      </Unfolding>
      {isChosen && box.alternatives.length > 0 && (
        <Unfolding label={t('swaps')} name={t('swaps')}>
          <ItemSwaps
            items={box.items}
            alternatives={box.alternatives.filter(
              (item) => !holdsAny([item], hidden) || swaps.some(({ to }) => to === item.id),
            )}
            swaps={swaps}
            onChange={onSwap}
          />
        </Unfolding>
      )}
    </div>
  );
}

type UnfoldingProps = { label: string; name: string; children: ReactNode };

function Unfolding({ label, name, children }: UnfoldingProps) {
  return (
    <details className="group border-t border-line">
      <summary
        aria-label={name}
        className="flex min-h-12 list-none items-center justify-between gap-4 px-4 py-2 text-sm font-semibold hover:text-primary sm:px-5 [&::-webkit-details-marker]:hidden"
      >
        {label}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-accent transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pb-5 sm:px-5">{children}</div>
    </details>
  );
}

type OptionProps = Pick<BoxChoicesProps, 'chosen' | 'isMissing' | 'onChoose'> & {
  readonly value: string;
  readonly children: ReactNode;
};

function Option({ value, chosen, isMissing, onChoose, children }: OptionProps) {
  return (
    <label className="flex cursor-pointer items-start gap-4 p-4 sm:p-5">
      <input
        type="radio"
        name="box"
        value={value}
        checked={chosen === value}
        aria-invalid={isMissing || undefined}
        onChange={() => onChoose(value)}
        className="mt-1 size-5.5 shrink-0 accent-primary"
      />
      {children}
    </label>
  );
}

function holdsAny(items: readonly ProductItem[], hidden: readonly Allergen[]): boolean {
  return allergensOf(items).some((allergen) => hidden.includes(allergen));
}

function swappedItems({ items, alternatives }: ProductDetail, swaps: readonly ItemSwap[]) {
  const known = new Map([...items, ...alternatives].map((item) => [item.id, item]));
  const ids = itemsAfterSwaps(
    items.map(({ id }) => id),
    swaps,
  );
  return ids.flatMap((id) => known.get(id) ?? []);
}

const CARD =
  'overflow-hidden rounded-lg border border-line-strong bg-surface ' +
  'has-[input:checked]:border-primary has-[input:checked]:ring-1 has-[input:checked]:ring-primary ' +
  'forced-colors:has-[input:checked]:border-[Highlight]';
