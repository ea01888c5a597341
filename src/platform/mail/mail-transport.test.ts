import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { createClock } from '#platform/clock.ts';
import { createMailTransport } from './mail-transport.ts';
import { createMailbox } from './mailbox.ts';

const MAIL = {
  to: 'claire@atelier.example',
  subject: 'Votre commande PV-2026-000001 est confirmée',
  text: 'Total TTC : 42,09 €',
  html: '<p>Total TTC : 42,09 €</p>',
};
const clock = createClock('2026-11-23T09:00:00+01:00');

test('a mail leaves in a real SMTP conversation, with its accents and its lasting id', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let message = '';
      stream.on('data', (chunk: Buffer) => {
        message += chunk.toString();
      });
      stream.on('end', () => {
        received.push(message);
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())));
  const { port } = server.server.address() as AddressInfo;
  const door = createMailTransport({
    from: 'bonjour@prevenance.example',
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mailDir: '/nowhere',
    clock,
  });

  await door.send(MAIL, 'order-confirmed.42');
  const mail = await PostalMime.parse(received[0] ?? '');
  expect(mail.subject).toBe(MAIL.subject);
  expect(mail.text?.trim()).toBe(MAIL.text);
  expect(mail.from).toEqual({ name: 'Prévenance', address: 'bonjour@prevenance.example' });
  expect(mail.messageId).toBe('<order-confirmed.42@prevenance.example>');
});

test('a server that refuses is reported, so that the queue tries again', async () => {
  const door = createMailTransport({
    from: 'bonjour@prevenance.example',
    smtpUrl: 'smtp://127.0.0.1:1',
    mailDir: '/nowhere',
    clock,
  });
  await expect(door.send(MAIL, 'order-confirmed.42')).rejects.toThrow();
});

test('without SMTP a mail is one file, the same file when it is sent again', async () => {
  const mailDir = await mkdtemp(join(tmpdir(), 'prevenance-mail-'));
  onTestFinished(() => rm(mailDir, { recursive: true }));
  const door = createMailTransport({
    from: 'bonjour@prevenance.example',
    smtpUrl: undefined,
    mailDir,
    clock,
  });
  await door.send(MAIL, 'order-confirmed.42');
  await door.send(MAIL, 'order-confirmed.42');
  const mails = await createMailbox(mailDir).list();
  expect(mails.map(({ name, subject }) => ({ name, subject }))).toEqual([
    { name: 'order-confirmed.42', subject: MAIL.subject },
  ]);
});

test('a line break in a subject makes no header', async () => {
  const mailDir = await mkdtemp(join(tmpdir(), 'prevenance-mail-'));
  onTestFinished(() => rm(mailDir, { recursive: true }));
  const door = createMailTransport({
    from: 'bonjour@prevenance.example',
    smtpUrl: undefined,
    mailDir,
    clock,
  });
  await door.send({ ...MAIL, subject: 'Bonjour\r\nBcc: victim@example.org' }, 'k');
  const [mail] = await createMailbox(mailDir).list();
  expect(mail?.bcc).toBeUndefined();
});
