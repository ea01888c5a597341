/** The rule: what happens in a space is about one of these; the tables write the actions themselves. */
export const JOURNAL_SUBJECTS = {
  company: [
    'company-created',
    'company-changed',
    'verification-asked',
    'verification-verified',
    'verification-refused',
    'verification-withdrawn',
    'verification-lapsed',
    'siren-shared',
    'licence-set',
    'order-rules-set',
    'api-key-created',
    'api-key-revoked',
    'webhook-added',
    'webhook-secret-renewed',
    'webhook-disabled',
    'webhook-resumed',
    'webhook-removed',
  ],
  listening: [
    'listening-set',
    'follow-up-published',
    'follow-up-withdrawn',
    'poll-written',
    'poll-withdrawn',
    'questionnaire-opened',
    'questionnaire-withdrawn',
    'closure-added',
    'closure-changed',
    'closure-removed',
  ],
  risks: [
    'duerp-frozen',
    'duerp-issued',
    'duerp-withdrawn',
    'duerp-link-made',
    'duerp-link-revoked',
    'duerp-sent',
    'duerp-sending-refused',
    'duerp-received',
    'duerp-sending-revoked',
  ],
  roles: ['role-granted', 'role-taken'],
  invitations: [
    'invitation-sent',
    'invitation-sent-again',
    'invitation-accepted',
    'invitation-revoked',
    'invitation-undelivered',
    'code-printed',
  ],
  employees: [
    'employee-added',
    'employee-changed',
    'employee-moved',
    'employee-left',
    'employee-returned',
    'employee-came-in',
  ],
  places: [
    'site-added',
    'site-changed',
    'site-removed',
    'team-added',
    'team-changed',
    'team-removed',
  ],
} as const;

export type JournalSubject = keyof typeof JOURNAL_SUBJECTS;
export type JournalAction = (typeof JOURNAL_SUBJECTS)[JournalSubject][number];

export const JOURNAL_ACTIONS: readonly JournalAction[] = Object.values(JOURNAL_SUBJECTS).flat();

export function isJournalSubject(name: unknown): name is JournalSubject {
  return typeof name === 'string' && Object.hasOwn(JOURNAL_SUBJECTS, name);
}

/** What of a company, a place or a person the journal says was changed. */
export const CHANGED_COLUMNS = [
  'legal_name',
  'headcount',
  'name',
  'first_name',
  'last_name',
  'email',
  'employee_number',
  'left_on',
  'user_id',
] as const;
