import { randomUUID } from 'node:crypto';
import { RealtimeClient } from '@supabase/realtime-js';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCatalogue } from '#shop/catalogue/contract.ts';
import { sendContactRequest } from '#shop/quotes/contract.ts';
import { readWork } from '#staff/contract.ts';
import { companyOf, memberWithRole, type Person, person } from '../support/company.ts';
import { staffMember } from '../support/staff.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let paul: Person;
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' });
  paul = await staffMember(product);
});
afterAll(() => product.stop());

const write = () =>
  product.call(sendContactRequest, {
    requestKey: randomUUID(),
    form: {
      name: 'Claire Lenoir',
      company: 'Menuiserie Lenoir',
      email: `claire-${randomUUID()}@lenoir.example`,
      offerType: 'boxes',
      message: 'Nous sommes soixante et nous voudrions essayer.',
    },
    website: '',
  });

const own = (statement: string) => sql.raw(statement).execute(product.database.owner);

/** The words of a private topic as this person hears them. */
async function hearing(who: Person) {
  const token = (await who.client.getSession()).data.session?.access_token ?? null;
  const client = new RealtimeClient(`${product.url}/realtime/v1`, {
    params: { apikey: await product.tokens.apiKey('anon') },
    accessToken: async () => token,
  });
  await client.setAuth();
  let heard = 0;
  const channel = client
    .channel('staff:work', { config: { private: true } })
    .on('broadcast', { event: 'changed' }, () => {
      heard += 1;
    });
  const status = await new Promise<string>((told) => channel.subscribe(told));
  return { status, heard: () => heard, leave: () => client.disconnect() };
}

test('is counted: what was asked, what runs out, what expires, what does not leave', async () => {
  const before = await paul.call(readWork, {});
  await write();
  await own(`update public.products set stock = 3 where slug = 'box-saveurs'`);
  await own(`update public.items set evidence_expires_on = current_date + 5 where id in (
    select item_id from public.product_items join public.products on products.id = product_id
    where products.slug = 'box-saveurs' order by item_id limit 1)`);
  await own(`select graphile_worker.add_job('send-mail', '{"kind": "none"}'::json)`);
  await expect.poll(async () => (await paul.call(readWork, {})).failingMails).toBe(1);
  expect(await paul.call(readWork, {})).toMatchObject({
    requests: before.requests + 1,
    lowStock: before.lowStock + 1,
    itemEvidence: before.itemEvidence + 1,
    lateOrders: before.lateOrders,
    failingJobs: before.failingJobs,
  });
  const { products } = await paul.call(listCatalogue, {});
  const renewing = products.filter(({ isEvidenceEnding }) => isEvidenceEnding);
  expect(renewing.map(({ slug }) => slug)).toContain('box-saveurs');
});

test('is told of at once to staff who have it open, and to nobody else', async () => {
  const owner = await person(product);
  const companyId = await companyOf(owner);
  const hr = await memberWithRole(product, owner, companyId, 'hr');
  const staff = await hearing(paul);
  const other = await hearing(hr);
  expect([staff.status, other.status]).toEqual(['SUBSCRIBED', 'CHANNEL_ERROR']);
  await write();
  await expect.poll(staff.heard).toBeGreaterThan(0);
  expect(other.heard()).toBe(0);
  staff.leave();
  other.leave();
  expect((await refusalOf(hr.call(readWork, {}))).code).toBe('forbidden');
  expect((await refusalOf(owner.call(readWork, {}))).code).toBe('forbidden');
  expect((await refusalOf(product.call(readWork, {}))).code).toBe('sign-in-required');
});
