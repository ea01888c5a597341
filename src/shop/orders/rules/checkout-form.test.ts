import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CheckoutForm,
  checkoutProblems,
  cleanCheckoutForm,
  sirenOfCompany,
} from './checkout-form.ts';

const TODAY = { today: '2026-11-20', isDelivered: true };
const PARIS = { line1: '12 rue des Lilas', postcode: '75011', city: 'Paris', country: 'FR' };
const COMPANY: CheckoutForm['company'] = {
  legalName: 'Atelier Lumen',
  siret: '732 829 320 00074',
  kind: 'employer',
  vatLiable: true,
  contactName: 'Claire Dubois',
  email: 'claire@atelier-lumen.fr',
};
const FORM: CheckoutForm = {
  company: COMPANY,
  billingAddress: PARIS,
  paymentMethod: 'card',
  acceptsTerms: true,
};

function company(change: object): CheckoutForm {
  return { ...FORM, company: { ...COMPANY, ...change } };
}

function form(change: object): CheckoutForm {
  return { ...FORM, ...change };
}

describe('an order that can be invoiced and delivered is accepted', () => {
  test.each([
    ['with a SIRET', FORM],
    ['with a SIREN alone', company({ siret: undefined, siren: '732 829 320' })],
    [
      'with every number, however spaced',
      company({ siren: '732829320', vatNumber: 'fr 44 732 829 320', phone: '01 23 45 67 89' }),
    ],
    ['from a works council', company({ kind: 'cse', vatLiable: false })],
    ['with a VAT number of another country', company({ vatNumber: 'BE0403019261' })],
    [
      'delivered elsewhere',
      form({ deliveryAddress: { ...PARIS, line2: 'Quai 3', postcode: '69 003', city: 'Lyon' } }),
    ],
    [
      'billed abroad, delivered in France',
      form({
        billingAddress: { ...PARIS, postcode: '1050', country: 'BE' },
        deliveryAddress: PARIS,
      }),
    ],
    [
      'with a week, an order number and a message',
      form({ wishedWeek: '2026-W49', purchaseOrderNumber: 'BC-4411', message: 'Quai 3,\nmerci' }),
    ],
    ['paid by transfer', form({ paymentMethod: 'transfer' })],
  ])('%s', (_name, accepted) => {
    expect(checkoutProblems(accepted, TODAY)).toEqual([]);
  });

  test('licences alone go to no address, so any billing address will do', () => {
    const abroad = form({ billingAddress: { ...PARIS, postcode: '1050', country: 'BE' } });
    expect(checkoutProblems(abroad, { ...TODAY, isDelivered: false })).toEqual([]);
  });
});

describe('what is missing or wrong is said beside its field', () => {
  test.each([
    ['company.legalName', 'required', company({ legalName: ' ' })],
    ['company.legalName', 'too-long', company({ legalName: 'x'.repeat(201) })],
    ['company.legalName', 'control-characters', company({ legalName: 'A\u0000B' })],
    ['company.legalName', 'link-in-name', company({ legalName: 'Lots sur www.x.example' })],
    ['company.legalName', 'link-in-name', company({ legalName: 'https://x.example' })],
    ['company.siret', 'required', company({ siret: '' })],
    ['company.siret', 'siret-invalid', company({ siret: '73282932000075' })],
    ['company.siret', 'siret-invalid', company({ siret: '732829320' })],
    ['company.siren', 'siren-invalid', company({ siret: undefined, siren: '732829321' })],
    ['company.siren', 'siren-not-of-siret', company({ siren: '552081317' })],
    ['company.vatNumber', 'vat-number-invalid', company({ vatNumber: 'FR45732829320' })],
    ['company.vatNumber', 'vat-number-of-another-company', company({ vatNumber: 'FR03552081317' })],
    ['company.kind', 'kind-unknown', company({ kind: 'person' })],
    ['company.vatLiable', 'vat-liability-unknown', company({ vatLiable: undefined })],
    ['company.contactName', 'required', company({ contactName: '' })],
    ['company.email', 'required', company({ email: '' })],
    ['company.email', 'email-invalid', company({ email: 'claire@' })],
    ['company.email', 'email-invalid', company({ email: 'a@b.fr\r\nBcc: c@d.fr' })],
    ['company.phone', 'phone-invalid', company({ phone: '12' })],
    ['company.phone', 'too-long', company({ phone: '1'.repeat(41) })],
    ['billingAddress.city', 'required', form({ billingAddress: { ...PARIS, city: '' } })],
    [
      'deliveryAddress.postcode',
      'postcode-invalid',
      form({ deliveryAddress: { ...PARIS, postcode: '1' } }),
    ],
    [
      'deliveryAddress',
      'delivery-on-quote',
      form({ deliveryAddress: { ...PARIS, postcode: '97400' } }),
    ],
    [
      'deliveryAddress',
      'delivery-on-quote',
      form({ billingAddress: { ...PARIS, postcode: '1201', country: 'CH' } }),
    ],
    [
      'deliveryAddress',
      'delivery-place-not-served',
      form({ billingAddress: { ...PARIS, postcode: '101000', country: 'RU' } }),
    ],
    ['purchaseOrderNumber', 'too-long', form({ purchaseOrderNumber: 'x'.repeat(51) })],
    ['wishedWeek', 'week-too-soon', form({ wishedWeek: '2026-W48' })],
    ['wishedWeek', 'week-invalid', form({ wishedWeek: 'Noël' })],
    ['message', 'too-long', form({ message: 'x'.repeat(2001) })],
    ['message', 'control-characters', form({ message: 'a\u001b[31m' })],
    ['paymentMethod', 'payment-method-unknown', form({ paymentMethod: 'cash' })],
    ['acceptsTerms', 'terms-not-accepted', form({ acceptsTerms: false })],
    ['acceptsTerms', 'terms-not-accepted', form({ acceptsTerms: 'yes' })],
  ])('%s %s', (path, problem, refused) => {
    expect(checkoutProblems(refused, TODAY)).toEqual([{ path, problem }]);
  });

  test('everything at once, in the order of the screen', () => {
    const nothing = form({
      company: { ...COMPANY, legalName: '', siret: '', contactName: '', email: '' },
      billingAddress: { line1: '', postcode: '', city: '', country: '' },
      acceptsTerms: false,
    });
    const paths = checkoutProblems(nothing, { ...TODAY, isDelivered: false }).map(
      ({ path }) => path,
    );
    expect(paths).toEqual([
      'company.legalName',
      'company.siret',
      'company.contactName',
      'company.email',
      'billingAddress.line1',
      'billingAddress.postcode',
      'billingAddress.city',
      'billingAddress.country',
      'acceptsTerms',
    ]);
  });
});

describe('a company that is billed abroad', () => {
  const brussels = { ...PARIS, postcode: '1000', city: 'Bruxelles', country: 'BE' };
  const abroad = (change: object = {}) =>
    form({
      company: { ...COMPANY, siret: undefined, vatNumber: 'BE 0403.019.261', ...change },
      billingAddress: brussels,
    });

  test('is asked for no SIRET, and one that was typed before is not kept', () => {
    expect(checkoutProblems(abroad(), TODAY)).toEqual([]);
    expect(checkoutProblems(abroad({ siret: '1', vatNumber: '' }), TODAY)).toEqual([]);
    const kept = cleanCheckoutForm(abroad({ siret: COMPANY.siret })).company;
    expect(kept).not.toHaveProperty('siret');
    expect(sirenOfCompany(kept)).toBeUndefined();
  });

  test('is told of a number that has no such form', () => {
    expect(checkoutProblems(abroad({ vatNumber: 'BE0403019262' }), TODAY)).toEqual([
      { path: 'company.vatNumber', problem: 'vat-number-invalid' },
    ]);
  });

  test('gets by a quote what needs customs', () => {
    const swiss = { ...PARIS, postcode: '1201', city: 'Genève', country: 'CH' };
    const asked = { ...abroad(), billingAddress: swiss };
    expect(checkoutProblems(asked, { ...TODAY, isQuoted: true })).toEqual([]);
  });
});

describe('what is kept is clean', () => {
  test('numbers without spaces, texts trimmed, what is empty left out', () => {
    const typed = company({
      legalName: ' Atelier Lumen ',
      siren: '',
      vatNumber: 'fr 44.732 829 320',
      email: ' Claire@Atelier-Lumen.FR',
      phone: '01 23 45 67 89',
    });
    expect(cleanCheckoutForm({ ...typed, message: ' a\r\nb ', wishedWeek: '' })).toEqual({
      ...FORM,
      company: {
        ...COMPANY,
        siret: '73282932000074',
        vatNumber: 'FR44732829320',
        phone: '+33123456789',
      },
      message: 'a\nb',
    });
  });

  test('cleaning twice is cleaning once, and changes no judgement', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      // The capital of the last one comes in pieces.
      fc.constantFrom('732 829 320 00074', ' 75 011', '+33 (0)123456789', '\u1fd2'),
    );
    fc.assert(
      fc.property(text, text, text, text, (a, b, c, d) => {
        const typed = form({
          company: { ...COMPANY, legalName: a, siret: b, phone: c, vatNumber: d, email: a },
          billingAddress: { ...PARIS, line1: c, postcode: b, city: d },
          message: a,
        });
        const clean = cleanCheckoutForm(typed);
        expect(cleanCheckoutForm(clean)).toEqual(clean);
        expect(checkoutProblems(clean, TODAY)).toEqual(checkoutProblems(typed, TODAY));
      }),
    );
  });

  test('an order is filed under the SIREN of its company', () => {
    expect(sirenOfCompany(cleanCheckoutForm(FORM).company)).toBe('732829320');
    expect(sirenOfCompany({ ...COMPANY, siret: undefined, siren: '552081317' })).toBe('552081317');
  });
});
