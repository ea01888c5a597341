import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

/** A company whose owner keeps a risk document of so many risks, in units of a hundred. */
export async function largeDocument(
  database: Pick<Database, 'owner'>,
  risks: number,
): Promise<{ readonly companyId: string; readonly ownerId: string }> {
  const companyId = randomUUID();
  const ownerId = randomUUID();
  const { owner } = database;
  await sql`insert into auth.users (id, email, email_confirmed_at)
    values (${ownerId}, ${`${ownerId}@example.com`}, now())`.execute(owner);
  await sql`insert into public.companies (id, legal_name, siren, kind, headcount)
    values (${companyId}, 'Fonderie', '732829320', 'employer', 5000)`.execute(owner);
  await sql`insert into public.licences (company_id, kind, seats, starts_on, ends_on)
    values (${companyId}, 'paid', 5000, '2026-01-01', '2099-12-31')`.execute(owner);
  await sql`insert into public.company_members (company_id, user_id, role)
    values (${companyId}, ${ownerId}, 'owner')`.execute(owner);
  await sql`insert into public.risk_settings (company_id, responsible)
    values (${companyId}, 'Claire Moreau')`.execute(owner);
  await sql`with founded as (
      insert into public.establishments (id, company_id, name)
        values (gen_random_uuid(), ${companyId}, 'Nantes') returning id),
    units as (
      insert into public.work_units (id, company_id, establishment_id, name, women, men)
        select gen_random_uuid(), ${companyId}, founded.id, 'Atelier ' || lpad(n::text, 5, '0'), 3, 9
        from founded, generate_series(1, ${Math.ceil(risks / 100)}::int) as n returning id, name),
    numbered as (select id, row_number() over (order by name) as at from units),
    risks as (
      insert into public.assessed_risks
        (id, company_id, unit_id, hazard, situation, harm, measures, women, men, evaluation)
        select gen_random_uuid(), ${companyId}, numbered.id,
          (array['slippingFloors', 'disturbingNoise', 'intensity', 'manualHandling'])[1 + n % 4],
          'Sol mouillé à la sortie des bains de trempe, surtout le matin. ' || n, 'Entorse, fracture',
          'Tapis, chaussures fournies, nettoyage deux fois par jour.', 3, 9,
          jsonb_build_object('method', 'frequency-severity',
            'frequency', (array[1, 3, 7, 9])[1 + n % 4], 'severity', (array[1, 5, 7, 10])[1 + n % 3])
        from generate_series(0, ${risks - 1}::int) as n join numbered on numbered.at = 1 + n / 100
        returning id)
    insert into public.prevention_actions
      (id, company_id, risk_id, what, principle, responsible, due_on, cost_cents)
      select gen_random_uuid(), ${companyId}, id, 'Poser des caillebotis', 8, 'Chef d’atelier',
        '2026-12-15', 120050 from risks where random() < 0.5`.execute(owner);
  await sql`analyze public.assessed_risks`.execute(owner);
  await sql`analyze public.prevention_actions`.execute(owner);
  return { companyId, ownerId };
}
