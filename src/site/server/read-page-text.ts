import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import type { ReadPageText } from '../contract.ts';
import { fieldsIn } from '../rules/page-text.ts';
import { shippedPageText } from './shipped-page-texts.ts';
import type { SiteDeps } from './site-deps.ts';

/** The texts of a page as staff last published them, or as they came with the product. */
export async function runReadPageText(
  { settings }: Pick<SiteDeps, 'settings'>,
  { language }: Call,
  { page }: ParsedInputOf<ReadPageText>,
): Promise<OutputOf<ReadPageText>> {
  const { texts } = await settings.read();
  const published = texts.find((text) => text.page === page);
  const shipped = shippedPageText(page);
  // A field that a later version of the product adds is not in what was published before.
  const form = { ...shipped.form, ...published?.form };
  return {
    fields: fieldsIn(page, form, language),
    day: published?.publishedOn ?? shipped.day,
  };
}
