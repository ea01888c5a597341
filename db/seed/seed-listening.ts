import { sql } from 'kysely';
import { addDays, daysBetween, type ParisDay } from '#basics/dates.ts';
import { lastClosedMonday } from '#listening/rules/closing-time.ts';
import { dailyQuestion } from '#listening/rules/daily-question.ts';
import type { Tap } from '#listening/rules/qvct-score.ts';
import { closeCompanyWeek } from '#listening/server/vault/close-company-week.ts';
import { forgetAnswers } from '#listening/server/vault/forget-answers.ts';
import { keepSealed } from '#listening/server/vault/keep-sealed.ts';
import { sealedAnswer } from '#listening/server/vault/sealed-answers.ts';
import { pseudonymOf } from '#listening/server/vault/tenant-keys.ts';
import type { KeeperDeps } from '#listening/server/vault/vault-deps.ts';
import { DEMO_COMPANIES } from './demo-companies.ts';
import { randomFrom } from './random.ts';
import { DEMO_WEEKS } from './seed-company.ts';
import { answerDemoQuestionnaire, openDemoQuestionnaire } from './seed-questionnaire.ts';

/** What each team usually says, in points, and how it has gone of late. */
const MOODS: Readonly<Record<string, { readonly usual: number; readonly lately: number }>> = {
  Direction: { usual: 11, lately: 0 },
  Atelier: { usual: 10, lately: 0.5 },
  Vente: { usual: 9, lately: 0 },
  Conception: { usual: 11.5, lately: 0 },
  // Something has weighed on them for six weeks.
  'Service client': { usual: 9.5, lately: -4.5 },
  Logistique: { usual: 7.5, lately: 1.5 },
  Contrôle: { usual: 9.5, lately: 0 },
  Boutique: { usual: 10.5, lately: 0 },
  Finition: { usual: 8.5, lately: 0 },
  Menuiserie: { usual: 11, lately: 0 },
};
const LATELY_WEEKS = 6;
const WORKING_DAYS = [0, 1, 2, 3, 4];
const SIRENS_APART = 9_973;
const PEOPLE_APART = 1_000;

type Someone = {
  readonly pseudonym: Buffer;
  readonly team: string;
  /** Of their company and their place in its list: the same person says the same in every installation. */
  readonly at: number;
};

/**
 * Forty weeks of the demo companies, each answered and closed as any other; goes on where it was cut
 * short, and does nothing once they are there. The week that runs has begun.
 */
export async function seedListening(deps: KeeperDeps): Promise<void> {
  await deps.database.owner.connection().execute(async (connection) => {
    // Of two processes that start at once, the second one finds everything there.
    await sql`select pg_advisory_lock(hashtext('seed-listening'))`.execute(connection);
    try {
      for (const { siren, legalName } of DEMO_COMPANIES) await seed(deps, siren, legalName);
    } finally {
      await sql`select pg_advisory_unlock(hashtext('seed-listening'))`.execute(connection);
    }
  });
}

async function seed(deps: KeeperDeps, siren: string, legalName: string): Promise<void> {
  const { owner } = deps.database;
  const company = await owner
    .selectFrom('companies')
    .leftJoin('releases', 'releases.company_id', 'companies.id')
    .select(({ fn }) => ['companies.id', fn.max('releases.monday').as('told')])
    .where('siren', '=', siren)
    .where('legal_name', '=', legalName)
    .groupBy('companies.id')
    .executeTakeFirst();
  const last = lastClosedMonday(deps.clock.now());
  if (!company || (company.told ?? '') >= last) return;
  const people = await peopleOf(deps, company.id, Number(siren) % SIRENS_APART);
  const first = addDays(last, -7 * (DEMO_WEEKS - 1));
  const told = company.told ?? undefined;
  const weeks = { first, last, told };
  const opened = await openDemoQuestionnaire(deps, { id: company.id, legalName }, weeks);
  for (let monday = first; monday <= addDays(last, 7); monday = addDays(monday, 7)) {
    if (told && monday <= told) continue;
    const isRunning = monday > last;
    await answer(deps, company.id, people, monday, DEMO_WEEKS - 1 - daysBetween(first, monday) / 7);
    await answerDemoQuestionnaire(deps, company.id, people, opened, monday);
    if (!isRunning) await closeCompanyWeek(deps, company.id, monday);
  }
  await forgetAnswers(deps);
}

/** @param first a number that no other company counts its people from */
async function peopleOf(
  { database, vault }: KeeperDeps,
  companyId: string,
  first: number,
): Promise<Someone[]> {
  const rows = await database.owner
    .selectFrom('employees')
    .innerJoin('listening_keys', 'listening_keys.employee_id', 'employees.id')
    .innerJoin('teams', 'teams.id', 'employees.team_id')
    .select(['employee_id', 'key', 'teams.name as team'])
    .where('employees.company_id', '=', companyId)
    .orderBy('employee_number')
    .execute();
  return rows.map((row, at) => ({
    at: first * PEOPLE_APART + at,
    team: row.team,
    pseudonym: pseudonymOf(vault, companyId, row),
  }));
}

/** What everybody says in a week; `weeksAgo` from the last closed one. */
async function answer(
  { vault, clock }: KeeperDeps,
  companyId: string,
  people: readonly Someone[],
  monday: ParisDay,
  weeksAgo: number,
): Promise<void> {
  const today = clock.now().toISOString().slice(0, 10);
  const rows = people.flatMap(({ pseudonym, team, at }) => {
    const { usual, lately } = MOODS[team] ?? { usual: 9, lately: 0 };
    const random = randomFrom(at * 1_000 + daysBetween('2024-01-01', monday) / 7);
    const own = (randomFrom(at + 77)() - 0.5) * 7;
    const share = Math.max(0, Math.min(1, (LATELY_WEEKS - weeksAgo) / LATELY_WEEKS));
    const points = usual + lately * share + own + (random() - 0.5) * 4;
    if (random() > 0.82) return [];
    return WORKING_DAYS.map((day) => addDays(monday, day))
      .filter((day) => day < today && random() < 0.45)
      .map((day) => {
        const tap = () => {
          const exact = 1 + ((points - 1) * 4) / 14 + (random() - 0.5) * 1.6;
          return Math.min(5, Math.max(1, Math.round(exact))) as Tap;
        };
        const said = {
          factor: dailyQuestion(day).factor,
          mood: tap(),
          energy: tap(),
          factorTap: tap(),
        };
        return sealedAnswer(vault, { companyId, pseudonym }, { kind: 'check-in', day }, said);
      });
  });
  await vault.transaction((tx) => keepSealed(tx, rows));
}
