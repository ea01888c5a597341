import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '#basics/language.ts';
import type { KeptMail } from '#platform/mail/mailbox.ts';
import { queueIsQuiet } from '../support/job-queue.ts';
import { networkNumber, postFunction } from '../support/post-function.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const STAFF = 'equipe@prevenance.example';
const USES_PER_NETWORK = 20;

let product: TestProduct;
let networks = 0;
beforeAll(async () => {
  product = await startTestProduct({ TRUSTED_PROXIES: '1', ADMIN_EMAIL: STAFF });
});
afterAll(() => product.stop());

/** The two forms by which strangers write to us. What is promised of one is promised of both. */
const FORMS = [
  {
    name: 'send-contact-request',
    table: 'contact_requests',
    required: ['name', 'company', 'email', 'message'],
    longText: 'message',
    filled: {
      name: 'Claire Lenoir',
      company: 'Menuiserie Lenoir',
      email: 'claire@lenoir.example',
      phone: '01 99 00 12 34',
      employeeCount: '60',
      offerType: 'boxes',
      message: 'Nous sommes soixante et nous voudrions essayer.',
    },
    wrong: {
      email: 'claire',
      phone: '12',
      employeeCount: '-3',
      offerType: 'free',
      message: 'court',
    },
    problems: [
      { path: 'email', problem: 'email-invalid' },
      { path: 'phone', problem: 'phone-invalid' },
      { path: 'employeeCount', problem: 'employee-count-invalid' },
      { path: 'offerType', problem: 'offer-type-unknown' },
      { path: 'message', problem: 'too-short' },
    ],
  },
  {
    name: 'apply-as-partner',
    table: 'partner_applications',
    required: ['name', 'company', 'siren', 'email', 'town', 'products'],
    longText: 'products',
    filled: {
      name: 'Jeanne Roux',
      company: 'Biscuiterie Roux',
      siren: '732 829 320',
      email: 'jeanne@roux.example',
      phone: '01 99 00 12 34',
      town: 'Nantes',
      products: 'Des sablés au beurre, faits à Nantes.',
      evidence: 'Origine France Garantie',
    },
    wrong: { siren: '732829321', email: 'jeanne', phone: '12', products: 'court' },
    problems: [
      { path: 'siren', problem: 'siren-invalid' },
      { path: 'email', problem: 'email-invalid' },
      { path: 'phone', problem: 'phone-invalid' },
      { path: 'products', problem: 'too-short' },
    ],
  },
] as const;

type Form = (typeof FORMS)[number];

/** Sends a form, from a network of its own unless told otherwise. */
async function send(form: Form, change: Record<string, string> = {}, about: Partial<About> = {}) {
  const {
    requestKey = randomUUID(),
    website = '',
    language = 'fr',
    network = newNetwork(),
  } = about;
  const body = JSON.stringify({ requestKey, form: { ...form.filled, ...change }, website });
  const response = await postFunction(product.url, form.name, body, { network, language });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

type About = { requestKey: string; website: string; language: Language; network: string };

describe.each(FORMS)('$name', (form) => {
  test('sent by a double click and again: one row, one mail to staff and one to the sender', async () => {
    const email = newEmail();
    const about = { requestKey: randomUUID(), network: newNetwork() };
    const clicks = await Promise.all([1, 2, 3, 4].map(() => send(form, { email }, about)));
    const late = await send(form, { email }, about);
    expect([...clicks, late]).toEqual(Array(5).fill({ status: 200, body: {} }));
    expect(await rowsOf(form, email)).toBe(1);

    const [toStaff, toSender, ...others] = await mailsAbout(email);
    expect(others).toEqual([]);
    expect(toStaff?.to?.[0]?.address).toBe(STAFF);
    expect(toStaff?.replyTo?.[0]?.address).toBe(email);
    expect(toStaff?.text).toContain(form.filled[form.longText as keyof typeof form.filled]);
    expect(toSender?.to?.[0]?.address).toBe(email);
    expect(toSender?.replyTo?.[0]?.address).toBe('bonjour@prevenance.example');
  });

  test.each(['fr', 'en'] as const)('thanks its sender in their language: %s', async (language) => {
    const email = newEmail();
    await send(form, { email }, { language });
    const [toStaff, toSender] = await mailsAbout(email);
    expect(toSender?.html).toContain(`<html lang="${language}">`);
    expect(toSender?.text).toMatch(language === 'fr' ? /Bonjour/ : /Hello/);
    expect(toStaff?.html).toContain('<html lang="fr">');
  });

  test('a machine that fills what people do not see is answered, and nothing is written', async () => {
    const email = newEmail();
    const answer = await send(form, { email }, { website: 'https://casino.example' });
    expect(answer).toEqual({ status: 200, body: {} });
    expect(await rowsOf(form, email)).toBe(0);
    expect(await mailsAbout(email)).toEqual([]);
  });

  test('what is missing or wrong is named field by field, and nothing is written', async () => {
    const email = newEmail();
    const blank = Object.fromEntries(Object.keys(form.filled).map((field) => [field, '  ']));
    const missing = await send(form, blank);
    expect(missing.status).toBe(422);
    expect(missing.body.problems).toEqual(
      form.required.map((path) => ({ path, problem: 'required' })),
    );
    const wrong = await send(form, form.wrong);
    expect(wrong.body).toMatchObject({ code: 'invalid-input', problems: form.problems });
    expect(await rowsOf(form, email)).toBe(0);
  });

  test('a hundred at once from one network: as many as the limit, never one more', async () => {
    const network = newNetwork();
    const emails = Array.from({ length: 100 }, newEmail);
    const answers = await Promise.all(emails.map((email) => send(form, { email }, { network })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(USES_PER_NETWORK);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    const rows = await Promise.all(emails.map((email) => rowsOf(form, email)));
    expect(rows.filter((count) => count === 1)).toHaveLength(USES_PER_NETWORK);
    expect(rows.filter((count) => count > 1)).toEqual([]);
    // The neighbours are not punished.
    expect((await send(form)).status).toBe(200);
  });

  test('five an hour under one mailbox, however it is written, from however many networks', async () => {
    const name = randomUUID();
    const written = ['@x.example', '+a@x.example', '+b@x.example', '+c+d@X.example', '@x.example'];
    const statuses = [];
    for (const end of [...written, '+e@x.example'])
      statuses.push((await send(form, { email: `${name}${end}` })).status);
    expect(statuses).toEqual([...written.map(() => 200), 429]);
    // What was sent is answered where it was said to be: only the count is of the mailbox.
    expect(await rowsOf(form, `${name}+a@x.example`)).toBe(1);
  });

  test.each(['name', 'company', 'email'] as const)(
    'no header can be added to a mail through the field %s',
    async (field) => {
      const address = newEmail();
      for (const breakOf of ['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\0']) {
        const injected = `${address}${breakOf}Bcc: victim@example.com`;
        const { status, body } = await send(form, { email: address, [field]: injected });
        expect([breakOf, status]).toEqual([breakOf, 422]);
        const problem = field === 'email' ? 'email-invalid' : 'control-characters';
        expect(body.problems).toEqual([{ path: field, problem }]);
      }
      expect(await mailsAbout(address)).toEqual([]);
    },
  );

  test('what would be read as a header, a list of people or an encoded word stays text', async () => {
    const email = newEmail();
    const sly = {
      name: '=?utf-8?Q?=0D=0ABcc:_victim@example.com?=',
      company:
        '"A" <victim@example.com>, b@example.com; =?utf-8?B?DQpCY2M6IHY=?= Cc: v@example.com',
    };
    await send(form, { email, ...sly });
    const mails = await mailsAbout(email);
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      expect([...(mail.to ?? []), ...(mail.cc ?? []), ...(mail.bcc ?? [])]).toHaveLength(1);
      const keys = mail.headers.map(({ key }) => key).toSorted();
      expect(keys).toEqual([
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'reply-to',
        'subject',
        'to',
      ]);
    }
    expect(mails[0]?.text).toContain(sly.company);
  });

  test('markup that was typed is shown as text to staff, and not repeated to the sender', async () => {
    const email = newEmail();
    const script = '<script>alert(1)</script><img src=x onerror=alert(2)>';
    await send(form, {
      email,
      name: script,
      company: script,
      [form.longText]: `${script} & merci`,
    });
    const [toStaff, toSender] = await mailsAbout(email);
    expect(toStaff?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x');
    for (const mail of [toStaff, toSender]) expect(mail?.html).not.toMatch(/<script|<img/);
    expect(toSender?.html).not.toContain('alert');
  });
});

/** The mails about what this address sent, staff's first. */
async function mailsAbout(email: string): Promise<KeptMail[]> {
  await queueIsQuiet(product);
  const mails = await product.mailbox.list();
  return mails
    .filter(({ to, replyTo }) => [to?.[0], replyTo?.[0]].some((it) => it?.address === email))
    .toSorted((a) => (a.to?.[0]?.address === STAFF ? -1 : 1));
}

async function rowsOf(form: Form, email: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count
    from ${sql.table(form.table)} where email = ${email}`.execute(product.database.owner);
  return rows[0]?.count ?? 0;
}

function newEmail(): string {
  return `${randomUUID()}@atelier.example`;
}

function newNetwork(): string {
  networks += 1;
  return networkNumber(networks * 256);
}
