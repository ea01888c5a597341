import { randomUUID } from 'node:crypto';
import type { OwnersPlace } from './accepted-bodies.ts';

/** What may be sent of the risk document. */
export function riskBodies(companyId: string, placeId: string) {
  const id = randomUUID();
  const kept = { companyId, id, revision: null };
  const risk = {
    hazard: 'disturbingNoise',
    situation: 'Presses en marche.',
    frequency: '9',
    severity: '5',
  };
  const version = { companyId, versionId: id };
  return {
    'read-duerp': { companyId },
    'read-work-unit': { companyId, unitId: id },
    'list-prevention-actions': { companyId },
    'list-hazards': { companyId },
    'set-duerp-settings': { companyId, form: { method: 'four-by-four', responsible: 'Claire' } },
    'save-establishment': { ...kept, form: { name: 'Nantes', siret: '' } },
    'save-work-unit': {
      ...kept,
      establishmentId: id,
      placeId,
      form: { name: 'Atelier', activities: 'Trempe.', women: '3', men: '9' },
    },
    'save-own-hazard': { ...kept, form: { family: 'biologicalAgents', name: 'Nid de guêpes' } },
    'save-risk': { ...kept, unitId: id, form: risk },
    'confirm-risks': { companyId, riskIds: [id] },
    'save-prevention-action': {
      ...kept,
      riskId: id,
      form: { what: 'Capoter les presses', principle: '8', cost: '1 200,50', dueOn: '2026-12-15' },
    },
    'set-exposure': { companyId, unitId: id, form: { factor: 'noise', women: '0', men: '4' } },
    'remove-from-duerp': { companyId, kind: 'risk', id, revision: 1, withContents: false },
    'add-units-from-places': { companyId, placeIds: [placeId] },
    'list-starting-points': {},
    'apply-starting-point': { companyId, trade: 'workshop', establishmentId: id },
    'note-risk-event': {
      companyId,
      id,
      unitId: null,
      form: { kind: 'change', happenedOn: '2026-11-20', what: 'Nouvelle ligne.' },
    },
    'mark-risk-task': { companyId, eventId: id, kind: 'review', isDone: true },
    'list-risk-changes': { companyId, before: { instant: '2026-11-20 10:00:00+01', id } },
    'freeze-duerp': { ...version, form: { reason: 'yearly', note: 'Revue.' } },
    'withdraw-duerp': version,
    'issue-duerp': {
      ...version,
      form: { kind: 'informed', on: '2026-11-20', despiteName: 'Claire', despiteAs: 'Directrice' },
    },
    'note-transmission': {
      ...version,
      id,
      form: { sentOn: '2026-11-20', recipient: 'SPST', means: 'email' },
    },
    'send-duerp': {
      ...version,
      id,
      form: { recipient: 'SPST', email: 'contact@spst.example' },
    },
    'revoke-duerp-sending': { companyId, id },
    'print-duerp-receipt': { companyId, id },
    'open-duerp-sending': { token: `${id}.abc` },
    'print-by-duerp-sending': { token: `${id}.abc` },
    'acknowledge-duerp-sending': { token: `${id}.abc`, form: { name: 'Dr Petit' } },
    'compare-duerp': { companyId, before: id, after: null },
    'print-duerp': { ...version, kind: 'reading' },
    'export-duerp-csv': { companyId, versionId: null },
    'export-duerp-record': version,
    'export-duerp-archive': { companyId },
    'print-duerp-notice': { companyId },
    'list-own-duerps': {},
    ...registerBodies(companyId, id),
    'list-duerp-links': { companyId },
    'make-duerp-link': { companyId, id, form: { audience: 'authority', holder: 'Inspection' } },
    'revoke-duerp-link': { companyId, id },
    'open-duerp-link': { token: `${id}.abc` },
    'print-by-duerp-link': { token: `${id}.abc`, versionId: id },
    'list-risk-alerts': { companyId },
    'acknowledge-alert': { companyId, alertId: id },
    'assign-alert': { companyId, alertId: id, ownerId: null, form: { dueOn: '2036-12-01' } },
    'confirm-alert': { companyId, alertId: id, eventId: id, form: { what: 'Trop de commandes.' } },
    'close-alert': { companyId, alertId: id, form: { reason: 'measures', note: '' } },
    'set-sensitivity': { companyId, sensitivity: 'attentive' },
    'replay-alerts': { companyId },
  };
}

function registerBodies(companyId: string, id: string) {
  const entry = { substance: 'Poussières de bois', exposedFrom: '2026-09-01' };
  return {
    'read-register': { companyId, register: 'cmr' },
    'save-register-entry': {
      companyId,
      register: 'cmr',
      id: randomUUID(),
      revision: null,
      form: { workerName: 'Diallo Awa', ...entry },
    },
    'remove-register-entry': { companyId, register: 'cmr', id, revision: 1 },
    'export-register': {
      companyId,
      register: 'cmr',
      format: 'csv',
      fileId: randomUUID(),
      year: null,
    },
    'note-handover': {
      companyId,
      fileId: id,
      form: { givenOn: '2026-11-20', recipient: 'SPST', means: 'portal' },
    },
    'set-accident-conditions': {
      companyId,
      form: {
        caregiverKind: 'first-aider',
        caregiver: 'Paul Girard',
        firstAidPost: 'Vestiaire',
        council: 'elected',
      },
    },
    'list-own-registers': {},
  };
}

export function importRisksBody({ companyId }: OwnersPlace) {
  return {
    'import-risks': {
      companyId,
      rows: [
        {
          id: randomUUID(),
          line: 2,
          establishment: 'Nantes',
          unit: 'Atelier',
          family: 'Bruit',
          hazard: 'Raboteuse',
          situation: 'Meulage sans capot.',
          harm: 'Surdité',
          sexDifference: 'Aucune',
          measures: 'Bouchons',
          women: '3',
          men: '9',
          frequency: '9',
          severity: '7',
          mastery: '2',
          priority: '1',
          rating: '63',
          action: 'Capoter la raboteuse',
          responsible: 'Chef d’atelier',
          dueOn: '15/12/2026',
        },
      ],
    },
  };
}
