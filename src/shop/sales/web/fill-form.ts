/** What the form is told once that is done. */
export const FILLED = 'filled';

/** Puts kept values back into a form's fields; fields it does not know are left alone. */
export async function fillForm(
  form: HTMLFormElement,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const field of form.elements) if (isChoice(field)) fillChoice(field, values);
  // What shows with a choice is there a moment later.
  await new Promise((done) => setTimeout(done));
  for (const field of form.elements) {
    if (isChoice(field) || !isTextField(field) || isTyped(field)) continue;
    const value = values[field.name];
    if (typeof value === 'string') field.value = value;
  }
  form.dispatchEvent(new Event(FILLED));
}

/** Somebody was faster than what is put back. */
function isTyped(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): boolean {
  return !(field instanceof HTMLSelectElement) && field.value !== field.defaultValue;
}

function isChoice(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');
}

function fillChoice(field: HTMLInputElement, values: Readonly<Record<string, string>>): void {
  const kept = values[field.name];
  if (kept === undefined) return;
  const isChosen = field.value === kept;
  // A click, so that whatever shows or hides with the choice follows it.
  if (field.checked !== isChosen && (isChosen || field.type === 'checkbox')) field.click();
}

function isTextField(
  field: Element,
): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return (
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  );
}
