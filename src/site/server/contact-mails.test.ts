import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#basics/language.ts';
import type { Database } from '#platform/database/database.ts';
import { LEGAL_ENTITY } from '../rules/legal-entity.ts';
import { composeContactMail, senderMail, staffMail } from './contact-mails.ts';
import type { KeptContactRequest } from './contact.queries.ts';

const REQUEST: KeptContactRequest = {
  id: '3f0c5e5e-9c1c-4a57-8d5f-0d6cf2f3a001',
  language: 'en',
  name: 'Ana <b>Silva</b>',
  company: 'Silva & Filles',
  email: 'ana@silva.example',
  phone: '+33199001234',
  employeeCount: 60,
  offerType: 'boxes',
  message: 'Bonjour,\n<script>alert(1)</script> & merci.',
};

describe('senderMail', () => {
  test.each(LANGUAGES)('%s: goes to the sender, and names what it is about', async (language) => {
    const mail = await senderMail(REQUEST, language);
    expect(mail).toMatchObject({ to: REQUEST.email, replyTo: LEGAL_ENTITY.email });
    expect(mail.text).toContain(language === 'fr' ? 'box à la demande' : 'boxes on demand');
    expect(mail.html).toContain(`<html lang="${language}">`);
  });

  test.each(LANGUAGES)('%s: repeats nothing a stranger could have typed', async (language) => {
    const mail = await senderMail(REQUEST, language);
    for (const typed of ['Silva', 'Filles', 'alert', 'merci.']) {
      expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toContain(typed);
    }
  });

  test.each(['other', null])('about %s: names no offer', async (offerType) => {
    const mail = await senderMail({ ...REQUEST, offerType }, 'fr');
    expect(mail.text).toContain('Votre demande nous est bien parvenue.');
  });
});

describe('staffMail', () => {
  test('goes to us, is answered to the sender, and says everything', async () => {
    const mail = await staffMail(REQUEST, 'fr');
    expect(mail).toMatchObject({ to: LEGAL_ENTITY.email, replyTo: REQUEST.email });
    expect(mail.subject).toContain('Silva & Filles');
    for (const value of [REQUEST.name, REQUEST.email, '+33199001234', '60', 'anglais']) {
      expect(mail.text).toContain(value);
    }
    expect(mail.text).toContain(REQUEST.message);
  });

  test('what was typed is text in the HTML, never markup', async () => {
    const { html } = await staffMail(REQUEST, 'fr');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; merci.');
    expect(html).toContain('Ana &lt;b&gt;Silva&lt;/b&gt;');
    expect(html).not.toContain('<script');
  });

  test('a company name can neither break the subject nor fill the screen with it', async () => {
    const company = `Silva\r\nBcc: all@example.com ${'x'.repeat(300)}`;
    const { subject } = await staffMail({ ...REQUEST, company }, 'fr');
    expect(subject).not.toMatch(/[\r\n]/);
    expect(subject.length).toBeLessThanOrEqual(120);
  });

  test.each(LANGUAGES)('%s: says so when something was not given', async (language) => {
    const bare = { ...REQUEST, phone: null, employeeCount: null, offerType: null };
    const { text } = await staffMail(bare, language);
    expect(text.match(language === 'fr' ? /non précisé/g : /not given/g)).toHaveLength(3);
  });
});

test('a job whose request is not kept fails by name', async () => {
  const database = { asService: async () => undefined } as unknown as Database;
  const payload = { kind: 'contact-received', requestId: 'gone', language: 'fr' } as const;
  await expect(composeContactMail({ database }, payload)).rejects.toThrow('gone');
});
