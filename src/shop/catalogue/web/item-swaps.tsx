import { useTranslations } from 'use-intl';
import type { ItemSwap } from '#shop/sales/rules/box-customisation.ts';
import { SelectField } from '#ui/select-field.tsx';
import type { ChangeOf } from '#ui/use-held.ts';
import type { ProductItem } from '../contract.ts';

type Props = {
  readonly items: readonly ProductItem[];
  readonly alternatives: readonly ProductItem[];
  readonly swaps: readonly ItemSwap[];
  readonly onChange: (change: ChangeOf<readonly ItemSwap[]>) => void;
};

/** Each item of the box may give its place to one of the same theme that is not in it yet. */
export function ItemSwaps({ items, alternatives, swaps, onChange }: Props) {
  const t = useTranslations('catalogue.box.customiser.swaps');
  if (alternatives.length === 0) return null;
  const taken = new Set(swaps.map(({ to }) => to));

  function choose(from: string, to: string) {
    onChange((now) => {
      const others = now.filter((swap) => swap.from !== from);
      return to === '' ? others : [...others, { from, to }];
    });
  }

  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{t('label')}</legend>
      <p className="mb-4 text-sm text-ink-soft">{t('hint')}</p>
      <div className="grid gap-4">
        {items.map((item) => {
          const chosen = swaps.find((swap) => swap.from === item.id)?.to ?? '';
          const free = alternatives.filter(({ id }) => id === chosen || !taken.has(id));
          return (
            <SelectField
              key={item.id}
              name={`swap-${item.slug}`}
              label={item.name}
              value={chosen}
              onChange={(event) => choose(item.id, event.currentTarget.value)}
              options={[
                { value: '', label: t('keep') },
                ...free.map(({ id, name }) => ({ value: id, label: t('replace', { name }) })),
              ]}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
