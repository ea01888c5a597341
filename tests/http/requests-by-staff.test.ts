import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  answerContactRequest,
  changeContactRequest,
  listContactRequests,
  listReplyTemplates,
  noteContactRequest,
  type RequestDetail,
  readContactRequest,
  saveReplyTemplate,
  sendContactRequest,
} from '#shop/quotes/contract.ts';
import { refusedAnswers } from '#shop/quotes/server/requests/answer-mails.ts';
import { forgetContactRequests } from '#shop/quotes/server/requests/forget-contact-requests.ts';
import { companyOf, memberWithRole, type Person, person } from '../support/company.ts';
import { queueIsQuiet } from '../support/job-queue.ts';
import { settableClock } from '../support/listening.ts';
import { staffMember } from '../support/staff.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let paul: Person;
let marie: Person;
const clock = settableClock('2026-11-23T09:00:00Z');
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off' }, clock);
  [paul, marie] = await Promise.all([staffMember(product), staffMember(product)]);
});
afterAll(() => product.stop());

/** A visitor writes; answers the request as staff find it. */
async function asked(change: Record<string, string> = {}, language: 'fr' | 'en' = 'fr') {
  const email = `${randomUUID()}@atelier.example`;
  await product.call(
    sendContactRequest,
    {
      requestKey: randomUUID(),
      form: {
        name: 'Claire Lenoir',
        company: 'Menuiserie Lenoir',
        email,
        offerType: 'boxes',
        message: 'Nous sommes soixante et nous voudrions essayer.',
        ...change,
      },
      website: '',
    },
    language,
  );
  const { requests } = await paul.call(listContactRequests, { search: email });
  return paul.call(readContactRequest, { requestId: requests[0]?.id ?? '' });
}

const again = ({ id }: { id: string }) => paul.call(readContactRequest, { requestId: id });
const ANSWER = { subject: 'Votre demande', body: 'Bonjour Claire,\n\nAvec plaisir.\n\nPaul' };

function answer(request: RequestDetail, who = paul, form: Record<string, string> = ANSWER) {
  const { id: requestId, revision } = request;
  return who.call(answerContactRequest, { requestId, entryId: randomUUID(), revision, form });
}

async function answersTo(email: string) {
  await queueIsQuiet(product);
  const mails = await product.mailbox.list();
  return mails.filter(
    ({ to, subject }) => to?.[0]?.address === email && subject === ANSWER.subject,
  );
}

describe('a request', () => {
  test('is found by its words, its state, what it is about and who takes care of it', async () => {
    const word = randomUUID().slice(0, 8);
    const first = await asked({ message: `Une question sur ${word}.` });
    clock.set(new Date(clock.now().getTime() + 1_000));
    const second = await asked({ company: `${word} SARL`, offerType: 'saas' });
    const found = async (wish: object) =>
      (await paul.call(listContactRequests, { search: word.toUpperCase(), ...wish })).requests.map(
        ({ id }) => id,
      );
    expect(await found({})).toEqual([second.id, first.id]);
    expect(await found({ sort: 'oldest' })).toEqual([first.id, second.id]);
    expect(await found({ sort: 'company' })).toEqual([second.id, first.id].toSorted(byCompany));
    expect(await found({ offerType: 'saas' })).toEqual([second.id]);
    expect(await found({ state: 'answered' })).toEqual([]);
    expect(await found({ isMine: true })).toEqual([]);
    const change = { assignedTo: paul.id };
    await paul.call(changeContactRequest, { requestId: first.id, revision: 1, change });
    expect(await found({ isMine: true })).toEqual([first.id]);
    expect(await found({ page: 2 })).toEqual([]);
    expect((await paul.call(listContactRequests, { search: word, page: 2 })).total).toBe(2);

    function byCompany(one: string) {
      return one === second.id ? Math.sign(`${word} SARL`.localeCompare('Menuiserie Lenoir')) : 1;
    }
  });

  test('is answered once, however often that is sent, by a mail that is answered to us', async () => {
    const request = await asked();
    const sent = {
      requestId: request.id,
      entryId: randomUUID(),
      revision: request.revision,
      form: ANSWER,
    };
    await Promise.all([1, 2, 3].map(() => paul.call(answerContactRequest, sent)));
    await paul.call(answerContactRequest, sent);
    const after = await again(request);
    expect(after).toMatchObject({ state: 'answered', replyCount: 1 });
    expect(after.entries).toMatchObject([
      { kind: 'reply', ...ANSWER, writtenBy: paul.email, refusedReason: null },
    ]);
    const [mail, ...others] = await answersTo(request.email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Avec plaisir.');
    expect(mail?.replyTo?.[0]?.address).toBe('bonjour@prevenance.example');
  });

  test('is answered in the name of a colleague of the support, never under their address', async () => {
    const ines = await staffMember(product, 'support');
    await product.database.asService((tx) =>
      tx
        .insertInto('staff_members')
        .values({ user_id: ines.id, name: 'Inès Robert', needs_factor: false })
        .execute(),
    );
    const request = await asked();
    await answer(request, ines);
    expect((await again(request)).entries).toMatchObject([{ writtenBy: 'Inès Robert' }]);
    const [mail] = await answersTo(request.email);
    expect(mail?.text).toContain('Inès Robert');
    expect(JSON.stringify(mail)).not.toContain(ines.email);
  });

  test('that a colleague has answered meanwhile is not answered twice', async () => {
    const request = await asked();
    await answer(request, marie);
    expect((await refusalOf(answer(request))).code).toBe('conflict');
    expect(await answersTo(request.email)).toHaveLength(1);
    await answer(await again(request));
    expect((await again(request)).replyCount).toBe(2);
  });

  test('says so when its answer could not be delivered', async () => {
    const request = await asked();
    await answer(request);
    const { entries } = await again(request);
    await refusedAnswers(product)['contact-answer'](entries[0]?.id ?? '', '550 no such mailbox');
    expect((await again(request)).entries[0]?.refusedReason).toBe('550 no such mailbox');
  });

  test('is noted upon for colleagues only, given to one of them, closed and opened again', async () => {
    const request = await asked();
    const note = { requestId: request.id, entryId: randomUUID(), form: { note: 'Rappeler' } };
    await Promise.all([paul.call(noteContactRequest, note), paul.call(noteContactRequest, note)]);
    const noted = await again(request);
    expect(noted).toMatchObject({ state: 'new', replyCount: 0, revision: 1 });
    expect(noted.entries).toMatchObject([{ kind: 'note', subject: null, body: 'Rappeler' }]);
    const act = (revision: number, change: { assignedTo: string } | { isClosed: boolean }) =>
      marie.call(changeContactRequest, { requestId: request.id, revision, change });
    await act(1, { assignedTo: paul.id });
    await act(1, { assignedTo: paul.id });
    expect((await again(request)).assignedTo).toEqual({ id: paul.id, email: paul.email });
    expect((await refusalOf(act(1, { isClosed: true }))).code).toBe('conflict');
    const stranger = await person(product);
    const wrong = await refusalOf(act(2, { assignedTo: stranger.id }));
    expect(wrong.problems).toEqual([{ path: 'assignedTo', problem: 'choice-invalid' }]);
    await act(2, { isClosed: true });
    expect((await again(request)).state).toBe('closed');
    await act(3, { isClosed: false });
    expect((await again(request)).state).toBe('new');
    const { rows } = await sql<{ after: unknown }>`select after from public.staff_journal
      where subject_id = ${request.id} order by happened_at, id`.execute(product.database.owner);
    expect(rows).toHaveLength(3);
    expect(rows).toContainEqual({ after: { assigned_to: paul.id } });
    expect(JSON.stringify(rows)).not.toContain('Lenoir');
  });

  test('is refused an answer that says nothing, and one to nobody', async () => {
    const request = await asked();
    expect((await refusalOf(answer(request, paul, { subject: '', body: ' ' }))).problems).toEqual([
      { path: 'subject', problem: 'required' },
      { path: 'body', problem: 'required' },
    ]);
    const nobody = { ...request, id: randomUUID() };
    expect((await refusalOf(answer(nobody))).code).toBe('not-found');
    expect((await refusalOf(again(nobody))).code).toBe('not-found');
  });

  test('is kept for three years from the last exchange, as the privacy page says, with its answers', async () => {
    const [quiet, busy] = [await asked(), await asked()];
    await sql`update public.contact_requests
      set sent_at = '2024-11-23', last_exchange_at = '2024-11-23'
      where id in (${quiet.id}, ${busy.id})`.execute(product.database.owner);
    await answer(busy);
    const forget = async (night: string) => {
      const deps = { database: product.database, clock: { now: () => new Date(night) } };
      await forgetContactRequests(deps);
      const { rows } = await sql<{ id: string }>`select id from public.contact_requests
        where id in (${quiet.id}, ${busy.id})`.execute(product.database.owner);
      return rows.map(({ id }) => id);
    };
    expect(await forget('2027-11-22T00:00:00Z')).toHaveLength(2);
    expect(await forget('2027-11-24T00:00:00Z')).toEqual([busy.id]);
    expect(await forget('2029-11-22T00:00:00Z')).toEqual([busy.id]);
    expect(await forget('2029-11-24T00:00:00Z')).toEqual([]);
    const { rows } = await sql`select from public.request_entries
      where request_id = ${busy.id}`.execute(product.database.owner);
    expect(rows).toEqual([]);
  });
});

describe('a template', () => {
  const FORM = {
    name: 'Accueil',
    subjectFr: 'Bonjour {name}',
    bodyFr: 'Merci.',
    subjectEn: 'Hello {name}',
    bodyEn: 'Thank you.',
  };

  test('is added, changed against what was read, and retired', async () => {
    const templateId = randomUUID();
    const save = (revision: number | null, change = {}, who = paul) =>
      who.call(saveReplyTemplate, { templateId, revision, form: { ...FORM, ...change } });
    await save(null);
    await save(null);
    const kept = async () =>
      (await paul.call(listReplyTemplates, {})).templates.find(({ id }) => id === templateId);
    expect(await kept()).toMatchObject({ name: 'Accueil', revision: 1, isRetired: false });
    await save(1, { name: 'Bienvenue', isRetired: 'on' }, marie);
    expect((await refusalOf(save(1, { name: 'Autre' }))).code).toBe('conflict');
    expect(await kept()).toMatchObject({ name: 'Bienvenue', revision: 2, isRetired: true });
    expect((await refusalOf(save(2, { bodyEn: '' }))).problems).toEqual([
      { path: 'bodyEn', problem: 'required' },
    ]);
  });
});

test('all of it is refused to everybody else, and nobody rewrites what was said', async () => {
  const request = await asked();
  await answer(request);
  const { entries } = await again(request);
  const owner = await person(product);
  const companyId = await companyOf(owner);
  const members = await Promise.all(
    (['hr', 'cse'] as const).map((role) => memberWithRole(product, owner, companyId, role)),
  );
  const requestId = request.id;
  const refused = [
    [product.call, 'sign-in-required'],
    ...[owner, ...members].map((who) => [who.call, 'forbidden'] as const),
  ] as const;
  for (const [call, code] of refused) {
    const attempts = [
      call(listContactRequests, {}),
      call(readContactRequest, { requestId }),
      call(changeContactRequest, { requestId, revision: 2, change: { isClosed: true } }),
      call(noteContactRequest, { requestId, entryId: randomUUID(), form: { note: 'Pirate' } }),
      call(answerContactRequest, {
        requestId,
        entryId: randomUUID(),
        revision: 2,
        form: ANSWER,
      }),
      call(listReplyTemplates, {}),
      call(saveReplyTemplate, {
        templateId: randomUUID(),
        revision: null,
        form: { name: 'P', subjectFr: 'P', bodyFr: 'P', subjectEn: 'P', bodyEn: 'P' },
      }),
    ];
    const refusals = await Promise.all(attempts.map(refusalOf));
    expect(refusals.map((refusal) => refusal.code)).toEqual(attempts.map(() => code));
  }
  const rest = async (who: Person, method: string, path: string, body?: object) => {
    const token = (await who.client.getSession()).data.session?.access_token;
    return fetch(`${await product.tablesOfFunctions()}/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  };
  for (const table of ['contact_requests', 'request_entries', 'reply_templates']) {
    const answered = await rest(owner, 'GET', table);
    expect([answered.status, await answered.json()]).toEqual([200, []]);
  }
  const stolen = await rest(owner, 'PATCH', `contact_requests?id=eq.${requestId}`, {
    state: 'closed',
  });
  expect([stolen.status, await stolen.json()]).toEqual([200, []]);
  const attempts = [
    await rest(owner, 'POST', 'request_entries', {
      id: randomUUID(),
      request_id: requestId,
      kind: 'note',
      body: 'Pirate',
    }),
    await rest(paul, 'PATCH', `contact_requests?id=eq.${requestId}`, { message: 'Autre chose.' }),
    await rest(paul, 'PATCH', `request_entries?id=eq.${entries[0]?.id}`, { body: 'Autre chose' }),
    await rest(paul, 'DELETE', `request_entries?id=eq.${entries[0]?.id}`),
    await rest(paul, 'DELETE', `contact_requests?id=eq.${requestId}`),
  ];
  expect(attempts.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  const forged = await rest(paul, 'POST', 'request_entries', {
    id: randomUUID(),
    request_id: requestId,
    kind: 'note',
    body: 'De Marie',
    written_by: marie.id,
  });
  expect(await forged.json()).toMatchObject([{ written_by: paul.id }]);
});
