import { LATER } from './early-gestures.ts';

/** What was done before React had the page, and waits: a form that was sent, or something that was pressed. */
type Held = { readonly target: HTMLElement; readonly submitter?: HTMLElement | null };

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** What was pressed before React had the page, or a part of it (`early-gestures.ts`). */
    earlyGestures?: { readonly isTaken: boolean; take(): readonly Held[] };
  }
}

/** What waits for a part that comes later than the page. */
let waiting: readonly Held[] = [];

/**
 * Tells the page, now that it listens, what was typed, chosen and pressed while it did not: nobody waits for
 * scripts, and nothing is lost to them. A part that is fetched later (`LaterPart`) is told when it is there.
 */
export async function replayEvents(page: Document | HTMLElement): Promise<void> {
  waiting = [...waiting, ...(window.earlyGestures?.take() ?? [])];
  const isThere = (element: HTMLElement) =>
    page.contains(element) && element.closest(`[${LATER}]`) === null;
  for (const field of changedFields().filter(isThere)) tellOf(field);
  const held = waiting.filter(({ target }) => isThere(target));
  waiting = waiting.filter((each) => !held.includes(each));
  for (const { target, submitter } of held) {
    // Each is seen by what was typed, and by what the one before has led to.
    await new Promise((done) => setTimeout(done));
    if (target instanceof HTMLFormElement) target.requestSubmit(submitter);
    else target.click();
  }
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
