import { sql } from 'kysely';
import type { StaffRole } from '#basics/roles.ts';
import { type Person, person } from './company.ts';
import type { TestProduct } from './test-product.ts';

/** Somebody signed in who is of the staff: an administrator, where no other role is named. */
export async function staffMember(
  product: TestProduct,
  role: StaffRole = 'admin',
): Promise<Person> {
  const who = await person(product);
  await sql`insert into public.user_roles (user_id, role) values (${who.id}, ${role})`.execute(
    product.database.owner,
  );
  return who;
}
