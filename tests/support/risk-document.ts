import { randomUUID } from 'node:crypto';
import type { InputOf } from '#basics/contract.ts';
import {
  freezeDuerp,
  issueDuerp,
  readDuerp,
  type SaveRisk,
  saveEstablishment,
  savePreventionAction,
  saveRisk,
  saveWorkUnit,
  setDuerpSettings,
  setExposure,
} from '#risks/contract.ts';
import type { Colleague, ListeningCompany } from './listening.ts';

type Form = InputOf<SaveRisk>['form'];

export const SETTINGS: Form = {
  method: 'frequency-severity',
  responsible: 'Claire Moreau',
  healthService: 'Santé au travail Nantes',
  healthServiceEmail: 'contact@spst.example',
  readingPlace: 'Accueil, classeur vert',
};

export const RISK: Form = {
  hazard: 'slippingFloors',
  situation: 'Sol mouillé à la sortie des bains de trempe.',
  harm: 'Entorse, fracture',
  measures: 'Tapis, chaussures fournies.',
  sexDifference: '',
  women: '3',
  men: '9',
  frequency: '9',
  severity: '7',
};

export const ACTION: Form = {
  what: 'Poser des caillebotis devant les bains',
  principle: '8',
  responsible: 'Chef d’atelier',
  cost: '1 200,50',
  dueOn: '2026-12-15',
  conditions: 'Arrêt de la ligne un samedi',
  indicator: 'Plus de chute déclarée',
  state: 'planned',
  afterFrequency: '1',
  afterSeverity: '5',
};

/** Who signs for issuing it in spite of what it lacks. */
export const DESPITE: Form = { despiteName: 'Claire Moreau', despiteAs: 'Directrice' };

export type KeptDocument = {
  readonly establishmentId: string;
  readonly unitId: string;
  readonly riskIds: readonly string[];
  readonly actionId: string;
};

type Caller = Pick<Colleague, 'call'>;

/** A document that can be issued: one unit, a physical and a psychosocial risk, one action. */
export async function keepDocument(
  company: Pick<ListeningCompany, 'id' | 'places'> & { readonly prevention: Caller },
): Promise<KeptDocument> {
  const companyId = company.id;
  const who = company.prevention;
  const fresh = { companyId, revision: null };
  const establishmentId = randomUUID();
  const unitId = randomUUID();
  const riskIds = [randomUUID(), randomUUID()];
  const actionId = randomUUID();
  await who.call(setDuerpSettings, { companyId, form: SETTINGS });
  await who.call(saveEstablishment, { ...fresh, id: establishmentId, form: { name: 'Nantes' } });
  await who.call(saveWorkUnit, {
    ...fresh,
    id: unitId,
    establishmentId,
    placeId: company.places.Atelier ?? null,
    form: { name: 'Atelier', activities: 'Trempe et polissage.', women: '3', men: '9' },
  });
  await who.call(saveRisk, { ...fresh, id: riskIds[0] ?? '', unitId, form: RISK });
  await who.call(saveRisk, {
    ...fresh,
    id: riskIds[1] ?? '',
    unitId,
    form: {
      hazard: 'intensity',
      situation: 'Commandes urgentes chaque fin de mois.',
      frequency: '3',
      severity: '5',
    },
  });
  await who.call(savePreventionAction, {
    ...fresh,
    id: actionId,
    riskId: riskIds[0] ?? '',
    form: ACTION,
  });
  await who.call(setExposure, {
    companyId,
    unitId,
    form: { factor: 'noise', women: '0', men: '4', note: 'Mesure du 3 mars.' },
  });
  return { establishmentId, unitId, riskIds, actionId };
}

/** Freezes what is kept and issues it, as an employer does; answers the id of the version. */
export async function issueNow(
  company: { readonly id: string; readonly prevention: Caller; readonly hr: Caller },
  reason = 'first',
  beforeIssue = () => {},
): Promise<string> {
  const versionId = randomUUID();
  const companyId = company.id;
  await company.prevention.call(freezeDuerp, { companyId, versionId, form: { reason } });
  beforeIssue();
  // On the day on which it was frozen: an opinion is never older.
  const { versions } = await company.hr.call(readDuerp, { companyId });
  const on = versions.find(({ id }) => id === versionId)?.frozenOn ?? '';
  await company.hr.call(issueDuerp, {
    companyId,
    versionId,
    form: { kind: 'favourable', on, name1: 'Karim Benali', as1: 'Secrétaire du CSE', ...DESPITE },
  });
  return versionId;
}
