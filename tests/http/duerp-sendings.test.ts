import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StreamedFile } from '#basics/streamed-file.ts';
import {
  acknowledgeDuerpSending,
  exportDuerpArchive,
  openDuerpLink,
  openDuerpSending,
  printByDuerpSending,
  printDuerp,
  printDuerpReceipt,
  readDuerp,
  revokeDuerpSending,
  sendDuerp,
} from '#risks/contract.ts';
import { verify } from '../support/company.ts';
import { filesIn } from '../support/files-in-zip.ts';
import { queueIsQuiet } from '../support/job-queue.ts';
import {
  type Colleague,
  type ListeningCompany,
  listeningCompany,
  settableClock,
} from '../support/listening.ts';
import { mailTo } from '../support/mail-to.ts';
import { readPdf } from '../support/read-pdf.ts';
import { issueNow, keepDocument } from '../support/risk-document.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let company: ListeningCompany;
let versionId: string;
const START = '2026-11-23T09:00:00+01:00';
const clock = settableClock(START);

beforeAll(async () => {
  product = await startTestProduct({}, clock);
  company = await listeningCompany(product, { Atelier: 2 }, '2026-10-05');
  await keepDocument(company);
  versionId = await issueNow(company);
  await queueIsQuiet(product);
});
afterAll(async () => {
  await queueIsQuiet(product);
  await product.stop();
});

const send = (who: Colleague, email: string, id: string = randomUUID()) =>
  who
    .call(sendDuerp, {
      companyId: company.id,
      id,
      versionId,
      form: { recipient: 'Santé au travail Nantes', email },
    })
    .then(() => id);

async function tokenSentTo(address: string): Promise<string> {
  const mail = await mailTo(product.mailbox, address, 'Document unique');
  const [link = ''] = /https?:\S+reception=\S+/.exec(mail.text ?? '') ?? [];
  return new URL(link).searchParams.get('reception') ?? '';
}

async function known(id: string) {
  const { versions } = await company.cse.call(readDuerp, { companyId: company.id });
  return versions
    .flatMap(({ transmissions }) => transmissions)
    .find(({ sending }) => sending?.id === id);
}

const name = (token: string, typed: string) =>
  product.call(acknowledgeDuerpSending, { token, form: { name: typed } });

test('a company that nobody has verified sends nothing, and is told what to do', async () => {
  const refusal = await refusalOf(send(company.hr, 'nobody@spst.example'));
  expect(refusal).toMatchObject({
    code: 'invalid-input',
    problems: [{ path: 'email', problem: 'not-verified' }],
  });
  await expect(
    sql`insert into public.duerp_sendings (id, company_id, version_id, recipient, email, last_day)
      values (${randomUUID()}, ${company.id}, ${versionId}, 'SPST', 'a@b.example', '2026-12-01')`.execute(
      product.database.owner,
    ),
  ).rejects.toThrow('only a verified company');
});

describe('of a verified company', () => {
  beforeAll(() => verify(product, company.id));

  test('one version arrives by a link, and whoever receives it says so by name, once', async () => {
    const id = await send(company.hr, 'contact@spst.example');
    await send(company.hr, 'contact@spst.example', id);
    const token = await tokenSentTo('contact@spst.example');
    const mails = (await product.mailbox.list()).filter(({ to }) =>
      to?.some(({ address }) => address === 'contact@spst.example'),
    );
    expect(mails).toHaveLength(1);
    await expect.poll(async () => (await known(id))?.sending?.state).toBe('delivered');

    expect(await product.call(openDuerpSending, { token })).toMatchObject({
      companyName: 'Fonderie',
      number: 1,
      receivedOn: null,
    });
    const kept = await company.hr.call(printDuerp, {
      companyId: company.id,
      versionId,
      kind: 'kept',
    });
    const sent = await product.call(printByDuerpSending, { token });
    expect(Buffer.from(await sent.arrayBuffer())).toEqual(Buffer.from(await kept.arrayBuffer()));
    // Programs open links: that proves nothing.
    expect((await known(id))?.sending).toMatchObject({ state: 'delivered', receivedOn: null });

    expect(await refusalOf(name(token, ' '))).toMatchObject({
      problems: [{ path: 'name', problem: 'required' }],
    });
    await name(token, 'Dr Anne Petit, médecin du travail');
    await name(token, 'Quelqu’un d’autre');
    expect((await known(id))?.sending).toMatchObject({
      state: 'received',
      receivedOn: '2026-11-23',
      receivedBy: 'Dr Anne Petit, médecin du travail',
    });
    const { rows } = await sql<{ action: string }>`select action from public.company_journal
      where subject_id = ${id} order by happened_at, action`.execute(product.database.owner);
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['duerp-sent', 'duerp-received']),
    );
    expect(rows).toHaveLength(2);
    const paper = await readPdf(
      await company.cse.call(printDuerpReceipt, { companyId: company.id, id }),
    );
    for (const text of ['Dr Anne Petit', 'contact@spst.example', '23 novembre 2026']) {
      expect(paper.text.replace(/\s+/g, ' ')).toContain(text);
    }
  });

  test('its proof leaves with the archive of the versions, for who reads them', async () => {
    for (const who of [company.hr, company.cse]) {
      const zip = await bytesOf(await who.call(exportDuerpArchive, { companyId: company.id }));
      expect(filesIn(zip)).toEqual(
        expect.arrayContaining(['versions/0001.pdf', 'sendings/0001-1.pdf']),
      );
      const [head, from] = [Buffer.from('sendings/0001-1.pdf'), Buffer.from('%PDF-')];
      const begins = zip.indexOf(from, zip.indexOf(head));
      // What follows a file in an archive that is written as it leaves (APPNOTE, 4.3.9).
      const ends = zip.indexOf(Buffer.from([0x50, 0x4b, 7, 8]), begins);
      const proof = await readPdf(new Blob([new Uint8Array(zip.subarray(begins, ends))]));
      expect(proof.text.replace(/\s+/g, ' ')).toContain('Dr Anne Petit');
    }
  });

  test('the mail carries nothing that was typed but the name that was checked', async () => {
    await company.hr.call(sendDuerp, {
      companyId: company.id,
      id: randomUUID(),
      versionId,
      form: { recipient: 'GAGNEZ https://evil.example', email: 'plain@spst.example' },
    });
    const {
      text = '',
      html = '',
      subject,
    } = await mailTo(product.mailbox, 'plain@spst.example', 'Document unique');
    expect(`${subject} ${text} ${html}`).not.toMatch(/GAGNEZ|evil/);
    expect(text).toContain('Fonderie');
  });

  test('an altered, foreign, revoked or old link opens nothing and acknowledges nothing', async () => {
    const id = await send(company.hr, 'revoked@spst.example');
    const token = await tokenSentTo('revoked@spst.example');
    const refused = async (each: string) => {
      for (const attempt of [
        () => product.call(openDuerpSending, { token: each }),
        () => product.call(printByDuerpSending, { token: each }),
        () => name(each, 'Dr Petit'),
      ]) {
        expect(await refusalOf(attempt())).toMatchObject({ code: 'not-found' });
      }
    };
    await refused(`${token}x`);
    await refused(`${randomUUID()}${token.slice(36)}`);
    expect(await refusalOf(product.call(openDuerpLink, { token }))).toMatchObject({
      code: 'not-found',
    });
    clock.set('2027-01-23T09:00:00+01:00');
    await refused(token);
    clock.set(START);
    await product.call(openDuerpSending, { token });
    await company.hr.call(revokeDuerpSending, { companyId: company.id, id });
    await refused(token);
    expect((await known(id))?.sending).toMatchObject({ state: 'revoked', receivedOn: null });
  });

  test('what is known of a sending is altered by nobody, the owner of the table included', async () => {
    const id = await send(company.owner, 'kept@spst.example');
    await name(await tokenSentTo('kept@spst.example'), 'Dr Petit');
    for (const change of [
      sql`received_by = 'Dr Faux'`,
      sql`received_at = null, received_by = null`,
      sql`email = 'autre@spst.example'`,
      sql`asked_at = '2020-01-01'`,
    ]) {
      await expect(
        sql`update public.duerp_sendings set ${change} where id = ${id}`.execute(
          product.database.owner,
        ),
      ).rejects.toThrow('never altered');
    }
    await expect(
      sql`delete from public.duerp_sendings where id = ${id}`.execute(product.database.owner),
    ).rejects.toThrow('kept with its version');
  });

  test('a mailbox gets three mails a day of a company, however its address is written', async () => {
    for (const address of ['many@spst.example', 'many+a@spst.example', 'MANY+b@spst.example']) {
      await send(company.hr, address);
    }
    expect(await refusalOf(send(company.owner, 'many+c@spst.example'))).toMatchObject({
      code: 'too-many-requests',
    });
  });

  test('owner and HR send; another company cannot name its version or its sending', async () => {
    for (const who of [company.prevention, company.cse]) {
      expect(await refusalOf(send(who, 'contact@spst.example'))).toMatchObject({
        code: 'forbidden',
      });
    }
    const id = await send(company.hr, 'mine@spst.example');
    const foreign = await listeningCompany(product, { Bureau: 1 }, '2026-10-05');
    await verify(product, foreign.id);
    const form = { recipient: 'SPST', email: 'contact@spst.example' };
    for (const attempt of [
      () =>
        foreign.hr.call(sendDuerp, { companyId: foreign.id, id: randomUUID(), versionId, form }),
      () => foreign.hr.call(revokeDuerpSending, { companyId: foreign.id, id }),
      () => foreign.hr.call(printDuerpReceipt, { companyId: foreign.id, id }),
    ]) {
      expect(await refusalOf(attempt())).toMatchObject({ code: 'not-found' });
    }
  });
});

test('a mail server that refuses for ever is told to owner and HR', async () => {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo(_address, _session, done) {
      done(Object.assign(new Error('No such mailbox here'), { responseCode: 550 }));
    },
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as { port: number };
  const there = await startTestProduct({ SMTP_URL: `smtp://127.0.0.1:${port}` }, clock);
  try {
    const other = await listeningCompany(there, { Atelier: 2 }, '2026-10-05');
    await verify(there, other.id);
    await keepDocument(other);
    const issued = await issueNow(other);
    await other.hr.call(sendDuerp, {
      companyId: other.id,
      id: randomUUID(),
      versionId: issued,
      form: { recipient: 'SPST', email: 'gone@spst.example' },
    });
    await expect
      .poll(async () => {
        const { versions } = await other.hr.call(readDuerp, { companyId: other.id });
        return versions[0]?.transmissions[0]?.sending;
      })
      .toMatchObject({ state: 'refused', refusedBecause: expect.stringContaining('550') });
    const { rows } = await sql<{ user_id: string }>`select user_id from public.notifications
      where kind = 'duerp-sending-refused'`.execute(there.database.owner);
    expect(rows.map((row) => row.user_id).toSorted()).toEqual(
      [other.owner.userId, other.hr.userId].toSorted(),
    );
  } finally {
    await there.stop();
    await new Promise<void>((done) => server.close(done));
  }
});

async function bytesOf(file: Blob | StreamedFile): Promise<Buffer> {
  if (file instanceof StreamedFile) throw new Error('what arrives is a file');
  return Buffer.from(await file.arrayBuffer());
}
