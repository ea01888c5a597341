import { randomUUID } from 'node:crypto';
import type { Call } from '#backend/call.ts';
import { addDays, parisDayOf } from '#basics/dates.ts';
import { exportRegister } from '#risks/server/registers/export-register.ts';
import {
  noteHandover,
  saveRegisterEntry,
  setAccidentConditions,
} from '#risks/server/registers/keep-registers.ts';
import type { RisksDeps } from '#risks/server/risks-deps.ts';

const DUST = {
  substance: 'Poussières de bois durs (chêne, hêtre)',
  nature: 'Inhalation, au sciage et au ponçage',
  duration: 'Trois heures par jour',
  degree: '0,6 mg/m³ sur huit heures, mesuré en mars dernier',
};
const GLUE = {
  substance: 'Formaldéhyde (colle urée-formol)',
  nature: 'Inhalation, pendant le pressage',
  duration: 'Une heure par semaine',
  degree: 'Estimé faible, mesure prévue',
};

/** The registers of the demo company, kept as its prevention lead would, and handed over once. */
export async function seedRegisters(deps: RisksDeps, call: Call, companyId: string): Promise<void> {
  const today = parisDayOf(deps.clock.now());
  const units = await deps.database.owner
    .selectFrom('work_units')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .orderBy('name')
    .execute();
  const mixed = await unitsWithChemicals(deps, companyId);
  const people = await deps.database.owner
    .selectFrom('employees')
    .select('id')
    .where('company_id', '=', companyId)
    .where('left_on', 'is', null)
    .orderBy('last_name')
    .orderBy('id')
    .limit(4)
    .execute();
  const machining = units.find(({ name }) => name === 'Usinage')?.id ?? '';
  const enter = (register: 'cmr' | 'accidents' | 'combined', form: Record<string, string>) => {
    const id = randomUUID();
    const entry = { companyId, register, id, revision: null, form };
    return saveRegisterEntry(deps, call, entry).then(() => id);
  };
  const listed = new Set([machining, ...mixed.filter(({ hasCmr }) => hasCmr).map(({ id }) => id)]);
  for (const [at, unitId] of [...listed].entries()) {
    for (const [of, { id: employeeId }] of people.entries()) {
      if (of % listed.size !== at) continue;
      const form = { employeeId, unitId, exposedFrom: addDays(today, -300 - of * 40) };
      await enter('cmr', { ...form, ...(of % 2 === 0 ? DUST : GLUE) });
    }
  }
  for (const { id: unitId } of mixed) {
    await enter('combined', {
      unitId,
      agents: 'Poussières de bois, solvants des vernis et des colles, bruit des machines.',
      effects:
        'Poussières et solvants irritent tous deux les voies respiratoires\u202f; certains solvants aggravent l’effet du bruit sur l’audition.',
      assessment:
        'Fiches de données de sécurité, mesures de mars et avis du service de santé au travail.',
      measures: 'Captage à la source, vernissage à part du ponçage, protections auditives moulées.',
    });
  }
  await seedAccidents(deps, call, { companyId, unitId: machining, person: people[0]?.id ?? '' });
  const fileId = randomUUID();
  await exportRegister(deps, call, {
    companyId,
    register: 'cmr',
    format: 'csv',
    fileId,
    year: null,
  });
  await noteHandover(deps, call, {
    companyId,
    fileId,
    form: {
      givenOn: today,
      recipient: 'Service de santé au travail de Loire-Atlantique',
      means: 'portal',
    },
  });
}

/** Where several chemical hazards meet, and whether one of them is a CMR agent. */
async function unitsWithChemicals(deps: RisksDeps, companyId: string) {
  const risks = await deps.database.owner
    .selectFrom('assessed_risks')
    .select(['unit_id', 'hazard'])
    .where('company_id', '=', companyId)
    .where('hazard', 'in', ['hazardousProducts', 'dustsAndFumes', 'carcinogens'])
    .execute();
  return [...Map.groupBy(risks, ({ unit_id: id }) => id)]
    .map(([id, of]) => ({
      id,
      isMixed: of.length > 1,
      hasCmr: of.some(({ hazard }) => hazard === 'carcinogens'),
    }))
    .filter(({ isMixed, hasCmr }) => isMixed || hasCmr);
}

async function seedAccidents(
  deps: RisksDeps,
  call: Call,
  { companyId, unitId, person }: { companyId: string; unitId: string; person: string },
): Promise<void> {
  const today = parisDayOf(deps.clock.now());
  await setAccidentConditions(deps, call, {
    companyId,
    form: {
      caregiverKind: 'first-aider',
      caregiver: 'Paul Girard, chef d’atelier',
      firstAidPost: 'Vestiaire de l’atelier, armoire blanche',
      council: 'elected',
      councilToldOn: addDays(today, -200),
      fundToldOn: addDays(today, -198),
    },
  });
  const id = randomUUID();
  // Entered within forty-eight hours.
  const happenedOn = addDays(today, -1);
  const entry = { companyId, register: 'accidents', id } as const;
  await saveRegisterEntry(deps, call, {
    ...entry,
    revision: null,
    form: {
      employeeId: person,
      happenedOn,
      happenedAt: '10 h 40',
      place: 'Atelier, poste de sciage',
      unitId,
      circumstances: 'En dégageant une chute de bois à la main, machine à l’arrêt.',
      injuryNature: 'Écharde',
      injurySeat: 'Paume de la main droite',
      caregiverName: 'Paul Girard',
    },
  });
  await saveRegisterEntry(deps, call, {
    ...entry,
    revision: 1,
    form: {
      caregiverSignedOn: happenedOn,
      victimSignedOn: happenedOn,
      duerpAnswer: 'none',
      duerpNote:
        'Le risque est évalué et la pince de dégagement est en place\u202f; rappel fait à l’équipe.',
    },
  });
}
