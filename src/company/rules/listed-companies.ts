/** The rule: how staff find a space: by its name or SIREN, what it is, how its licence stands, whether it is verified. */
import type { Language } from '#basics/language.ts';

export const COMPANY_SORTS = ['newest', 'name', 'ending', 'activity', 'headcount'] as const;
export type CompanySort = (typeof COMPANY_SORTS)[number];

export interface CompanyWish {
  /** Empty: whatever it is. */
  readonly state: string;
  readonly licence: string;
  readonly kind: string;
  /** `awaiting`, `verified` or `unverified`. */
  readonly verification: string;
  readonly sort: CompanySort;
}

interface Listed {
  readonly legalName: string;
  readonly kind: string;
  readonly headcount: number;
  readonly createdAt: string;
  readonly lastActiveOn: string | null;
  readonly licence: { readonly kind: string; readonly state: string; readonly endsOn: string };
  readonly verification: { readonly state: string; readonly isAwaiting: boolean };
}

/** Those that match, in order; in the order they came in where they are equal. */
export function foundCompanies<Company extends Listed>(
  companies: readonly Company[],
  { state, licence, kind, verification, sort }: CompanyWish,
  language: Language,
): Company[] {
  return companies
    .filter(
      (company) =>
        (state === '' || company.licence.state === state) &&
        (licence === '' || company.licence.kind === licence) &&
        (kind === '' || company.kind === kind) &&
        isOfStanding(company.verification, verification),
    )
    .toSorted(ORDERS(language)[sort]);
}

function isOfStanding({ state, isAwaiting }: Listed['verification'], wished: string): boolean {
  if (wished === 'awaiting') return isAwaiting;
  return wished === '' || (state === 'verified') === (wished === 'verified');
}

const ORDERS = (
  language: Language,
): Readonly<Record<CompanySort, (one: Listed, other: Listed) => number>> => ({
  newest: (one, other) => other.createdAt.localeCompare(one.createdAt),
  name: (one, other) => one.legalName.localeCompare(other.legalName, language),
  ending: (one, other) => one.licence.endsOn.localeCompare(other.licence.endsOn),
  activity: (one, other) => (other.lastActiveOn ?? '').localeCompare(one.lastActiveOn ?? ''),
  headcount: (one, other) => other.headcount - one.headcount,
});
