export type NestedForm = { [name: string]: string | NestedForm };

/** Reads `a[b][0]=c` as `{ a: { b: { 0: 'c' } } }`, which is how Stripe's API is spoken to. */
export function readNestedForm(body: string): NestedForm {
  const root: NestedForm = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    const last = path.pop();
    if (last === undefined) continue;
    let at = root;
    for (const part of path) {
      const inside = at[part];
      const next = typeof inside === 'object' ? inside : {};
      at[part] = next;
      at = next;
    }
    at[last] = value;
  }
  return root;
}
