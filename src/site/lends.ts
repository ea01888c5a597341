import type { ParisDay } from '#basics/dates.ts';
import type { EditedPage } from '#basics/settings.ts';
import type { Tx } from '#platform/database/transaction.ts';

/** What other rooms are given of the site. */
export type SiteLends = {
  /** The texts of a page as they come with the product, and since when. */
  readonly defaultPageText: (page: EditedPage) => {
    readonly form: Readonly<Record<string, string>>;
    readonly day: ParisDay;
  };
  /** Adds a version of each legal text that a change has made another; with the service’s rights. */
  readonly recordLegalTexts: (tx: Tx) => Promise<void>;
};
