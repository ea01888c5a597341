/** Puts kept values back into a form's fields; fields it does not know are left alone. */
export function fillForm(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const field of form.elements) {
    if (
      field instanceof HTMLInputElement &&
      (field.type === 'radio' || field.type === 'checkbox')
    ) {
      fillChoice(field, values);
    } else if (isTextField(field)) {
      const value = values[field.name];
      if (typeof value === 'string') field.value = value;
    }
  }
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
