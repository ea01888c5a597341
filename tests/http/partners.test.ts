import { randomUUID } from 'node:crypto';
import { StorageClient } from '@supabase/storage-js';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printOwnData } from '#accounts/contract.ts';
import {
  listCatalogue,
  readItemForm,
  readProduct,
  readProductForm,
  saveItem,
} from '#shop/catalogue/contract.ts';
import { TO_CHECK } from '#shop/catalogue/rules/listed-products.ts';
import {
  addEvidenceByPartnerLink,
  addPartnerEvidence,
  answerByPartnerLink,
  decideOnPartner,
  judgePartnerEvidence,
  listPartners,
  openPartnerLink,
  readPartner,
  renewPartnerLink,
  revokePartnerLinks,
  savePartnerCheck,
  startPartnerReview,
  suspendPartner,
  writeToPartner,
} from '#shop/partners/contract.ts';
import { EVIDENCE_BYTES } from '#shop/partners/rules/partner-evidence.ts';
import { begunLetter, PARTNER_MOVES } from '#shop/partners/rules/partner-review.ts';
import { forgetApplications } from '#shop/partners/server/forget-applications.ts';
import { listStaffChanges, readWork } from '#staff/contract.ts';
import { companyOf, memberWithRole, type Person, person } from '../support/company.ts';
import { photograph } from '../support/images.ts';
import { queueIsQuiet, repeatJob } from '../support/job-queue.ts';
import { settableClock } from '../support/listening.ts';
import {
  AS_NEW_MAKER,
  application,
  decide,
  PDF,
  passChecks,
  tokenIn,
} from '../support/partners.ts';
import { readPdf } from '../support/read-pdf.ts';
import { staffMember } from '../support/staff.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

const DAY_MS = 24 * 3_600_000;

let product: TestProduct;
let paul: Person;
let marie: Person;
const start = new Date('2026-11-23T10:00:00Z');
const clock = settableClock(start.toISOString());

beforeAll(async () => {
  product = await startTestProduct(
    { AUTH_RATE_LIMITS: 'off', ADMIN_EMAIL: 'equipe@prevenance.example' },
    clock,
  );
  [paul, marie] = await Promise.all([staffMember(product), staffMember(product)]);
});
afterAll(() => product.stop());

const read = (applicationId: string) => paul.call(readPartner, { applicationId });
const later = (days: number) => clock.set(new Date(start.getTime() + days * DAY_MS));

/** Staff write, and the link of their mail. */
async function linkFor(applicationId: string, email: string, isQuestion = false): Promise<string> {
  const form = { body: 'Une question.' };
  const messageId = randomUUID();
  await paul.call(writeToPartner, { applicationId, messageId, isQuestion, form });
  await queueIsQuiet(product);
  const mails = (await product.mailbox.list()).filter(
    ({ to, text }) => to?.some(({ address }) => address === email) && text?.includes('#partner-'),
  );
  return tokenIn(mails[0] ?? {});
}

/** A document that a partner sends; answers its id. */
async function send(
  token: string,
  form: Readonly<Record<string, string>> = {},
  fileBase64 = PDF.toString('base64'),
  evidenceId: string = randomUUID(),
): Promise<string> {
  const said = { kind: 'origin', proves: 'Origine France Garantie', ...form };
  await product.call(addEvidenceByPartnerLink, { token, evidenceId, form: said, fileBase64 });
  return evidenceId;
}

async function accept(evidenceId: string, applicationId: string): Promise<void> {
  const { evidence } = await read(applicationId);
  const kept = evidence.find(({ id }) => id === evidenceId);
  const form = { state: 'accepted', expiresOn: kept?.expiresOn ?? '' };
  const revision = kept?.revision ?? 0;
  await paul.call(judgePartnerEvidence, { evidenceId, revision, messageId: randomUUID(), form });
}

/** An approved partner, the link they hold and the document that was accepted. */
async function approved(expiresOn = '2027-11-23') {
  const applied = await application(product, paul);
  const { applicationId, email } = applied;
  const token = await linkFor(applicationId, email);
  const evidenceId = await send(token, { expiresOn });
  await accept(evidenceId, applicationId);
  await passChecks(paul, applicationId);
  await paul.call(startPartnerReview, { applicationId });
  await decide(paul, applicationId, AS_NEW_MAKER);
  return { ...applied, token, evidenceId };
}

async function mailsTo(email: string, subject: string) {
  await queueIsQuiet(product);
  return (await product.mailbox.list()).filter(
    (mail) => mail.subject === subject && mail.to?.some(({ address }) => address === email),
  );
}

describe('an application', () => {
  test('is examined check by check, and nobody is approved before every check is done', async () => {
    const { applicationId, email } = await application(product, paul);
    await paul.call(startPartnerReview, { applicationId });
    await paul.call(startPartnerReview, { applicationId });
    const early = await refusalOf(decide(paul, applicationId, AS_NEW_MAKER));
    expect(early.problems).toEqual([{ path: 'outcome', problem: 'checks-left' }]);
    await passChecks(paul, applicationId);
    const failed = { applicationId, kind: 'origin', revision: 1 } as const;
    const without = paul.call(savePartnerCheck, { ...failed, form: { state: 'failed' } });
    expect((await refusalOf(without)).problems).toEqual([{ path: 'note', problem: 'required' }]);
    const form = { state: 'failed', note: 'Facture illisible' };
    await paul.call(savePartnerCheck, { ...failed, form });
    await paul.call(savePartnerCheck, { ...failed, form });
    const still = await refusalOf(decide(paul, applicationId, AS_NEW_MAKER));
    expect(still.problems).toEqual([{ path: 'outcome', problem: 'checks-left' }]);
    await marie.call(savePartnerCheck, { ...failed, revision: 2, form: { state: 'passed' } });

    const messageId = await decide(marie, applicationId, AS_NEW_MAKER);
    const { state, partner, checks, history, revision } = await read(applicationId);
    expect([state, partner?.maker.name]).toEqual(['approved', 'Biscuiterie Roux']);
    expect(checks).toHaveLength(5);
    expect(checks.find(({ kind }) => kind === 'origin')?.checkedBy).toBe(marie.email);
    expect(history.map(({ what, about, to, by }) => [what, about, to, by])).toEqual(
      expect.arrayContaining([
        ['moved', null, 'approved', marie.email],
        ['checked', 'origin', 'failed', paul.email],
        ['moved', null, 'in-review', paul.email],
        ['sent', null, null, null],
      ]),
    );
    // Sent twice, it is decided once.
    const again = { applicationId, revision: revision - 1, messageId, form: AS_NEW_MAKER };
    await marie.call(decideOnPartner, again);
    const [letter, ...others] = await mailsTo(email, 'Votre candidature est acceptée');
    expect(others).toEqual([]);
    expect(letter?.text).toContain('Bienvenue.');
    tokenIn(letter ?? {});
  });

  test('is declined with its reason and the letter that staff wrote, in the applicant’s language', async () => {
    const { applicationId, email } = await application(product, paul, {}, 'en');
    const { letters } = await read(applicationId);
    expect(letters.declined).toMatch(/^Hello/);
    const form = { outcome: 'declined', body: 'Not <b>now</b>.\n\nSorry.' };
    const { problems } = await refusalOf(decide(paul, applicationId, form));
    expect(problems).toEqual([{ path: 'reason', problem: 'required' }]);
    await decide(paul, applicationId, { ...form, reason: 'Fabriqué hors de France' });
    const { state, decisionReason, partner } = await read(applicationId);
    expect([state, decisionReason, partner]).toEqual(['declined', 'Fabriqué hors de France', null]);
    const [letter] = await mailsTo(email, 'Your application');
    expect(letter?.text).not.toContain('hors de France');
    expect(letter?.html).toContain('Not &lt;b&gt;now&lt;/b&gt;.');
    const late = await refusalOf(decide(paul, applicationId, AS_NEW_MAKER));
    expect(late.code).toBe('conflict');
    const token = tokenIn(letter ?? {});
    const answer = { token, messageId: randomUUID(), form: { body: 'Why?' } };
    expect((await refusalOf(product.call(answerByPartnerLink, answer))).code).toBe('conflict');
  });

  test('is decided by one of two who decide at once, and the other is told', async () => {
    const { applicationId } = await application(product, paul);
    await passChecks(paul, applicationId);
    await paul.call(startPartnerReview, { applicationId });
    const declined = { outcome: 'declined', reason: 'Non', body: 'Non.' };
    const outcomes = await Promise.allSettled([
      decide(paul, applicationId, AS_NEW_MAKER),
      decide(marie, applicationId, declined),
    ]);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => reason.code)).toEqual(['conflict']);
  });

  test('becomes a maker who is there only where nobody has', async () => {
    const first = await approved();
    const { rows } = await sql<{ maker: string }>`select maker_id as maker from public.partners
      where application_id = ${first.applicationId}`.execute(product.database.owner);
    const { applicationId } = await application(product, paul);
    await passChecks(paul, applicationId);
    await paul.call(startPartnerReview, { applicationId });
    const maker = rows[0]?.maker ?? '';
    const taken = decide(paul, applicationId, { outcome: 'approved', maker, body: 'Oui.' });
    expect((await refusalOf(taken)).problems).toEqual([{ path: 'maker', problem: 'gone' }]);
    const [free] = (await read(applicationId)).makers;
    await decide(paul, applicationId, { outcome: 'approved', maker: free?.id ?? '', body: 'Oui.' });
    const { partner, sameSiren } = await read(applicationId);
    expect(partner?.maker.name).toBe(free?.name);
    expect(partner?.items.length).toBeGreaterThan(0);
    expect(sameSiren.map(({ id }) => id)).toContain(first.applicationId);
  });

  test('moves in the database as the rules say, and no other way', async () => {
    const { rows } = await sql<{ from: string; to: string[] }>`
      select from_state as from, array_agg(to_state) as to from public.partner_moves
      group by from_state`.execute(product.database.owner);
    const moves = Object.entries(PARTNER_MOVES).filter(([, to]) => to.length > 0);
    expect(Object.fromEntries(rows.map(({ from, to }) => [from, to.toSorted()]))).toEqual(
      Object.fromEntries(moves.map(([from, to]) => [from, to.toSorted()])),
    );
    const { applicationId: id } = await application(product, paul);
    const change = (set: string) =>
      product.database
        .asCaller(
          {
            role: 'authenticated',
            claims: { sub: paul.id, role: 'authenticated' },
            throughFunction: true,
          },
          (tx) =>
            sql.raw(`update public.partner_applications set ${set} where id = '${id}'`).execute(tx),
        )
        .catch((error: { code?: string }) => error.code);
    expect(await change(`state = 'approved'`)).toBe('23514');
    await passChecks(paul, id);
    expect(await change(`state = 'approved'`)).toBe('23514');
    await change(`state = 'in-review'`);
    expect(await change(`company = 'Autre'`)).toBe('42501');
    await change(`state = 'declined', decision_reason = 'Non'`);
    expect(await change(`decision_reason = 'Autre'`)).toBe('42501');
    expect(await change(`state = 'in-review'`)).toBe('23514');
  });

  test('is found by anything of it, without accents, and page by page', async () => {
    const name = `Zoé ${randomUUID().slice(0, 8)}`;
    const { applicationId } = await application(product, paul, { name, town: 'Béziers' });
    const find = async (search: string, more = {}) => {
      const wish = { view: 'applications', search, state: '', sort: 'newest', page: 1 } as const;
      const { partners, total } = await paul.call(listPartners, { ...wish, ...more });
      return [partners.map(({ id }) => id), total];
    };
    expect(await find(name.replace('é', 'E'))).toEqual([[applicationId], 1]);
    expect(await find(`beziers`, { sort: 'company' })).toEqual([[applicationId], 1]);
    expect(await find(name, { state: 'declined' })).toEqual([[], 0]);
    expect(await find(name, { view: 'approved' })).toEqual([[], 0]);
    expect(await find(name, { page: 2 })).toEqual([[], 1]);
    const [found] = await find('732 829 320', { state: 'received' });
    expect(found).toContain(applicationId);
    expect((await refusalOf(read(randomUUID()))).code).toBe('not-found');
  });
});

describe('the link of a partner', () => {
  test('opens their application and nothing else, answers, and brings it back to review', async () => {
    const { applicationId, email } = await application(product, paul);
    const token = await linkFor(applicationId, email, true);
    const opened = await product.call(openPartnerLink, { token });
    expect(opened).toMatchObject({ company: 'Biscuiterie Roux', state: 'waiting-for-partner' });
    expect(opened.messages.map(({ author, body }) => [author, body])).toEqual([
      ['staff', 'Une question.'],
    ]);
    later(0.001);
    const answer = { token, messageId: randomUUID(), form: { body: 'Voici <i>ma</i> réponse.' } };
    await Promise.all([1, 2, 3].map(() => product.call(answerByPartnerLink, answer)));
    const { state, messages } = await read(applicationId);
    expect([state, messages.map(({ author }) => author)]).toEqual([
      'in-review',
      ['staff', 'partner'],
    ]);
    const toStaff = await mailsTo(
      'equipe@prevenance.example',
      'Réponse d’un partenaire : Biscuiterie Roux',
    );
    const told = toStaff.filter(({ text }) => text?.includes(applicationId));
    expect(told).toHaveLength(1);
    expect(told[0]?.html).toContain('Voici &lt;i&gt;ma&lt;/i&gt; réponse.');
    const empty = product.call(answerByPartnerLink, { ...answer, form: { body: ' ' } });
    expect((await refusalOf(empty)).problems).toEqual([{ path: 'body', problem: 'required' }]);
    const { rows } = await sql<{ hash: string }>`
      select encode(token_hash, 'hex') as hash from public.partner_links
      where application_id = ${applicationId}`.execute(product.database.owner);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.hash).toMatch(/^[\da-f]{64}$/);
    later(0);
  });

  test('is closed by staff, runs out after thirty days, and is sent anew to the same address', async () => {
    const { applicationId, email } = await application(product, paul);
    const closed = await linkFor(applicationId, email);
    await paul.call(revokePartnerLinks, { applicationId });
    const open = (token: string) => product.call(openPartnerLink, { token });
    const refused = await refusalOf(open(closed));
    expect([refused.code, refused.details]).toEqual(['not-found', undefined]);
    const token = await linkFor(applicationId, email);
    expect((await read(applicationId)).openLinks).toBe(1);
    const early = product.call(renewPartnerLink, { token });
    expect((await refusalOf(early)).code).toBe('not-found');
    later(31);
    expect(await refusalOf(open(token))).toMatchObject({
      code: 'not-found',
      details: { isOver: true },
    });
    const gone = product.call(renewPartnerLink, { token: closed });
    expect((await refusalOf(gone)).code).toBe('not-found');
    await product.call(renewPartnerLink, { token });
    const [mail] = await mailsTo(email, 'Votre nouveau lien de partenaire');
    expect((await open(tokenIn(mail ?? {}))).company).toBe('Biscuiterie Roux');
    later(0);
    for (const wrong of ['x', randomUUID(), `${token}a`, token.slice(1)]) {
      expect((await refusalOf(open(wrong))).code).toBe('not-found');
    }
  });

  test('takes documents that are what they say by their bytes, once, and only staff open them', async () => {
    const { applicationId, email } = await application(product, paul);
    const token = await linkFor(applicationId, email, true);
    const id = await send(token, { expiresOn: '2027-01-01' });
    await send(token, {}, undefined, id);
    const photo = await photograph('jpeg');
    const about = { kind: 'other', proves: 'Atelier' };
    const picture = await send(token, about, photo.toString('base64'));
    const { evidence, state } = await read(applicationId);
    expect(state).toBe('in-review');
    expect(evidence.map((each) => [each.id, each.state]).toSorted()).toEqual(
      [
        [id, 'received'],
        [picture, 'received'],
      ].toSorted(),
    );
    const refusals = await Promise.all(
      [
        Buffer.from('<html><script>alert(1)</script>').toString('base64'),
        Buffer.from('%PDF-1.4 but no end').toString('base64'),
        photo.subarray(0, 60).toString('base64'),
      ].map((bytes) => refusalOf(send(token, {}, bytes))),
    );
    expect(refusals.map(({ problems }) => problems)).toEqual(
      Array(3).fill([{ path: 'file', problem: 'file-unreadable' }]),
    );
    const huge = Buffer.concat([PDF, Buffer.alloc(EVIDENCE_BYTES), PDF]).toString('base64');
    expect((await refusalOf(send(token, {}, huge))).code).toBe('invalid-input');
    const days = await refusalOf(send(token, { proves: '', expiresOn: '2020-01-01' }, ''));
    expect(days.problems).toEqual([
      { path: 'proves', problem: 'required' },
      { path: 'expiresOn', problem: 'day-over' },
      { path: 'file', problem: 'required' },
    ]);

    const name = evidence.find((each) => each.id === id)?.fileName ?? '';
    const files = async (who: Person) => {
      const bearer = (await who.client.getSession()).data.session?.access_token;
      const headers = { Authorization: `Bearer ${bearer}` };
      return new StorageClient(`${product.url}/storage/v1`, headers).from('partner-evidence');
    };
    const signed = await (await files(paul)).createSignedUrl(name, 60);
    const answer = await fetch(signed.data?.signedUrl ?? '');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PDF);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const stranger = await files(await person(product));
    expect((await stranger.createSignedUrl(name, 60)).error).not.toBeNull();
    expect((await stranger.upload(`${applicationId}/x.pdf`, PDF)).error).not.toBeNull();
    expect((await (await files(paul)).remove([name])).data).toEqual([]);
  });
});

describe('evidence', () => {
  test('is accepted or refused with a reason, by one of two who judge it', async () => {
    const { applicationId, email } = await application(product, paul);
    const token = await linkFor(applicationId, email);
    const evidenceId = await send(token);
    const judge = (who: Person, revision: number, form: Record<string, string>) =>
      who.call(judgePartnerEvidence, { evidenceId, revision, messageId: randomUUID(), form });
    expect((await refusalOf(judge(paul, 1, { state: 'refused' }))).problems).toEqual([
      { path: 'note', problem: 'required' },
      { path: 'body', problem: 'required' },
    ]);
    const refused = { state: 'refused', note: 'La date est illisible.' };
    const letter = 'Bonjour,\n\nSur <b>votre</b> pièce, la date est illisible.';
    await judge(paul, 1, { ...refused, body: letter });
    await judge(paul, 1, { ...refused, body: letter });
    expect((await refusalOf(judge(marie, 1, { state: 'accepted' }))).code).toBe('conflict');
    const { evidence } = await product.call(openPartnerLink, { token });
    expect(evidence[0]).toMatchObject(refused);
    const [mail, ...others] = await mailsTo(email, 'Une de vos pièces n’a pas été retenue');
    expect(others).toEqual([]);
    expect(mail?.html).toContain('Sur &lt;b&gt;votre&lt;/b&gt; pièce, la date est illisible.');
    expect((await product.call(openPartnerLink, { token: tokenIn(mail ?? {}) })).company).toBe(
      'Biscuiterie Roux',
    );
    await judge(marie, 2, { state: 'accepted', note: 'Vu sur place', expiresOn: '2027-06-01' });
    const seen = await product.call(openPartnerLink, { token });
    expect(seen.evidence[0]).toMatchObject({ note: null, expiresOn: '2027-06-01' });
    const { history } = await read(applicationId);
    expect(history.map(({ what, to, by }) => [what, to, by])).toEqual(
      expect.arrayContaining([
        ['evidence-judged', 'refused', paul.email],
        ['evidence-judged', 'accepted', marie.email],
        ['evidence-added', null, null],
      ]),
    );
  });

  test('that ends is told of once at sixty, thirty and seven days, and no more once renewed', async () => {
    const { applicationId, email, evidenceId } = await approved('2027-03-01');
    const morning = async (day: string) => {
      clock.set(new Date(`${day}T07:10:00Z`));
      await repeatJob(product, 'remind-of-evidence', {}, 2);
      return (await mailsTo(email, 'Une de vos pièces arrive à échéance')).length;
    };
    expect(await morning('2026-12-30')).toBe(0);
    expect(await morning('2026-12-31')).toBe(1);
    expect(await morning('2027-01-10')).toBe(1);
    expect(await morning('2027-02-10')).toBe(2);
    const [mail] = await mailsTo(email, 'Une de vos pièces arrive à échéance');
    await send(tokenIn(mail ?? {}), { expiresOn: '2028-03-01' });
    expect(await morning('2027-02-25')).toBe(2);
    clock.set(start);
    expect((await read(applicationId)).evidence.map(({ id }) => id)).toContain(evidenceId);
  });
});

describe('a document that staff add', () => {
  // There is a limit to how many apply in an hour.
  beforeAll(async () => {
    await sql`delete from public.rate_counts`.execute(product.database.owner);
  });
  const BY_MAIL = {
    kind: 'insurance',
    proves: 'Responsabilité civile',
    expiresOn: '2027-06-30',
    cameFrom: 'E-mail de Mme Roux, le 20 novembre',
  };
  const add = (
    applicationId: string,
    form: Record<string, string> = BY_MAIL,
    file: Buffer = PDF,
    evidenceId: string = randomUUID(),
  ) =>
    paul.call(addPartnerEvidence, {
      ...{ applicationId, evidenceId, form, fileBase64: file.toString('base64') },
    });

  test('is told from what the partner sent, to staff and to the partner, and is there once', async () => {
    const { applicationId, email } = await application(product, paul);
    const token = await linkFor(applicationId, email, true);
    await send(token);
    await paul.call(writeToPartner, {
      ...{ applicationId, messageId: randomUUID(), isQuestion: true },
      form: { body: 'Et votre assurance\u202f?' },
    });
    later(0.001);
    const evidenceId = randomUUID();
    await Promise.all([1, 2, 3].map(() => add(applicationId, BY_MAIL, PDF, evidenceId)));
    later(0);
    const { evidence, state, history } = await read(applicationId);
    expect(state).toBe('in-review');
    expect(evidence.map((each) => [each.proves, each.cameFrom, each.addedBy, each.state])).toEqual([
      ['Responsabilité civile', BY_MAIL.cameFrom, paul.email, 'received'],
      ['Origine France Garantie', null, null, 'received'],
    ]);
    expect(
      history.filter(({ what }) => what === 'evidence-added').map(({ about, by }) => [about, by]),
    ).toEqual([
      ['Responsabilité civile', paul.email],
      ['Origine France Garantie', null],
    ]);
    const seen = await product.call(openPartnerLink, { token });
    expect(seen.evidence.map(({ proves, isByStaff }) => [proves, isByStaff])).toEqual([
      ['Responsabilité civile', true],
      ['Origine France Garantie', false],
    ]);
    const { changes } = await paul.call(listStaffChanges, { recordIds: [evidenceId] });
    expect(changes).toMatchObject([{ act: 'added', byEmail: paul.email }]);
    await accept(evidenceId, applicationId);
    const accepted = (await read(applicationId)).evidence.find(({ id }) => id === evidenceId);
    expect(accepted?.state).toBe('accepted');
  });

  test('is judged by the same rules as one that comes through the link, and kept as its bytes say', async () => {
    const { applicationId } = await application(product, paul);
    const without = refusalOf(add(applicationId, { kind: 'origin', expiresOn: '2020-01-01' }));
    expect((await without).problems).toEqual([
      { path: 'proves', problem: 'required' },
      { path: 'expiresOn', problem: 'day-over' },
      { path: 'cameFrom', problem: 'required' },
    ]);
    const photo = await photograph('jpeg');
    for (const [file, problem] of [
      [Buffer.alloc(0), 'required'],
      [Buffer.from('<html><script>alert(1)</script>'), 'file-unreadable'],
      [Buffer.from('MZ\u0090 %%EOF'), 'file-unreadable'],
      [photo.subarray(0, 60), 'file-unreadable'],
    ] as const) {
      const refused = await refusalOf(add(applicationId, BY_MAIL, file));
      expect(refused.problems).toEqual([{ path: 'file', problem }]);
    }
    expect((await read(applicationId)).evidence).toEqual([]);
    const evidenceId = randomUUID();
    await add(applicationId, BY_MAIL, photo, evidenceId);
    const [{ fileName = '' } = {}] = (await read(applicationId)).evidence;
    expect(fileName).toBe(`${applicationId}/${evidenceId}.jpg`);
    const bearer = (await paul.client.getSession()).data.session?.access_token;
    const answer = await fetch(
      `${product.url}/storage/v1/object/authenticated/partner-evidence/${fileName}`,
      { headers: { authorization: `Bearer ${bearer}` } },
    );
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    // Written anew: nothing of what a camera noted is left.
    expect(Buffer.from(await answer.arrayBuffer()).equals(photo)).toBe(false);
  });

  test('is taken for nobody who was declined, and for nobody unknown', async () => {
    const { applicationId } = await application(product, paul);
    await decide(paul, applicationId, { outcome: 'declined', reason: 'Non', body: 'Non.' });
    expect((await refusalOf(add(applicationId))).code).toBe('conflict');
    expect((await refusalOf(add(randomUUID()))).code).toBe('not-found');
  });
});

describe('an approved partner', () => {
  test('reads in their language why they are suspended, and that they are partner again, once each', async () => {
    const { applicationId, email } = await application(product, paul, {}, 'en');
    await passChecks(paul, applicationId);
    await paul.call(startPartnerReview, { applicationId });
    await decide(paul, applicationId, AS_NEW_MAKER);
    const { letters } = await read(applicationId);
    const suspension = {
      ...{ applicationId, revision: 1, messageId: randomUUID(), isSuspended: true },
      form: { reason: 'Audit', body: begunLetter(letters.suspended, { reason: 'Audit' }) },
    };
    const wordless = { ...suspension, form: { reason: 'Audit' } };
    expect((await refusalOf(paul.call(suspendPartner, wordless))).problems).toEqual([
      { path: 'body', problem: 'required' },
    ]);
    await Promise.all([1, 2, 3].map(() => paul.call(suspendPartner, suspension)));
    // What two say at once is done and told once.
    await marie.call(suspendPartner, { ...suspension, messageId: randomUUID() });
    const [mail, ...others] = await mailsTo(email, 'Your partnership is suspended');
    expect(others).toEqual([]);
    expect(mail?.text).toContain('The reason: Audit');
    expect(mail?.text).toContain('What you can do');
    const file = await product.call(openPartnerLink, { token: tokenIn(mail ?? {}) });
    expect(file.isSuspended).toBe(true);
    await paul.call(suspendPartner, {
      ...{ applicationId, revision: 2, messageId: randomUUID(), isSuspended: false },
      form: { body: letters.reinstated },
    });
    const [back, ...more] = await mailsTo(email, 'Your partnership resumes');
    expect([back?.text?.includes('nothing you need to do'), more]).toEqual([true, []]);
    const { messages } = await read(applicationId);
    const written = messages.map(({ kind, writtenBy }) => `${kind} ${writtenBy}`);
    expect(written.toSorted()).toEqual(
      ['approved', 'reinstated', 'suspended'].map((kind) => `${kind} ${paul.email}`),
    );
  });

  test('is found by what ends first of the documents that hold, and counted as it is found', async () => {
    const { applicationId, email, token } = await approved('2027-01-10');
    const find = async (state: 'to-judge' | 'to-renew' | 'active' | 'suspended') => {
      const wish = { view: 'approved', search: email, sort: 'expiry', page: 1 } as const;
      const { partners } = await paul.call(listPartners, { ...wish, state });
      return partners.map((each) => [each.id, each.nextExpiry]);
    };
    expect(await find('to-renew')).toEqual([[applicationId, '2027-01-10']]);
    expect(await find('suspended')).toEqual([]);
    const before = await paul.call(readWork, {});
    const sent = await send(token, { expiresOn: '2028-01-10' });
    expect(await find('to-judge')).toEqual([[applicationId, '2027-01-10']]);
    const toJudge = before.evidenceToJudge + 1;
    expect(await paul.call(readWork, {})).toMatchObject({ evidenceToJudge: toJudge });
    await accept(sent, applicationId);
    expect(await find('to-renew')).toEqual([]);
    const { evidenceToJudge, partnerEvidence } = before;
    expect(await paul.call(readWork, {})).toMatchObject({
      evidenceToJudge,
      partnerEvidence: partnerEvidence - 1,
    });
    expect(await find('active')).toEqual([[applicationId, '2028-01-10']]);
  });

  /** An item of the maker, on the page of a product; answers what that page says of the maker. */
  async function onAPage(applicationId: string) {
    const { rows } = await sql<{ item: string; maker: string }>`
      select items.id as item, partners.maker_id as maker from public.partners, public.items
        join public.product_items on item_id = items.id
        join public.products on products.id = product_id and products.slug = 'box-saveurs'
      where application_id = ${applicationId} limit 1`.execute(product.database.owner);
    const { item: itemId = '', maker = '' } = rows[0] ?? {};
    const { form, revision } = await paul.call(readItemForm, { itemId });
    await paul.call(saveItem, { itemId, revision, form: { ...form, maker } });
    return async () => {
      const { items } = await product.call(readProduct, { slug: 'box-saveurs' });
      return items.find(({ id }) => id === itemId)?.maker.proof;
    };
  }

  test('has on the page of a product what was proven, while it is, and not while suspended', async () => {
    const { applicationId, evidenceId } = await approved('2027-03-01');
    const proof = await onAPage(applicationId);
    const proven = { verifiedOn: '2026-11-23', validUntil: '2027-03-01' };
    expect(await proof()).toEqual(proven);
    const suspend = (revision: number, isSuspended: boolean, reason = '') =>
      paul.call(suspendPartner, {
        ...{ applicationId, revision, messageId: randomUUID(), isSuspended },
        form: { reason, body: 'Bonjour.' },
      });
    expect((await refusalOf(suspend(1, true))).problems).toEqual([
      { path: 'reason', problem: 'required' },
    ]);
    await suspend(1, true, 'Contrôle en cours');
    await suspend(1, true, 'Contrôle en cours');
    expect(await proof()).toBeNull();
    const { partner } = await read(applicationId);
    expect(partner?.suspensionReason).toBe('Contrôle en cours');
    expect(partner?.items[0]?.products.length).toBeGreaterThan(0);
    expect((await refusalOf(suspend(1, false))).code).toBe('conflict');
    await suspend(2, false);
    expect(await proof()).toEqual(proven);
    expect((await read(applicationId)).history.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['suspended', 'resumed']),
    );
    later(120);
    expect(await proof()).toBeNull();
    clock.set(start);
    const form = { state: 'refused', note: 'Faux', body: 'Bonjour.' };
    const messageId = randomUUID();
    await paul.call(judgePartnerEvidence, { evidenceId, revision: 2, messageId, form });
    expect(await proof()).toBeNull();
  });

  test('suspended, or with evidence that has ended, is pointed out where their items are met', async () => {
    const { applicationId, token, evidenceId } = await approved('2027-03-01');
    await onAPage(applicationId);
    const { rows } = await sql<{ id: string; item: string }>`
      select products.id, items.id as item from public.partners
        join public.items using (maker_id) join public.product_items on item_id = items.id
        join public.products on products.id = product_id and products.slug = 'box-saveurs'
      where application_id = ${applicationId}`.execute(product.database.owner);
    const { id: productId = '', item = '' } = rows[0] ?? {};
    const met = async (who = paul) => {
      const { items } = await who.call(readProductForm, { productId });
      const { products } = await who.call(listCatalogue, {});
      const { productsToCheck } = await who.call(readWork, {});
      const inForm = items.find(({ id }) => id === item)?.concerns;
      expect(products.find(({ id }) => id === productId)?.concerns).toEqual(inForm);
      const { total } = await who.call(listCatalogue, { state: TO_CHECK });
      expect(productsToCheck).toBe(total);
      return inForm;
    };
    expect(await met()).toEqual([]);
    const suspend = (revision: number, isSuspended: boolean) =>
      paul.call(suspendPartner, {
        ...{ applicationId, revision, messageId: randomUUID(), isSuspended },
        form: { reason: 'Contrôle', body: 'Bonjour.' },
      });
    await suspend(1, true);
    expect(await met()).toEqual(['partner-suspended']);
    // Pointed out, never taken off sale by itself.
    const { items } = await product.call(readProduct, { slug: 'box-saveurs' });
    expect(items.map(({ id }) => id)).toContain(item);
    await suspend(2, false);
    expect(await met()).toEqual([]);
    const metAfterItsEnd = async () => {
      clock.set(new Date('2027-03-02T09:00:00Z'));
      const found = await met(await staffMember(product));
      clock.set(start);
      return found;
    };
    expect(await metAfterItsEnd()).toEqual(['evidence-over']);
    await accept(await send(token, { expiresOn: '2027-04-01' }), applicationId);
    expect(await metAfterItsEnd()).toEqual([]);
    await sql`update public.items set evidence_expires_on = '2026-11-22' where id = ${item}`.execute(
      product.database.owner,
    );
    expect(await met()).toEqual(['evidence-over']);
    expect((await read(applicationId)).evidence.map(({ id }) => id)).toContain(evidenceId);
  });

  test('is not forgotten as an applicant is, with every file of whom was not approved', async () => {
    const partner = await approved();
    const { applicationId, email } = await application(product, paul);
    const token = await linkFor(applicationId, email);
    await send(token);
    const { database } = product;
    const filesOf = async (id: string) => {
      const { rows } = await sql`select from storage.objects
        where bucket_id = 'partner-evidence' and name like ${`${id}/%`}`.execute(database.owner);
      return rows.length;
    };
    expect([await filesOf(partner.applicationId), await filesOf(applicationId)]).toEqual([1, 1]);
    clock.set(new Date('2030-01-01T00:00:00Z'));
    await forgetApplications({ database, clock });
    clock.set(start);
    expect((await refusalOf(read(applicationId))).code).toBe('not-found');
    expect((await read(partner.applicationId)).state).toBe('approved');
    expect([await filesOf(partner.applicationId), await filesOf(applicationId)]).toEqual([1, 0]);
  });
});

test('whoever has an account reads there what was written and sent about their application', async () => {
  const lea = await person(product);
  const { applicationId } = await application(product, paul, { email: lea.email });
  await send(await linkFor(applicationId, lea.email), { proves: 'Label de Léa' });
  const { text } = await readPdf(await lea.call(printOwnData, {}));
  for (const kept of ['Une question.', 'Label de Léa', 'notre équipe'])
    expect(text).toContain(kept);
});

test('nobody but staff examines, decides or reads, by these functions or by the tables', async () => {
  const { applicationId, evidenceId } = await approved();
  const owner = await person(product);
  const companyId = await companyOf(owner);
  const [hr, cse] = await Promise.all([
    memberWithRole(product, owner, companyId, 'hr'),
    memberWithRole(product, owner, companyId, 'cse'),
  ]);
  const form = { state: 'passed', body: 'Pirate', reason: 'Pirate', outcome: 'declined' };
  for (const [call, code] of [
    [product.call, 'sign-in-required'],
    [owner.call, 'forbidden'],
    [hr.call, 'forbidden'],
    [cse.call, 'forbidden'],
    [(await person(product)).call, 'forbidden'],
  ] as const) {
    const messageId = randomUUID();
    const attempts = [
      call(listPartners, { view: 'approved', search: '', state: '', sort: 'newest', page: 1 }),
      call(readPartner, { applicationId }),
      call(startPartnerReview, { applicationId }),
      call(savePartnerCheck, { applicationId, kind: 'origin', revision: 1, form }),
      call(addPartnerEvidence, {
        ...{ applicationId, evidenceId: messageId, fileBase64: PDF.toString('base64') },
        form: { kind: 'origin', proves: 'Pirate', cameFrom: 'Pirate' },
      }),
      call(judgePartnerEvidence, {
        ...{ evidenceId, revision: 2, messageId },
        form: { state: 'accepted' },
      }),
      call(writeToPartner, { applicationId, messageId, isQuestion: false, form }),
      call(revokePartnerLinks, { applicationId }),
      call(decideOnPartner, { applicationId, revision: 1, messageId, form }),
      call(suspendPartner, { applicationId, revision: 1, messageId, isSuspended: true, form }),
    ];
    const refusals = await Promise.all(attempts.map(refusalOf));
    expect(refusals.map((refusal) => refusal.code)).toEqual(attempts.map(() => code));
  }
  const rest = async (who: Person, method: string, path: string, body?: object) => {
    const bearer = (await who.client.getSession()).data.session?.access_token;
    const answer = await fetch(`${await product.tablesOfFunctions()}/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return [answer.status, await answer.json()];
  };
  for (const table of [
    'partner_applications',
    'partner_checks',
    'partner_messages',
    'partners',
    'partner_evidence',
    'partner_links',
  ]) {
    expect([table, await rest(hr, 'GET', table)]).toEqual([table, [200, []]]);
  }
  for (const table of ['partner_reminders', 'partner_moves']) {
    expect([table, (await rest(paul, 'GET', table))[0]]).toEqual([table, 403]);
  }
  const row = { id: randomUUID(), application_id: applicationId, kind: 'origin', proves: 'Faux' };
  const named = { ...row, file_name: `${applicationId}/${evidenceId}.pdf`, came_from: 'x' };
  for (const who of [hr, paul]) {
    expect((await rest(who, 'POST', 'partner_evidence', named))[0]).toBe(403);
  }
  const stolen = await rest(hr, 'PATCH', `partners?application_id=eq.${applicationId}`, {
    suspended_at: start.toISOString(),
  });
  expect(stolen).toEqual([200, []]);
  const [status] = await rest(hr, 'POST', 'partner_messages', {
    id: randomUUID(),
    application_id: applicationId,
    author: 'staff',
    body: 'Pirate',
  });
  expect(status).toBe(403);
  // Not even staff alter what was written, sent or signed by somebody else.
  const forged = await rest(paul, 'POST', 'partner_messages', {
    id: randomUUID(),
    application_id: applicationId,
    author: 'partner',
    body: 'Faux',
    written_by: marie.id,
  });
  expect(forged).toMatchObject([201, [{ author: 'staff', written_by: paul.id }]]);
  const attempts = [
    await rest(paul, 'PATCH', 'partner_messages?body=eq.Faux', { body: 'Autre' }),
    await rest(paul, 'DELETE', 'partner_messages?body=eq.Faux'),
    await rest(paul, 'PATCH', `partner_evidence?id=eq.${evidenceId}`, { proves: 'Autre' }),
    await rest(paul, 'PATCH', `partner_evidence?id=eq.${evidenceId}`, { came_from: 'Autre' }),
    await rest(paul, 'PATCH', `partner_links?application_id=eq.${applicationId}`, {
      expires_at: start.toISOString(),
    }),
    await rest(paul, 'DELETE', `partners?application_id=eq.${applicationId}`),
  ];
  expect(attempts.map(([status]) => status)).toEqual([403, 403, 403, 403, 403, 403]);
});
