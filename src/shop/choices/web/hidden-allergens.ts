import { PRODUCT_KEY } from '#basics/product-name.ts';
import { ALLERGENS, type Allergen } from '#shop/catalogue/rules/allergens.ts';
import { useHeld } from '#ui/use-held.ts';

const KEY = `${PRODUCT_KEY}_hidden_allergens_v1`;

/**
 * What somebody does not eat: health data, which stays in this browser. It is in no request, no address
 * and no log; nothing else reads this key.
 */
export function useHiddenAllergens() {
  const hidden = useHeld(read);
  return {
    hidden: hidden.shown,
    setHidden(allergen: Allergen, isHidden: boolean) {
      const next = hidden.change((now) =>
        ALLERGENS.filter((each) => (each === allergen ? isHidden : now.includes(each))),
      );
      write(next);
    },
  };
}

function read(): readonly Allergen[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? ALLERGENS.filter((allergen) => kept.includes(allergen)) : [];
  } catch {
    return [];
  }
}

function write(hidden: readonly Allergen[]): void {
  try {
    if (hidden.length === 0) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, JSON.stringify(hidden));
  } catch {
    // A browser that keeps nothing: it holds until the page is left.
  }
}
