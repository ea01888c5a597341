/**
 * The rule: an owner grants roles and describes the company; owner and HR keep the employees; the
 * prevention lead keeps the risk document with them; the works council sees what HR sees of the
 * indicators and risks; everybody sees themselves. The database has the
 * same rules and decides; these say what a screen offers.
 */

/** Roles that are granted, the widest first. */
export const GRANTED_ROLES = ['owner', 'hr', 'prevention', 'cse'] as const;
export type GrantedRole = (typeof GRANTED_ROLES)[number];

export const COMPANY_ROLES = [...GRANTED_ROLES, 'employee'] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];

export const ACTS = {
  'describe-company': ['owner'],
  'grant-roles': ['owner'],
  'see-members': ['owner', 'hr'],
  'keep-employees': ['owner', 'hr'],
  'see-places': ['owner', 'hr', 'prevention', 'cse'],
  'read-journal': ['owner', 'hr', 'cse'],
  'order-boxes': ['owner', 'hr', 'cse'],
  'buy-licence': ['owner', 'hr'],
  'read-mood': ['owner', 'hr', 'prevention', 'cse'],
  'ask-everybody': ['owner', 'hr', 'cse'],
  'read-risks': ['owner', 'hr', 'prevention', 'cse'],
  'keep-risks': ['owner', 'hr', 'prevention'],
  'issue-risks': ['owner', 'hr'],
} as const satisfies Record<string, readonly CompanyRole[]>;

export type CompanyAct = keyof typeof ACTS;

export function may(roles: readonly CompanyRole[], act: CompanyAct): boolean {
  return ACTS[act].some((role) => roles.includes(role));
}

/**
 * In whose name somebody orders: who may buy for the employer does so; a works council that sits in its employer's
 * space orders in its own.
 */
export function ordersAs(
  kind: 'employer' | 'cse',
  roles: readonly CompanyRole[],
): 'employer' | 'cse' {
  return may(roles, 'buy-licence') ? kind : 'cse';
}

/**
 * Who binds the company whose credit it is: of an employer its owners and HR, of a works council its owners.
 * Whoever else has a role there would spend another's money. `access.may_spend_credit` decides.
 */
export function maySpendCredit(kind: 'employer' | 'cse', roles: readonly CompanyRole[]): boolean {
  return roles.includes('owner') || (kind === 'employer' && roles.includes('hr'));
}
