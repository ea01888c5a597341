/** The id of the element that holds every screen; written by `root.tsx`. */
export const ROOT_ELEMENT_ID = 'root';

/** @throws Error when the page was not produced by this application. */
export function requireRootElement(page: Pick<Document, 'getElementById'>): HTMLElement {
  const root = page.getElementById(ROOT_ELEMENT_ID);
  if (!root) throw new Error(`Root element #${ROOT_ELEMENT_ID} not found`);
  return root;
}
