import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseOwnAccount, exportOwnData } from '#accounts/contract.ts';
import type { OutputOf } from '#basics/contract.ts';
import { acceptInvitation, inviteEmployees, listPlaces, listSpaces } from '#company/contract.ts';
import { listProducts, readProduct } from '#shop/catalogue/contract.ts';
import * as choices from '#shop/choices/contract.ts';
import { cancelOrder } from '#shop/orders/contract.ts';
import { boxesOf, CAMPAIGN_FORM, employeesOf, lasting } from '../support/choices.ts';
import {
  COMPANY_FORM,
  companyOf,
  memberWithRole,
  type Person,
  person,
} from '../support/company.ts';
import { queueIsQuiet, repeatJob } from '../support/job-queue.ts';
import { settableClock } from '../support/listening.ts';
import { readPdf } from '../support/read-pdf.ts';
import { callOver } from '../support/running-product.ts';
import { staffMember } from '../support/staff.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

const clock = settableClock('2026-11-23T09:00:00+01:00');
let product: TestProduct;
let companyId: string;
let claire: Person;
let hr: Person;
let cse: Person;
let elsewhere: Person;
let staff: Person;
/** An employee with an account, and one without. */
let lea: Person;
let orderId: string;
let campaignId: string;
/** Ids of boxes by slug. */
let boxes: Readonly<Record<string, string>>;

const AT_HOME = 'Émile Durand';
const SECRET_STREET = '7 impasse des Mésanges-Secrètes';
const LIST = [
  'Nom;E-mail;Site',
  'Léa Martin;LEA;Nantes',
  'Hugo Martin;hugo@a.example;Nantes',
  'Inès Martin;ines@a.example;Nantes',
  'Karim Martin;karim@a.example;',
  'Rose Petit;rose@ailleurs.example;Lille',
  `${AT_HOME};emile@ailleurs.example;domicile`,
].join('\n');
let list: string;

beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off', REST_SCHEMAS: 'public' }, clock);
  const as = (who: Person) => lasting(product, who);
  claire = as(await person(product));
  companyId = await companyOf(claire);
  lea = as(await person(product));
  list = LIST.replace('LEA', lea.email);
  await employeesOf(claire, companyId, [
    ['Léa', lea.email],
    ['Hugo', 'hugo@a.example'],
    ['Inès', 'ines@a.example'],
    ['Karim', 'karim@a.example'],
  ]);
  await claire.call(inviteEmployees, { companyId });
  const [{ id: invitationId = '' } = {}] = (await lea.call(listSpaces, {})).invitations;
  await lea.call(acceptInvitation, { invitationId });
  hr = as(await memberWithRole(product, claire, companyId, 'hr'));
  cse = as(await memberWithRole(product, claire, companyId, 'cse'));
  elsewhere = as(await person(product));
  await companyOf(elsewhere, { ...COMPANY_FORM, siren: '552100554' });
  staff = as(await staffMember(product));
  const { products } = await product.call(listProducts, { kind: 'box' });
  boxes = Object.fromEntries(products.map(({ slug, id }) => [slug, id]));
  orderId = await boxesOf(product, claire, { companyId, quantity: 6 });
});
afterAll(() => product.stop());

const form = (more: Readonly<Record<string, string>> = {}) => ({
  ...CAMPAIGN_FORM,
  defaultProduct: boxes['box-saveurs'] ?? '',
  ...more,
});

const add = (text: string, who = hr, id = campaignId) =>
  who.call(choices.addRecipients, { campaignId: id, who: { kind: 'list', text } });

/** What the link in the newest mail to this address leads to. */
async function linkOf(address: string, subject = 'choisissez-la'): Promise<{ token: string }> {
  const { text = '' } = await product.mailTo(address, subject);
  const token = /[?&]choice=([^&\s]+)/.exec(text)?.[1] ?? '';
  return { token: decodeURIComponent(token) };
}

const open = (of: choices.ChoiceOf, who?: Person) =>
  who ? who.call(choices.openChoice, { of }) : product.call(choices.openChoice, { of });

const save = (
  of: choices.ChoiceOf,
  slug: string | null,
  more = {},
  who: Pick<Person, 'call'> = product,
) =>
  who.call(choices.saveChoice, {
    of,
    productId: slug === null ? null : (boxes[slug] ?? ''),
    swaps: [],
    address: null,
    ...more,
  });

const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).code;

async function tick(task: string): Promise<void> {
  await repeatJob(product, task, {}, 2);
  await queueIsQuiet(product);
}

const campaignNow = async (who = hr) =>
  (await who.call(choices.listCampaigns, { companyId })).campaigns.find(
    ({ id }) => id === campaignId,
  );

async function rowsSeen(who: Person | undefined, table: string): Promise<unknown> {
  const claims = { role: 'authenticated', sub: who?.id ?? '' };
  const token = who
    ? await product.tokens.signAccess(claims, 600)
    : await product.tokens.apiKey('anon');
  const response = await fetch(`${product.url}/rest/v1/${table}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return response.ok ? response.json() : response.status;
}

describe('opening', () => {
  test('is for who keeps the company, of an order of theirs, once', async () => {
    const offered = await hr.call(choices.listCampaigns, { companyId });
    expect(offered.orders).toMatchObject([{ id: orderId, boxes: 6 }]);
    expect(offered.orders[0]?.products.map(({ id }) => id)).toContain(boxes['box-bien-etre']);
    campaignId = randomUUID();
    const input = { companyId, campaignId, orderId, form: form() };
    for (const who of [cse, lea, elsewhere, staff])
      expect(await codeOf(who.call(choices.openCampaign, input))).toBe('forbidden');
    expect(await codeOf(product.call(choices.openCampaign, input))).toBe('sign-in-required');
    const wrong = {
      ...input,
      form: form({ deadline: '2026-11-24', fallback: 'donation', association: '' }),
    };
    expect((await refusalOf(hr.call(choices.openCampaign, wrong))).problems).toEqual([
      { path: 'deadline', problem: 'too-soon' },
      { path: 'association', problem: 'required' },
    ]);
    const theirs = await companyOf(elsewhere, { ...COMPANY_FORM, siren: '732829320' });
    const stolen = { ...input, companyId: theirs };
    expect(await codeOf(elsewhere.call(choices.openCampaign, stolen))).toBe('not-found');
    await hr.call(choices.openCampaign, input);
    await hr.call(choices.openCampaign, input);
    const another = { ...input, campaignId: randomUUID() };
    expect(await codeOf(hr.call(choices.openCampaign, another))).toBe('already-done');
    expect(await campaignNow(cse)).toMatchObject({ state: 'open', boxes: 6, people: 0 });
  });

  test('its last day goes later, never earlier, and who was not told of a change is refused', async () => {
    const move = (deadline: string, revision: number) =>
      hr.call(choices.moveDeadline, { campaignId, revision, form: { deadline } });
    expect((await refusalOf(move('2026-12-03', 1))).problems).toEqual([
      { path: 'deadline', problem: 'not-later' },
    ]);
    await move('2026-12-07', 1);
    await move('2026-12-07', 1);
    expect(await codeOf(move('2026-12-08', 1))).toBe('conflict');
    expect(await campaignNow()).toMatchObject({ deadline: '2026-12-07', revision: 2 });
  });
});

describe('people', () => {
  test('a list with a wrong line is told by line, and nothing of it is taken', async () => {
    const { problems, added } = await add(
      `${list}\nSans Adresse;pas une adresse;\nLéa Martin;${lea.email};`,
    );
    expect([added, problems]).toEqual([
      0,
      [
        { line: 8, column: 'email', problem: 'email-invalid' },
        { line: 9, column: 'email', problem: 'repeated' },
      ],
    ]);
    expect(await campaignNow()).toMatchObject({ people: 0 });
  });

  test('more people than boxes: by exactly how many is said, and nobody is added', async () => {
    const more = `${list}\nUne Autre;une@autre.example;\nEt Encore;et@encore.example;`;
    expect(await add(more)).toMatchObject({ added: 0, over: 2 });
    expect(await campaignNow()).toMatchObject({ people: 0 });
  });

  test('a list is taken whole, each is written to in their language, and the same list again changes nothing', async () => {
    expect(await add(list)).toEqual({ added: 6, alreadyThere: 0, over: 0, problems: [] });
    expect(await add(list)).toEqual({ added: 0, alreadyThere: 6, over: 0, problems: [] });
    const all = { campaignId, who: { kind: 'all' as const } };
    expect(await hr.call(choices.addRecipients, all)).toMatchObject({ added: 0, alreadyThere: 4 });
    await queueIsQuiet(product);
    const mails = (await product.mailbox.list()).filter(({ subject }) =>
      /^(Une box pour vous|A box for you)/.test(subject ?? ''),
    );
    // An account has a language of its own.
    await product.mailTo(lea.email, 'A box for you');
    expect(mails.flatMap(({ to }) => to?.map(({ address }) => address)).toSorted()).toEqual(
      [
        lea.email,
        'emile@ailleurs.example',
        'hugo@a.example',
        'ines@a.example',
        'karim@a.example',
        'rose@ailleurs.example',
      ].toSorted(),
    );
    const { recipients, total } = await hr.call(choices.listRecipients, {
      campaignId,
      search: 'emile',
    });
    expect([total, recipients]).toMatchObject([1, [{ name: AT_HOME, goesHome: true }]]);
    // Who is at a site of the company is handed their box there, where the list does not say.
    const karim = await hr.call(choices.listRecipients, { campaignId, search: 'karim' });
    expect(karim.recipients).toMatchObject([{ site: 'Nantes', goesHome: false }]);
  });

  test('only who keeps the company adds, lists and removes them', async () => {
    const { recipients } = await hr.call(choices.listRecipients, { campaignId });
    const removed = { campaignId, recipientId: recipients[0]?.id ?? '' };
    for (const who of [cse, lea, elsewhere, staff]) {
      const code = who === elsewhere ? 'not-found' : 'forbidden';
      expect(await codeOf(add(list, who))).toBe(code);
      expect(await codeOf(who.call(choices.listRecipients, { campaignId }))).toBe(code);
      expect(await codeOf(who.call(choices.removeRecipient, removed))).toBe(code);
      expect(await codeOf(who.call(choices.printHandOutList, { campaignId }))).toBe(code);
      expect(await codeOf(who.call(choices.printNameLabels, { campaignId }))).toBe(code);
    }
    expect(await codeOf(hr.call(choices.printHandOutList, { campaignId }))).toBe('conflict');
    expect(await campaignNow()).toMatchObject({ people: 6 });
  });
});

describe('choosing', () => {
  test('by the link, without an account: opening chooses nothing, and the mind may change', async () => {
    const hugo = await linkOf('hugo@a.example');
    expect(await open(hugo)).toMatchObject({
      companyName: 'Atelier Lumière',
      name: 'Hugo Martin',
      state: 'open',
      deadline: '2026-12-07',
      goesHome: false,
      choice: null,
    });
    expect((await open(hugo)).choice).toBeNull();
    await save(hugo, 'box-hygiene');
    await save(hugo, 'box-bien-etre');
    expect((await open(hugo)).choice).toEqual({ productId: boxes['box-bien-etre'], swaps: [] });
    for (const token of [`${hugo.token}x`, hugo.token.slice(0, -1), randomUUID(), ''])
      expect(await codeOf(open({ token }))).toBe('not-found');
  });

  test('only among what is offered, with swaps of the same theme', async () => {
    const ines = await linkOf('ines@a.example');
    const monthly =
      (await product.call(listProducts, { kind: 'subscription' })).products[0]?.id ?? '';
    const refused = await refusalOf(save(ines, null, { productId: monthly }));
    expect(refused.problems).toEqual([{ path: 'productId', problem: 'choice-invalid' }]);
    const food = await product.call(readProduct, { slug: 'box-saveurs' });
    const care = await product.call(readProduct, { slug: 'box-hygiene' });
    const swap = (to: string | undefined) => ({
      swaps: [{ from: food.items[0]?.id ?? '', to: to ?? '' }],
    });
    const foreign = await refusalOf(save(ines, 'box-saveurs', swap(care.alternatives[0]?.id)));
    expect(foreign.problems).toEqual([{ path: 'swaps.0.to', problem: 'swap-to-outside-theme' }]);
    await save(ines, 'box-saveurs', swap(food.alternatives[0]?.id));
    expect((await open(ines)).choice).toEqual({
      productId: boxes['box-saveurs'],
      ...swap(food.alternatives[0]?.id),
    });
  });

  test('to one’s home: the address is typed by oneself, as the post needs it', async () => {
    const emile = await linkOf('emile@ailleurs.example');
    const typed = {
      name: AT_HOME,
      line1: SECRET_STREET,
      line2: '',
      postcode: '69003',
      city: 'Lyon',
      country: 'FR',
    };
    const missing = await refusalOf(save(emile, 'box-saveurs'));
    expect(missing.problems.map(({ path }) => path)).toEqual([
      'name',
      'line1',
      'postcode',
      'city',
      'country',
    ]);
    const overseas = { address: { ...typed, postcode: '97400' } };
    expect((await refusalOf(save(emile, 'box-saveurs', overseas))).problems).toEqual([
      { path: 'postcode', problem: 'delivery-place-not-served' },
    ]);
    // Its order is taxed where the company has it delivered.
    const corsica = { address: { ...typed, postcode: '20000' } };
    expect((await refusalOf(save(emile, 'box-saveurs', corsica))).problems).toEqual([
      { path: 'postcode', problem: 'corsica-not-served' },
    ]);
    await save(emile, 'box-hygiene', { address: typed });
    expect((await open(emile)).address).toEqual(typed);
    // A box that is given away travels nowhere: the address is not kept for nothing.
    await save(emile, null);
    expect((await open(emile)).address).toBeNull();
    await save(emile, 'box-hygiene', { address: typed });
  });

  test('who is signed in finds theirs without a link, and nobody else’s', async () => {
    const own = (await lea.call(choices.listOwnChoices, {})).choices;
    expect(own).toMatchObject([
      { companyName: 'Atelier Lumière', state: 'open', hasChosen: false },
    ]);
    const recipientId = own[0]?.recipientId ?? '';
    await save({ recipientId }, 'box-surprise', {}, lea);
    expect(await open({ recipientId }, lea)).toMatchObject({
      choice: { productId: boxes['box-surprise'] },
    });
    for (const who of [claire, hr, cse, elsewhere, staff]) {
      expect((await who.call(choices.listOwnChoices, {})).choices).toEqual([]);
      expect(await codeOf(open({ recipientId }, who))).toBe('not-found');
      expect(await codeOf(save({ recipientId }, 'box-saveurs', {}, who))).toBe('not-found');
    }
    expect(await codeOf(open({ recipientId }))).toBe('sign-in-required');
    expect(await codeOf(product.call(choices.listOwnChoices, {}))).toBe('sign-in-required');
    // Nor does somebody else, who knows its id, use up what they may save in an hour.
    const refused = Array.from({ length: 60 }, () =>
      codeOf(save({ recipientId }, 'box-saveurs', {}, hr)),
    );
    expect(new Set(await Promise.all(refused))).toEqual(
      new Set(['not-found', 'too-many-requests']),
    );
    await save({ recipientId }, 'box-surprise', {}, lea);
  });
});

describe('an employer', () => {
  const TABLES = [
    'choice_campaigns',
    'choice_recipients',
    'choices',
    'choice_addresses',
    'choice_parcels',
    'choice_reminders',
  ];
  /** Everything that somebody may read of choices, as bytes. */
  async function seenBy(who: Person): Promise<string> {
    const tables = await Promise.all(TABLES.map((table) => rowsSeen(who, table)));
    const told = await who.call(choices.listCampaigns, { companyId });
    const people = await who.call(choices.listRecipients, { campaignId }).catch(() => null);
    return JSON.stringify([tables, told, people]);
  }

  test('sees no byte change, whoever chooses what and wherever it goes', async () => {
    const emile = await linkOf('emile@ailleurs.example');
    const rose = await linkOf('rose@ailleurs.example');
    await save(rose, 'box-bien-etre');
    const before = await Promise.all([claire, hr, cse].map(seenBy));
    for (const bytes of before) expect(bytes).not.toContain('Mésanges');
    await save(emile, null);
    await save(rose, 'box-hygiene');
    const typed = {
      name: AT_HOME,
      line1: SECRET_STREET,
      line2: '',
      postcode: '69003',
      city: 'Lyon',
      country: 'FR',
    };
    await save(emile, 'box-saveurs', { address: typed });
    expect(await Promise.all([claire, hr, cse].map(seenBy))).toEqual(before);
  });

  test('and nobody but oneself reads a choice or an address through tables', async () => {
    for (const who of [claire, hr, cse, elsewhere, staff]) {
      expect(await rowsSeen(who, 'choices')).toEqual([]);
      expect(await rowsSeen(who, 'choice_addresses')).toEqual([]);
      expect(await rowsSeen(who, 'choice_parcels')).toEqual([]);
      expect(await rowsSeen(who, 'choice_reminders')).toBe(403);
    }
    for (const who of [elsewhere, cse])
      expect(await rowsSeen(who, 'choice_recipients')).toEqual([]);
    // Staff know what is chosen until when, not by whom.
    expect(await rowsSeen(staff, 'choice_recipients')).toEqual([]);
    expect(await rowsSeen(lea, 'choices')).toMatchObject([{ product_id: boxes['box-surprise'] }]);
    for (const table of TABLES) expect(await rowsSeen(undefined, table)).toBe(401);
  });

  test('is told how many have chosen only in steps, and never that all have', async () => {
    expect(await campaignNow()).toMatchObject({ people: 6, answers: 5, told: null });
  });
});

test('who has not chosen is reminded twice, in the daytime, and nobody else', async () => {
  const reminded = async () =>
    (await product.mailbox.list())
      .filter(({ subject }) => /Votre box vous attend|Dernier jour/.test(subject ?? ''))
      .map(({ subject, to }) => `${subject?.slice(0, 7)} ${to?.[0]?.address}`);
  clock.set('2026-12-02T07:00:00+01:00');
  await tick('remind-to-choose');
  expect(await reminded()).toEqual([]);
  clock.set('2026-12-02T09:20:00+01:00');
  await tick('remind-to-choose');
  await tick('remind-to-choose');
  expect(await reminded()).toEqual(['Votre b karim@a.example']);
  // The last day is a Monday: the working day before is a Friday.
  clock.set('2026-12-04T10:20:00+01:00');
  await tick('remind-to-choose');
  expect((await reminded()).toSorted()).toEqual([
    'Dernier karim@a.example',
    'Votre b karim@a.example',
  ]);
});

describe('once the last day is over', () => {
  let paper: { list: string; labels: string; packing: string; parcels: string; csv: string };

  test('nothing is chosen any more, before and after the parcels are fixed, which happens once', async () => {
    const hugo = await linkOf('hugo@a.example');
    clock.set('2026-12-07T23:59:00+01:00');
    await save(hugo, 'box-bien-etre');
    clock.set('2026-12-08T00:00:30+01:00');
    expect((await open(hugo)).state).toBe('closing');
    expect(await codeOf(save(hugo, 'box-saveurs'))).toBe('conflict');
    expect(await codeOf(add(list))).toBe('conflict');
    await tick('close-campaigns');
    await tick('close-campaigns');
    expect(await open(hugo)).toMatchObject({
      state: 'closed',
      choice: { productId: boxes['box-bien-etre'] },
    });
    expect(await codeOf(save(hugo, 'box-saveurs'))).toBe('conflict');
    expect(await campaignNow()).toMatchObject({ state: 'closed', people: 6, answers: null });
  });

  test('names without contents are for the employer, contents without names for staff', async () => {
    const text = async (file: Blob) => {
      const { text: said, cutOff, isTagged } = await readPdf(file);
      expect([cutOff, isTagged]).toEqual([[], true]);
      return said;
    };
    const { orders } = await hr.call(choices.listCampaigns, { companyId });
    expect(orders).toEqual([]);
    paper = {
      list: await text(await hr.call(choices.printHandOutList, { campaignId })),
      labels: await text(await hr.call(choices.printNameLabels, { campaignId })),
      packing: await text(await staff.call(choices.printChoicePacking, { orderId })),
      parcels: await text(await staff.call(choices.printParcelLabels, { orderId })),
      csv: await (await staff.call(choices.exportChoicePacking, { orderId })).text(),
    };
    const employees = ['Léa Martin', 'Hugo Martin', 'Inès Martin', 'Karim Martin', 'Rose Petit'];
    for (const name of employees) {
      expect([name, paper.list.includes(name), paper.labels.includes(name)]).toEqual([
        name,
        true,
        true,
      ]);
      for (const told of [paper.packing, paper.parcels, paper.csv])
        expect([name, told.includes(name)]).toEqual([name, false]);
    }
    for (const box of ['Box Saveurs', 'Box Bien-être', 'Box Surprise', 'Box Hygiène']) {
      expect([box, paper.list.includes(box), paper.labels.includes(box)]).toEqual([
        box,
        false,
        false,
      ]);
      expect([box, paper.packing.includes(box)]).toEqual([box, true]);
    }
    expect(paper.list).toContain(AT_HOME);
    for (const told of [paper.list, paper.labels, paper.packing])
      expect(told).not.toContain('Mésanges');
    for (const told of [paper.parcels, paper.csv]) {
      expect(told).toContain(AT_HOME);
      expect(told).toContain('Mésanges');
    }
    expect(paper.csv.split('\r\n')).toHaveLength(8);
  });

  test('staff count what is to be packed; no one else reads it, and staff no list of people', async () => {
    const { campaign } = await staff.call(choices.readOrderChoices, { orderId });
    expect(campaign).toMatchObject({ state: 'closed', homes: 1 });
    expect(
      Object.fromEntries(campaign?.counts.map(({ name, count }) => [name, count]) ?? []),
    ).toEqual({
      'Box Saveurs': 3,
      'Box Bien-être': 1,
      'Box Surprise': 1,
      'Box Hygiène': 1,
    });
    for (const who of [claire, hr, cse, lea, elsewhere]) {
      for (const contract of [
        choices.readOrderChoices,
        choices.printChoicePacking,
        choices.printParcelLabels,
        choices.exportChoicePacking,
      ])
        expect(await codeOf(who.call(contract, { orderId }))).toBe('forbidden');
      expect(await rowsSeen(who, 'choice_parcels')).toEqual([]);
      expect(await rowsSeen(who, 'choice_addresses')).toEqual([]);
    }
    expect(await rowsSeen(staff, 'choice_recipients')).toEqual([]);
    expect(await rowsSeen(staff, 'choice_addresses')).toMatchObject([{ line1: SECRET_STREET }]);
  });

  test('the employer is told counts that point at nobody', async () => {
    expect((await campaignNow())?.told).toEqual([
      { kind: 'box', name: 'Box Saveurs', count: 3 },
      { kind: 'others', name: '', count: 3 },
    ]);
  });

  test('one’s own data hold one’s choice; sixty days later nothing of anybody is left', async () => {
    const own = JSON.stringify(
      (await lea.call(exportOwnData, {})) satisfies OutputOf<typeof exportOwnData>,
    );
    expect(own).toContain('Box Surprise');
    clock.set('2027-02-05T03:00:00+01:00');
    await tick('forget-choices');
    expect(await rowsSeen(hr, 'choice_recipients')).toHaveLength(6);
    clock.set('2027-02-07T03:00:00+01:00');
    await tick('forget-choices');
    expect(await rowsSeen(hr, 'choice_recipients')).toEqual([]);
    expect(await rowsSeen(staff, 'choice_addresses')).toEqual([]);
    expect(await campaignNow()).toMatchObject({ people: 6, told: [{ count: 3 }, { count: 3 }] });
  });
});

describe('the box of the month', () => {
  const monthlies = async () =>
    (await hr.call(choices.listCampaigns, { companyId })).campaigns.filter(
      ({ id }) => id !== campaignId,
    );

  test('is chosen as soon as it is paid for; the month after, by the same people', async () => {
    const first = await boxesOf(product, claire, { companyId, quantity: 2, commitmentMonths: 12 });
    const [opened] = await monthlies();
    expect(opened).toMatchObject({ state: 'open', boxes: 2, people: 0, deadline: '2027-02-17' });
    const month = opened?.id ?? '';
    expect((await add('Personne Inconnue;qui@ailleurs.example;', hr, month)).problems).toEqual([
      { line: 1, column: 'email', problem: 'not-an-employee' },
    ]);
    const { sites } = await claire.call(listPlaces, { companyId });
    const siteId = sites.find(({ name }) => name === 'Nantes')?.id ?? '';
    const site = { campaignId: month, who: { kind: 'site' as const, siteId } };
    expect(await hr.call(choices.addRecipients, site)).toMatchObject({ added: 0, over: 2 });
    expect(await add('Léa Martin;;\nHugo Martin;hugo@a.example;', hr, month)).toMatchObject({
      added: 2,
    });
    await boxesOf(product, claire, { companyId, quantity: 2, commitmentMonths: 12 });
    const second = (await monthlies()).find(({ id }) => id !== month);
    expect(second).toMatchObject({ state: 'open', people: 2 });
    await repeatJob(product, 'order-moved', { orderId: first, state: 'confirmed' }, 3);
    await queueIsQuiet(product);
    expect(await monthlies()).toHaveLength(2);
    await staff.call(cancelOrder, {
      orderId: first,
      actId: randomUUID(),
      form: { reason: 'Doublon' },
    });
    await queueIsQuiet(product);
    expect((await monthlies()).map(({ state }) => state).toSorted()).toEqual(['cancelled', 'open']);
    const own = (await lea.call(choices.listOwnChoices, {})).choices;
    const over = own.find(({ state }) => state === 'cancelled')?.recipientId ?? '';
    expect(await codeOf(save({ recipientId: over }, 'box-saveurs', {}, lea))).toBe('conflict');
  });
});

describe('an account that is erased', () => {
  /** Erases it as somebody who has just signed in. */
  async function erase({ id, email }: Person): Promise<void> {
    const timestamp = clock.now().getTime() / 1_000;
    const claims = { role: 'authenticated', sub: id, amr: [{ method: 'otp', timestamp }] };
    const token = await product.tokens.signAccess(claims, 600);
    await callOver(product.url, eraseOwnAccount, { email }, 'fr', token);
  }

  /** What is kept of somebody in one campaign. */
  async function keptOf(id: string, name: string) {
    const { rows } = await product.database.ownerPool.query(
      `select recipient.employee_id is not null as "isEmployee",
        exists (select from choices where recipient_id = recipient.id) as "hasChoice",
        exists (select from choice_addresses where recipient_id = recipient.id) as "hasAddress"
      from choice_recipients as recipient where campaign_id = $1 and name = $2`,
      [id, name],
    );
    return rows;
  }

  test('takes the choice and the home address along; that a box goes to an employee stays theirs to hand out', async () => {
    const ordered = await boxesOf(product, claire, { companyId, quantity: 2 });
    const id = randomUUID();
    const title = 'Printemps 2027';
    const dated = form({ title, deadline: '2027-02-26' });
    await hr.call(choices.openCampaign, {
      companyId,
      campaignId: id,
      orderId: ordered,
      form: dated,
    });
    const rose = lasting(product, await person(product));
    const text = `Léa Martin;${lea.email};domicile\nRose Petit;${rose.email};domicile`;
    expect(await add(text, hr, id)).toMatchObject({ added: 2 });
    const at = { line1: SECRET_STREET, line2: '', postcode: '69003', city: 'Lyon', country: 'FR' };
    for (const [who, name] of [
      [lea, 'Léa Martin'],
      [rose, 'Rose Petit'],
    ] as const) {
      const own = (await who.call(choices.listOwnChoices, {})).choices;
      const of = { recipientId: own.find((each) => each.title === title)?.recipientId ?? '' };
      await save(of, 'box-hygiene', { address: { ...at, name } }, who);
      const isEmployee = who === lea;
      expect(await keptOf(id, name)).toEqual([{ isEmployee, hasChoice: true, hasAddress: true }]);
      await erase(who);
      expect(await keptOf(id, name)).toEqual(
        isEmployee ? [{ isEmployee, hasChoice: false, hasAddress: false }] : [],
      );
    }
  });
});
