import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#basics/language.ts';
import type { Database } from '#platform/database/database.ts';
import { contactMails } from './contact-mails.ts';

const REQUEST = {
  id: '3f0c5e5e-9c1c-4a57-8d5f-0d6cf2f3a001',
  request_key: '3f0c5e5e-9c1c-4a57-8d5f-0d6cf2f3a002',
  sent_at: new Date('2026-11-21T09:00:00Z'),
  language: 'en',
  name: 'Ana <b>Silva</b>',
  company: 'Silva & Filles',
  email: 'ana@silva.example',
  phone: '+33199001234',
  employee_count: 60,
  offer_type: 'boxes',
  message: 'Bonjour,\n<script>alert(1)</script> & merci.',
};

/** The mails of a request that is kept as said; `undefined` when none is. */
function mailsOf(request: object | undefined) {
  return contactMails({
    database: { asService: kept(request) } as unknown as Database,
    staffEmail: async () => 'staff@prevenance.example',
    supportEmail: async () => 'support@prevenance.example',
  });
}

/** A transaction in which every query finds this one row. */
function kept(row: object | undefined) {
  const query = { selectAll: () => query, where: () => query, executeTakeFirst: async () => row };
  return (work: (tx: unknown) => Promise<unknown>) => work({ selectFrom: () => query });
}

const received = (changes = {}) => mailsOf({ ...REQUEST, ...changes })['contact-received']('id');
const forStaff = (changes = {}) => mailsOf({ ...REQUEST, ...changes })['contact-for-staff']('id');

describe('contact-received', () => {
  test.each(LANGUAGES)('%s: goes to the sender, and names what it is about', async (language) => {
    const mail = await received({ language });
    expect(mail).toMatchObject({ to: REQUEST.email, replyTo: 'support@prevenance.example' });
    expect(mail.text).toContain(language === 'fr' ? 'box à la demande' : 'boxes on demand');
    expect(mail.html).toContain(`<html lang="${language}">`);
  });

  test.each(LANGUAGES)('%s: repeats nothing a stranger could have typed', async (language) => {
    const mail = await received({ language });
    for (const typed of ['Silva', 'Filles', 'alert', 'merci.']) {
      expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toContain(typed);
    }
  });

  test.each(['other', null])('about %s: names no offer', async (offer) => {
    const mail = await received({ language: 'fr', offer_type: offer });
    expect(mail.text).toContain('Votre demande nous est bien parvenue.');
  });
});

describe('contact-for-staff', () => {
  test('goes to us, is answered to the sender, and says everything', async () => {
    const mail = await forStaff();
    expect(mail).toMatchObject({ to: 'staff@prevenance.example', replyTo: REQUEST.email });
    expect(mail.subject).toContain('Silva & Filles');
    for (const value of [REQUEST.name, REQUEST.email, '+33199001234', '60', 'anglais']) {
      expect(mail.text).toContain(value);
    }
    expect(mail.text).toContain(REQUEST.message);
  });

  test('what was typed is text in the HTML, never markup', async () => {
    const { html } = await forStaff();
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; merci.');
    expect(html).toContain('Ana &lt;b&gt;Silva&lt;/b&gt;');
    expect(html).not.toContain('<script');
  });

  test('a company name can neither break the subject nor fill the screen with it', async () => {
    const { subject } = await forStaff({ company: `A\r\nBcc: b@example.com ${'x'.repeat(300)}` });
    expect(subject).not.toMatch(/[\r\n]/);
    expect(subject.length).toBeLessThanOrEqual(120);
  });

  test('says so when something was not given', async () => {
    const { text } = await forStaff({ phone: null, employee_count: null, offer_type: null });
    expect(text.match(/non précisé/g)).toHaveLength(3);
  });

  test('braces and tags in a company name are not read as a message format', async () => {
    const { subject } = await forStaff({ company: 'Atelier {nom} <i>' });
    expect(subject).toContain('Atelier {nom} <i>');
  });
});

test('a job whose request is not kept fails by name', async () => {
  await expect(mailsOf(undefined)['contact-received']('gone')).rejects.toThrow('gone');
});
