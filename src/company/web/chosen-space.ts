import { PRODUCT_KEY } from '#basics/product-name.ts';
import { holdValue, useHeldValue } from '#platform/browser/held-value.ts';
import type { Space } from '../contract.ts';

const STORAGE_KEY = `${PRODUCT_KEY}-company`;

/** Of the whole page: the frame and the screen in it speak of the same company. */
const chosen = holdValue(chosenCompany());

/** Of several companies, the one chosen last in this browser; the first one otherwise. */
export function useChosenSpace(spaces: readonly Space[]) {
  const id = useHeldValue(chosen);
  return [spaces.find((space) => space.id === id) ?? spaces[0], keepChoice] as const;
}

/** The server decides whether it means anything. */
export function keepChoice(id: string): void {
  chosen.set(id);
  try {
    window.localStorage.setItem(STORAGE_KEY, id);
  } catch {
    // Storage is refused: the choice lasts as long as the page.
  }
}

function chosenCompany(): string | undefined {
  if (typeof window === 'undefined') return undefined;
  try {
    const id = window.localStorage.getItem(STORAGE_KEY);
    return id && /^[\da-f-]{36}$/.test(id) ? id : undefined;
  } catch {
    return undefined;
  }
}
