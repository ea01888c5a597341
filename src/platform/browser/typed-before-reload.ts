import { PRODUCT_KEY } from '#basics/product-name.ts';

const KEY = `${PRODUCT_KEY}_reload_v1`;
const FIELDS = 'input:not([type=password], [type=file], [type=hidden]), textarea, select';
const WAIT_MS = 10_000;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Kept = { readonly address: string; readonly values: Readonly<Record<string, string>> };

/** Keeps what stands in the fields of this page, for `giveBackTyped` after it was loaded anew. */
export function keepTyped(): void {
  const values = Object.fromEntries(
    fieldsByName().map(([name, field]) => [name, saidBy(field)] as const),
  );
  try {
    const kept: Kept = { address: window.location.href, values };
    window.sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is refused: whoever presses the button has been told what it does.
  }
}

/** Puts it back, field by field as they appear, as if it were typed again. Answers what stops it. */
export function giveBackTyped(): () => void {
  const kept = takeKept();
  if (!kept || kept.address !== window.location.href) return () => undefined;
  const left = new Map(Object.entries(kept.values));
  const fill = () => {
    for (const [name, field] of fieldsByName()) {
      const value = left.get(name);
      if (value === undefined) continue;
      left.delete(name);
      if (saidBy(field) !== value) typeInto(field, value);
    }
  };
  const observer = new MutationObserver(fill);
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), WAIT_MS);
  fill();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

function takeKept(): Kept | undefined {
  try {
    const text = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    const kept: unknown = JSON.parse(text ?? 'null');
    // Nobody else writes under this name.
    return kept === null ? undefined : (kept as Kept);
  } catch {
    return undefined;
  }
}

/** Each by its name or id, and where several bear it, by their rank among them. */
function fieldsByName(): (readonly [name: string, field: Field])[] {
  const ranks = new Map<string, number>();
  return [...document.querySelectorAll<Field>(FIELDS)].flatMap((field) => {
    const own = field.name || field.id;
    if (own === '') return [];
    const rank = ranks.get(own) ?? 0;
    ranks.set(own, rank + 1);
    return [[`${own} ${rank}`, field] as const];
  });
}

function isTicked(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);
}

function saidBy(field: Field): string {
  if (isTicked(field)) return field.checked ? 'on' : '';
  return field.value;
}

/** React hears of a value only where it was set past its own tracking, and said with an event. */
function typeInto(field: Field, value: string): void {
  if (isTicked(field)) {
    if (field.type === 'checkbox' || value === 'on') field.click();
    return;
  }
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, value);
  field.dispatchEvent(
    new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}
