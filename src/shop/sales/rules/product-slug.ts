/**
 * The rule: a product's address is small letters, digits and single hyphens, as the catalogue's
 * table has it; anything else is no product's address and is not looked for.
 */
export function isProductSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
