import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Contract, InputOf, OutputOf } from '#basics/contract.ts';
import { addDays, type ParisDay, parisDayOf, startOfParisDay } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import type { Taps } from '#listening/contract.ts';
import { checkIn } from '#listening/contract.ts';
import { queueIsQuiet, repeatJob } from './job-queue.ts';
import { callOver } from './running-product.ts';
import type { TestProduct } from './test-product.ts';

/** A clock that a test sets. */
export function settableClock(start: string) {
  let now = new Date(start);
  return {
    now: () => now,
    set(instant: Date | string) {
      now = new Date(instant);
    },
    /** Ten in the morning of that day, in Paris. */
    setDay(day: ParisDay) {
      now = new Date(startOfParisDay(day).getTime() + 10 * 3_600_000);
    },
  };
}
export type SettableClock = ReturnType<typeof settableClock>;

/** Somebody with an account, who calls functions as their browser would. */
export type Colleague = {
  readonly userId: string;
  readonly employeeId: string;
  readonly team: string;
  /** @throws Refusal as the browser would meet it */
  call<C extends Contract>(
    contract: C,
    input: InputOf<C>,
    language?: Language,
  ): Promise<OutputOf<C>>;
};

export type ListeningCompany = {
  readonly id: string;
  /** By name: the company, its site, its teams. */
  readonly places: Readonly<Record<string, string>>;
  readonly colleagues: readonly Colleague[];
  readonly owner: Colleague;
  readonly hr: Colleague;
  readonly prevention: Colleague;
  readonly cse: Colleague;
};

/**
 * A company whose people came in on that day: one site, teams of so many, and beside them an owner,
 * HR, a prevention lead and a works council who are no employees.
 */
export async function listeningCompany(
  product: TestProduct,
  teams: Readonly<Record<string, number>>,
  cameInOn: ParisDay,
): Promise<ListeningCompany> {
  const id = randomUUID();
  const siteId = randomUUID();
  const places: Record<string, string> = { company: id, site: siteId };
  const { owner } = product.database;
  await sql`insert into public.companies (id, legal_name, siren, kind, headcount)
    values (${id}, 'Fonderie', '732829320', 'employer', 60)`.execute(owner);
  await sql`insert into public.licences (company_id, kind, seats, starts_on, ends_on)
    values (${id}, 'paid', 500, ${cameInOn}, '2035-12-31')`.execute(owner);
  await sql`insert into public.sites (id, company_id, name) values (${siteId}, ${id}, 'Nantes')`.execute(
    owner,
  );
  const colleagues: Colleague[] = [];
  for (const [team, size] of Object.entries(teams)) {
    const teamId = randomUUID();
    places[team] = teamId;
    await sql`insert into public.teams (id, company_id, site_id, name)
      values (${teamId}, ${id}, ${siteId}, ${team})`.execute(owner);
    for (let at = 0; at < size; at += 1) {
      colleagues.push(await hire(product, { companyId: id, siteId, teamId, team, cameInOn }));
    }
  }
  const roles = await Promise.all(
    (['owner', 'hr', 'prevention', 'cse'] as const).map(async (role) => {
      const userId = await account(product);
      await sql`insert into public.company_members (company_id, user_id, role)
        values (${id}, ${userId}, ${role})`.execute(owner);
      // Weeks go by the hundred in tests: whoever is about these mails wishes for them.
      await sql`insert into public.mail_preferences (user_id, subject, is_wanted)
        values (${userId}, 'overview', false)`.execute(owner);
      return colleague(product, { userId, employeeId: '', team: '' });
    }),
  );
  const [ownerOf, hr, prevention, cse] = roles as [Colleague, Colleague, Colleague, Colleague];
  return { id, places, colleagues, owner: ownerOf, hr, prevention, cse };
}

/** Somebody more, in a team that is there. */
export async function hire(
  product: TestProduct,
  {
    companyId,
    siteId,
    teamId,
    team,
    cameInOn,
  }: { companyId: string; siteId: string; teamId: string; team: string; cameInOn: ParisDay },
): Promise<Colleague> {
  const userId = await account(product);
  const employeeId = randomUUID();
  // Of letters: nine digits in a row are no name.
  const lastName = employeeId.replace(/[0-9-]/g, (sign) => 'ghijklmnop'[Number(sign)] ?? '');
  await sql`insert into public.employees
    (id, company_id, site_id, team_id, first_name, last_name, user_id, came_in_at, added_at)
    values (${employeeId}, ${companyId}, ${siteId}, ${teamId}, 'Camille', ${lastName},
      ${userId}, ${startOfParisDay(cameInOn)}, ${startOfParisDay(cameInOn)})`.execute(
    product.database.owner,
  );
  return colleague(product, { userId, employeeId, team });
}

async function account({ database }: TestProduct): Promise<string> {
  const userId = randomUUID();
  await sql`insert into auth.users (id, email, email_confirmed_at)
    values (${userId}, ${`${userId}@example.com`}, now())`.execute(database.owner);
  return userId;
}

function colleague(
  product: TestProduct,
  who: Pick<Colleague, 'userId' | 'employeeId' | 'team'>,
): Colleague {
  return {
    ...who,
    async call(contract, input, language = 'fr') {
      const claims = { role: 'authenticated', sub: who.userId };
      const token = await product.tokens.signAccess(claims, 3_600);
      return callOver(product.url, contract, input, language, token);
    },
  };
}

/** The same on all three questions. */
export const taps = (tap: number): Taps => ({ mood: tap, energy: tap, factorTap: tap }) as Taps;

/** Each of them says this today; undefined says nothing. */
export async function sayToday(
  clock: SettableClock,
  companyId: string,
  said: readonly (readonly [Colleague, Taps | undefined])[],
): Promise<void> {
  const day = parisDayOf(clock.now());
  await Promise.all(
    said.map(([who, given]) => given && who.call(checkIn, { companyId, day, taps: given })),
  );
}

/** Runs what the timetable runs on a Monday at six. */
export async function closeDueWeeks(product: TestProduct): Promise<void> {
  await repeatJob(product, 'close-weeks', {}, 1);
  await queueIsQuiet(product);
}

/** Lives through weeks from that Monday on: on each Tuesday people say what `says` gives. */
export async function liveThrough(
  {
    product,
    clock,
    company,
  }: {
    product: TestProduct;
    clock: SettableClock;
    company: ListeningCompany;
  },
  monday: ParisDay,
  weeks: number,
  says: (who: Colleague, week: number, at: number) => Taps | undefined,
): Promise<ParisDay> {
  for (let week = 0; week < weeks; week += 1) {
    clock.setDay(addDays(monday, 7 * week + 1));
    await sayToday(
      clock,
      company.id,
      company.colleagues.map((who, at) => [who, says(who, week, at)] as const),
    );
    clock.setDay(addDays(monday, 7 * (week + 1)));
    await closeDueWeeks(product);
  }
  return addDays(monday, 7 * weeks);
}
