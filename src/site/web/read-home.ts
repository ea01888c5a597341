import type { PageServices } from '#platform/page-context.ts';
import { readPageText } from '../contract.ts';
import type { PageFields } from '../rules/page-text.ts';
import { type CatalogueGlance, readCatalogueGlance } from './catalogue-glance.ts';

/** The texts that the home page needs to be sent. */
export const HOME_TEXTS = ['site.home'] as const;

export type Home = {
  /** Null when the catalogue cannot be read. */
  readonly catalogue: CatalogueGlance | null;
  readonly text: PageFields;
};

/** On the server: beside the page, so that no contract is sent to browsers with it. */
export async function readHome(page: PageServices): Promise<Home> {
  const catalogue = await readCatalogueGlance(page);
  const { fields } = await page.call(readPageText, { page: 'home' });
  return { catalogue, text: fields };
}
