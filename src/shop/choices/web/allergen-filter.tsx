import { ChevronDown, ShieldCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ProductDetail } from '#shop/catalogue/contract.ts';
import { type Allergen, allergensOf } from '#shop/catalogue/rules/allergens.ts';
import { CheckboxField } from '#ui/checkbox-field.tsx';

type AllergenFilterProps = {
  readonly boxes: readonly ProductDetail[];
  readonly hidden: readonly Allergen[];
  readonly onChange: (allergen: Allergen, isHidden: boolean) => void;
};

/** What not to show. It has no name in the form: nothing of it is ever sent. */
export function AllergenFilter({ boxes, hidden, onChange }: AllergenFilterProps) {
  const t = useTranslations('choices.choose.allergens');
  const names = useTranslations('catalogue.allergens');
  const found = allergensOf(
    boxes.flatMap(({ items, alternatives }) => [...items, ...alternatives]),
  );
  if (found.length === 0) return null;
  return (
    <details className="group rounded-lg border border-line bg-surface" open={hidden.length > 0}>
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-5 py-3 font-semibold hover:text-primary [&::-webkit-details-marker]:hidden">
        {t('title')}
        <ChevronDown
          aria-hidden
          className="size-6 shrink-0 text-accent transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="px-5 pb-4">
        <p className="flex items-start gap-2 text-sm text-ink-soft">
          <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
          {t('device')}
        </p>
        <div className="mt-2 grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {found.map((allergen) => (
            <CheckboxField
              key={allergen}
              name=""
              label={names(allergen)}
              checked={hidden.includes(allergen)}
              onChange={(event) => onChange(allergen, event.currentTarget.checked)}
            />
          ))}
        </div>
      </div>
    </details>
  );
}
