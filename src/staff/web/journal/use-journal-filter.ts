import { isParisDay } from '#basics/dates.ts';
import { isUuid } from '#basics/uuid.ts';
import { useListAddress } from '#platform/browser/use-list-address.ts';
import type { AskedChanges } from './use-staff-changes.ts';

const NAMES = ['q', 'subject', 'actor', 'from', 'to', 'record'] as const;
type Name = (typeof NAMES)[number];

/** Of which nobody is the author: what the product did by itself. */
export const BY_PRODUCT = 'product';

/** What is looked for; it stands in the address, so that it can be shared and gone back to. */
export function useJournalFilter() {
  const [filter, change] = useListAddress(
    ({ text }) =>
      Object.fromEntries(NAMES.map((name) => [name, text(name, 100)])) as Readonly<
        Record<Name, string>
      >,
  );
  return { filter, isEmpty: NAMES.every((name) => filter[name] === ''), change };
}

export type ChosenFilter = ReturnType<typeof useJournalFilter>['filter'];

/** What makes no sense is not asked. */
export function askedOf({ q, subject, actor, from, to, record }: ChosenFilter): AskedChanges {
  return {
    ...(q && { search: q }),
    ...(subject && { subject }),
    ...(actor === BY_PRODUCT && { actor: null }),
    ...(isUuid(actor) && { actor }),
    ...(isParisDay(from) && { from }),
    ...(isParisDay(to) && { to }),
    ...(record && { recordIds: [record] }),
  };
}
