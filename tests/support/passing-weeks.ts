import { sql } from 'kysely';
import { pino } from 'pino';
import { addDays, type ParisDay } from '#basics/dates.ts';
import { closingTime } from '#listening/rules/closing-time.ts';
import { dailyQuestion } from '#listening/rules/daily-question.ts';
import { closeCompanyWeek } from '#listening/server/vault/close-company-week.ts';
import { pseudonymOf } from '#listening/server/vault/tenant-keys.ts';
import { createClock } from '#platform/clock.ts';
import { openDatabase } from '#platform/database/database.ts';
import { resolveVault } from '#platform/database/server.ts';
import { openVault } from '#platform/vault/vault.ts';
import { randomFrom } from './attacker.ts';
import type { StartedServer } from './server-place.ts';

const DAYS = [0, 2, 4];

/**
 * What time would bring: everybody on the list of a company has come in long ago, and answers in each of
 * these weeks, which are closed one after the other when they would be.
 * @param tapIn what people usually answer in a week, 1 to 5
 */
export async function passWeeks(
  { owner, vaultKey }: Pick<StartedServer, 'owner' | 'vaultKey'>,
  companyId: string,
  mondays: readonly ParisDay[],
  tapIn: (monday: ParisDay) => number,
): Promise<void> {
  const log = pino({ level: 'silent' });
  const database = await openDatabase({ owner, log, clock: createClock() });
  const key = Buffer.from(vaultKey, 'hex');
  const vault = await openVault({ owner: await resolveVault(undefined, owner), key, log });
  const cameIn = addDays(mondays[0] ?? '', -42);
  await sql`with accounts as (
      insert into auth.users (id, email, email_confirmed_at)
        select gen_random_uuid(), 'came-in-' || id || '@example.com', now()
        from public.employees where company_id = ${companyId} and user_id is null
        returning id, email)
    update public.employees set user_id = accounts.id, came_in_at = ${cameIn}::date,
        added_at = ${cameIn}::date
      from accounts where accounts.email = 'came-in-' || employees.id || '@example.com'`.execute(
    database.owner,
  );
  const people = await database.owner
    .selectFrom('employees')
    .innerJoin('listening_keys', 'listening_keys.employee_id', 'employees.id')
    .select(['employee_id', 'key'])
    .where('company_id', '=', companyId)
    .execute();
  const random = randomFrom(20_261_121);
  for (const monday of mondays) {
    const usual = tapIn(monday);
    const tap = () => Math.min(5, Math.max(1, Math.round(usual + random() * 3 - 1.5)));
    const answers = people.flatMap((person) =>
      DAYS.map((after) => {
        const day = addDays(monday, after);
        return {
          company_id: companyId,
          pseudonym: pseudonymOf(vault, companyId, person),
          monday,
          day,
          mood: tap(),
          energy: tap(),
          factor: dailyQuestion(day).factor,
          factor_tap: tap(),
        };
      }),
    );
    await vault.transaction((tx) => tx.insertInto('answers').values(answers).execute());
    const clock = createClock(closingTime(monday).toISOString());
    await closeCompanyWeek({ database, vault, clock }, companyId, monday);
  }
  await vault.close();
  await database.close();
}
