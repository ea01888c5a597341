import { describe, expect, test } from 'vitest';
import { ordersAs } from '#basics/roles.ts';
import { checkoutProblems } from './checkout-form.ts';
import { fillable, knownFields } from './known-buyer.ts';
import { readCheckoutForm } from './read-checkout-form.ts';

const SPACE = {
  kind: 'employer',
  legalName: 'Atelier Lumière',
  siren: '732829320',
  roles: ['hr'],
} as const;
const RUE = { line1: '12 rue des Lilas', postcode: '44000', city: 'Nantes', country: 'FR' };
const BUYER = {
  legalName: 'Atelier Lumière',
  siren: '732829320',
  siret: '73282932000074',
  vatNumber: 'FR44732829320',
  isVatLiable: true,
  billingAddress: RUE,
  deliveryAddress: RUE,
};
const CONTACT = { name: 'Claire Moreau', phone: '02 40 00 00 00' };
const EMAIL = 'claire@atelier.example';

test.each([
  ['employer', ['owner'], 'employer'],
  ['employer', ['hr', 'cse'], 'employer'],
  ['employer', ['cse'], 'cse'],
  ['cse', ['owner'], 'cse'],
] as const)(
  'in a space of kind %s, who is %s orders in the name of: %s',
  (kind, roles, expected) => {
    expect(ordersAs(kind, roles)).toBe(expected);
  },
);

test('the last order fills the form whole: it is sent with nothing typed', () => {
  const fields = knownFields(SPACE, { buyer: BUYER, contact: CONTACT }, EMAIL);
  expect(fields).toMatchObject({
    'company.siret': '73282932000074',
    'company.contactName': 'Claire Moreau',
    'billingAddress.city': 'Nantes',
  });
  expect(fields).not.toHaveProperty('deliversElsewhere');
  const form = readCheckoutForm({ ...fields, paymentMethod: 'card', acceptsTerms: 'on' });
  expect(checkoutProblems(form, { today: '2026-11-27', isDelivered: true })).toEqual([]);
});

test('boxes that went elsewhere go there again', () => {
  const deliveryAddress = { ...RUE, line2: 'Bâtiment B' };
  const fields = knownFields(SPACE, { buyer: { ...BUYER, deliveryAddress }, contact: null }, EMAIL);
  expect(fields).toMatchObject({ deliversElsewhere: 'on', 'deliveryAddress.line2': 'Bâtiment B' });
});

test('without an order the space says who it is, and its VAT number follows', () => {
  expect(knownFields(SPACE, { buyer: null, contact: null }, EMAIL)).toEqual({
    'company.kind': 'employer',
    'company.email': EMAIL,
    'company.legalName': 'Atelier Lumière',
    'company.siret': '732829320',
    'company.vatNumber': 'FR44732829320',
    'company.vatLiable': 'yes',
  });
});

test('a works council in its employer’s space is not given its employer’s name', () => {
  const fields = knownFields({ ...SPACE, roles: ['cse'] }, { buyer: null, contact: null }, EMAIL);
  expect(fields).toEqual({
    'company.kind': 'cse',
    'company.email': EMAIL,
    'company.vatLiable': 'no',
  });
});

describe('what somebody has begun to type', () => {
  const known = knownFields(SPACE, { buyer: BUYER, contact: CONTACT }, EMAIL);
  const begun = {
    'company.kind': 'cse',
    'company.vatLiable': 'no',
    'billingAddress.country': 'FR',
  };

  test('is not there yet: everything is filled', () => {
    expect(fillable(known, {})).toEqual(known);
  });

  test('stays, and no choice is made for them', () => {
    const filled = fillable(known, {
      ...begun,
      'company.kind': 'employer',
      'company.legalName': 'Autre',
    });
    expect(filled).not.toHaveProperty('company.legalName');
    expect(filled).not.toHaveProperty('company.kind');
    expect(filled).not.toHaveProperty('company.vatLiable');
    expect(filled).toMatchObject({
      'company.phone': '02 40 00 00 00',
      'billingAddress.city': 'Nantes',
    });
  });

  test('as a name is given no number of another company', () => {
    const filled = fillable(known, { ...begun, 'company.legalName': 'Autre' });
    expect(filled).not.toHaveProperty('company.siret');
    expect(filled).not.toHaveProperty('company.vatNumber');
  });

  test('in the name of the works council is given nothing of its employer', () => {
    expect(fillable(known, { ...begun, 'company.kind': 'cse' })).toEqual({
      'company.email': EMAIL,
      'company.contactName': 'Claire Moreau',
      'company.phone': '02 40 00 00 00',
    });
  });

  test('of an address keeps the whole of it', () => {
    const filled = fillable(known, { ...begun, 'billingAddress.postcode': '75' });
    expect(Object.keys(filled).filter((name) => name.startsWith('billingAddress'))).toEqual([]);
  });
});
