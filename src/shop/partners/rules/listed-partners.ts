/** The rule: how staff find applications and partners, twenty-five at a time. */
export const PARTNER_VIEWS = ['applications', 'approved'] as const;
export type PartnerView = (typeof PARTNER_VIEWS)[number];

/** What each view can be narrowed to; `to-renew` is active and has a document
 * that ends or has ended; `to-judge` has sent one that nobody has looked at; `to-review` awaits staff. */
export const STATES_OF = {
  applications: ['to-review', 'received', 'in-review', 'waiting-for-partner', 'declined'],
  approved: ['active', 'suspended', 'to-judge', 'to-renew'],
} as const;
export const STATE_FILTERS = [...STATES_OF.applications, ...STATES_OF.approved] as const;
export type StateFilter = (typeof STATE_FILTERS)[number] | '';

export const PARTNER_SORTS = ['newest', 'oldest', 'company', 'expiry'] as const;
export type PartnerSort = (typeof PARTNER_SORTS)[number];

export const PARTNERS_PER_PAGE = 25;

export interface PartnerWish {
  readonly view: PartnerView;
  readonly search: string;
  readonly state: StateFilter;
  readonly sort: PartnerSort;
  /** From 1. */
  readonly page: number;
}
