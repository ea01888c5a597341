import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEmail } from '#basics/contact-details.ts';
import {
  CONTACT_FIELDS,
  type ContactForm,
  contactProblems,
  contactRequestOf,
  readContactForm,
} from './contact-form.ts';
import { OFFER_TYPES } from './offer-types.ts';

const FORM: ContactForm = {
  name: 'Claire Lenoir',
  company: 'Menuiserie Lenoir',
  email: 'claire@lenoir.fr',
  phone: '',
  employeeCount: '',
  offerType: '',
  message: 'Nous sommes soixante et nous voudrions essayer.',
};

describe('contactProblems', () => {
  test.each([
    ['name', '', 'required'],
    ['name', '   ', 'required'],
    ['name', 'x'.repeat(120), undefined],
    ['name', 'x'.repeat(121), 'too-long'],
    ['name', 'Claire\r\nBcc: all@example.com', 'control-characters'],
    ['company', '', 'required'],
    ['company', 'x'.repeat(201), 'too-long'],
    ['email', '', 'required'],
    ['email', 'claire', 'email-invalid'],
    ['email', ' Claire@Lenoir.FR ', undefined],
    ['email', 'a@b.fr\nBcc: all@example.com', 'email-invalid'],
    ['phone', '01 99 00 12 34', undefined],
    ['phone', '+33 (0)1 99 00 12 34', undefined],
    ['phone', '+44 20 7946 0000', undefined],
    ['phone', '12 34', 'phone-invalid'],
    ['phone', 'x'.repeat(41), 'too-long'],
    ['employeeCount', '60', undefined],
    ['employeeCount', '1\u202f200', undefined],
    ['employeeCount', '0', 'employee-count-invalid'],
    ['employeeCount', '-3', 'employee-count-invalid'],
    ['employeeCount', '2,5', 'employee-count-invalid'],
    ['employeeCount', '1e3', 'employee-count-invalid'],
    ['employeeCount', 'soixante', 'employee-count-invalid'],
    ['employeeCount', '99999999999', 'employee-count-invalid'],
    ['offerType', 'saas', undefined],
    ['offerType', 'free', 'offer-type-unknown'],
    ['message', '', 'required'],
    ['message', '   neuf car   ', 'too-short'],
    ['message', 'dix lettre', undefined],
    ['message', '🌿'.repeat(10), undefined],
    ['message', 'x'.repeat(5_000), undefined],
    ['message', 'x'.repeat(5_001), 'too-long'],
    ['message', 'Deux\r\nlignes, et plus.', undefined],
    ['message', 'Un octet \0 nul', 'control-characters'],
  ] as const)('%s %j: %s', (field, text, problem) => {
    const expected = problem ? [{ path: field, problem }] : [];
    expect(contactProblems({ ...FORM, [field]: text })).toEqual(expected);
  });

  test('what is missing is said field by field, in the order of the screen', () => {
    const problems = contactProblems(readContactForm({}));
    expect(problems.map(({ path }) => path)).toEqual(['name', 'company', 'email', 'message']);
  });
});

describe('readContactForm', () => {
  test('takes a number as it would be typed, and leaves out what is no text', () => {
    const form = readContactForm({ employeeCount: 60, name: { a: 1 }, admin: true });
    expect(form).toEqual({ ...readContactForm({}), employeeCount: '60' });
    expect(Object.keys(form)).toEqual([...CONTACT_FIELDS]);
  });
});

describe('contactRequestOf', () => {
  test('keeps one form of each thing, and nothing for what was left out', () => {
    expect(
      contactRequestOf({
        ...FORM,
        email: ' Claire@Lenoir.FR',
        phone: '01 99 00 12 34',
        employeeCount: '1 200',
        offerType: 'boxes',
        message: ' Bonjour,\r\nmerci ! ',
      }),
    ).toEqual({
      name: 'Claire Lenoir',
      company: 'Menuiserie Lenoir',
      email: 'claire@lenoir.fr',
      phone: '+33199001234',
      employeeCount: 1200,
      offerType: 'boxes',
      message: 'Bonjour,\nmerci !',
    });
    const { phone, employeeCount, offerType } = contactRequestOf(FORM);
    expect([phone, employeeCount, offerType]).toEqual([undefined, undefined, undefined]);
  });

  test('whatever is sent: refused, or kept within what the database accepts', () => {
    const sent = fc.dictionary(
      fc.constantFrom(...CONTACT_FIELDS),
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.emailAddress(),
        fc.integer(),
        fc.constantFrom('60', '01 99 00 12 34', 'Une question assez longue.', ...OFFER_TYPES),
        fc.jsonValue(),
      ),
    );
    let kept = 0;
    fc.assert(
      fc.property(
        fc.oneof(
          sent,
          sent.map((some) => ({ ...FORM, ...some })),
        ),
        (typed) => {
          const form = readContactForm(typed);
          if (contactProblems(form).length > 0) return;
          kept += 1;
          const request = contactRequestOf(form);
          expect(isEmail(request.email)).toBe(true);
          expect([...request.message].length).toBeGreaterThanOrEqual(10);
          expect([...request.message].length).toBeLessThanOrEqual(5_000);
          expect(request.phone ?? '+33199001234').toMatch(/^\+\d{7,15}$/);
          expect(request.employeeCount ?? 1).toBeGreaterThan(0);
          expect(`${request.name}${request.company}${request.message}`).not.toContain('\0');
          expect(`${request.name}${request.company}${request.email}`).not.toMatch(/[\r\n]/);
        },
      ),
      { numRuns: 2_000 },
    );
    expect(kept).toBeGreaterThan(50);
  });
});
