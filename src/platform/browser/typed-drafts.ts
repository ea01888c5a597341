import { isRecord } from '#basics/is-record.ts';
import { PRODUCT_KEY } from '#basics/product-name.ts';

const KEY = `${PRODUCT_KEY}_typed_drafts_v4`;
/** Of forms that were left: the oldest go first. */
const MOST_KEPT = 40;

/** Field by field, as text. */
type Typed = Readonly<Record<string, string>>;

export type Draft = {
  readonly typed: Typed;
  /** What was being changed, or was to be; sent again after a reload, it is still the same. */
  readonly id: string;
  /** Of what was being changed; null for something new. */
  readonly revision: number | null;
  /** Of what was published last, where it was begun from that. */
  readonly published?: number | undefined;
};

/** What was typed in this form and not saved yet, on this device. */
export function keptDraft(form: string): Draft | undefined {
  return read().find(([name]) => name === form)?.[1];
}

export function keepDraft(form: string, draft: Draft): void {
  write([...read().filter(([name]) => name !== form), [form, draft]]);
}

export function forgetDraft(form: string): void {
  write(read().filter(([name]) => name !== form));
}

/**
 * That has arrived. What was typed while it was on its way stays, as something else.
 * @returns whether nothing was
 */
export function forgetSent(form: string, sent: Typed): boolean {
  const kept = keptDraft(form);
  if (!kept || isSame(kept.typed, sent)) {
    forgetDraft(form);
    return true;
  }
  keepDraft(form, { ...kept, id: crypto.randomUUID() });
  return false;
}

function isSame(one: Typed, other: Typed): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}

type Kept = readonly [form: string, draft: Draft];

function read(): Kept[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is Kept {
  if (!Array.isArray(value) || typeof value[0] !== 'string' || !isRecord(value[1])) return false;
  const { typed, id, revision, published } = value[1];
  return (
    isRecord(typed) &&
    Object.values(typed).every((each) => typeof each === 'string') &&
    typeof id === 'string' &&
    (revision === null || typeof revision === 'number') &&
    (published === undefined || typeof published === 'number')
  );
}

function write(kept: readonly Kept[]): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(kept.slice(-MOST_KEPT)));
  } catch {
    // Where the browser keeps nothing, the form itself still holds what is typed.
  }
}
