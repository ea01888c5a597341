/** What was done before the page was awake, and waits: a form that was sent, or something that was pressed. */
type Held = { readonly target: HTMLElement; readonly submitter?: HTMLElement | null };

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** Of a page that slept (`asleep.ts`). */
    asleep?: { end(): readonly Held[] };
  }
}

/** A part that is still fetched wakes later; what is lost after that, the visitor does again. */
const PATIENCE_MS = 15_000;

/**
 * Tells the page, now that it listens, what was typed, chosen and pressed while it did not: nobody waits
 * for scripts, and nothing is lost to them. Pages that never slept may have been typed into as well.
 */
export async function replayGestures(): Promise<void> {
  const held = window.asleep?.end() ?? [];
  delete window.asleep;
  delete document.documentElement.dataset.asleep;
  await Promise.all(changedFields().map((field) => whenAwake(field, tellOf)));
  for (const { target, submitter } of held) {
    await whenAwake(target, () => {
      if (target instanceof HTMLFormElement) target.requestSubmit(submitter);
      else target.click();
    });
    // Each is seen by what the one before has led to.
    await new Promise((done) => setTimeout(done));
  }
}

/** At once where it can be: a page that draws itself anew first would forget what was typed. */
async function whenAwake<T extends HTMLElement>(element: T, act: (element: T) => void) {
  const deadline = performance.now() + PATIENCE_MS;
  while (!isAwake(element)) {
    if (performance.now() > deadline || !element.isConnected) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  act(element);
}

/** React has taken it over. */
function isAwake(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'));
}

/** Whatever is not as the server wrote it, by the visitor or by a browser that came back to the page. */
function changedFields(): Field[] {
  const fields = document.querySelectorAll<Field>('input, textarea, select');
  return [...fields].filter((field) => {
    if (field instanceof HTMLSelectElement) return field.selectedIndex !== firstChoice(field);
    if (isTicked(field)) return field.checked !== field.defaultChecked;
    // A file is asked for by its own form, which reads it when it is sent.
    return field.type !== 'file' && field.value !== field.defaultValue;
  });
}

function firstChoice({ options }: HTMLSelectElement): number {
  return Math.max(
    [...options].findIndex((option) => option.defaultSelected),
    0,
  );
}

function isTicked(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

/**
 * React hears of a change only where the value is another than it remembers: so it is made to remember the
 * former one, by its own setter on the element, and the change is made past it.
 */
function tellOf(field: Field): void {
  if (field instanceof HTMLSelectElement) {
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (isTicked(field)) {
    const { checked } = field;
    // A choice that was replaced by another one is told by that one.
    if (field.type === 'radio' && !checked) return;
    field.checked = !checked;
    field.click();
  } else {
    retype(field);
  }
}

function retype(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  if (selectionStart !== null && document.activeElement === field) {
    field.setSelectionRange(selectionStart, selectionEnd);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
