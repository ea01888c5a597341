import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveEmployee, saveSite } from '#company/contract.ts';
import { listProducts } from '#shop/catalogue/contract.ts';
import * as choices from '#shop/choices/contract.ts';
import { boxesOf, CAMPAIGN_FORM } from '../support/choices.ts';
import { COMPANY_FORM, companyOf, type Person, person, verify } from '../support/company.ts';
import { queueIsQuiet } from '../support/job-queue.ts';
import { settableClock } from '../support/listening.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

// Whoever pays for one box may have us write to people who have never heard of them: no text of theirs is a
// letter, and no number of boxes is a way to write to a whole town.

const BOXES = 3;
/** As many as were bought, once more for corrections, and twenty. */
const MOST_MAILS = 2 * BOXES + 20;

const clock = settableClock('2026-11-23T09:00:00+01:00');
let product: TestProduct;
let boss: Person;
let companyId: string;
let defaultProduct: string;
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, clock);
  boss = await person(product);
  companyId = await companyOf(boss, { ...COMPANY_FORM, legalName: NAME });
  const { products } = await product.call(listProducts, { kind: 'box' });
  defaultProduct = products.find(({ slug }) => slug === 'box-saveurs')?.id ?? '';
});
afterAll(() => product.stop());

const NAME =
  'Votre compte sera fermé ce soir si vous ne confirmez pas vos coordonnées bancaires auprès du service';

async function opened(more: Readonly<Record<string, string>> = {}): Promise<string> {
  const orderId = await boxesOf(product, boss, { companyId, quantity: BOXES });
  const campaignId = randomUUID();
  const form = { ...CAMPAIGN_FORM, defaultProduct, ...more };
  await boss.call(choices.openCampaign, { companyId, campaignId, orderId, form });
  return campaignId;
}

const add = (campaignId: string, text: string) =>
  boss.call(choices.addRecipients, { campaignId, who: { kind: 'list', text } });

const listOf = (addresses: readonly string[]) =>
  addresses.map((address, at) => `Camille ${at};${address};`).join('\n');

async function removeAll(campaignId: string): Promise<void> {
  const { recipients } = await boss.call(choices.listRecipients, { campaignId });
  for (const { id: recipientId } of recipients)
    await boss.call(choices.removeRecipient, { campaignId, recipientId });
}

const mailsTo = async (part: string) =>
  (await product.mailbox.list()).filter(({ to }) =>
    to?.some(({ address }) => address?.includes(part)),
  );

describe('what stands in the mails of a campaign', () => {
  test.each([
    ['title', 'Urgent https://vol.example', 'link-in-title'],
    ['title', 'Appelez le 01 23 45 67 89', 'number-in-title'],
    ['association', 'dons.example.com', 'link-in-title'],
  ])('leads nowhere: a %s like %j is refused beside it', async (path, typed, problem) => {
    const orderId = await boxesOf(product, boss, { companyId, quantity: BOXES });
    const form = { ...CAMPAIGN_FORM, defaultProduct, fallback: 'donation', [path]: typed };
    const refusal = await refusalOf(
      boss.call(choices.openCampaign, { companyId, campaignId: randomUUID(), orderId, form }),
    );
    expect(refusal).toMatchObject({ code: 'invalid-input', problems: [{ path, problem }] });
  });

  test('and the row refuses too, for a function that forgets', async () => {
    const campaignId = await opened();
    for (const column of ['title', 'association'])
      await expect(
        product.database.asService((tx) =>
          sql`update public.choice_campaigns set ${sql.id(column)} = 'https://vol.example'
            where id = ${campaignId}`.execute(tx),
        ),
      ).rejects.toMatchObject({ constraint: `choice_campaigns_${column}_is_plain` });
  });

  test('nor do a first and a last name together', async () => {
    const siteId = randomUUID();
    await boss.call(saveSite, { companyId, siteId, name: 'Nantes' });
    const employee = { companyId, employeeId: randomUUID(), siteId, teamId: null };
    const form = { firstName: 'Appelez 01 23', lastName: '45 67 89', email: 'moi@a.example' };
    expect(await refusalOf(boss.call(saveEmployee, { ...employee, form }))).toMatchObject({
      code: 'invalid-input',
      problems: [{ path: 'lastName', problem: 'number-in-name' }],
    });
    await expect(
      product.database.asService((tx) =>
        sql`insert into public.employees (company_id, site_id, first_name, last_name)
          values (${companyId}, ${siteId}, 'Appelez 01 23', '45 67 89')`.execute(tx),
      ),
    ).rejects.toMatchObject({ constraint: 'employees_full_name_is_plain' });
  });

  test('the name of a company that nobody has verified is quoted, cut, after our words, and said to be unverified', async () => {
    const campaignId = await opened();
    await add(campaignId, listOf(['inconnue@a.example']));
    const mail = await product.mailTo('inconnue@a.example', 'Une box pour vous');
    expect(mail.subject).toMatch(/^Une box pour vous, offerte par «\sVotre compte[^»]{1,60}…\s»/);
    expect(mail.text).not.toContain(NAME);
    expect(mail.text).toContain('pas encore vérifié');
    expect(mail.text).toMatch(/«\u00a0Noël 2026\u00a0»/);
  });

  test('that of a verified one is its own', async () => {
    await verify(product, companyId);
    const campaignId = await opened();
    await add(campaignId, listOf(['connue@a.example']));
    const mail = await product.mailTo('connue@a.example', 'Une box pour vous');
    expect(mail.text).toContain(NAME);
    expect(mail.text).not.toContain('pas encore vérifié');
  });
});

describe('how many mails a campaign writes', () => {
  test('is bounded by the boxes that were bought, however often people are taken out and put in', async () => {
    const campaignId = await opened();
    let written = 0;
    const others = async () => {
      const addresses = Array.from({ length: BOXES }, () => `r${written++}@relais.example`);
      return add(campaignId, listOf(addresses));
    };
    while (written + BOXES <= MOST_MAILS) {
      expect(await others()).toMatchObject({ added: BOXES });
      await removeAll(campaignId);
    }
    expect(await refusalOf(others())).toMatchObject({
      code: 'conflict',
      details: { reason: 'written-enough' },
    });
    // Who has no address is handed a box, and is written no mail.
    expect(await add(campaignId, 'Sans Adresse;;')).toMatchObject({ added: 1 });
    await queueIsQuiet(product);
    expect((await mailsTo('@relais.example')).length).toBeLessThanOrEqual(MOST_MAILS);
  });

  test('is five a day to one mailbox, however its address is written and whichever campaign it is', async () => {
    for (let round = 0; round < 3; round += 1) {
      const campaignId = await opened();
      await add(
        campaignId,
        listOf(Array.from({ length: BOXES }, (_, at) => `victime+${round}${at}@gmail.com`)),
      );
      await queueIsQuiet(product);
    }
    expect(await mailsTo('victime')).toHaveLength(5);
  });
});
