/**
 * The rule: an owner grants roles and describes the company; owner and HR keep the employees; the
 * prevention lead keeps the risk document with them; the works council sees what HR sees of the
 * indicators and risks; everybody sees themselves. Use cases ask the database by this table
 * (`access/require-act.ts`), and screens offer by it; the policies of the tables decide beside it.
 */

/** Roles that are granted, the widest first. */
export const GRANTED_ROLES = ['owner', 'hr', 'prevention', 'cse'] as const;
export type GrantedRole = (typeof GRANTED_ROLES)[number];

export const COMPANY_ROLES = [...GRANTED_ROLES, 'employee'] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];

export type ActRule = {
  readonly roles: readonly CompanyRole[];
  /** Only while the licence lets the company write. */
  readonly isLicensed?: true;
};

/** Who may do what in a company. */
export const ACTS = {
  answer: { roles: ['employee'] },
  'describe-company': { roles: ['owner'] },
  'grant-roles': { roles: ['owner'] },
  'see-members': { roles: ['owner', 'hr'] },
  'see-employees': { roles: ['owner', 'hr'] },
  'keep-employees': { roles: ['owner', 'hr'], isLicensed: true },
  'see-places': { roles: ['owner', 'hr', 'prevention', 'cse'] },
  'read-journal': { roles: ['owner', 'hr', 'cse'] },
  'order-boxes': { roles: ['owner', 'hr', 'cse'] },
  'rule-orders': { roles: ['owner'] },
  'keep-integrations': { roles: ['owner'] },
  'open-choices': { roles: ['owner', 'hr'] },
  'read-gifts': { roles: ['owner', 'hr', 'cse'] },
  'give-gifts': { roles: ['owner', 'hr', 'cse'], isLicensed: true },
  'buy-licence': { roles: ['owner', 'hr'] },
  'read-mood': { roles: ['owner', 'hr', 'prevention', 'cse'] },
  'read-follow-ups': { roles: ['owner', 'hr', 'cse', 'employee'] },
  'ask-everybody': { roles: ['owner', 'hr', 'cse'], isLicensed: true },
  'see-listening': { roles: ['owner', 'hr', 'cse'] },
  'keep-listening': { roles: ['owner', 'hr'], isLicensed: true },
  'set-listening': { roles: ['owner'], isLicensed: true },
  'read-risks': { roles: ['owner', 'hr', 'prevention', 'cse'] },
  'read-registers': { roles: ['owner', 'hr', 'prevention'] },
  'keep-risks': { roles: ['owner', 'hr', 'prevention'], isLicensed: true },
  'share-risks': { roles: ['owner', 'hr'] },
  'issue-risks': { roles: ['owner', 'hr'], isLicensed: true },
} as const satisfies Record<string, ActRule>;

export type CompanyAct = keyof typeof ACTS;

/** By their roles alone: whether the licence runs, only the database knows. */
export function may(roles: readonly CompanyRole[], act: CompanyAct): boolean {
  return ACTS[act].roles.some((role) => roles.includes(role));
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

/** Who works for the house. An administrator may do everything. */
export const STAFF_ROLES = ['admin', 'editor', 'support', 'accountant', 'packer'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

type HelperRole = Exclude<StaffRole, 'admin'>;

/**
 * What staff may do at `/cms`, and who of them beside administrators. `access.roles_of_staff_act` is the same in the
 * database, where policies and use cases ask it.
 */
export const STAFF_ACTS = {
  'see-work': ['editor', 'support', 'accountant', 'packer'],
  'read-catalogue': ['editor', 'support', 'accountant', 'packer'],
  'keep-catalogue': ['editor'],
  'keep-texts': ['editor'],
  'keep-partners': ['editor'],
  'answer-requests': ['support'],
  /** Without their figures, which `read-orders` shows. */
  'see-orders': ['support', 'accountant', 'packer'],
  'read-orders': ['support', 'accountant'],
  'pack-orders': ['support', 'packer'],
  /** Cancelled, given back, exchanged; subscriptions changed. */
  'serve-orders': ['support'],
  'chase-payments': ['support', 'accountant'],
  /** Statements, transfers, credit, accounting entries. */
  'keep-accounts': ['accountant'],
  'read-companies': ['support', 'accountant'],
  'verify-companies': ['support'],
  'grant-licences': [],
  'keep-settings': [],
  'read-staff-journal': [],
  'keep-team': [],
} as const satisfies Record<string, readonly HelperRole[]>;

export type StaffAct = keyof typeof STAFF_ACTS;

/** By their roles alone: whether they have shown their second step, only the database knows. */
export function staffMay(roles: readonly StaffRole[], act: StaffAct): boolean {
  const allowed: readonly StaffRole[] = STAFF_ACTS[act];
  return roles.some((role) => role === 'admin' || allowed.includes(role));
}
