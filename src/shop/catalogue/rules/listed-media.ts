/** The rule: staff find a medium by any part of its name or of what it says, whatever its accents. */
import { normalizeSearch } from '#basics/normalize-search.ts';

export const MEDIA_FILTERS = ['', 'unused', 'undescribed'] as const;
export type MediaFilter = (typeof MEDIA_FILTERS)[number];

interface Listed {
  readonly kind: 'image' | 'document';
  readonly name: string;
  readonly altFr: string;
  readonly altEn: string;
  readonly uses: readonly unknown[];
}

export function foundMedia<M extends Listed>(
  media: readonly M[],
  { search, filter }: { readonly search: string; readonly filter: MediaFilter },
): M[] {
  const wanted = normalizeSearch(search);
  return media.filter((medium) => {
    if (filter === 'unused' && medium.uses.length > 0) return false;
    if (filter === 'undescribed' && !isUndescribed(medium)) return false;
    return normalizeSearch(`${medium.name} ${medium.altFr} ${medium.altEn}`).includes(wanted);
  });
}

/** A picture that does not say in both languages what it shows. */
export function isUndescribed({ kind, altFr, altEn }: Omit<Listed, 'name' | 'uses'>): boolean {
  return kind === 'image' && (altFr === '' || altEn === '');
}
