import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Call } from '#backend/call.ts';
import { addDays, parisDayOf } from '#basics/dates.ts';
import { LIMITS } from '#platform/limits.ts';
import { createPdfPrinter } from '#platform/pdf/pdf-printer.ts';
import { addUnitsFromPlaces } from '#risks/server/add-units-from-places.ts';
import { applyStartingPoint } from '#risks/server/apply-starting-point.ts';
import { freezeDuerp, issueDuerp } from '#risks/server/issue-duerp.ts';
import {
  confirmRisks,
  saveEstablishment,
  savePreventionAction,
  saveRisk,
  saveWorkUnit,
  setDuerpSettings,
  setExposure,
} from '#risks/server/keep-document.ts';
import type { RisksDeps } from '#risks/server/risks-deps.ts';
import { DEMO_PEOPLE } from './demo-people.ts';
import { seedRegisters } from './seed-registers.ts';

const COMPANY = 'Atelier Lumière';
const OWNER = DEMO_PEOPLE.find(({ company, roles }) => company === COMPANY && roles.length > 1);
/** The team whose score has been falling: its risk stands beside the indicator. */
const TEAM = 'Service client';
/** The unit of the starting point that is about the whole company. */
const WHOLE = 'Organisation des équipes';
/** Who works in which unit, and who sees to what is to be done there. */
const UNITS: Readonly<Record<string, { women: string; men: string; responsible: string }>> = {
  [TEAM]: { women: '14', men: '8', responsible: 'Hélène Faure, RH' },
  Usinage: { women: '4', men: '10', responsible: 'Paul Girard, chef d’atelier' },
  'Montage et finition': { women: '7', men: '5', responsible: 'Paul Girard, chef d’atelier' },
  'Magasin, quai et cour': { women: '3', men: '9', responsible: 'Zoé Lefèvre, logistique' },
  'Maintenance et travaux': { women: '0', men: '4', responsible: 'Paul Girard, chef d’atelier' },
  // Of everybody, wherever they work.
  [WHOLE]: { women: '74', men: '66', responsible: 'Hélène Faure, RH' },
};
/** One in so many actions is left as the starting point proposes it, for somebody to think about. */
const LEFT_OPEN_EVERY = 6;
const COSTS = ['450', '1 200', '6 800', '0', '2 400'];

type SeedDeps = Pick<RisksDeps, 'database' | 'clock' | 'log'>;

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
  // What is frozen is printed once.
  const pdf = createPdfPrinter();
  try {
    await write({ ...deps, pdf, limits: LIMITS } as RisksDeps, found.id, {
      caller: { role: 'authenticated', claims: { sub: found.user_id }, throughFunction: true },
      language: 'fr',
      network: 'seed',
    });
  } finally {
    await pdf.close();
  }
}

async function write(deps: RisksDeps, companyId: string, call: Call): Promise<void> {
  const establishmentId = randomUUID();
  const kept = { companyId, revision: null };
  await setDuerpSettings(deps, call, {
    companyId,
    form: {
      method: 'frequency-severity',
      responsible: 'Claire Moreau, dirigeante',
      healthService: 'Service de santé au travail de Loire-Atlantique',
      readingPlace: 'Accueil de l’atelier, classeur vert',
    },
  });
  await saveEstablishment(deps, call, {
    ...kept,
    id: establishmentId,
    form: { name: 'Nantes' },
  });
  await applyStartingPoint(deps, call, { companyId, trade: 'workshop', establishmentId });
  const team = await deps.database.owner
    .selectFrom('teams')
    .select('id')
    .where('company_id', '=', companyId)
    .where('name', '=', TEAM)
    .executeTakeFirst();
  await addUnitsFromPlaces(deps, call, { companyId, placeIds: team ? [team.id] : [] });
  const unit = await deps.database.owner
    .selectFrom('work_units')
    .select('id')
    .where('company_id', '=', companyId)
    .where('name', '=', TEAM)
    .executeTakeFirst();
  if (unit) await writeTeam(deps, call, companyId, unit.id);
  await fillUnits(deps, call, companyId);
  await reviewRisks(deps, call, companyId);
  await planActions(deps, call, companyId);
  await seedRegisters(deps, call, companyId);
  const versionId = randomUUID();
  await freezeDuerp(deps, call, { companyId, versionId, form: { reason: 'first' } });
  await issueDuerp(deps, call, {
    companyId,
    versionId,
    form: {
      kind: 'favourable',
      on: parisDayOf(deps.clock.now()),
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
  const riskId = randomUUID();
  await saveRisk(deps, call, {
    companyId,
    id: riskId,
    revision: null,
    unitId,
    form: {
      women: UNITS[TEAM]?.women ?? '',
      men: UNITS[TEAM]?.men ?? '',
      hazard: 'intensity',
      situation:
        'Les appels s’enchaînent sans pause aux périodes de livraison\u202f; une personne absente n’est pas remplacée.',
      harm: 'Épuisement, erreurs, tensions avec les clients',
      measures: 'Planning hebdomadaire, une pause par demi-journée.',
      frequency: '7',
      severity: '7',
    },
  });
  await savePreventionAction(deps, call, {
    companyId,
    id: randomUUID(),
    riskId,
    revision: null,
    form: {
      what: 'Remplacer chaque absence de plus de deux jours, et ouvrir les lignes une heure plus tard le lundi',
      principle: '2',
      indicator: 'Appels par personne et par heure',
    },
  });
  await setExposure(deps, call, {
    companyId,
    unitId,
    form: { factor: 'alternatingShifts', women: '0', men: '0' },
  });
}

async function fillUnits(deps: RisksDeps, call: Call, companyId: string): Promise<void> {
  const units = await deps.database.owner
    .selectFrom('work_units')
    .select(['id', 'establishment_id', 'place_id', 'name', 'activities', 'revision'])
    .where('company_id', '=', companyId)
    .execute();
  for (const unit of units) {
    const { women, men } = UNITS[unit.name] ?? {};
    if (women === undefined || men === undefined) continue;
    await saveWorkUnit(deps, call, {
      companyId,
      id: unit.id,
      revision: unit.revision,
      establishmentId: unit.establishment_id,
      placeId: unit.name === WHOLE ? companyId : unit.place_id,
      form: { name: unit.name, activities: unit.activities ?? '', women, men },
    });
  }
}

/** Each proposal was read over, and says how many of its unit are exposed: here all of them. */
async function reviewRisks(deps: RisksDeps, call: Call, companyId: string): Promise<void> {
  await sql`update public.assessed_risks set women = units.women, men = units.men
    from public.work_units as units
    where units.id = unit_id and assessed_risks.company_id = ${companyId}
      and (assessed_risks.women is null or assessed_risks.men is null)`.execute(
    deps.database.owner,
  );
  const risks = await deps.database.owner
    .selectFrom('assessed_risks')
    .select('id')
    .where('company_id', '=', companyId)
    .where('is_proposal', '=', true)
    .execute();
  await confirmRisks(deps, call, { companyId, riskIds: risks.map(({ id }) => id) });
}

/** Who does what by when; the first of all is done, and its risk is lower for it. */
async function planActions(deps: RisksDeps, call: Call, companyId: string): Promise<void> {
  const today = parisDayOf(deps.clock.now());
  const actions = await deps.database.owner
    .selectFrom('prevention_actions as actions')
    .innerJoin('assessed_risks as risks', 'risks.id', 'actions.risk_id')
    .innerJoin('work_units as units', 'units.id', 'risks.unit_id')
    .select(['actions.id', 'risk_id', 'what', 'principle', 'indicator', 'actions.revision', 'name'])
    .where('actions.company_id', '=', companyId)
    .orderBy('name', 'desc')
    .orderBy('what')
    .execute();
  for (const [at, action] of actions.entries()) {
    const { responsible } = UNITS[action.name] ?? {};
    if (responsible === undefined || at % LEFT_OPEN_EVERY === LEFT_OPEN_EVERY - 1) continue;
    await savePreventionAction(deps, call, {
      companyId,
      id: action.id,
      riskId: action.risk_id,
      revision: action.revision,
      form: {
        what: action.what,
        principle: String(action.principle),
        indicator: action.indicator ?? '',
        conditions: 'Pendant l’arrêt hebdomadaire, avec le fournisseur habituel.',
        responsible,
        cost: COSTS[at % COSTS.length] ?? '',
        dueOn: addDays(today, 21 + at * 11),
        ...(at === 0 && {
          state: 'done',
          doneOn: addDays(today, -20),
          afterFrequency: '3',
          afterSeverity: '7',
        }),
        ...(at === 1 && { state: 'started' }),
      },
    });
  }
}
