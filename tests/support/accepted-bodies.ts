import { randomUUID } from 'node:crypto';
import { integrationBodies } from './accepted-integration-bodies.ts';
import {
  approvalBodies,
  choiceBodies,
  giftBodies,
  INVOICES,
  ORDERS_BY_STAFF,
  RETURNS,
  SHOP,
  SUBSCRIPTIONS,
} from './accepted-order-bodies.ts';
import { QUOTES, REQUESTS } from './accepted-quote-bodies.ts';
import { importRisksBody, riskBodies } from './accepted-risk-bodies.ts';
import { CMS, PARTNERS } from './accepted-staff-bodies.ts';

const COMPANY = { legalName: 'Atelier', siren: '732829320', kind: 'employer', headcount: '60' };

/** What the signed-in owner of a company may name in their calls. */
export type OwnersPlace = {
  readonly companyId: string;
  readonly siteId: string;
  readonly userId: string;
};

/** A body that each function accepts, from which hostile ones are bent. */
export function acceptedBodies(owner: OwnersPlace): Readonly<Record<string, unknown>> {
  return {
    ...SHOP,
    'claim-order': { orderId: randomUUID(), isMine: true },
    'list-code-entries': {},
    'give-back-place': { companyId: randomUUID() },
    ...ORDERS_BY_STAFF,
    ...RETURNS,
    ...INVOICES,
    ...SITE,
    ...REQUESTS,
    ...QUOTES,
    ...CMS,
    ...PARTNERS,
    ...OWN_ACCOUNT,
    ...SUBSCRIPTIONS,
    ...companyBodies(owner),
    ...approvalBodies(owner),
    ...integrationBodies(owner),
    ...choiceBodies(owner),
    ...importRisksBody(owner),
  };
}

const SITE = {
  'read-page-text': { page: 'home' },
  'print-legal-text': { page: 'terms', version: 1 },
  'send-contact-request': {
    requestKey: randomUUID(),
    form: {
      name: 'Claire Lenoir',
      company: 'Menuiserie Lenoir',
      email: 'claire@lenoir.example',
      phone: '01 99 00 12 34',
      employeeCount: '60',
      offerType: 'boxes',
      message: 'Nous voudrions essayer.',
    },
    website: '',
  },
};

const OWN_ACCOUNT = {
  'read-own-account': {},
  'set-own-language': { language: 'en' },
  'end-own-session': { sessionId: randomUUID() },
  'export-own-data': {},
  'print-own-data': {},
  'erase-own-account': { email: 'somebody.else@example.com' },
};

function companyBodies({ companyId, siteId, userId }: OwnersPlace) {
  const employeeId = randomUUID();
  const teamId = randomUUID();
  const importId = randomUUID();
  const invitationId = randomUUID();
  return {
    'list-spaces': {},
    'create-company': { companyId, form: COMPANY },
    'read-verification': { companyId },
    'ask-verification': { companyId, form: { reachedAt: 'Standard : 02 40 00 00 00' } },
    'ask-registry': { companyId },
    'decide-verification': {
      companyId,
      decisionId: randomUUID(),
      seen: { siren: COMPANY.siren, legalName: COMPANY.legalName },
      form: { decision: 'verified', means: 'document', note: 'Extrait Kbis' },
    },
    'change-company': { companyId, form: COMPANY },
    'read-overview': { companyId },
    'list-members': { companyId },
    'invite-member': { companyId, email: 'karim@example.com', role: 'cse' },
    'grant-role': { companyId, userId, role: 'hr' },
    'take-role': { companyId, userId, role: 'cse' },
    'resend-invitation': { invitationId },
    'revoke-invitation': { invitationId },
    'read-invitation': { token: `${invitationId}.abc` },
    'enter-by-invitation': { token: `${invitationId}.abc` },
    'accept-invitation': { invitationId },
    'print-poster': { companyId },
    'print-personal-codes': { companyId, employeeIds: [employeeId] },
    'read-personal-code': { code: 'ABCDE-FGHJK' },
    'enter-by-code': { code: 'ABCDE-FGHJK' },
    'list-journal': {
      companyId,
      about: 'roles',
      before: { instant: '2026-11-23 08:00:00.123+00', action: 'role-granted' },
    },
    'list-places': { companyId },
    'save-site': { companyId, siteId, name: 'Siège' },
    'save-team': { companyId, siteId, teamId, name: 'Atelier' },
    'remove-place': { companyId, siteId, teamId },
    'list-employees': {
      companyId,
      search: 'léa',
      siteId,
      teamId,
      status: 'present',
      page: 1,
      sort: 'name',
    },
    'save-employee': {
      companyId,
      employeeId,
      form: { firstName: 'Léa', lastName: 'Fontaine', email: 'lea@a.example', employeeNumber: '7' },
      siteId,
      teamId: null,
    },
    'mark-departure': { companyId, employeeId, leftOn: '2026-11-20' },
    'invite-employees': { companyId, employeeIds: [employeeId] },
    'export-employees': { companyId, after: employeeId },
    'stage-import': {
      companyId,
      importId,
      rows: [
        {
          line: 2,
          firstName: 'Jean',
          lastName: 'Dupont',
          email: 'jean@a.example',
          employeeNumber: '8',
          site: 'Nantes',
          team: 'Vente',
        },
      ],
    },
    'check-import': { companyId, importId },
    'run-import': { companyId, importId },
    'remember-columns': { companyId, headings: 'nom|prenom', columns: ['lastName', 'firstName'] },
    'recall-columns': { companyId, headings: 'nom|prenom' },
    'list-companies': { search: 'atelier' },
    ...listeningBodies(companyId, siteId),
    ...riskBodies(companyId, siteId),
    ...giftBodies(companyId, siteId),
    'set-licence': { companyId, form: { kind: 'paid', seats: '75', endsOn: '2036-12-31' } },
  };
}

function listeningBodies(companyId: string, siteId: string) {
  return {
    'read-check-in': { companyId },
    'check-in': { companyId, day: '2026-11-23', taps: { mood: 4, energy: null, factorTap: 5 } },
    'list-own-answers': { companyId },
    'erase-own-answers': { companyId },
    'read-mood': { companyId },
    'read-releases': { companyId },
    'open-check-in-link': { token: `${randomUUID()}.2026-11-23.abc` },
    'check-in-by-link': {
      token: `${randomUUID()}.2026-11-23.abc`,
      taps: { mood: 4, energy: null, factorTap: 5 },
    },
    'read-listening-settings': { companyId },
    'set-listening': { companyId, leastK: 10, tellsEverybody: false },
    'set-reminders': { companyId, siteId, plan: { weekdays: [2, 4], hour: 9 } },
    'add-closure': {
      companyId,
      siteId,
      closureId: randomUUID(),
      firstDay: '2026-12-24',
      lastDay: '2027-01-03',
    },
    'read-polls': { companyId },
    'write-poll': {
      companyId,
      pollId: randomUUID(),
      wording: 'Quel créneau vous convient pour la réunion du mois ?',
      choices: ['Lundi matin', 'Jeudi midi'],
      wordingEn: null,
      choicesEn: null,
    },
    'withdraw-poll': { companyId, pollId: randomUUID() },
    'read-open-poll': { companyId },
    'answer-poll': { companyId, pollId: randomUUID(), choice: 1 },
    'read-questionnaires': { companyId },
    'open-questionnaire': { companyId, questionnaireId: randomUUID() },
    'withdraw-questionnaire': { companyId, questionnaireId: randomUUID() },
    'read-own-questionnaire': { companyId },
    'answer-questionnaire': {
      companyId,
      questionnaireId: randomUUID(),
      answers: [{ item: 0, answer: 3 }],
    },
    'list-follow-ups': { companyId },
    'publish-follow-up': {
      companyId,
      followUpId: randomUUID(),
      placeId: siteId,
      heard: 'La charge a monté.',
      actions: [{ id: randomUUID(), what: 'Deux renforts', dueOn: '2026-12-31' }],
    },
    'withdraw-follow-up': { companyId, followUpId: randomUUID() },
    'mark-action': { companyId, actionId: randomUUID(), isDone: true },
    'remove-closure': { companyId, closureId: randomUUID() },
  };
}
