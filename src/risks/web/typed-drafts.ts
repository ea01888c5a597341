import { PRODUCT_KEY } from '#basics/product-name.ts';
import type { Typed } from '#ui/use-judged-form.ts';

const KEY = `${PRODUCT_KEY}_risk_drafts_v1`;
/** Of forms that were left: the oldest go first. */
const MOST_KEPT = 40;

/** What was typed in this form and not saved yet, on this device. */
export function keptDraft(form: string): Typed | undefined {
  return read().find(([name]) => name === form)?.[1];
}

export function keepDraft(form: string, data: FormData): void {
  const typed = Object.fromEntries(
    [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  write([...read().filter(([name]) => name !== form), [form, typed]]);
}

export function forgetDraft(form: string): void {
  write(read().filter(([name]) => name !== form));
}

type Kept = readonly [form: string, typed: Typed];

function read(): Kept[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is Kept {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false;
  const typed: unknown = value[1];
  return (
    typeof typed === 'object' &&
    typed !== null &&
    Object.values(typed).every((each) => typeof each === 'string')
  );
}

function write(kept: readonly Kept[]): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(kept.slice(-MOST_KEPT)));
  } catch {
    // Where the browser keeps nothing, the form itself still holds what is typed.
  }
}
