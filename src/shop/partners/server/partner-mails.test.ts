import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#basics/language.ts';
import type { Database } from '#platform/database/database.ts';
import { partnerMails } from './partner-mails.ts';
import type { PartnersDeps } from './partners-deps.ts';

const APPLICATION = {
  id: '3f0c5e5e-9c1c-4a57-8d5f-0d6cf2f3a001',
  language: 'en',
  name: 'Ana <b>Silva</b>',
  company: '<img src=x onerror=1>',
  siren: '732829320',
  email: 'ana@silva.example',
  phone: null,
  town: 'Nantes',
  products: 'Sablés & biscuits,\n<script>alert(1)</script>',
  evidence: 'Label "Origine"',
};

describe('for staff', () => {
  test('says everything, and is answered to the person who applied', async () => {
    const mail = await mailsOf(APPLICATION)['application-for-staff'](APPLICATION.id);
    expect(mail).toMatchObject({ to: 'staff@shop.example', replyTo: APPLICATION.email });
    const { name, company, siren, email, town, products, evidence } = APPLICATION;
    for (const value of [name, company, siren, email, town, products, evidence, 'anglais']) {
      expect(mail.text).toContain(value);
    }
    expect(mail.text).toContain('non précisé');
  });

  test('what was typed is text in the HTML, never markup', async () => {
    const { html } = await mailsOf(APPLICATION)['application-for-staff'](APPLICATION.id);
    expect(html).toContain('&lt;img src=x onerror=1&gt;');
    expect(html).toContain('Ana &lt;b&gt;Silva&lt;/b&gt;');
    expect(html).toContain('Sablés &amp; biscuits,<br>&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toMatch(/<img|<script|<b>/);
  });
});

describe.each(LANGUAGES)('for the applicant, in %s', (language) => {
  test('thanks them in their language and is answered to us', async () => {
    const mail = await mailsOf({ ...APPLICATION, language })['application-received']('any');
    expect(mail).toMatchObject({ to: APPLICATION.email, replyTo: 'support@shop.example' });
    expect(mail.html).toContain(`<html lang="${language}">`);
  });

  test('repeats nothing that a stranger could have typed', async () => {
    const mail = await mailsOf({ ...APPLICATION, language })['application-received']('any');
    for (const typed of ['Silva', 'onerror', 'Nantes', 'Sablés', 'alert']) {
      expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toContain(typed);
    }
  });
});

test('a job whose application is not kept fails by name', async () => {
  await expect(mailsOf(undefined)['application-received']('gone')).rejects.toThrow('gone');
});

/** Over a database that holds this one application. */
function mailsOf(application: object | undefined) {
  const tx = {
    selectFrom: () => tx,
    selectAll: () => tx,
    where: () => tx,
    executeTakeFirst: async () => application,
  };
  const database = { asService: (work: (of: unknown) => unknown) => work(tx) };
  const deps: Partial<PartnersDeps> = {
    database: database as unknown as Database,
    staffEmail: async () => 'staff@shop.example',
    supportEmail: async () => 'support@shop.example',
  };
  return partnerMails(deps as PartnersDeps);
}
