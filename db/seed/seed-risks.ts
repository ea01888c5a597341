import { randomUUID } from 'node:crypto';
import type { Call } from '#backend/call.ts';
import { addDays, parisDayOf } from '#basics/dates.ts';
import { runAddUnitsFromPlaces } from '#risks/server/add-units-from-places.ts';
import { runApplyStartingPoint } from '#risks/server/apply-starting-point.ts';
import { runFreezeDuerp, runIssueDuerp } from '#risks/server/issue-duerp.ts';
import {
  runSaveEstablishment,
  runSaveRisk,
  runSetDuerpSettings,
  runSetExposure,
} from '#risks/server/keep-document.ts';
import type { RisksDeps } from '#risks/server/risks-deps.ts';
import { DEMO_PEOPLE } from './demo-people.ts';

const COMPANY = 'Atelier Lumière';
const OWNER = DEMO_PEOPLE.find(({ company, roles }) => company === COMPANY && roles.length > 1);
/** The team whose score has been falling: its risk stands beside the indicator. */
const TEAM = 'Service client';
const PEOPLE_IN_TEAM = { women: '14', men: '8' };

type SeedDeps = Pick<RisksDeps, 'database' | 'clock'>;

/**
 * The risk document of the demo company, written and issued once as its owner would: a workshop’s
 * starting point, and a unit of people who answer the telephone.
 */
export async function seedRisks(deps: SeedDeps): Promise<void> {
  const { owner } = deps.database;
  const found = await owner
    .selectFrom('companies')
    .innerJoin('company_members', 'company_members.company_id', 'companies.id')
    .innerJoin('auth.users', 'auth.users.id', 'user_id')
    .leftJoin('establishments', 'establishments.company_id', 'companies.id')
    .select(['companies.id', 'user_id', 'establishments.id as begun'])
    .where('legal_name', '=', COMPANY)
    .where('email', '=', OWNER?.email ?? '')
    .executeTakeFirst();
  if (!found || found.begun !== null) return;
  await write(deps as RisksDeps, found.id, {
    caller: { role: 'authenticated', claims: { sub: found.user_id } },
    language: 'fr',
    network: 'seed',
  });
}

async function write(deps: RisksDeps, companyId: string, call: Call): Promise<void> {
  const establishmentId = randomUUID();
  const kept = { companyId, revision: null };
  await runSetDuerpSettings(deps, call, {
    companyId,
    form: {
      method: 'frequency-severity',
      responsible: 'Claire Moreau, dirigeante',
      healthService: 'Service de santé au travail de Loire-Atlantique',
      readingPlace: 'Accueil de l’atelier, classeur vert',
    },
  });
  await runSaveEstablishment(deps, call, {
    ...kept,
    id: establishmentId,
    form: { name: 'Nantes' },
  });
  await runApplyStartingPoint(deps, call, { companyId, trade: 'workshop', establishmentId });
  const team = await deps.database.owner
    .selectFrom('teams')
    .select('id')
    .where('company_id', '=', companyId)
    .where('name', '=', TEAM)
    .executeTakeFirst();
  await runAddUnitsFromPlaces(deps, call, { companyId, placeIds: team ? [team.id] : [] });
  const unit = await deps.database.owner
    .selectFrom('work_units')
    .select('id')
    .where('company_id', '=', companyId)
    .where('name', '=', TEAM)
    .executeTakeFirst();
  if (unit) await writeTeam(deps, call, companyId, unit.id);
  const versionId = randomUUID();
  await runFreezeDuerp(deps, call, { companyId, versionId, form: { reason: 'first' } });
  await runIssueDuerp(deps, call, {
    companyId,
    versionId,
    form: {
      kind: 'favourable',
      on: addDays(parisDayOf(deps.clock.now()), -7),
      text: 'Le CSE demande un point sur la charge du service client au printemps.',
      name1: 'Karim Benali',
      as1: 'Secrétaire du CSE',
    },
  });
}

async function writeTeam(
  deps: RisksDeps,
  call: Call,
  companyId: string,
  unitId: string,
): Promise<void> {
  await runSaveRisk(deps, call, {
    companyId,
    id: randomUUID(),
    revision: null,
    unitId,
    form: {
      ...PEOPLE_IN_TEAM,
      hazard: 'intensity',
      situation:
        'Les appels s’enchaînent sans pause aux périodes de livraison\u202f; une personne absente n’est pas remplacée.',
      harm: 'Épuisement, erreurs, tensions avec les clients',
      measures: 'Planning hebdomadaire, une pause par demi-journée.',
      frequency: '7',
      severity: '7',
    },
  });
  await runSetExposure(deps, call, {
    companyId,
    unitId,
    form: { factor: 'alternatingShifts', women: '0', men: '0' },
  });
}
