import { isRecord } from '#basics/is-record.ts';
import { PRODUCT_KEY } from '#basics/product-name.ts';

const KEY = `${PRODUCT_KEY}_typed_drafts_v4`;
/** Of forms that were left: the oldest go first. */
const MOST_KEPT = 40;

/** Field by field, as text. */
type Typed = Readonly<Record<string, string>>;

export type Draft<T extends object = Typed> = {
  readonly typed: T;
  /** What was being changed, or was to be; sent again after a reload, it is still the same. */
  readonly id: string;
  /** Of what was being changed; null for something new. */
  readonly revision: number | null;
  /** Of what was published last, where it was begun from that. */
  readonly published?: number | undefined;
};

/** What was typed in this form and not saved yet, on this device. */
export function keptDraft(form: string): Draft | undefined {
  return keptDraftAs(form, (typed) => (isFlat(typed) ? typed : undefined));
}

/** The same of a form with parts; `now` makes it of what an earlier release kept. */
export function keptDraftAs<T extends object>(
  form: string,
  now: (typed: Readonly<Record<string, unknown>>) => T | undefined,
): Draft<T> | undefined {
  const draft = read().find(([name]) => name === form)?.[1];
  const typed = draft && now(draft.typed);
  return typed && { ...draft, typed };
}

export function keepDraft(form: string, draft: Draft<object>): void {
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

type Kept = readonly [form: string, draft: Draft<Readonly<Record<string, unknown>>>];

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
    typeof id === 'string' &&
    (revision === null || typeof revision === 'number') &&
    (published === undefined || typeof published === 'number')
  );
}

function isFlat(typed: Readonly<Record<string, unknown>>): typed is Typed {
  return Object.values(typed).every((each) => typeof each === 'string');
}

function write(kept: readonly (readonly [form: string, draft: Draft<object>])[]): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(kept.slice(-MOST_KEPT)));
  } catch {
    // Where the browser keeps nothing, the form itself still holds what is typed.
  }
}
