import { useState } from 'react';
import { PRODUCT_KEY } from '#basics/product-name.ts';
import type { Space } from '../contract.ts';

const STORAGE_KEY = `${PRODUCT_KEY}-company`;

/** Of several companies, the one chosen last in this browser; the first one otherwise. */
export function useChosenSpace(spaces: readonly Space[]) {
  const [chosen, setChosen] = useState(chosenCompany);
  const space = spaces.find(({ id }) => id === chosen) ?? spaces[0];
  function choose(id: string) {
    setChosen(id);
    keepChoice(id);
  }
  return [space, choose] as const;
}

/** The company chosen last in this browser; the server decides whether it means anything. */
export function chosenCompany(): string | undefined {
  try {
    const id = window.localStorage.getItem(STORAGE_KEY);
    return id && /^[\da-f-]{36}$/.test(id) ? id : undefined;
  } catch {
    return undefined;
  }
}

export function keepChoice(id: string): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, id);
  } catch {
    // Storage is refused: the choice lasts as long as the page.
  }
}
