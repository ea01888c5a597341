import { sql } from 'kysely';
import { type Person, person } from './company.ts';
import type { TestProduct } from './test-product.ts';

/** Somebody signed in who is of the staff. */
export async function staffMember(product: TestProduct): Promise<Person> {
  const who = await person(product);
  await sql`insert into public.user_roles (user_id, role) values (${who.id}, 'admin')`.execute(
    product.database.owner,
  );
  return who;
}
